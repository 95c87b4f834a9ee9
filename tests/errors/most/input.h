#define FX_DIM_MAX 8

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
fxResult fxSetDims(int rank, const int dims[]);
void fxSetSizes(int rank, const int sizes[]);
fxResult fxGetName(char *name, int length);
