/* The handle types from <EGL/eglext.h> that CUDA functions take as parameters. */
#ifndef CUBIND_EGLEXT_H
#define CUBIND_EGLEXT_H
typedef void *EGLImageKHR;
typedef void *EGLStreamKHR;
typedef void *EGLSyncKHR;
#endif
