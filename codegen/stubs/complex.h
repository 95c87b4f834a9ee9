/* The macros of <complex.h>. The scan ignores complex numbers. */
#ifndef CUBIND_COMPLEX_H
#define CUBIND_COMPLEX_H
#define complex _Complex
#define I (__extension__ 1.0iF)
#endif
