/* <strings.h> declares no functions, because no declaration of a library depends on them. */
#ifndef CUBIND_STRINGS_H
#define CUBIND_STRINGS_H
#include <stddef.h>
#endif
