/* The types of <sys/socket.h> that signatures name: addresses are only pointed to. */
#ifndef CUBIND_SYS_SOCKET_H
#define CUBIND_SYS_SOCKET_H
#include <sys/types.h>
typedef unsigned int socklen_t;
typedef unsigned short sa_family_t;
struct sockaddr;
#endif
