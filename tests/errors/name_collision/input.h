#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef enum fxMode_enum { FX_MODE_FAST = 1, FX_MODE_SLOW = 2 } fxMode;
typedef enum fxWay_enum { FX_WAY_UP = 1 } fxWay;
typedef enum fxKind_enum { FX_KIND_A = 1 } fxKind;
typedef enum fxType_enum { FX_TYPE_A = 1 } fxType;
