/* <alloca.h> declares no function, because no declaration of a library depends on alloca(). */
#ifndef CUBIND_ALLOCA_H
#define CUBIND_ALLOCA_H
#include <stddef.h>
#endif
