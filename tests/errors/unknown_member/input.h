#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef enum fxMode_enum { FX_MODE_FAST = 1 } fxMode;
typedef enum fxAttribute_enum { FX_ATTRIBUTE_SIZE = 1 } fxAttribute;
fxResult fxGet(void *value, fxAttribute attribute);

typedef struct fxPoint_st { int x, w; } fxPoint;
