/* The type of <EGL/egl.h> that CUDA's functions take. */
#ifndef CUBIND_EGL_H
#define CUBIND_EGL_H
#include <stdint.h>
typedef int32_t EGLint;
#endif
