/* The types of <sys/stat.h>. They are incomplete, because headers only use pointers to them. */
#ifndef CUBIND_SYS_STAT_H
#define CUBIND_SYS_STAT_H
#include <sys/types.h>
struct stat;
#endif
