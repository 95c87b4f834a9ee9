/* CUDA's headers take nothing from <arpa/inet.h> that <sys/socket.h> does not have. */
#include <sys/socket.h>
