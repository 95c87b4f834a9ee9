/* <strings.h>: its functions say nothing about a library's declarations. */
#ifndef CUBIND_STRINGS_H
#define CUBIND_STRINGS_H
#include <stddef.h>
#endif
