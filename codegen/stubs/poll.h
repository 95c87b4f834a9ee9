/* The types of <poll.h>, with their definitions on 64-bit Linux. */
#ifndef CUBIND_POLL_H
#define CUBIND_POLL_H
typedef unsigned long nfds_t;
struct pollfd { int fd; short events; short revents; };
#endif
