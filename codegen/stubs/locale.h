/* The types of <locale.h>: they are only pointed to. */
#ifndef CUBIND_LOCALE_H
#define CUBIND_LOCALE_H
struct lconv;
typedef struct __locale_struct *locale_t;
#endif
