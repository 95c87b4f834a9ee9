// The array `scalars` contains r'r, p'Ap and the next r'r.
extern "C" __global__ void apply(const double *p, double *q, double *scalars, unsigned n)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    q[i] = 4 * p[i] - (i > 0 ? p[i - 1] : 0) - (i + 1 < n ? p[i + 1] : 0);
    atomicAdd(&scalars[1], p[i] * q[i]);
}

extern "C" __global__ void advance(const double *p, const double *q, double *x, double *r, double *scalars)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    double alpha = scalars[1] > 0 ? scalars[0] / scalars[1] : 0;
    x[i] += alpha * p[i];
    r[i] -= alpha * q[i];
    atomicAdd(&scalars[2], r[i] * r[i]);
}

extern "C" __global__ void turn(const double *r, double *p, const double *scalars)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    p[i] = r[i] + (scalars[0] > 0 ? scalars[2] / scalars[0] : 0) * p[i];
}

extern "C" __global__ void next(double *scalars)
{
    scalars[0] = scalars[2];
    scalars[1] = scalars[2] = 0;
}
