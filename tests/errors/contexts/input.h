#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef struct fxStream_st *fxStream;
fxResult fxStreamDestroy(fxStream stream);
fxResult fxStreamCreate(fxStream *stream);
typedef struct fxImage_st *fxImage;
fxResult fxImageDestroy(fxImage image);
