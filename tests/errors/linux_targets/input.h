#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
#ifdef __aarch64__
typedef struct fxState_st { long first; } fxState;
#define FX_COUNT 4
fxResult fxOnlyThere(void);
#else
typedef struct fxState_st { int first, second, third; } fxState;
#define FX_COUNT 3
#endif
fxResult fxUse(fxState state);
