/* A stub of cuBLAS with two functions, which return immediately. */
#define EXPORT __attribute__((visibility("default"))) int

EXPORT cublasSgemm_v2(void *handle, int transa, int transb, int m, int n, int k, const float *alpha, const float *a, int lda,
                      const float *b, int ldb, const float *beta, float *c, int ldc)
{
    (void)handle, (void)transa, (void)transb, (void)m, (void)n, (void)k, (void)lda, (void)ldb, (void)ldc;
    (void)a, (void)b, (void)c;
    return *alpha == *beta;
}
EXPORT cublasSetStream_v2(void *handle, void *stream) { (void)handle, (void)stream; return 0; }
