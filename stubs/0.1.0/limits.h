/* What CUDA's headers need of <limits.h>, from the compiler's own definitions. */
#ifndef CUBIND_LIMITS_H
#define CUBIND_LIMITS_H
#define INT_MAX __INT_MAX__
#define INT_MIN (-__INT_MAX__ - 1)
#define UINT_MAX (__INT_MAX__ * 2U + 1U)
#endif
