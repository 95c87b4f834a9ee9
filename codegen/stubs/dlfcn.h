/* The constants from <dlfcn.h> that declarations use. */
#ifndef CUBIND_DLFCN_H
#define CUBIND_DLFCN_H
#define RTLD_LAZY 1
#define RTLD_NOW 2
#endif
