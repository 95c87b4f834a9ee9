#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef struct fxPlace_v1_st { int version; int a; } fxPlace_v1_t;
typedef struct fxPlace_v2_st { int version; int b; } fxPlace_v2_t;
typedef struct fxList_v1_st { int version; } fxList_v1_t;
typedef struct fxList_v2_st { int version; } fxList_v2_t;
typedef fxPlace_v2_t fxPlace_t;
/* The same record under another name: nothing moves. */
typedef fxList_v2_t fxList_t;
fxResult fxGetPlace(fxPlace_t *place);
fxResult fxGetList(fxList_t *list);
