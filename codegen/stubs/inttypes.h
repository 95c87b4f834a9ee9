/* CUDA's headers only use the integer types from <inttypes.h>. */
#include <stdint.h>
