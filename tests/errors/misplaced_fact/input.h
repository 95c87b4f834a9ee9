#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);

typedef struct fxStream_st *fxStream;
fxResult fxStreamCreate(fxStream *stream);
fxResult fxStreamGetId(fxStream stream, int *id);
fxResult fxStreamGetFlags(fxStream stream, int *flags);
fxResult fxStreamWait(fxStream stream);
