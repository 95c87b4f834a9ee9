#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef struct fxFirst_st *fxFirst;
typedef struct fxSecond_st *fxSecond;
fxResult fxCreate(fxFirst *first, fxSecond *second);
fxResult fxDestroy(fxFirst first, fxSecond *second);
/* The spec says that this one ends neither. */
fxResult fxUndestroy(fxFirst first, fxSecond second);
fxResult fxPrepareDestroy(fxFirst first, fxSecond second);
