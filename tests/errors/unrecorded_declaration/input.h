#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
#ifdef FX_MORE
fxResult fxHidden(int flags);
static inline fxResult fxHiddenBody(int flags) { return FX_SUCCESS; }
typedef enum fxKind_enum { FX_ONE = 1 } fxKind;
struct fxRecord { int a; };
typedef struct fxTag *fxHandle;
#define FX_LIMIT 7
const int FX_LEAST = 1;
fxResult fxSkipped(void);
#endif
#if 0
fxResult fxNever(void);
#endif
/* A definition that is no constant. */
int fxCounter = 0;
