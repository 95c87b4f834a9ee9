/* The types of <sched.h>, as 64-bit Linux has them. */
#ifndef CUBIND_SCHED_H
#define CUBIND_SCHED_H
#include <sys/types.h>
typedef struct { unsigned long __bits[16]; } cpu_set_t;
#endif
