#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef struct fxRange_st { int first, last; } fxRange;
typedef struct fxPair_st { int a, b; } fxPair;
typedef struct fxNarrow_st { int low : 4; } fxNarrow;
typedef struct fxTyped_st { int whole; } fxTyped;
static inline fxRange fxMakeRange(int first, int last) { fxRange range = {first, last}; return range; }
static inline fxPair fxMakePair(int a, int b) { fxPair pair = {a, b}; return pair; }
static inline fxTyped fxMakeTyped(float real, int whole) { fxTyped typed = {whole}; return typed; }
static inline fxNarrow fxMakeNarrow(int low) { fxNarrow narrow = {low}; return narrow; }
static inline int fxDouble(int x) { return 2 * x; }
