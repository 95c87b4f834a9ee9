/* Counts a program's calls to the driver, and the program's instructions: LD_PRELOAD=calls.so CALLS=FILE program

   Whatever `dlsym` finds in libcuda is wrapped in a few bytes of code that count and jump on, so no signature is needed. Crates that
   load the driver call what `dlsym` has given them; what other libraries get from `cuGetProcAddress` is not counted. When the program
   ends, FILE has a line "instructions N" (without it where the kernel does not let a process count its own), and a line a function. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <linux/perf_event.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#if !defined(__x86_64__)
#error "the wrappers are code for x86-64"
#endif

/* A function: its code, the data that the code uses, and the data that is printed. */
typedef struct {
    unsigned char code[32];
    uint64_t calls;
    void *target;
    char name[80];
} Wrapper;

enum { ROOM = 4096 };
static Wrapper *wrappers;
static int count, instructions = -1;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void *(*real_dlsym)(void *, const char *);

static void *wrap(const char *name, void *target)
{
    /* lock inc qword [calls]; jmp [target], each relative to the end of its instruction. */
    static const unsigned char code[] = {0xf0, 0x48, 0xff, 0x05, 32 - 8, 0, 0, 0, 0xff, 0x25, 40 - 14, 0, 0, 0};
    void *result = target;
    pthread_mutex_lock(&lock);
    for (int i = 0; i < count; i++)
        if (wrappers[i].target == target)
            result = wrappers[i].code;
    if (result == target && wrappers && count < ROOM && strlen(name) < sizeof wrappers->name) {
        Wrapper *new = &wrappers[count++];
        memcpy(new->code, code, sizeof code);
        new->target = target;
        strcpy(new->name, name);
        result = new->code;
    }
    pthread_mutex_unlock(&lock);
    return result;
}

void *dlsym(void *handle, const char *name)
{
    if (!real_dlsym)
        real_dlsym = dlvsym(RTLD_NEXT, "dlsym", "GLIBC_2.2.5");
    void *found = real_dlsym(handle, name);
    Dl_info info;
    if (!found || strncmp(name, "cu", 2) || !dladdr(found, &info) || !info.dli_fname)
        return found;
    return strstr(info.dli_fname, "libcuda.so") ? wrap(name, found) : found;
}

__attribute__((constructor)) static void begin(void)
{
    void *memory = mmap(0, ROOM * sizeof(Wrapper), PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    wrappers = memory == MAP_FAILED ? 0 : memory;
    struct perf_event_attr event = {.type = PERF_TYPE_HARDWARE, .size = sizeof event, .config = PERF_COUNT_HW_INSTRUCTIONS};
    event.exclude_kernel = event.exclude_hv = event.inherit = 1;
    instructions = syscall(SYS_perf_event_open, &event, 0, -1, -1, 0);
}

__attribute__((destructor)) static void end(void)
{
    const char *path = getenv("CALLS");
    FILE *file = path ? fopen(path, "w") : 0;
    uint64_t value;
    if (!file)
        return;
    if (instructions >= 0 && read(instructions, &value, sizeof value) == sizeof value)
        fprintf(file, "instructions %lu\n", value);
    for (int i = 0; i < count; i++)
        fprintf(file, "%s %lu\n", wrappers[i].name, wrappers[i].calls);
    fclose(file);
}
