/* The types from <mmintrin.h> that headers use. The functions that are compiled into programs are not declared. */
#ifndef CUBIND_MMINTRIN_H
#define CUBIND_MMINTRIN_H
typedef long long __m64 __attribute__((vector_size(8)));
#endif
