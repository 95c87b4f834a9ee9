/* The version. */
#define FX_VERSION 13000
