/* What CUDA's headers need of <stdbool.h>: C23 has it without a header. */
#ifndef CUBIND_STDBOOL_H
#define CUBIND_STDBOOL_H
#define bool _Bool
#define true 1
#define false 0
#endif
