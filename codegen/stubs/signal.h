/* The types of <signal.h>, with their definitions on 64-bit Linux. */
#ifndef CUBIND_SIGNAL_H
#define CUBIND_SIGNAL_H
typedef int sig_atomic_t;
typedef struct { unsigned long __val[16]; } sigset_t;
typedef void (*sighandler_t)(int);
#endif
