#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef struct fxStream_st *fxStream;
fxResult fxGet(int *value);
fxResult fxPut(int *value);
fxResult fxCopy(void *dst, fxStream stream);
fxResult fxOpen(int *number);
