#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef enum fxSigned_enum : int { FX_SIGNED = 1 } fxSigned;
typedef enum fxUnsigned_enum : unsigned int { FX_UNSIGNED = 1 } fxUnsigned;
