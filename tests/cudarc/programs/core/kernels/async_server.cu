extern "C" __global__ void square(float *values)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    values[i] *= values[i];
}
