#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef struct fxNode_st *fxNode;
typedef enum fxMode_enum { FX_FAST = 1, FX_SAFE = 2 } fxMode;
typedef struct fxOptions_st { int depth; char title[16]; } fxOptions;
typedef void (*fxCallback)(fxNode node, int *answer);
fxResult fxCreate(fxNode *node, const fxOptions *options, fxCallback callback);
fxResult fxSetText(fxNode node, const char *text, unsigned int flags);
fxResult fxSetTextAsync(fxNode node, const char *text, unsigned int flags);
fxResult fxSetData(fxNode node, const void *data, size_t size);
fxResult fxSum(fxNode node, const float *values, int n);
fxResult fxFill_v2(fxNode node, float *values, int n);
fxResult fxKept(fxNode node, const char *text);
