/* The types of <netinet/in.h>, with their definitions on 64-bit Linux. */
#ifndef CUBIND_NETINET_IN_H
#define CUBIND_NETINET_IN_H
#include <stdint.h>
#include <sys/socket.h>
typedef uint16_t in_port_t;
typedef uint32_t in_addr_t;
struct in_addr { in_addr_t s_addr; };
struct sockaddr_in { sa_family_t sin_family; in_port_t sin_port; struct in_addr sin_addr; unsigned char sin_zero[8]; };
#endif
