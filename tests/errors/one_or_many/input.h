#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
/**
 * \param slots - Array to fill, one element for each \p granule of \p size
 * \param made - Returned list, which is one handle
 * \param item - One thing
 */
fxResult fxFill(int *slots, int *made, const int *item, size_t size, size_t granule);
/**
 * \param made - Returned array
 */
fxResult fxMake(int *made);
