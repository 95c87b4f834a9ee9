/* The types of <signal.h>, as 64-bit Linux has them. */
#ifndef CUBIND_SIGNAL_H
#define CUBIND_SIGNAL_H
typedef int sig_atomic_t;
typedef struct { unsigned long __val[16]; } sigset_t;
typedef void (*sighandler_t)(int);
#endif
