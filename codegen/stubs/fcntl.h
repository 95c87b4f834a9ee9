/* The types of <fcntl.h> (from <sys/types.h>), and its constants for access modes. */
#ifndef CUBIND_FCNTL_H
#define CUBIND_FCNTL_H
#include <sys/types.h>
#define O_RDONLY 0
#define O_WRONLY 1
#define O_RDWR 2
#endif
