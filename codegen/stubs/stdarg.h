/* The part of <stdarg.h> that CUDA's headers need, from the compiler's built-in definitions. */
#ifndef CUBIND_STDARG_H
#define CUBIND_STDARG_H
typedef __builtin_va_list va_list;
typedef __builtin_va_list __gnuc_va_list;
#endif
