/* The macro of <stdnoreturn.h>. */
#ifndef CUBIND_STDNORETURN_H
#define CUBIND_STDNORETURN_H
#define noreturn _Noreturn
#endif
