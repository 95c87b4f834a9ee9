/* The functions from <string.h> that CUDA's headers call, as compiler built-ins. */
#ifndef CUBIND_STRING_H
#define CUBIND_STRING_H
#include <stddef.h>
#define memcpy(to, from, size) __builtin_memcpy(to, from, size)
#define memset(to, value, size) __builtin_memset(to, value, size)
#define strlen(text) __builtin_strlen(text)
#define strerror(code) ""
#endif
