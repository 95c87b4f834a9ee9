#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);

fxResult fxOpen(const char *name);
fxResult fxGet(const void *memory);
fxResult fxGetState(int device, void *state, int size);
