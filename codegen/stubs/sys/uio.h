/* The types of <sys/uio.h>, as 64-bit Linux has them. */
#ifndef CUBIND_SYS_UIO_H
#define CUBIND_SYS_UIO_H
#include <sys/types.h>
struct iovec { void *iov_base; size_t iov_len; };
#endif
