/* The part of <errno.h> that function bodies in CUDA's headers use. */
#ifndef CUBIND_ERRNO_H
#define CUBIND_ERRNO_H
#define errno 0
#endif
