#include <stddef.h>
#include <stdint.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_NO_LIBRARY = 2, FX_NO_SYMBOL = 3 } fxResult;
const char *fxDescribe(fxResult code);
typedef struct fxContext_st *fxContext_t;
typedef struct fxPoint_st { int x; int y; } fxPoint;
typedef uint32_t fxCount;

/** @param[out] v values
 *  @param[in] n how many */
fxResult fxValues(fxContext_t c, double *v, int n);
fxResult fxGetAll(fxContext_t *hs, int len);
fxResult fxGetDevices(fxContext_t c, fxCount numDevices, fxContext_t *devs);
fxResult fxPoints(const fxPoint *p, size_t npts);
fxResult fxCounted(const fxPoint *p, fxCount numPoints);
fxResult fxTake(fxContext_t c, const char *s, int cb);
fxResult fxPlan(int rank, const fxPoint *dims, int howmany_rank, const fxPoint *howmany_dims);
/** @param[in,out] n how many */
fxResult fxList(fxContext_t *hs, size_t *n);
