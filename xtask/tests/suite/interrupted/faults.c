// This library is loaded into a process before libc. At the FAULT_AT-th change of a file, it kills the process
// (FAULT=kill), or simulates that the disk is full from then on (FAULT=full). It writes the number of changes, and the
// indices of the renames among them, to FAULT_COUNT.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static long changes, renames[1000], renamed;

// Returns true if this change fails. All later changes fail, too.
static int refused(void) {
    long change = __atomic_add_fetch(&changes, 1, __ATOMIC_SEQ_CST);
    const char *at = getenv("FAULT_AT"), *fault = getenv("FAULT");
    return at && fault && change >= atol(at);
}

static int kills(void) {
    const char *fault = getenv("FAULT");
    return fault && strcmp(fault, "kill") == 0;
}

static void end(void) {
    kill(getpid(), SIGKILL);
    for (;;) pause();
}

// Simulates a full disk for a call that needs space; returns 0 if the call continues.
static int full(void) {
    if (!refused()) return 0;
    if (kills()) end();
    errno = ENOSPC;
    return 1;
}

// Files can be renamed and removed on a full disk.
static void moved(void) {
    if (refused() && kills()) end();
}

ssize_t write(int file, const void *bytes, size_t length) {
    struct stat status;
    if (file > 2 && fstat(file, &status) == 0 && S_ISREG(status.st_mode) && refused()) {
        // The first half is written.
        ssize_t half = length > 1 ? NEXT(write)(file, bytes, length / 2) : 0;
        if (kills()) end();
        // The next write, of the second half, fails.
        if (half > 0) return half;
        errno = ENOSPC;
        return -1;
    }
    return NEXT(write)(file, bytes, length);
}

static int makes(int flags) { return flags & (O_CREAT | O_TRUNC); }

int open64(const char *path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    int mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(more, int) : 0;
    va_end(more);
    if (makes(flags) && full()) return -1;
    return NEXT(open64)(path, flags, mode);
}

int mkdir(const char *path, mode_t mode) { return full() ? -1 : NEXT(mkdir)(path, mode); }

ssize_t copy_file_range(int from, off64_t *from_at, int to, off64_t *to_at, size_t length, unsigned flags) {
    if (full()) return -1;
    return NEXT(copy_file_range)(from, from_at, to, to_at, length, flags);
}

int rename(const char *from, const char *to) {
    moved();
    if (renamed < 1000) renames[renamed++] = changes;
    return NEXT(rename)(from, to);
}

int unlink(const char *path) {
    moved();
    return NEXT(unlink)(path);
}

int unlinkat(int folder, const char *path, int flags) {
    moved();
    return NEXT(unlinkat)(folder, path, flags);
}

__attribute__((destructor)) static void count(void) {
    const char *path = getenv("FAULT_COUNT");
    FILE *file = path ? fopen(path, "w") : NULL;
    if (file) {
        fprintf(file, "%ld\n", changes);
        for (long each = 0; each < renamed; each++) fprintf(file, "%ld\n", renames[each]);
        fclose(file);
    }
}
