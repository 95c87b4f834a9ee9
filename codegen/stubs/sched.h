/* The types of <sched.h>, with their definitions on 64-bit Linux. */
#ifndef CUBIND_SCHED_H
#define CUBIND_SCHED_H
#include <sys/types.h>
typedef struct { unsigned long __bits[16]; } cpu_set_t;
#endif
