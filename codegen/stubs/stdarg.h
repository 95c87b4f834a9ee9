/* What CUDA's headers need of <stdarg.h>, from the compiler's own definitions. */
#ifndef CUBIND_STDARG_H
#define CUBIND_STDARG_H
typedef __builtin_va_list va_list;
typedef __builtin_va_list __gnuc_va_list;
#endif
