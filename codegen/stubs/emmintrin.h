/* The types from <emmintrin.h> that headers use. The functions that are compiled into programs are not declared. */
#ifndef CUBIND_EMMINTRIN_H
#define CUBIND_EMMINTRIN_H
#include <xmmintrin.h>
typedef double __m128d __attribute__((vector_size(16)));
typedef long long __m128i __attribute__((vector_size(16)));
#endif
