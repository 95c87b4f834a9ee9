/* A stub of cuDNN with three functions, which return immediately. */
#include <stdint.h>

#define EXPORT __attribute__((visibility("default"))) int

EXPORT cudnnSetTensor4dDescriptor(void *tensor, int format, int type, int n, int c, int h, int w)
{
    (void)tensor, (void)format, (void)type, (void)n, (void)c, (void)h, (void)w;
    return 0;
}
EXPORT cudnnConvolutionForward(void *handle, const float *alpha, void *x_type, const void *x, void *w_type, const void *w,
                               void *convolution, int algorithm, void *workspace, uint64_t size, const float *beta,
                               void *y_type, void *y)
{
    (void)handle, (void)x_type, (void)x, (void)w_type, (void)w, (void)convolution, (void)algorithm;
    (void)workspace, (void)size, (void)y_type, (void)y;
    return *alpha == *beta;
}
EXPORT cudnnBackendSetAttribute(void *descriptor, int name, int type, int64_t count, const void *elements)
{
    (void)descriptor, (void)name, (void)type, (void)count, (void)elements;
    return 0;
}
