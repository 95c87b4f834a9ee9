/* What the bodies of functions in CUDA's headers read of <errno.h>. */
#ifndef CUBIND_ERRNO_H
#define CUBIND_ERRNO_H
#define errno 0
#endif
