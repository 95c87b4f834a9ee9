#include <stddef.h>
typedef enum fxResult { FX_SUCCESS = 0, FX_ABSENT = 1, FX_INVALID = 2 } fxResult;
const char *fxDescribe(fxResult result);
typedef struct fxItem_st { int a; } fxItem;
/* Records that were there before are as they were. */
typedef struct fxOld_st { fxItem *items; int *numbers; unsigned int size; } fxOld;
fxResult fxUseOld(const fxOld *old);
typedef struct fxHandle_st *fxHandle;
typedef void (*fxCall)(void *data);
/* What types decide, and what an entry decides. */
typedef struct fxDecided_st {
    void *memory; const char *name; fxHandle handle; struct fxHandle_st *same; fxCall call; void *userData;
    fxItem *given; size_t numGiven; int *numbers;
} fxDecided;
/* What nothing decides. */
typedef struct fxNew_st { size_t count; fxItem *items; int *numbers; void **addresses; char *text; } fxNew;
/* What an entry says wrongly. */
typedef struct fxWrong_st {
    fxItem *filled, *untold, *named, *pointed, *first, *second, *third, *fourth;
    void *memory; int number; float real; size_t one, two;
    fxItem *fifth; unsigned int few : 4;
} fxWrong;
fxResult fxUse(const fxDecided *decided, const fxNew *other, const fxWrong *wrong);
