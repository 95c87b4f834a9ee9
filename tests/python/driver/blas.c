// A cuBLAS stub with three functions that record their arguments.
#include <stddef.h>

const void *seen[3];
double scalar[2];

int cublasSaxpy_v2(void *handle, int n, const float *alpha, const float *x, int incx, float *y, int incy) {
    (void)handle, (void)n, (void)incx, (void)incy;
    scalar[0] = *alpha;
    seen[0] = x, seen[1] = y;
    return 0;
}

int cublasZaxpy_v2(void *handle, int n, const double *alpha, const void *x, int incx, void *y, int incy) {
    (void)handle, (void)n, (void)incx, (void)incy;
    scalar[0] = alpha[0], scalar[1] = alpha[1];
    seen[0] = x, seen[1] = y;
    return 0;
}

int cublasSgetriBatched(void *handle, int n, const float *const *a, int lda, const int *pivots, float *const *c, int ldc,
                        int *info, int batch) {
    (void)handle, (void)n, (void)a, (void)lda, (void)c, (void)ldc, (void)batch;
    seen[0] = a, seen[1] = pivots, seen[2] = info;
    return 0;
}
