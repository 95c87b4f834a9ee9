#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef struct fxStream_st *fxStream;
typedef struct fxRange_st { int first, last; } fxRange;
fxResult fxStreamCreate(fxStream *stream);
fxResult fxStreamWait(fxStream stream);
fxResult fxListCopy(int *list);
fxResult fxListSize(size_t *size);
#define fxOldName fxNewName_64
fxResult fxNewName_64(int flags);
static inline fxRange fxMakeRange(int first, int last) { fxRange range = {first, last}; return range; }
