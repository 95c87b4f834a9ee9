// Types of memory with incorrect names.
#include <stddef.h>
typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_NO_LIBRARY = 2, FX_NO_SYMBOL = 3 } fxResult;
const char *fxDescribe(fxResult code);
typedef enum fxType_enum { FX_FLOAT = 1, FX_FLOAT_AGAIN = 2, FX_NEW = 3 } fxType;
typedef enum fxMode_enum { FX_MODE = 1 } fxMode;
fxResult fxReduce(const void *from, const float *by, size_t count, float scale, fxType type, fxMode mode);
