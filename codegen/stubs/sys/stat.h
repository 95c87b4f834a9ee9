/* The types of <sys/stat.h>: files are only pointed to. */
#ifndef CUBIND_SYS_STAT_H
#define CUBIND_SYS_STAT_H
#include <sys/types.h>
struct stat;
#endif
