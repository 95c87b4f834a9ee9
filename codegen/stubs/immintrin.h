/* The types from <immintrin.h> that headers use. The functions that are compiled into programs are not declared. */
#ifndef CUBIND_IMMINTRIN_H
#define CUBIND_IMMINTRIN_H
#include <emmintrin.h>
typedef float __m256 __attribute__((vector_size(32)));
typedef double __m256d __attribute__((vector_size(32)));
typedef long long __m256i __attribute__((vector_size(32)));
#endif
