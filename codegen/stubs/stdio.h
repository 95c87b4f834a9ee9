/* What CUDA's headers need of <stdio.h>: a file is something to point to. What bodies of functions print says nothing about a
   declaration. */
#ifndef CUBIND_STDIO_H
#define CUBIND_STDIO_H
#include <stddef.h>
typedef struct _IO_FILE FILE;
#define stderr ((FILE *)0)
#define fprintf(...) ((void)0)
#endif
