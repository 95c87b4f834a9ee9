#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
static inline fxResult fxOpen(int value) { return value ? FX_INVALID : FX_SUCCESS; }
fxResult fxClose(int value);
