/* The types of <sys/types.h>, with their definitions on 64-bit Linux. */
#ifndef CUBIND_SYS_TYPES_H
#define CUBIND_SYS_TYPES_H
#include <stddef.h>
#include <sys/select.h>
#include <time.h>
typedef __INTPTR_TYPE__ ssize_t;
typedef __INTPTR_TYPE__ off_t;
typedef __INTPTR_TYPE__ loff_t;
typedef __INTPTR_TYPE__ off64_t;
typedef int pid_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef unsigned int mode_t;
typedef unsigned long dev_t;
typedef unsigned long ino_t;
#endif
