"""A stub driver with a few functions, which return the values of a machine with one GPU."""

import os
import subprocess
from pathlib import Path

import pytest

SOURCE = r"""
#include <stdio.h>
#include <string.h>
typedef void *P;
int cuInit(unsigned flags) { return 0; }
int cuDriverGetVersion(int *v) { *v = 13000; return 0; }
int cuDeviceGetCount(int *n) { *n = 1; return 0; }
int cuDeviceGet(int *d, int ordinal) { *d = ordinal; return 0; }
int cuDeviceGetName(char *name, int size, int d) { strncpy(name, "Small", size); return 0; }
int cuDeviceGetAttribute(int *v, int attribute, int d) { *v = attribute == 75 ? 9 : attribute == 76 ? 0 : 1; return 0; }
int cuGetErrorString(int code, const char **text) {
    static char description[32];
    sprintf(description, "words for %d", code);
    *text = description;
    return 0;
}
int cuMemGetInfo_v2(size_t *free, size_t *total) { *free = 1; *total = 2; return 0; }
int cuMemAlloc_v2(unsigned long long *p, size_t n) { return 2; }
int cuCtxGetCurrent(P *c) { *c = (P)0x10; return 0; }
int cuCtxSetCurrent(P c) { return 0; }
int cuCtxPushCurrent_v2(P c) { return 0; }
int cuCtxPopCurrent_v2(P *c) { *c = (P)0x10; return 0; }
int cuCtxGetDevice(int *d) { *d = 0; return 0; }
int cuCtxGetId(P c, unsigned long long *id) { *id = 1; return 0; }
int cuDevicePrimaryCtxRetain(P *c, int d) { *c = (P)0x10; return 0; }
int cuDevicePrimaryCtxRelease_v2(int d) { return 0; }
int cuCtxGetStreamPriorityRange(int *least, int *greatest) { *least = 0; *greatest = -1; return 0; }
int cuStreamCreateWithPriority(P *s, unsigned flags, int priority) { *s = (P)0x20; return 0; }
int cuStreamGetCtx(P s, P *c) { *c = (P)0x10; return 0; }
int cuStreamGetPriority(P s, int *priority) { *priority = 0; return 0; }
int cuStreamGetFlags(P s, unsigned *flags) { *flags = 1; return 0; }
int cuStreamSynchronize(P s) { return 0; }
int cuStreamDestroy_v2(P s) { return 0; }
int cuEventCreate(P *e, unsigned flags) { *e = (P)0x30; return 0; }
int cuEventRecord(P e, P s) { return 0; }
int cuEventDestroy_v2(P e) { return 0; }
"""


def environment(folder: Path) -> dict[str, str]:
    """Returns the environment of a program that uses this driver."""
    compiler = os.environ.get("CC", "cc")
    command = [compiler, "-shared", "-fPIC", "-x", "c", "-o", str(folder / "libcuda.so.1"), "-"]
    try:
        subprocess.run(command, input=SOURCE, text=True, check=True)
    except FileNotFoundError:
        pytest.skip(f"there is no C compiler `{compiler}`")
    return {"LD_LIBRARY_PATH": str(folder)}
