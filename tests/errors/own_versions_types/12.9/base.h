/* A library that comes with CUDA; what it says of devices differs from one major version to the next. */
#include <stddef.h>

typedef enum fvbResult_enum { FVB_SUCCESS = 0, FVB_INVALID = 1, FVB_ABSENT = 2 } fvbResult;
const char *fvbDescribe(fvbResult code);

typedef struct fvbStream_st *fvbStream;
typedef struct fvbDevice_st { int number; } fvbDevice;

fvbResult fvbStreamMake(fvbStream *stream);
fvbResult fvbGetDevice(const fvbDevice *device);
