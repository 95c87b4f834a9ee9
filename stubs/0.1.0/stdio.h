/* What CUDA's headers need of <stdio.h>: a file is something to point to. */
#ifndef CUBIND_STDIO_H
#define CUBIND_STDIO_H
#include <stddef.h>
typedef struct _IO_FILE FILE;
#endif
