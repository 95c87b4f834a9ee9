__constant__ float summands[4];

extern "C" __global__ void add(float *values)
{
    unsigned place;
    asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(place));
    values[blockIdx.x * blockDim.x + threadIdx.x] += summands[place];
}
