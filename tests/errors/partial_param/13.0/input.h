#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef struct fxPlace_st { int kind, id; } fxPlace;
fxResult fxPrefetch(size_t bytes, const fxPlace *place);
