/* The types of <sys/time.h>, with their definitions on 64-bit Linux. */
#ifndef CUBIND_SYS_TIME_H
#define CUBIND_SYS_TIME_H
#include <sys/select.h>
#include <time.h>
struct timeval { long tv_sec; long tv_usec; };
#endif
