/* The macros of <crt/host_defines.h> with the meaning that they have for a C compiler. Of the wheels of CUDA 12 only
   nvcc's, 40 MB each, have that header; where a toolkit has its own, that one is found first. */
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
