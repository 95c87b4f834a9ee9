/* The types of <locale.h>. They are incomplete, because headers only use pointers to them. */
#ifndef CUBIND_LOCALE_H
#define CUBIND_LOCALE_H
struct lconv;
typedef struct __locale_struct *locale_t;
#endif
