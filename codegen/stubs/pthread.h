/* The types of <pthread.h>, with their definitions on 64-bit Linux. Mutexes and attributes are larger on aarch64. */
#ifndef CUBIND_PTHREAD_H
#define CUBIND_PTHREAD_H
#include <sys/types.h>
typedef unsigned long pthread_t;
typedef unsigned int pthread_key_t;
typedef int pthread_once_t;
#ifdef __aarch64__
typedef union { char __size[48]; long __align; } pthread_mutex_t;
typedef union pthread_attr_t { char __size[64]; long __align; } pthread_attr_t;
#else
typedef union { char __size[40]; long __align; } pthread_mutex_t;
typedef union pthread_attr_t { char __size[56]; long __align; } pthread_attr_t;
#endif
typedef union { char __size[48]; long long __align; } pthread_cond_t;
typedef union { char __size[56]; long __align; } pthread_rwlock_t;
#endif
