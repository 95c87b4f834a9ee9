/* The types of <wchar.h>. */
#ifndef CUBIND_WCHAR_H
#define CUBIND_WCHAR_H
#include <stddef.h>
typedef __WINT_TYPE__ wint_t;
#endif
