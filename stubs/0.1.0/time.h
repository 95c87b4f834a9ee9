// The part of <time.h> that functions of CUDA libraries take.
#pragma once
struct timespec { long tv_sec; long tv_nsec; };
