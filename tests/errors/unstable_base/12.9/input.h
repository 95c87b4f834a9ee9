typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
typedef enum fxMode_enum { FX_FAST = 0, FX_EXACT = 1, FX_MODES = 2 } fxMode;
typedef struct fxRange { int begin; int end; } fxRange;
typedef struct fxOptions { int depth; int reserved[3]; } fxOptions;
typedef struct fxPlan_st *fxPlan;
#define FX_DEFAULT 1
const char *fxDescribe(fxResult code);

fxResult fxOpen(int device);
fxResult fxScale(int n, float alpha);
fxResult fxRun_v1(fxPlan plan, fxMode mode, fxRange range);
typedef void (*fxCallback)(void *data, int *value);
fxResult fxWatch(fxCallback callback, void *data);
fxResult fxWatchAgain(fxCallback callback, void *data);
