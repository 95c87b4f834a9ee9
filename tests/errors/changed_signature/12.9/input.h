typedef enum fxResult { FX_SUCCESS = 0, FX_ABSENT = 1, FX_INVALID = 2 } fxResult;
const char *fxDescribe(fxResult result);
fxResult fxWait(int device);
fxResult fxSkipped(int device);
fxResult fxRenamed(int device);
