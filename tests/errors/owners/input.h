#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef struct fxStream_st *fxStream;
typedef struct fxGraph_st *fxGraph;
typedef struct fxEvent_st *fxEvent;
typedef struct fxNode_st *fxNode;
fxResult fxStreamDestroy(fxStream stream);
fxResult fxStreamUnload(fxStream stream);
fxResult fxGraphDestroy(fxGraph graph);
fxResult fxGraphRetainFor(fxGraph *graph, fxGraph other);
fxResult fxGraphCreate(fxGraph *graph, int flags);
fxResult fxGraphMerge(fxGraph *graph, fxGraph other, int flags);
fxResult fxEventDestroy(fxEvent event);
fxResult fxNodeFindIn(fxNode *node, fxGraph graph);
fxResult fxWait(int milliseconds);
typedef struct fxDoor_st *fxDoor;
fxResult fxDoorDestroy(fxGraph graph, fxDoor door);
fxResult fxDoorCreate(fxGraph graph, fxDoor *door);
fxResult fxDoorClone(fxDoor *clone, fxDoor door);
fxResult fxDoorRetain(fxDoor *door);
