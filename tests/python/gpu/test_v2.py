"""`cuda.bindings._v2` of `cubind.compat`: a kernel is compiled, launched and waited for; errors are exceptions."""

import subprocess
import sys
from typing import Any

PROGRAM = r'''
import struct

from cuda.bindings._v2 import driver, nvrtc

driver.init(0)
device = driver.device_get(0)
assert type(device) is int
assert driver.device_get_name(100, device).rstrip(b"\0")
driver.ctx_set_current(driver.device_primary_ctx_retain(device))

program = nvrtc.create_program(
    'extern "C" __global__ void scale(float *values, float factor, int n)'
    " { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) values[i] *= factor; }",
    "scale.cu",
)
major = driver.device_get_attribute(driver.DeviceAttribute.COMPUTE_CAPABILITY_MAJOR, device)
minor = driver.device_get_attribute(driver.DeviceAttribute.COMPUTE_CAPABILITY_MINOR, device)
nvrtc.compile_program(program, [f"-arch=sm_{major}{minor}"])
module = driver.module_load_data(nvrtc.get_cubin(program))
nvrtc.destroy_program(program)
kernel = driver.module_get_function(module, "scale")

numbers = struct.pack("4f", 1, 2, 3, 4)
memory = driver.mem_alloc_v2(len(numbers))
assert type(memory) is int
driver.memcpy_htod_v2(memory, numbers, len(numbers))
import ctypes

arguments = ((memory, 2.0, 4), (ctypes.c_void_p, ctypes.c_float, ctypes.c_int))
stream = driver.stream_create(0)
start, end = driver.event_create(0), driver.event_create(0)
driver.event_record(start, stream)
driver.launch_kernel(kernel, 1, 1, 1, 4, 1, 1, 0, stream, arguments, 0)
driver.event_record(end, stream)
driver.stream_synchronize(stream)
assert driver.event_elapsed_time_v2(start, end) >= 0
back = bytearray(len(numbers))
driver.memcpy_dtoh_v2(back, memory, len(back))
assert struct.unpack("4f", back) == (2, 4, 6, 8)
for event in (start, end):
    driver.event_destroy_v2(event)
driver.stream_destroy_v2(stream)
driver.mem_free_v2(memory)

try:
    driver.device_get(1000)
except driver.InvalidDeviceError as error:
    print("refused:", error)
'''


def test_a_program_of_v2_runs(gpu: Any) -> None:
    run = [sys.executable, "-m", "cubind.compat", "-c", PROGRAM]
    done = subprocess.run(run, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("refused:")
