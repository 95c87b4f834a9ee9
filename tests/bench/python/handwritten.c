/* The same calls in a hand-written extension, with the same checks. This is a lower bound for the cost of bindings.
 *
 * Handles are objects of one class: arguments are checked and read, and outputs are new objects. Numbers are converted
 * as Python converts them, and the GIL is released in the same calls as in cubind. Calls of libraries take plain
 * integers for handles, because the measured calls pass these to cubind as well. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>

int cuDeviceGetCount(int *);
int cuCtxGetCurrent(void **);
int cuCtxSynchronize(void);
int cuMemGetInfo_v2(size_t *, size_t *);
int cuMemAllocAsync(uint64_t *, size_t, void *);
int cuMemFreeAsync(uint64_t, void *);
int cuStreamCreate(void **, unsigned);
int cuStreamSynchronize(void *);
int cuStreamWaitEvent(void *, void *, unsigned);
int cuEventRecord(void *, void *);
int cuGraphLaunch(void *, void *);
int cuDeviceGetAttribute(int *, int, int);
int cuCtxSetCurrent(void *);
int cuStreamQuery(void *);
int cuMemAlloc_v2(uint64_t *, size_t);
int cuMemFree_v2(uint64_t);
int cuMemcpyHtoD_v2(uint64_t, const void *, size_t);
int cuModuleGetGlobal_v2(uint64_t *, size_t *, void *, const char *);
int cuEventElapsedTime_v2(float *, void *, void *);
int cuLaunchKernel(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **, void **);
int cublasSetStream_v2(void *, void *);
int cublasSgemm_v2(void *, int, int, int, int, int, const float *, const float *, int, const float *, int, const float *,
                   float *, int);
int cudnnSetTensor4dDescriptor(void *, int, int, int, int, int, int);
int cudnnConvolutionForward(void *, const void *, void *, const void *, void *, const void *, void *, int, void *, size_t,
                            const void *, void *, void *);

static PyObject *success, *done; /* CUDA_SUCCESS, and a tuple that contains only CUDA_SUCCESS */

/* A handle, or an address on a device. */
typedef struct {
    PyObject_HEAD
    uint64_t value;
} Handle;
static PyTypeObject HandleType;

static uint64_t given(PyObject *object)
{
    if (Py_IS_TYPE(object, &HandleType))
        return ((Handle *)object)->value;
    PyErr_SetString(PyExc_TypeError, "no handle");
    return 0;
}
static PyObject *handle(uint64_t value)
{
    Handle *made = PyObject_New(Handle, &HandleType);
    if (made)
        made->value = value;
    return (PyObject *)made;
}
static PyObject *handle_new(PyTypeObject *type, PyObject *args, PyObject *names)
{
    (void)type, (void)names;
    unsigned long long value;
    return PyArg_ParseTuple(args, "K", &value) ? handle(value) : NULL;
}
static PyObject *handle_int(PyObject *object) { return PyLong_FromUnsignedLongLong(((Handle *)object)->value); }
static PyNumberMethods handle_number = {.nb_int = handle_int};
static PyTypeObject HandleType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "handwritten.Handle",
    .tp_basicsize = sizeof(Handle),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_as_number = &handle_number,
    .tp_new = handle_new,
};

#define INT(i) ((int)PyLong_AsLong(args[i]))
#define SIZE(i) PyLong_AsSize_t(args[i])
#define ADDRESS(i) ((void *)(uintptr_t)SIZE(i))
#define DEVICE(i) given(args[i])
#define HANDLE(i) ((void *)(uintptr_t)given(args[i]))
#define FLOAT(i) ((float)PyFloat_AsDouble(args[i]))
#define FUNCTION(name) \
    static PyObject *name(PyObject *self, PyObject *const *args, Py_ssize_t count)
#define CHECK(n) \
    (void)self; \
    if (count != n) { PyErr_SetString(PyExc_TypeError, "wrong number of arguments"); return NULL; }
#define FINISH(...) \
    if (PyErr_Occurred()) return NULL; \
    if (status) return Py_BuildValue("(i)", status); \
    return __VA_ARGS__;

static PyObject *pair(PyObject *value)
{
    PyObject *tuple = PyTuple_New(2);
    PyTuple_SET_ITEM(tuple, 0, Py_NewRef(success));
    PyTuple_SET_ITEM(tuple, 1, value);
    return tuple;
}

static PyObject *triple(PyObject *first, PyObject *second)
{
    PyObject *tuple = PyTuple_New(3);
    PyTuple_SET_ITEM(tuple, 0, Py_NewRef(success));
    PyTuple_SET_ITEM(tuple, 1, first);
    PyTuple_SET_ITEM(tuple, 2, second);
    return tuple;
}

FUNCTION(device_get_count) { CHECK(0) int n; int status = cuDeviceGetCount(&n); FINISH(pair(PyLong_FromLong(n))) }
FUNCTION(device_get_attribute)
{
    CHECK(2) int value; int status = cuDeviceGetAttribute(&value, INT(0), (int)DEVICE(1)); FINISH(pair(PyLong_FromLong(value)))
}
FUNCTION(ctx_set_current)
{
    CHECK(1) void *c = HANDLE(0); int status;
    Py_BEGIN_ALLOW_THREADS status = cuCtxSetCurrent(c); Py_END_ALLOW_THREADS
    FINISH(Py_NewRef(done))
}
FUNCTION(ctx_get_current)
{
    CHECK(0) void *c; int status = cuCtxGetCurrent(&c); FINISH(pair(handle((uintptr_t)c)))
}
FUNCTION(ctx_synchronize)
{
    CHECK(0) int status;
    Py_BEGIN_ALLOW_THREADS status = cuCtxSynchronize(); Py_END_ALLOW_THREADS
    FINISH(Py_NewRef(done))
}
FUNCTION(mem_get_info)
{
    CHECK(0) size_t free, total; int status;
    Py_BEGIN_ALLOW_THREADS status = cuMemGetInfo_v2(&free, &total); Py_END_ALLOW_THREADS
    FINISH(triple(PyLong_FromSize_t(free), PyLong_FromSize_t(total)))
}
FUNCTION(mem_alloc_async)
{
    CHECK(2) uint64_t p; size_t n = SIZE(0); void *stream = HANDLE(1); int status;
    Py_BEGIN_ALLOW_THREADS status = cuMemAllocAsync(&p, n, stream); Py_END_ALLOW_THREADS
    FINISH(pair(handle(p)))
}
FUNCTION(mem_free_async)
{
    CHECK(2) uint64_t p = DEVICE(0); void *stream = HANDLE(1); int status;
    Py_BEGIN_ALLOW_THREADS status = cuMemFreeAsync(p, stream); Py_END_ALLOW_THREADS
    FINISH(Py_NewRef(done))
}
FUNCTION(stream_create)
{
    CHECK(1) void *stream; unsigned flags = INT(0); int status;
    Py_BEGIN_ALLOW_THREADS status = cuStreamCreate(&stream, flags); Py_END_ALLOW_THREADS
    FINISH(pair(handle((uintptr_t)stream)))
}
FUNCTION(stream_query)
{
    CHECK(1) void *stream = HANDLE(0); int status;
    Py_BEGIN_ALLOW_THREADS status = cuStreamQuery(stream); Py_END_ALLOW_THREADS
    FINISH(Py_NewRef(done))
}
FUNCTION(stream_synchronize)
{
    CHECK(1) void *stream = HANDLE(0); int status;
    Py_BEGIN_ALLOW_THREADS status = cuStreamSynchronize(stream); Py_END_ALLOW_THREADS
    FINISH(Py_NewRef(done))
}
FUNCTION(stream_wait_event)
{
    CHECK(3) void *stream = HANDLE(0), *event = HANDLE(1); unsigned flags = INT(2); int status;
    Py_BEGIN_ALLOW_THREADS status = cuStreamWaitEvent(stream, event, flags); Py_END_ALLOW_THREADS
    FINISH(Py_NewRef(done))
}
FUNCTION(event_record)
{
    CHECK(2) void *event = HANDLE(0), *stream = HANDLE(1); int status;
    Py_BEGIN_ALLOW_THREADS status = cuEventRecord(event, stream); Py_END_ALLOW_THREADS
    FINISH(Py_NewRef(done))
}
FUNCTION(graph_launch)
{
    CHECK(2) void *graph = HANDLE(0), *stream = HANDLE(1); int status;
    Py_BEGIN_ALLOW_THREADS status = cuGraphLaunch(graph, stream); Py_END_ALLOW_THREADS
    FINISH(Py_NewRef(done))
}
FUNCTION(mem_alloc)
{
    CHECK(1) uint64_t p; size_t n = SIZE(0); int status;
    Py_BEGIN_ALLOW_THREADS status = cuMemAlloc_v2(&p, n); Py_END_ALLOW_THREADS
    FINISH(pair(handle(p)))
}
FUNCTION(mem_free)
{
    CHECK(1) uint64_t p = DEVICE(0); int status;
    Py_BEGIN_ALLOW_THREADS status = cuMemFree_v2(p); Py_END_ALLOW_THREADS
    FINISH(Py_NewRef(done))
}
FUNCTION(memcpy_htod)
{
    CHECK(3) uint64_t to = DEVICE(0); void *from = ADDRESS(1); size_t n = SIZE(2); int status;
    Py_BEGIN_ALLOW_THREADS status = cuMemcpyHtoD_v2(to, from, n); Py_END_ALLOW_THREADS
    FINISH(Py_NewRef(done))
}
FUNCTION(module_get_global)
{
    CHECK(2) uint64_t p; size_t n; void *m = HANDLE(0); const char *name = PyBytes_AsString(args[1]); int status;
    Py_BEGIN_ALLOW_THREADS status = cuModuleGetGlobal_v2(&p, &n, m, name); Py_END_ALLOW_THREADS
    FINISH(triple(handle(p), PyLong_FromSize_t(n)))
}
FUNCTION(event_elapsed_time)
{
    CHECK(2) float ms; void *a = HANDLE(0), *b = HANDLE(1); int status;
    Py_BEGIN_ALLOW_THREADS status = cuEventElapsedTime_v2(&ms, a, b); Py_END_ALLOW_THREADS
    FINISH(pair(PyFloat_FromDouble(ms)))
}
FUNCTION(launch_kernel)
{
    CHECK(11)
    void *f = HANDLE(0), *stream = HANDLE(8), *params = ADDRESS(9), *extra = ADDRESS(10);
    unsigned gx = INT(1), gy = INT(2), gz = INT(3), bx = INT(4), by = INT(5), bz = INT(6), shared = INT(7);
    int status;
    Py_BEGIN_ALLOW_THREADS
    status = cuLaunchKernel(f, gx, gy, gz, bx, by, bz, shared, stream, params, extra);
    Py_END_ALLOW_THREADS
    FINISH(Py_NewRef(done))
}
FUNCTION(cublas_set_stream)
{
    CHECK(2) void *handle = ADDRESS(0), *stream = ADDRESS(1); int status;
    Py_BEGIN_ALLOW_THREADS status = cublasSetStream_v2(handle, stream); Py_END_ALLOW_THREADS
    FINISH(Py_NewRef(done))
}
FUNCTION(cublas_sgemm)
{
    CHECK(14)
    void *handle = ADDRESS(0), *a = ADDRESS(7), *b = ADDRESS(9), *c = ADDRESS(12);
    int transa = INT(1), transb = INT(2), m = INT(3), n = INT(4), k = INT(5), lda = INT(8), ldb = INT(10), ldc = INT(13);
    float alpha = FLOAT(6), beta = FLOAT(11);
    int status;
    Py_BEGIN_ALLOW_THREADS
    status = cublasSgemm_v2(handle, transa, transb, m, n, k, &alpha, a, lda, b, ldb, &beta, c, ldc);
    Py_END_ALLOW_THREADS
    FINISH(Py_NewRef(done))
}
FUNCTION(cudnn_set_tensor)
{
    CHECK(7) int status = cudnnSetTensor4dDescriptor(ADDRESS(0), INT(1), INT(2), INT(3), INT(4), INT(5), INT(6));
    FINISH(Py_NewRef(done))
}
FUNCTION(cudnn_convolution)
{
    CHECK(13)
    void *handle = ADDRESS(0), *x_type = ADDRESS(2), *x = ADDRESS(3), *w_type = ADDRESS(4), *w = ADDRESS(5), *how = ADDRESS(6);
    void *workspace = ADDRESS(8), *y_type = ADDRESS(11), *y = ADDRESS(12);
    float alpha = FLOAT(1), beta = FLOAT(10);
    int algorithm = INT(7), status;
    size_t size = SIZE(9);
    Py_BEGIN_ALLOW_THREADS
    status = cudnnConvolutionForward(handle, &alpha, x_type, x, w_type, w, how, algorithm, workspace, size, &beta, y_type, y);
    Py_END_ALLOW_THREADS
    FINISH(Py_NewRef(done))
}
static PyObject *use(PyObject *self, PyObject *member)
{
    (void)self;
    success = Py_NewRef(member);
    done = PyTuple_Pack(1, member);
    Py_RETURN_NONE;
}

#define ENTRY(python, c) {#python, (PyCFunction)(void (*)(void))c, METH_FASTCALL, NULL}
static PyMethodDef methods[] = {
    {"use", use, METH_O, NULL},
    ENTRY(cuDeviceGetCount, device_get_count), ENTRY(cuDeviceGetAttribute, device_get_attribute),
    ENTRY(cuCtxGetCurrent, ctx_get_current), ENTRY(cuCtxSynchronize, ctx_synchronize),
    ENTRY(cuMemGetInfo, mem_get_info), ENTRY(cuMemAllocAsync, mem_alloc_async), ENTRY(cuMemFreeAsync, mem_free_async),
    ENTRY(cuStreamCreate, stream_create), ENTRY(cuStreamSynchronize, stream_synchronize),
    ENTRY(cuStreamWaitEvent, stream_wait_event), ENTRY(cuEventRecord, event_record), ENTRY(cuGraphLaunch, graph_launch),
    ENTRY(cuCtxSetCurrent, ctx_set_current), ENTRY(cuStreamQuery, stream_query), ENTRY(cuMemAlloc, mem_alloc),
    ENTRY(cuMemFree, mem_free), ENTRY(cuMemcpyHtoD, memcpy_htod), ENTRY(cuModuleGetGlobal, module_get_global),
    ENTRY(cuEventElapsedTime, event_elapsed_time), ENTRY(cuLaunchKernel, launch_kernel),
    ENTRY(cublasSetStream, cublas_set_stream), ENTRY(cublasSgemm, cublas_sgemm),
    ENTRY(cudnnSetTensor4dDescriptor, cudnn_set_tensor), ENTRY(cudnnConvolutionForward, cudnn_convolution),
    {NULL, NULL, 0, NULL},
};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "handwritten", NULL, -1, methods, NULL, NULL, NULL, NULL};
PyMODINIT_FUNC PyInit_handwritten(void)
{
    PyObject *made = PyType_Ready(&HandleType) ? NULL : PyModule_Create(&module);
    if (made && PyModule_AddObjectRef(made, "Handle", (PyObject *)&HandleType)) {
        Py_DECREF(made);
        return NULL;
    }
    return made;
}
