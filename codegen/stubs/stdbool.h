/* The part of <stdbool.h> that CUDA's headers need. In C23, these are keywords that need no header. */
#ifndef CUBIND_STDBOOL_H
#define CUBIND_STDBOOL_H
#define bool _Bool
#define true 1
#define false 0
#endif
