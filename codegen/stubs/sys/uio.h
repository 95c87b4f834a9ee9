/* The types of <sys/uio.h>, with their definitions on 64-bit Linux. */
#ifndef CUBIND_SYS_UIO_H
#define CUBIND_SYS_UIO_H
#include <sys/types.h>
struct iovec { void *iov_base; size_t iov_len; };
#endif
