#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
/**
 * \brief Adds constants to an image.
 * \param image pointer to device memory
 * \param constants a list of constant values
 */
fxResult fxAdd(float *image, const float *constants);
