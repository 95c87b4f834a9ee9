/* CUDA's headers only point to what <sys/socket.h> declares. */
#ifndef CUBIND_SYS_SOCKET_H
#define CUBIND_SYS_SOCKET_H
#include <sys/types.h>
struct sockaddr;
#endif
