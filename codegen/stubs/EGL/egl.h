/* The type from <EGL/egl.h> that CUDA functions take as a parameter. */
#ifndef CUBIND_EGL_H
#define CUBIND_EGL_H
#include <stdint.h>
typedef int32_t EGLint;
#endif
