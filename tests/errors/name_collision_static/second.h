#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxTell(fxResult code);

typedef enum fxMode_enum { FX_MODE_FAST = 1, FX_MODE_SLOW = 2 } fxMode;
