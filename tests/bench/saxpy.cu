// The crate's examples/saxpy.rs in C++, with the same steps. This program is the reference for measurements.
//
//   nvcc -O3 -std=c++17 -o saxpy saxpy.cu -lcuda -lnvrtc && ./saxpy [elements]

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include <cuda.h>
#include <nvrtc.h>

static const char *const SOURCE = R"(
extern "C" __global__
void saxpy(float a, const float *x, const float *y, float *out, size_t n)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = a * x[i] + y[i];
}
)";

static const size_t THREADS = 512;
static const int LAUNCHES = 21;

static void check(CUresult result)
{
    if (result == CUDA_SUCCESS)
        return;
    const char *name = nullptr, *text = nullptr;
    cuGetErrorName(result, &name);
    cuGetErrorString(result, &text);
    fprintf(stderr, "saxpy: %s (%d): %s\n", name ? name : "unknown code", (int)result, text ? text : "");
    exit(1);
}

static void check(nvrtcResult result)
{
    if (result == NVRTC_SUCCESS)
        return;
    fprintf(stderr, "saxpy: %s (%d)\n", nvrtcGetErrorString(result), (int)result);
    exit(1);
}

// Compiles CUDA C++ to PTX. If compilation fails, the error contains the compiler's log.
static std::vector<char> compile(const char *source, const std::string &architecture)
{
    nvrtcProgram program;
    check(nvrtcCreateProgram(&program, source, "saxpy.cu", 0, nullptr, nullptr));
    const char *options[] = {architecture.c_str()};
    nvrtcResult result = nvrtcCompileProgram(program, 1, options);
    size_t size = 0;
    if (result != NVRTC_SUCCESS) {
        check(nvrtcGetProgramLogSize(program, &size));
        std::vector<char> log(size);
        check(nvrtcGetProgramLog(program, log.data()));
        fprintf(stderr, "%s\n", log.data());
        check(result);
    }
    check(nvrtcGetPTXSize(program, &size));
    std::vector<char> ptx(size);
    check(nvrtcGetPTX(program, ptx.data()));
    check(nvrtcDestroyProgram(&program));
    return ptx;
}

int main(int argc, char **argv)
{
    auto begin = std::chrono::steady_clock::now();
    size_t n = argc > 1 ? strtoull(argv[1], nullptr, 10) : 32768 * THREADS;

    // Selects the first GPU, and creates a context on it.
    check(cuInit(0));
    CUdevice device;
    check(cuDeviceGet(&device, 0));
    int major, minor;
    check(cuDeviceGetAttribute(&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device));
    check(cuDeviceGetAttribute(&minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device));
    char name[256];
    check(cuDeviceGetName(name, sizeof name, device));
    printf("device            %s, sm_%d%d\n", name, major, minor);
    CUcontext context;
#if CUDA_VERSION >= 13000
    check(cuCtxCreate(&context, nullptr, 0, device));
#else
    check(cuCtxCreate(&context, 0, device));
#endif

    // Compiles the source for this GPU.
    std::vector<char> ptx =
        compile(SOURCE, "--gpu-architecture=compute_" + std::to_string(major) + std::to_string(minor));
    CUmodule module;
    check(cuModuleLoadData(&module, ptx.data()));
    CUfunction kernel;
    check(cuModuleGetFunction(&kernel, module, "saxpy"));

    // Prepares the values on the host and on the GPU.
    float a = 2.0f;
    std::vector<float> x(n), y(n), out(n);
    for (size_t i = 0; i < n; i++)
        x[i] = (float)(i % 1024);
    for (size_t i = 0; i < n; i++)
        y[i] = (float)(i % 777);
    size_t bytes = n * sizeof(float);
    CUdeviceptr gpu_x, gpu_y, gpu_out;
    check(cuMemAlloc(&gpu_x, bytes));
    check(cuMemAlloc(&gpu_y, bytes));
    check(cuMemAlloc(&gpu_out, bytes));
    CUstream stream;
    check(cuStreamCreate(&stream, 0));
    check(cuMemcpyHtoDAsync(gpu_x, x.data(), bytes, stream));
    check(cuMemcpyHtoDAsync(gpu_y, y.data(), bytes, stream));

    // Measures several launches, each between two events.
    CUevent start, end;
    check(cuEventCreate(&start, 0));
    check(cuEventCreate(&end, 0));
    unsigned blocks = (unsigned)((n + THREADS - 1) / THREADS);
    void *arguments[] = {&a, &gpu_x, &gpu_y, &gpu_out, &n};
    std::vector<float> milliseconds(LAUNCHES);
    for (float &time : milliseconds) {
        check(cuEventRecord(start, stream));
        check(cuLaunchKernel(kernel, blocks, 1, 1, (unsigned)THREADS, 1, 1, 0, stream, arguments, nullptr));
        check(cuEventRecord(end, stream));
        check(cuStreamSynchronize(stream));
        check(cuEventElapsedTime(&time, start, end));
    }
    std::sort(milliseconds.begin(), milliseconds.end());
    float kernel_time = milliseconds[LAUNCHES / 2];

    // Checks the result. The values are small integers, so the result is exact.
    check(cuMemcpyDtoHAsync(out.data(), gpu_out, bytes, stream));
    check(cuStreamSynchronize(stream));
    for (size_t i = 0; i < n; i++)
        if (out[i] != a * x[i] + y[i]) {
            fprintf(stderr, "saxpy: element %zu is %g, and should be %g\n", i, out[i], a * x[i] + y[i]);
            return 1;
        }
    printf("verified          %zu elements\n", n);

    // Frees the memory and destroys the handles.
    check(cuEventDestroy(end));
    check(cuEventDestroy(start));
    check(cuStreamDestroy(stream));
    for (CUdeviceptr memory : {gpu_out, gpu_y, gpu_x})
        check(cuMemFree(memory));
    check(cuModuleUnload(module));
    check(cuCtxDestroy(context));

    printf("kernel time       %.4f ms (median of %d launches)\n", kernel_time, LAUNCHES);
    std::chrono::duration<double, std::milli> elapsed = std::chrono::steady_clock::now() - begin;
    printf("application time  %.1f ms\n", elapsed.count());
    return 0;
}
