#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef enum fxKind_enum { FX_KIND_LIST = 1, FX_KIND_TEXT = 2 } fxKind;
typedef struct fxItem_st { int a; } fxItem;
typedef struct fxList_st { size_t size; fxItem *items; } fxList;
typedef struct fxNode_st { fxKind kind; unsigned int flags; union { fxList list, other, third; int number; }; } fxNode;
typedef struct fxNamed_st { fxKind kind; union { fxList list; int number; } one; } fxNamed;
fxResult fxUse(const fxNode *node, const fxNamed *named);
