typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef struct fxStream_st *fxStream;
typedef struct fxGraph_st *fxGraph;
typedef struct fxNode_st *fxNode;
/* The role of a parameter is undecided, and the function destroys the handle. */
fxResult fxStreamDestroy(fxStream stream, int *odd);
fxResult fxStreamCreate(fxStream *stream, int kind);
fxResult fxStreamWait(fxStream stream);
fxResult fxNodeFindIn(fxNode *node, fxStream stream);
fxResult fxGraphDestroy(fxGraph graph);
fxResult fxGraphCreate(fxGraph *graph, int kind);
