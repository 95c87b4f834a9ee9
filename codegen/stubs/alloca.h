/* <alloca.h>: its function says nothing about a library's declarations. */
#ifndef CUBIND_ALLOCA_H
#define CUBIND_ALLOCA_H
#include <stddef.h>
#endif
