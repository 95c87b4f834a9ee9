"""Module names of classes under `cubind.compat`, in Python, C and pickles; and enums as NVIDIA's `FastEnum`."""

import importlib.metadata
import importlib.util
import json
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

THEIRS = Path(sysconfig.get_paths()["purelib"]) / "cuda" / "bindings"
needs_theirs = pytest.mark.skipif(not THEIRS.is_dir(), reason="NVIDIA's cuda-bindings is not installed")


def compat(program: str, **environment: str) -> str:
    command = [sys.executable, "-m", "cubind.compat", "-c", program]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


# In a type object, `tp_name` follows the header of an object of variable size.
NAMES = """
import ctypes, json
from cuda.bindings import driver, runtime, nvrtc

def tp_name(cls):
    return ctypes.c_char_p.from_address(id(cls) + 3 * ctypes.sizeof(ctypes.c_void_p)).value.decode()

seen = {}
for module in (driver, runtime, nvrtc):
    for name in dir(module):
        one = getattr(module, name)
        if isinstance(one, type) and (hasattr(one, "_size_") or hasattr(one, "__members__")):
            seen[name] = one.__module__, one.__name__, tp_name(one)
print(json.dumps(seen))
"""


@pytest.mark.parametrize("major", ["12", "13"])
def test_names_in_python_and_in_c(major: str) -> None:
    seen = json.loads(compat(NAMES, CUBIND_CUDA=major))
    assert len(seen) > 600
    assert seen["CUtensorMap"] == ["cuda.bindings.driver", "CUtensorMap", "cuda.bindings.driver.CUtensorMap"]
    for name in ("CUresult", "CUstream", "CUdeviceptr", "CUlaunchConfig_st", "CUDA_MEMCPY2D_v2"):
        assert seen[name][0] == "cuda.bindings.driver"
    assert seen["cudaError_t"][2] == "cuda.bindings.runtime.cudaError_t"
    for module, name, in_c in seen.values():
        assert module.startswith("cuda.bindings.") and in_c == f"{module}.{name}"


def test_functions_and_messages_have_nvidias_module_names() -> None:
    said = compat("""
from cuda.bindings import driver
print(driver.cuInit.__module__)
for call in (lambda: driver.cuMemcpy2D(5), lambda: setattr(driver.CUlaunchAttribute(), "value", 5)):
    try:
        call()
    except TypeError as error:
        print(error)
""").splitlines()
    assert said[0] == "cuda.bindings.driver"
    assert len(said) == 3 and all("expected cuda.bindings.driver.CU" in line for line in said[1:])


def test_the_other_major_and_cubind_alone_keep_their_names() -> None:
    assert compat("import cubind.cuda12.runtime as r; print(r.cudaDeviceProp.__module__)") == "cubind.cuda12.runtime\n"
    alone = [sys.executable, "-c", "import cubind.driver as d; print(d.CUresult.__module__, d.cuInit.__module__)"]
    done = subprocess.run(alone, capture_output=True, text=True, timeout=60, env={})
    assert done.stdout == "cubind.cuda13.driver cubind.cuda13.driver\n"


def test_classes_created_before_install_keep_their_module() -> None:
    program = """
import cubind.driver, cubind.compat
before = cubind.driver.CUresult
cubind.compat.install()
from cuda.bindings import driver
assert driver.CUresult is before and before.__module__.startswith("cubind."), before.__module__
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60, env={})


PICKLED = """
import pickle, sys
from cuda.bindings import driver, runtime
ones = [driver.CUresult(1), runtime.cudaError_t(2), runtime.cudaStreamCaptureMode(1), driver.CUresult, driver.CUstream,
        driver.CUDA_MEMCPY2D, driver.cuInit]
sys.stdout.write(pickle.dumps(ones).hex())
"""


@needs_theirs
def test_pickles_load_in_nvidias_package() -> None:
    loader = "import pickle, sys; print([(type(x).__module__, str(x)) for x in pickle.loads(bytes.fromhex(sys.argv[1]))[:3]])"
    done = subprocess.run(
        [sys.executable, "-c", loader, compat(PICKLED)], capture_output=True, text=True, timeout=60, env={}
    )
    assert done.returncode == 0, done.stderr
    assert "('cuda.bindings.driver', '<CUresult.CUDA_ERROR_INVALID_VALUE: 1>')" in done.stdout


def test_pickles_load_in_cubind() -> None:
    compat(f"import pickle; assert pickle.loads(bytes.fromhex({compat(PICKLED)!r}))[0] == 1")
    record = compat("""
import pickle
from cuda.bindings import driver
one = driver.CUDA_MEMCPY2D()
one.Height = 7
print(pickle.loads(pickle.dumps(one)).Height, int(pickle.loads(pickle.dumps(driver.CUstream(5)))))
""")
    assert record == "7 5\n"


# A program that reads back pickles of the members that both packages have, and prints the package of each member.
MEMBERS = """
import importlib, pickle, sys
found = {}
for name in ("driver", "runtime", "nvrtc", "nvjitlink", "nvvm", "nvfatbin", "nvml", "cufile"):
    module = importlib.import_module(f"cuda.bindings.{name}")
    for key, cls in vars(module).items():
        if isinstance(cls, type) and hasattr(cls, "__members__"):
            found |= {(name, key, int(member)): member for member in cls}
"""
WRITE = MEMBERS + "sys.stdout.buffer.write(pickle.dumps({key: pickle.dumps(member) for key, member in found.items()}))"
READ = """
read = {key: pickle.loads(data) for key, data in pickle.load(sys.stdin.buffer).items() if key in found}
print(len(read), [key for key, member in read.items() if member is not found[key]])
"""


@needs_theirs
@pytest.mark.parametrize("writer", ["theirs", "ours"])
def test_members_of_every_module_are_identical_after_pickling(writer: str) -> None:
    ours = "import cubind.compat; cubind.compat.install()\n"
    before = {"theirs": ("", ours), "ours": (ours, "")}[writer]
    data = None
    for install, code in zip(before, (WRITE, MEMBERS + READ), strict=True):
        command = [sys.executable, "-c", install + code]
        done = subprocess.run(command, capture_output=True, input=data, timeout=60, env={})
        assert done.returncode == 0, done.stderr.decode()
        data = done.stdout
    count, _, different = (data or b"").decode().partition(" ")
    assert int(count) > 1500 and different == "[]\n", different[:500]


FAST_ENUM = """
from cuda.bindings._internal import _fast_enum
from cuda.bindings._internal._fast_enum import FastEnum, FastEnumMetaclass
from cuda.bindings import driver, runtime

for cls in (driver.CUresult, runtime.cudaError_t, runtime.cudaStreamCaptureMode):
    # The class is tested before and after its members are created.
    for _ in range(2):
        assert isinstance(cls, FastEnumMetaclass) and issubclass(cls, FastEnum) and issubclass(type(cls), FastEnumMetaclass)
        member = cls(1)
        assert isinstance(member, FastEnum) and cls.__singletons__[1] is member and len(cls.__singletons__) <= len(cls.__members__)

# This enum is defined like the enums in NVIDIA's other modules.
class Colour(FastEnum):
    "Colours."
    RED = (1, "like blood")
    BLUE = 2
    CRIMSON = 1
    def shade(self): return self.name.lower()

assert Colour.RED is Colour.CRIMSON is Colour(1) and Colour.RED == 1 and Colour.RED.__doc__ == "like blood"
assert repr(Colour.BLUE) == "<Colour.BLUE: 2>" and Colour.BLUE.value == 2 and type(Colour.BLUE.value) is int
assert list(Colour) == [Colour.RED, Colour.BLUE] and len(Colour) == 2 and 2 in Colour and 3 not in Colour
assert list(Colour.__members__) == ["RED", "BLUE", "CRIMSON"] and Colour.BLUE.shade() == "blue"
Colour.CRIMSON.__doc__ = "like a rose"
assert Colour.RED.__doc__ == "like a rose" and Colour(1) is Colour.RED
try:
    Colour(3)
except ValueError as error:
    assert str(error) == "3 is not a valid Colour"
else:
    raise AssertionError
print("ok")
"""


def test_enums_are_instances_of_fast_enum() -> None:
    assert compat(FAST_ENUM) == "ok\n"


@needs_theirs
def test_the_same_program_runs_with_nvidias_package() -> None:
    # Before 13.5, members of equal value were not aliases.
    if tuple(map(int, importlib.metadata.version("cuda-bindings").split(".")[:2])) < (13, 5):
        pytest.skip("the installed cuda-bindings is older than 13.5")
    done = subprocess.run([sys.executable, "-c", FAST_ENUM], capture_output=True, text=True, timeout=60, env={})
    assert (done.stdout, done.stderr) == ("ok\n", "")


# A program that imitates numba-cuda's type inference. It calls `typeof` by class, with single dispatch, and passes
# members as ints.
TYPED = """
import functools
from cuda.bindings._internal import _fast_enum
from cuda.bindings import driver

@functools.singledispatch
def typeof(value): return None
@typeof.register(_fast_enum.FastEnum)
def _(value): return "member of " + typeof(type(value))
@typeof.register(_fast_enum.FastEnumMetaclass)
def _(value):
    assert issubclass(value, _fast_enum.FastEnum) and {type(member.value) for member in value.__members__.values()} == {int}
    return value.__name__
assert typeof(driver.CUresult) == "CUresult"
assert typeof(driver.CUresult.CUDA_ERROR_INVALID_VALUE) == "member of CUresult"
print("ok")
"""

NUMBA = """
from numba.cuda.typing.typeof import typeof
from numba.cuda import types
from cuda.bindings import driver
member = driver.CUresult.CUDA_ERROR_INVALID_VALUE
assert isinstance(typeof(driver.CUresult), types.IntEnumClass), typeof(driver.CUresult)
assert typeof(member) == typeof(driver.CUresult).member_type and isinstance(typeof(member), types.IntEnumMember)
print("ok")
"""

KERNEL = """
from numba import cuda
from cuda.bindings import driver
WANTED = driver.CUresult.CUDA_ERROR_ILLEGAL_ADDRESS

def kernel(out):
    if WANTED == driver.CUresult.CUDA_ERROR_ILLEGAL_ADDRESS:
        out[0] = WANTED.value

ptx, _ = cuda.compile_ptx(kernel, (cuda.types.int64[::1],), cc=(9, 0))
assert driver.__name__.startswith("cubind.")
print("700" in ptx)
"""


def test_numba_infers_the_type_of_enums() -> None:
    assert compat(TYPED) == "ok\n"


def test_an_enum_is_a_global_of_a_kernel() -> None:
    """Requires numba-cuda. Typing needs the runtime's library, and compilation also NVVM, but no GPU."""
    if importlib.util.find_spec("numba_cuda") is None or importlib.util.find_spec("nvidia") is None:
        pytest.skip("numba-cuda, or NVIDIA's libraries, are not installed")
    assert compat(NUMBA) == "ok\n"
    # These modules import the compiler, of which some releases need an older NumPy.
    compiler = "import numba.cuda.np.arrayobj"
    plain = subprocess.run([sys.executable, "-c", compiler], capture_output=True, text=True, env={})
    if plain.returncode:
        pytest.skip(f"numba-cuda cannot compile here: {plain.stderr.splitlines()[-1]}")
    assert compat(KERNEL) == "True\n"
