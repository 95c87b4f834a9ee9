/* The types from <sys/socket.h> that signatures and records use. */
#ifndef CUBIND_SYS_SOCKET_H
#define CUBIND_SYS_SOCKET_H
#include <sys/types.h>
typedef unsigned int socklen_t;
typedef unsigned short sa_family_t;
struct sockaddr;
struct sockaddr_storage {
    sa_family_t ss_family;
    char __ss_padding[118];
    unsigned long __ss_align;
};
#endif
