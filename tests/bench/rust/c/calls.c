/* The same calls as in src/main.rs, in C. */
#include <stddef.h>

int cuStreamQuery(void *stream);
int cuMemAlloc_v2(unsigned long long *address, size_t bytes);
int cuMemGetInfo_v2(size_t *free, size_t *total);

int query_c(void *stream) {
    int result = cuStreamQuery(stream);
    if (result) return result;
    return 0;
}

int alloc_c(unsigned long long *address) {
    unsigned long long made = 0;
    int result = cuMemAlloc_v2(&made, 8);
    if (result) return result;
    *address = made;
    return 0;
}

int info_c(size_t *sum) {
    size_t free = 0, total = 0;
    int result = cuMemGetInfo_v2(&free, &total);
    if (result) return result;
    *sum = free + total;
    return 0;
}

/* The call is in the loop itself, where the compiler can optimize it as in Rust. */
long loop_c(void *stream, long times) {
    long done = 0;
    for (long i = 0; i < times; i++) done += cuStreamQuery(stream) == 0;
    return done;
}
