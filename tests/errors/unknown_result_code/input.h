#include <stddef.h>

typedef enum fxCode_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxCode;
typedef struct fxStatus_st { fxCode error; int detail; } fxStatus;
fxStatus fxDo(int value);
