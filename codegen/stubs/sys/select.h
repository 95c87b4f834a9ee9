/* The types of <sys/select.h>, with their definitions on 64-bit Linux. */
#ifndef CUBIND_SYS_SELECT_H
#define CUBIND_SYS_SELECT_H
#include <time.h>
typedef struct { long __fds_bits[16]; } fd_set;
#endif
