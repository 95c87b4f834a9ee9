#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
/**
 * \brief Adds a channel.
 * \param chances one for each matrix
 * \param wires an array of \p numWires wires
 * \param masks an array of \p numWires masks
 */
fxResult fxAddChannel(const void *matrices, int numMatrices, const double *chances, const int *masks, const int *wires,
                      int numWires);
