/* <crt/host_config.h> is about the compilers that nvcc works with: it says nothing to a C compiler. Of the wheels of
   CUDA 12 only nvcc's has it; where a toolkit has its own, that one is found first. */
