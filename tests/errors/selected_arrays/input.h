typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef enum fxType_enum { FX_TYPE_INT = 0, FX_TYPE_NAME = 1, FX_TYPE_LIST = 2 } fxType;
fxResult fxSet(fxType type, int count, const void *values);
fxResult fxSetBoth(fxType type, int count, const void *values);
fxResult fxGet(fxType type, int count, const void *values);
fxResult fxSum(fxType type, int *count, const double *values);
fxResult fxGetAll(fxType type, int count, void *values);
