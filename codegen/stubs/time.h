// The types of <time.h>, with their definitions on 64-bit Linux.
#pragma once
#include <stddef.h>
typedef __INTPTR_TYPE__ time_t;
typedef __INTPTR_TYPE__ clock_t;
struct timespec { long tv_sec; long tv_nsec; };
struct tm {
    int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
    long tm_gmtoff;
    const char *tm_zone;
};
