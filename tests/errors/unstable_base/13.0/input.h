typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
typedef enum fxMode_enum { FX_FAST = 0, FX_SLOW = 1, FX_EXACT = 2, FX_MODES = 3 } fxMode;
typedef struct fxRange { long long begin; long long end; } fxRange;
typedef struct fxOptions { int depth; int width; int reserved[2]; } fxOptions;
typedef struct fxPlan_st *fxPlan;
#define FX_DEFAULT 2
const char *fxDescribe(fxResult code);

#define fxOpen fxOpen_v2
fxResult fxOpen_v2(int device);
fxResult fxScale(int n, double alpha);
fxResult fxRun_v2(fxPlan plan, fxMode mode, fxRange range);
typedef void (*fxCallback)(void *data, const int *value);
fxResult fxWatch(fxCallback callback, void *data);
fxResult fxWatchAgain(fxCallback callback, void *data);
