/* CUDA's headers only use definitions from <arpa/inet.h> that are also in <sys/socket.h>. */
#include <sys/socket.h>
