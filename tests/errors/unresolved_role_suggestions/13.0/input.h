#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
/**
 * \param how - What to do
 */
fxResult fxCapture(int *how, int *state, int *numNodes);
/**
 * \param how - What to do
 * \param state - What it does
 * \param nodes - Its nodes, as many as \p numNodes; more: see fxShape
 * \param numNodes - How many
 * \param data - Bytes, numBytes of them
 */
fxResult fxCapture_v2(int *how, long *state, const int *nodes, const int *edges, void *data, size_t numNodes, size_t numBytes);
fxResult fxShape(int *dims, const int *offsets, int rank);
/**
 * \param d_values - An array of nValues
 */
fxResult fxSend(int *targets, int nTargets, float *d_values, int nValues, char *mask, int *order, int maskLen);
