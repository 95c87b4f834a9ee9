#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef enum fxMode_enum { FX_MODE_FAST = 1 } fxMode;
typedef enum fxAttribute_enum {
    FX_ATTRIBUTE_SIZE = 1,
    FX_ATTRIBUTE_STREAM = 2,
    FX_ATTRIBUTE_MODE = 3,
    FX_ATTRIBUTE_COUNT = 4
} fxAttribute;
typedef struct fxStream_st *fxStream;
fxResult fxGet(void *value, int number);
fxResult fxSet(const void *value, fxMode mode);
fxResult fxGetAll(void **values, fxAttribute attribute, size_t count);
fxResult fxAsk(void *value, fxAttribute attribute);
fxResult fxAskMode(void *value, fxMode mode);
fxResult fxMade(void *made);
