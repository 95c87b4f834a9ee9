/* The types of <sys/select.h>, as 64-bit Linux has them. */
#ifndef CUBIND_SYS_SELECT_H
#define CUBIND_SYS_SELECT_H
#include <time.h>
typedef struct { long __fds_bits[16]; } fd_set;
#endif
