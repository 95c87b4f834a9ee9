/* The part of <stdio.h> that CUDA's headers need. FILE is incomplete, because headers only use pointers to it. Printing
   does nothing, because it does not affect declarations. */
#ifndef CUBIND_STDIO_H
#define CUBIND_STDIO_H
#include <stddef.h>
typedef struct _IO_FILE FILE;
#define stderr ((FILE *)0)
#define fprintf(...) ((void)0)
#endif
