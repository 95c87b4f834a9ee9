/* The macros of <crt/host_defines.h>, with their definitions for a C compiler. Among the wheels of CUDA 12, only nvcc's
   (40 MB each) contain this header. If a toolkit contains it, it is found before this one. */
#ifndef CUBIND_HOST_DEFINES_H
#define CUBIND_HOST_DEFINES_H
#define CUDARTAPI
#define CUDARTAPI_CDECL
#define __annotate__(a) __attribute__((a))
#define __location__(a) __annotate__(a)
#define __align__(n) __attribute__((aligned(n)))
#define __builtin_align__(a) __align__(a)
#define __device_builtin__
#define __device_builtin_texture_type__
#define __device_builtin_surface_type__
#define __cudart_builtin__
#define __host__
#define __device__
#define __inline_hint__
#define __inline__ inline
#define __forceinline__ __inline__ __attribute__((always_inline))
#endif
