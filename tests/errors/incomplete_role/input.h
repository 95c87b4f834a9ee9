#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef void (*fxCall)(void *userData);
fxResult fxRun(fxCall call, fxCall other, void *userData);
fxResult fxCopy(int *list, void *dst, char *name, int *sum, size_t size);
