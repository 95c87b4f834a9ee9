/* The types of <fcntl.h>: those of <sys/types.h>. */
#ifndef CUBIND_FCNTL_H
#define CUBIND_FCNTL_H
#include <sys/types.h>
#define O_RDONLY 0
#define O_WRONLY 1
#define O_RDWR 2
#endif
