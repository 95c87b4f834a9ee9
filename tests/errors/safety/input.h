#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef struct fxNode_st *fxNode;
fxResult fxGetText(fxNode node, const char **text);
fxResult fxGetNodes(fxNode node, const fxNode **nodes, size_t *count);
fxResult fxWrite(fxNode node, const void *from, size_t size);
fxResult fxCreate(fxNode *node);
fxResult fxSetSize(fxNode node, size_t size);
fxResult fxOpen(fxNode *node, const char **text);
