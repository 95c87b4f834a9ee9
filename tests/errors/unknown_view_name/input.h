#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
fxResult fxGetFlags(int flags, int more);
typedef struct { int number, last; union { struct { int fileName; } where; } ; int *ids; } fxState_t;
fxResult fxGetState(fxState_t *state);
fxResult fxSetState(fxState_t *state, int flags);
