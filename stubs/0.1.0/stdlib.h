/* CUDA's headers take only size_t from <stdlib.h>. */
#include <stddef.h>
