/* The types from <xmmintrin.h> that headers use. The functions that are compiled into programs are not declared. */
#ifndef CUBIND_XMMINTRIN_H
#define CUBIND_XMMINTRIN_H
#include <mmintrin.h>
typedef float __m128 __attribute__((vector_size(16)));
#endif
