#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
#if defined(CUDA_API_PER_THREAD_DEFAULT_STREAM)
#define fxCopy fxMove_ptsz
#endif
fxResult fxCopy(int flags);
#undef fxCopy
#if defined(CUDA_API_PER_THREAD_DEFAULT_STREAM)
#define fxCopy fxMove_ptsz
fxResult fxMove_ptsz(int flags);
#endif
fxResult fxMove(int flags);
