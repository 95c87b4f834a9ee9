/* What CUDA's headers need of <stdalign.h>: C23 has it without a header. */
#ifndef CUBIND_STDALIGN_H
#define CUBIND_STDALIGN_H
#define alignas _Alignas
#define alignof _Alignof
#endif
