#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
typedef struct fxStream_st *fxStream;
typedef struct fxPlan_st *fxPlan;
fxResult fxSetStream(fxPlan plan, fxStream stream);
fxResult fxDestroy(fxPlan plan);
