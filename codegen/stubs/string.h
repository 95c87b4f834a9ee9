/* What CUDA's headers call of <string.h>, as the compiler has it. */
#ifndef CUBIND_STRING_H
#define CUBIND_STRING_H
#include <stddef.h>
#define memcpy(to, from, size) __builtin_memcpy(to, from, size)
#define memset(to, value, size) __builtin_memset(to, value, size)
#define strlen(text) __builtin_strlen(text)
#define strerror(code) ""
#endif
