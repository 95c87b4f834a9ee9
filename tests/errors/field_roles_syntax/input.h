typedef enum fxResult { FX_SUCCESS = 0, FX_ABSENT = 1, FX_INVALID = 2 } fxResult;
const char *fxDescribe(fxResult result);
typedef struct fxItem_st { int a; } fxItem;
/* Records that were there before are as they were. */
typedef struct fxOld_st { fxItem *items; int *numbers; unsigned int size; } fxOld;
fxResult fxUseOld(const fxOld *old);
