/* The part of <stdalign.h> that CUDA's headers need. In C23, these are keywords that need no header. */
#ifndef CUBIND_STDALIGN_H
#define CUBIND_STDALIGN_H
#define alignas _Alignas
#define alignof _Alignof
#endif
