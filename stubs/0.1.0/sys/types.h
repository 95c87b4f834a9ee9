/* What CUDA's headers need of <sys/types.h>, as 64-bit Linux has it. */
#ifndef CUBIND_SYS_TYPES_H
#define CUBIND_SYS_TYPES_H
#include <stddef.h>
typedef __INTPTR_TYPE__ ssize_t;
typedef __INTPTR_TYPE__ off_t;
typedef __INTPTR_TYPE__ loff_t;
#endif
