/* What CUDA's headers call of <math.h>, as the compiler has it: macros, because nothing here is a function of a library. */
#ifndef CUBIND_MATH_H
#define CUBIND_MATH_H
#define fabs(x) __builtin_fabs(x)
#define fabsf(x) __builtin_fabsf(x)
#define sqrt(x) __builtin_sqrt(x)
#define sqrtf(x) __builtin_sqrtf(x)
#endif
