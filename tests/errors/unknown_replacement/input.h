typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
fxResult fxBegin(int value);
fxResult fxStart(int *value);
fxResult fxStart2(int value);
#define fxOldName fxNewName_64
fxResult fxNewName_64(int flags);
