#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);

fxResult fxGet(int device, int *value, char *name);
fxResult fxGetText(char *text);
fxResult fxGetState(int device, void *state);
fxResult fxList(int *count, int *list);
