/* The types of <uchar.h>. */
#ifndef CUBIND_UCHAR_H
#define CUBIND_UCHAR_H
#include <stddef.h>
typedef __CHAR16_TYPE__ char16_t;
typedef __CHAR32_TYPE__ char32_t;
#endif
