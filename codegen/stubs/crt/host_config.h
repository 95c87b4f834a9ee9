/* <crt/host_config.h> checks for the host compilers that nvcc supports, which does not concern a C compiler. Among the
   wheels of CUDA 12, only nvcc's contains it. If a toolkit contains this header, it is found before this one. */
