/* The part of <stdio.h> that CUDA's headers need. FILE is incomplete, because headers only use pointers to it. Printing
   does nothing, because it does not affect declarations. */
#ifndef CUBIND_STDIO_H
#define CUBIND_STDIO_H
#include <stddef.h>
typedef struct _IO_FILE FILE;
#define EOF (-1)
#define BUFSIZ 8192
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#define stdin ((FILE *)0)
#define stdout ((FILE *)0)
#define stderr ((FILE *)0)
#define fprintf(...) ((void)0)
#endif
