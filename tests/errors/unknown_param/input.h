#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef enum fxAttribute_enum { FX_ATTRIBUTE_SIZE = 1 } fxAttribute;
fxResult fxCopy(void *dst, const void *src, size_t size);
fxResult fxGet(void *value, fxAttribute attribute);
fxResult fxCall(void (*call)(void *), void *data);
fxResult fxSync(void);
typedef void (*fxRequestFn)(void **buffer, size_t size, const size_t *limit);
fxResult fxRegister(fxRequestFn request);
