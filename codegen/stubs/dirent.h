/* The types of <dirent.h>. They are incomplete, because headers only use pointers to them. */
#ifndef CUBIND_DIRENT_H
#define CUBIND_DIRENT_H
#include <sys/types.h>
typedef struct __dirstream DIR;
struct dirent;
#endif
