#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef struct fxRange_st { int first, last; } fxRange;
static inline fxRange fxMakeRange(int first, int last) { fxRange range = {first, last}; return range; }
static inline int fxTwice(int a) { return 2 * a; }
