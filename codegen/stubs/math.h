/* The functions from <math.h> that CUDA's headers call. They are macros for compiler built-ins, so that the scan finds no functions here. */
#ifndef CUBIND_MATH_H
#define CUBIND_MATH_H
#define fabs(x) __builtin_fabs(x)
#define fabsf(x) __builtin_fabsf(x)
#define sqrt(x) __builtin_sqrt(x)
#define sqrtf(x) __builtin_sqrtf(x)
#endif
