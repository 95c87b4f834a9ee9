/* The words of <complex.h>: the scan leaves complex numbers out. */
#ifndef CUBIND_COMPLEX_H
#define CUBIND_COMPLEX_H
#define complex _Complex
#define I (__extension__ 1.0iF)
#endif
