#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);

fxResult fxGetSize(int device, size_t *size);
fxResult fxGetName(int device, char *name, int length);
fxResult fxGetLog(int device, void *log);
fxResult fxSkipped(int *value);
