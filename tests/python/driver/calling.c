/* A driver for tests of effects after a call: it keeps its arguments like the real one, and calls functions on its own
 * thread on request. Compiled by `calling.py`. */
#include <pthread.h>
#include <stddef.h>
#include <string.h>

typedef void (*function)(void);

/* The arguments of the latest call. */
static function kept_function;
static void *kept_data;
static int capturing, code;
/* The destination of a kernel's arguments, and the size of each argument in bytes. */
static const size_t *argument_sizes;
static size_t arguments;
static unsigned char *argument_bytes;

static int keep(function called, void *data)
{
    kept_function = called;
    kept_data = data;
    return code;
}

static int launch(void **params)
{
    unsigned char *to = argument_bytes;
    for (size_t index = 0; index < arguments; to += argument_sizes[index++])
        memcpy(to, params[index], argument_sizes[index]);
    return code;
}

/* Settings that a test makes. */

void set_capturing(int is) { capturing = is; }
void set_code(int next) { code = next; }

void watch(size_t count, const size_t *sizes, unsigned char *to)
{
    arguments = count;
    argument_sizes = sizes;
    argument_bytes = to;
}

static void *as_host_function(void *unused)
{
    ((void (*)(void *))kept_function)(kept_data);
    return unused;
}

static void *as_stream_callback(void *unused)
{
    ((void (*)(void *, int, void *))kept_function)((void *)0x51, 700, kept_data);
    return unused;
}

static void *as_log(void *unused)
{
    ((void (*)(void *, int, char *, size_t))kept_function)(kept_data, 1, "a message, cut", 9);
    return unused;
}

static void *as_notification(void *unused)
{
    struct { int type; unsigned long long budget; } info = {1, 4096};
    ((void (*)(void *, void *, void *))kept_function)(&info, kept_data, (void *)0xA5);
    return unused;
}

static void *as_coredump(void *unused)
{
    ((void (*)(void *, int, int))kept_function)(kept_data, -3, 2);
    return unused;
}

static int recapture_result;

static void *as_recapture(void *unused)
{
    recapture_result = ((int (*)(void *, void *, void *, void *, int))kept_function)(kept_data, (void *)0x9, NULL, NULL, 0);
    return unused;
}

/* Calls the function on a new thread, as the real driver does. */
int fire(int how)
{
    void *(*const all[])(void *) = {as_host_function, as_stream_callback, as_log,
                                    as_notification,  as_coredump,        as_recapture};
    pthread_t thread;
    pthread_create(&thread, NULL, all[how], NULL);
    pthread_join(thread, NULL);
    return recapture_result;
}

/* Functions of the driver that the tests call. */

int cuStreamIsCapturing(void *stream, int *status)
{
    (void)stream;
    *status = capturing;
    return 0;
}

int cuLaunchHostFunc(void *stream, function called, void *data) { return (void)stream, keep(called, data); }

int cuStreamAddCallback(void *stream, function called, void *data, unsigned flags)
{
    return (void)stream, (void)flags, keep(called, data);
}

int cuUserObjectCreate(void **object, void *data, function destroy, unsigned count, unsigned flags)
{
    (void)count, (void)flags;
    *object = (void *)0x77;
    return keep(destroy, data);
}

int cuLogsRegisterCallback(function called, void *data, void **handle)
{
    *handle = (void *)0x10;
    return keep(called, data);
}

int cuLogsUnregisterCallback(void *handle) { return (void)handle, code; }

int cuDeviceRegisterAsyncNotification(int device, function called, void *data, void **handle)
{
    (void)device;
    *handle = (void *)0x10;
    return keep(called, data);
}

int cuDeviceUnregisterAsyncNotification(int device, void *handle) { return (void)device, (void)handle, code; }

int cuCoredumpRegisterStartCallback(function called, void *data, void **handle)
{
    *handle = (void *)0x10;
    return keep(called, data);
}

int cuStreamBeginRecaptureToGraph(void *stream, int mode, void *graph, function called, void *data)
{
    (void)stream, (void)mode, (void)graph;
    return keep(called, data);
}

int cuOccupancyMaxPotentialBlockSize(int *least, int *block, void *kernel, function size, size_t dynamic, int limit)
{
    (void)kernel, (void)limit;
    *least = 1;
    *block = size ? (int)((size_t(*)(int))size)(64) : (int)dynamic;
    return code;
}

struct host_node {
    function called;
    void *data;
};

int cuGraphAddHostNode(void **node, void *graph, void *const *from, size_t count, const struct host_node *params)
{
    (void)graph, (void)from, (void)count;
    *node = (void *)0x88;
    return keep(params->called, params->data);
}

int cuLaunchKernel(void *kernel, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                   unsigned shared, void *stream, void **params, void **extra)
{
    (void)kernel, (void)gx, (void)gy, (void)gz, (void)bx, (void)by, (void)bz, (void)shared, (void)extra;
    kept_data = stream;
    return launch(params);
}

struct kernel_node {
    void *kernel;
    unsigned dimensions[7];
    void **params;
    void **extra;
};

int cuGraphAddKernelNode_v2(void **node, void *graph, void *const *from, size_t count, const struct kernel_node *params)
{
    (void)graph, (void)from, (void)count;
    *node = (void *)0x88;
    return launch(params->params);
}

int cuLinkCreate_v2(unsigned count, int *options, void **values, void **state)
{
    (void)count, (void)options;
    kept_data = values;
    *state = (void *)0x99;
    return code;
}

int cuLinkDestroy(void *state) { return (void)state, code; }

int cuMemsetD8_v2(unsigned long long to, unsigned char value, size_t count)
{
    (void)value, (void)count;
    kept_data = (void *)to;
    return code;
}

int cuMemHostRegister_v2(void *memory, size_t bytes, unsigned flags)
{
    (void)bytes, (void)flags;
    kept_data = memory;
    return code;
}

int cuStreamSynchronize(void *stream)
{
    kept_data = stream;
    return code;
}

int cuModuleGetFunction(void **kernel, void *module, const char *name)
{
    static char copy[64];
    (void)module;
    *kernel = (void *)0x66;
    kept_data = strncpy(copy, name, sizeof copy - 1);
    return code;
}

void *kept_pointer(void) { return kept_data; }
