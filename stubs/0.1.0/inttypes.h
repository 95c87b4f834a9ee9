/* CUDA's headers take only the integers from <inttypes.h>. */
#include <stdint.h>
