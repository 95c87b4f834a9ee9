/* The handles of <EGL/eglext.h> that CUDA's functions take. */
#ifndef CUBIND_EGLEXT_H
#define CUBIND_EGLEXT_H
typedef void *EGLImageKHR;
typedef void *EGLStreamKHR;
typedef void *EGLSyncKHR;
#endif
