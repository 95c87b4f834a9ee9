// Stubs of cuBLAS, cuSPARSE and cuDNN that record the bytes of scalar arguments; the test sets their number.
#include <stddef.h>
#include <string.h>

size_t size = 16;
unsigned char seen[16];
const void *place;

static int note(const void *number) {
    place = number;
    memcpy(seen, number, size);
    return 0;
}

int cublasGemmEx(void *handle, int opA, int opB, int m, int n, int k, const void *alpha, const void *a, int typeA, int lda,
                 const void *b, int typeB, int ldb, const void *beta, void *c, int typeC, int ldc, int compute, int algo) {
    (void)handle, (void)opA, (void)opB, (void)m, (void)n, (void)k, (void)a, (void)typeA, (void)lda, (void)b, (void)typeB;
    (void)ldb, (void)beta, (void)c, (void)typeC, (void)ldc, (void)compute, (void)algo;
    return note(alpha);
}

int cublasGemmGroupedBatchedEx(void *handle, const int *opA, const int *opB, const int *m, const int *n, const int *k,
                               const void *alpha, const void *a, int typeA, const int *lda, const void *b, int typeB,
                               const int *ldb, const void *beta, void *c, int typeC, const int *ldc, int groups,
                               const int *sizes, int compute) {
    (void)handle, (void)opA, (void)opB, (void)m, (void)n, (void)k, (void)a, (void)typeA, (void)lda, (void)b, (void)typeB;
    (void)ldb, (void)beta, (void)c, (void)typeC, (void)ldc, (void)groups, (void)sizes, (void)compute;
    return note(alpha);
}

int cublasAxpyEx(void *handle, int n, const void *alpha, int alphaType, const void *x, int xType, int incx, void *y, int yType,
                 int incy, int execution) {
    (void)handle, (void)n, (void)alphaType, (void)x, (void)xType, (void)incx, (void)y, (void)yType, (void)incy, (void)execution;
    return note(alpha);
}

int cublasNrm2Ex(void *handle, int n, const void *x, int xType, int incx, void *result, int resultType, int execution) {
    (void)handle, (void)n, (void)x, (void)xType, (void)incx, (void)resultType, (void)execution;
    memset(result, 0x5a, size);
    return 0;
}

int cublasSnrm2_v2(void *handle, int n, const float *x, int incx, float *result) {
    (void)handle, (void)n, (void)x, (void)incx;
    *result = 2.5f;
    return 0;
}

int cublasLtMatmul(void *handle, void *operation, const void *alpha, const void *a, void *layoutA, const void *b, void *layoutB,
                   const void *beta, const void *c, void *layoutC, void *d, void *layoutD, const void *algo, void *workspace,
                   size_t bytes, void *stream) {
    (void)handle, (void)operation, (void)a, (void)layoutA, (void)b, (void)layoutB, (void)beta, (void)c, (void)layoutC;
    (void)d, (void)layoutD, (void)algo, (void)workspace, (void)bytes, (void)stream;
    return note(alpha);
}

int cudnnAddTensor(void *handle, const void *alpha, void *descA, const void *a, const void *beta, void *descC, void *c) {
    (void)handle, (void)descA, (void)a, (void)beta, (void)descC, (void)c;
    return note(alpha);
}

int cudnnBatchNormalizationForwardInference(void *handle, int mode, const void *alpha, const void *beta, void *descX,
                                            const void *x, void *descY, void *y, void *descScale, const void *scale,
                                            const void *bias, const void *mean, const void *variance, double epsilon) {
    (void)handle, (void)mode, (void)alpha, (void)beta, (void)descX, (void)x, (void)descY, (void)y, (void)descScale, (void)scale;
    (void)mean, (void)variance, (void)epsilon;
    place = bias;
    return 0;
}
