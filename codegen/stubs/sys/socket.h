/* The types from <sys/socket.h> that signatures use. Addresses are incomplete types, because signatures only use pointers to them. */
#ifndef CUBIND_SYS_SOCKET_H
#define CUBIND_SYS_SOCKET_H
#include <sys/types.h>
typedef unsigned int socklen_t;
typedef unsigned short sa_family_t;
struct sockaddr;
#endif
