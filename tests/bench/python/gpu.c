/* The same calls from C, in loops, to measure the time of the driver itself. The driver must be loaded first, with global symbols. */
#include <stddef.h>
#include <stdint.h>
#include <time.h>

typedef uint64_t address;
typedef void *handle;

int cuDeviceGetAttribute(int *, int, int);
int cuCtxGetCurrent(handle *);
int cuCtxSetCurrent(handle);
int cuMemGetInfo_v2(size_t *, size_t *);
int cuMemAlloc_v2(address *, size_t);
int cuMemFree_v2(address);
int cuMemAllocAsync(address *, size_t, handle);
int cuMemFreeAsync(address, handle);
int cuMemcpyHtoD_v2(address, const void *, size_t);
int cuMemsetD8Async(address, unsigned char, size_t, handle);
int cuStreamQuery(handle);
int cuStreamSynchronize(handle);
int cuEventRecord(handle, handle);
int cuEventQuery(handle);
int cuPointerGetAttribute(void *, int, address);
int cuModuleGetFunction(handle *, handle, const char *);
int cuOccupancyMaxActiveBlocksPerMultiprocessor(int *, handle, int, size_t);
int cuLaunchKernel(handle, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, handle, void **, void **);

/* Objects that gpu.py has created. */
struct made {
    handle context, stream, event, module, empty, five;
    address memory;
    const void *host;
    size_t size;
};

/* The variables to which calls write their outputs, so that the compiler does not merge the calls. */
static struct { int number; size_t free, total; address memory; handle handle; } out;

static int launch_five(const struct made *it)
{
    address first = it->memory, second = it->memory;
    int count = 3;
    float factor = 2.5f;
    size_t size = 7;
    void *arguments[] = {&first, &second, &count, &factor, &size};
    return cuLaunchKernel(it->five, 1, 1, 1, 1, 1, 1, 0, it->stream, arguments, NULL);
}

/* Returns the time of one call in seconds, or a negative number if a call failed. */
#define TIMED(name, call) \
    double name(const struct made *it, long loops) \
    { \
        struct timespec begin, end; \
        int wrong = 0; \
        clock_gettime(CLOCK_MONOTONIC, &begin); \
        for (long i = 0; i < loops; i++) \
            wrong |= (call); \
        clock_gettime(CLOCK_MONOTONIC, &end); \
        return wrong ? -1 : ((end.tv_sec - begin.tv_sec) + (end.tv_nsec - begin.tv_nsec) * 1e-9) / loops; \
    }

TIMED(attribute, cuDeviceGetAttribute(&out.number, 16, 0))
TIMED(current, cuCtxGetCurrent(&out.handle))
TIMED(set_current, cuCtxSetCurrent(it->context))
TIMED(info, cuMemGetInfo_v2(&out.free, &out.total))
TIMED(alloc, cuMemAlloc_v2(&out.memory, it->size) || cuMemFree_v2(out.memory))
TIMED(alloc_async, cuMemAllocAsync(&out.memory, it->size, it->stream) || cuMemFreeAsync(out.memory, it->stream))
TIMED(copy, cuMemcpyHtoD_v2(it->memory, it->host, it->size))
TIMED(set, cuMemsetD8Async(it->memory, 0, it->size, it->stream))
TIMED(query, cuStreamQuery(it->stream))
TIMED(synchronize, cuStreamSynchronize(it->stream))
TIMED(record, cuEventRecord(it->event, it->stream))
TIMED(event_query, cuEventQuery(it->event))
TIMED(pointer, cuPointerGetAttribute(&out.number, 2, it->memory))
TIMED(function, cuModuleGetFunction(&out.handle, it->module, "empty"))
TIMED(occupancy, cuOccupancyMaxActiveBlocksPerMultiprocessor(&out.number, it->empty, 256, 0))
TIMED(launch, cuLaunchKernel(it->empty, 1, 1, 1, 1, 1, 1, 0, it->stream, NULL, NULL))
TIMED(launch_of_five, launch_five(it))
