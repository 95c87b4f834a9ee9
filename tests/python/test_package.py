"""The package around the functions: one module for each library and major version, and everything in it on demand."""

import copy
import importlib
import inspect
import pickle
import pydoc
import subprocess
import sys
from types import ModuleType

import pytest

import cubind
from cubind import cuda12, cuda13, driver, nvrtc, runtime

MODULES = [getattr(major, name) for major in (cuda12, cuda13) for name in ("driver", "runtime", "nvrtc")]


def python(code: str, **environment: str) -> str:
    """What a new interpreter prints."""
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    return (done.stdout + done.stderr).strip()


def test_plain_modules_are_those_of_the_newest_major() -> None:
    assert driver is cubind.driver is cuda13.driver
    assert driver is sys.modules["cubind.driver"] is sys.modules["cubind.cuda13.driver"]
    assert runtime is cuda13.runtime and nvrtc is cuda13.nvrtc
    # What is the same in both majors is one class; what differs is two.
    assert len({cuda12.driver.CUresult, cuda13.driver.CUresult}) == 1
    assert len({cuda12.runtime.cudaDeviceProp, cuda13.runtime.cudaDeviceProp}) == 2


@pytest.mark.parametrize(
    "statement",
    [
        "import cubind.driver; module = cubind.driver",
        "import cubind; module = cubind.driver",
        "from cubind import driver as module",
        "import importlib; module = importlib.import_module('cubind.driver')",
        "from cubind.cuda13 import driver as module; import cubind; assert cubind.driver is module",
    ],
)
def test_every_way_of_importing_gives_the_same_module(statement: str) -> None:
    assert python(f"{statement}; print(module.__name__)") == "cubind.cuda13.driver"


def test_the_environment_chooses_the_major() -> None:
    code = "from cubind import driver as d, cuda13; print(d.__name__, d.CUDA_VERSION // 1000, cuda13.driver.__name__)"
    assert python(code, CUBIND_CUDA="12") == "cubind.cuda12.driver 12 cubind.cuda13.driver"
    assert python(code, CUBIND_CUDA="") == "cubind.cuda13.driver 13 cubind.cuda13.driver"
    error = "ImportError: CUBIND_CUDA is '11', and cubind has the major versions 12 and 13 of CUDA"
    assert error in python(code, CUBIND_CUDA="11")


def test_importing_is_lazy() -> None:
    code = "import sys; before = set(sys.modules); {}; print(*sorted(set(sys.modules) - before))"
    assert python(code.format("import cubind")) == "cubind cubind._modules"
    loaded = python(code.format("from cubind import driver, runtime, nvrtc")).split()
    assert [name for name in loaded if not name.startswith("cubind")] == []


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_names_and_attributes_agree(module: ModuleType) -> None:
    names = module.__all__
    assert len(set(names)) == len(names) and set(names) <= set(dir(module))
    assert all(not name.startswith("_") for name in names)
    for name in names:
        assert getattr(module, name) is getattr(module, name)
    namespace: dict[str, object] = {}
    exec(f"from {module.__name__} import *", namespace)
    assert set(namespace) - {"__builtins__"} == set(names)


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_everything_is_documented_and_at_home(module: ModuleType) -> None:
    for name in module.__all__:
        value = getattr(module, name)
        if inspect.isbuiltin(value):
            inspect.signature(value)
            assert value.__doc__ and value.__name__ == value.__qualname__ == name
            assert value.__module__ == module.__name__
            assert pickle.loads(pickle.dumps(value)) is value
        elif inspect.isclass(value):
            assert value.__doc__
            # A class may have a second name, and may be the driver's in the runtime.
            assert getattr(sys.modules[value.__module__], value.__qualname__) is value
    assert "class CUresult" in pydoc.plain(pydoc.render_doc(driver))


def test_a_wrong_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="'cubind.cuda13.driver' has no attribute 'cuMemAloc'") as raised:
        driver.cuMemAloc  # type: ignore[attr-defined]
    assert raised.value.name == "cuMemAloc" and raised.value.obj is driver
    # Python looks for a similar name where there are not too many.
    assert "Did you mean: 'nvrtcGetPTX'?" in python("from cubind import nvrtc; nvrtc.nvrtcGetPTx")
    with pytest.raises(ImportError):
        from cubind import drivers  # type: ignore[attr-defined]  # noqa: F401


def test_reload_keeps_classes() -> None:
    before = driver.CUresult
    assert importlib.reload(driver) is driver and driver.CUresult is before


def test_enums_are_integers_with_names() -> None:
    success = driver.CUresult.CUDA_SUCCESS
    assert str(success) == repr(success) == f"{success}" == "<CUresult.CUDA_SUCCESS: 0>"
    assert f"{success:d}" == "0" and success == 0 and hash(success) == hash(0) and isinstance(success, int)
    assert driver.CUresult(0) is success is driver.CUresult["CUDA_SUCCESS"] and not success
    assert 0 in driver.CUresult and success in driver.CUresult and 31337 not in driver.CUresult
    assert list(driver.CUresult)[0] is success and "CUDA_SUCCESS" in driver.CUresult.__members__
    with pytest.raises(ValueError, match="31337 is not a valid CUresult"):
        driver.CUresult(31337)


def test_a_value_without_a_name_is_kept() -> None:
    from cubind import _enums

    value = _enums.unknown(driver.CUresult, 31337)
    assert value is _enums.unknown(driver.CUresult, 31337) and isinstance(value, driver.CUresult)
    assert value == 31337 and value.value == 31337 and str(value) == "<CUresult.UNKNOWN_31337: 31337>"
    assert value not in driver.CUresult and value not in list(driver.CUresult)
    assert copy.deepcopy(value) is value is pickle.loads(pickle.dumps(value))


@pytest.mark.parametrize("module", [cuda12.driver, cuda13.driver], ids=lambda module: module.__name__)
@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_enums_and_handles_can_be_pickled(module: ModuleType, protocol: int) -> None:
    for error in module.CUresult:
        assert pickle.loads(pickle.dumps(error, protocol)) is error is copy.copy(error) is copy.deepcopy(error)
    for handle in (module.CUstream(5), module.CUdevice(1), module.CUdeviceptr(2**48)):
        again = pickle.loads(pickle.dumps(handle, protocol))
        assert again == handle and type(again) is type(handle) and int(again) == int(handle)
    # In another process, where no class was made yet.
    dumped = pickle.dumps((module.CUresult.CUDA_SUCCESS, module.CUstream(5)), protocol)
    assert python(f"import pickle; print(pickle.loads({dumped!r}))") == "(<CUresult.CUDA_SUCCESS: 0>, <CUstream 0x5>)"


@pytest.mark.parametrize("bases", [("CUuuid", "CUDA_MEMCPY2D"), ("CUdevice", "CUstream"), ("CUuuid", "CUstream")])
def test_no_class_extends_two_of_cudas(bases: tuple[str, str]) -> None:
    # An instance has the memory of one of them.
    with pytest.raises(TypeError, match="conflict"):
        type("Both", tuple(getattr(driver, base) for base in bases), {})


@pytest.mark.parametrize("value", [2**31, 2**63, 2**64, -(2**63) - 1, -1])
def test_no_number_out_of_range_is_a_member(value: int) -> None:
    with pytest.raises(ValueError, match=f"{value} is not a valid CUresult"):
        driver.CUresult(value)
