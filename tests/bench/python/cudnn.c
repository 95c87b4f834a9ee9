/* A cuDNN of two functions, which return at once. */
#include <stdint.h>

#define EXPORT __attribute__((visibility("default"))) int

EXPORT cudnnSetTensor4dDescriptor(void *tensor, int format, int type, int n, int c, int h, int w)
{
    (void)tensor, (void)format, (void)type, (void)n, (void)c, (void)h, (void)w;
    return 0;
}
EXPORT cudnnBackendSetAttribute(void *descriptor, int name, int type, int64_t count, const void *elements)
{
    (void)descriptor, (void)name, (void)type, (void)count, (void)elements;
    return 0;
}
