#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
typedef enum fxAttribute_enum { FX_ATTRIBUTE_ON = 1 } fxAttribute;
const char *fxDescribe(fxResult code);
fxResult fxGetAttribute(fxAttribute attribute, void *value);
