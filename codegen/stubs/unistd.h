/* <unistd.h> without its functions, because no declaration of a library depends on them. Its types are those of <sys/types.h>. */
#ifndef CUBIND_UNISTD_H
#define CUBIND_UNISTD_H
#include <sys/types.h>
#include <stdio.h>
#endif
