"""The package around the functions: one module for each library and major version, with contents created on demand."""

import copy
import importlib
import inspect
import pickle
import pydoc
import re
import subprocess
import sys
from types import ModuleType
from typing import Any

import pytest

import cubind
from cubind import driver, nvrtc, runtime
import majors
from majors import DEFAULT, LIBRARIES, MAJORS, OTHERS, is_record

PACKAGES = [getattr(cubind, f"cuda{major}") for major in MAJORS]
CHOSEN = getattr(cubind, f"cuda{DEFAULT}")
MODULES = [majors.module(name, major) for name, major in majors.MODULES]


def python(code: str, **environment: str) -> str:
    """Returns the output of a new interpreter."""
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    return (done.stdout + done.stderr).strip()


def test_plain_modules_are_those_of_the_default_major() -> None:
    assert driver is cubind.driver is CHOSEN.driver
    assert driver is sys.modules["cubind.driver"] is sys.modules[f"cubind.cuda{DEFAULT}.driver"]
    assert runtime is CHOSEN.runtime and nvrtc is CHOSEN.nvrtc
    # Classes that are equal in all major versions are one object.
    assert len({package.driver.CUuuid for package in PACKAGES}) == 1


def test_each_major_has_its_own_class_if_they_differ() -> None:
    versions = {package.driver.CUDA_VERSION // 1000 for package in PACKAGES}
    assert sorted(versions) == MAJORS
    # This record has grown in each major version so far.
    assert len({package.runtime.cudaDeviceProp for package in PACKAGES}) == len(MAJORS)


@pytest.mark.parametrize(
    "statement",
    [
        "import cubind.driver; module = cubind.driver",
        "import cubind; module = cubind.driver",
        "from cubind import driver as module",
        "import importlib; module = importlib.import_module('cubind.driver')",
        f"from cubind.cuda{DEFAULT} import driver as module; import cubind; assert cubind.driver is module",
    ],
)
def test_every_form_of_import_returns_the_same_module(statement: str) -> None:
    assert python(f"{statement}; print(module.__name__)") == f"cubind.cuda{DEFAULT}.driver"


def test_the_environment_chooses_the_major() -> None:
    plain = "from cubind import driver as d; print(d.__name__, d.CUDA_VERSION // 1000)"
    for major in MAJORS:
        assert python(plain, CUBIND_CUDA=str(major)) == f"cubind.cuda{major}.driver {major}"
    assert python(plain, CUBIND_CUDA="") == f"cubind.cuda{DEFAULT}.driver {DEFAULT}"
    *others, last = map(str, MAJORS)
    known = f"{', '.join(others)} and {last}" if others else last
    error = f"ImportError: CUBIND_CUDA is '11', and cubind has driver for CUDA {known}"
    assert error in python(plain, CUBIND_CUDA="11")


@pytest.mark.skipif(not OTHERS, reason="there is one major version")
def test_choosing_a_major_does_not_change_the_others() -> None:
    code = f"from cubind import cuda{DEFAULT}; print(cuda{DEFAULT}.driver.__name__)"
    assert python(code, CUBIND_CUDA=str(OTHERS[0])) == f"cubind.cuda{DEFAULT}.driver"


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
        first, second = getattr(module, name), getattr(module, name)
        assert first is second or is_record(first) and memoryview(first) == memoryview(second)
    namespace: dict[str, object] = {}
    exec(f"from {module.__name__} import *", namespace)
    assert set(namespace) - {"__builtins__"} == set(names)


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_every_object_has_a_docstring_and_its_module(module: ModuleType) -> None:
    for name in module.__all__:
        value = getattr(module, name)
        if inspect.isbuiltin(value):
            inspect.signature(value)
            assert value.__doc__ and value.__name__ == value.__qualname__ == name
            assert value.__module__ == module.__name__
            assert pickle.loads(pickle.dumps(value)) is value
        elif inspect.isclass(value):
            assert value.__doc__
            # A class may have a second name, and a class in the runtime's module may be a class of the driver.
            assert getattr(sys.modules[value.__module__], value.__qualname__) is value


def test_help_shows_a_module() -> None:
    assert "class CUresult" in pydoc.plain(pydoc.render_doc(driver))


def test_a_wrong_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match=f"'cubind.cuda{DEFAULT}.driver' has no attribute 'cuMemAloc'") as raised:
        driver.cuMemAloc  # type: ignore[attr-defined]
    assert raised.value.name == "cuMemAloc" and raised.value.obj is driver
    assert re.search(r"did you mean:? '\.?nvrtcGetPTX'", python("from cubind import nvrtc; nvrtc.nvrtcGetPTx"), re.IGNORECASE)
    assert "did you mean 'cuMemAlloc'?" in python("from cubind import driver; driver.cuMemAloc")
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


def test_members_of_equal_value_are_aliases_of_the_first() -> None:
    aliases = 0
    for module in MODULES:
        kinds: list[Any] = [kind for kind in (getattr(module, name) for name in dir(module)) if isinstance(kind, type)]
        for kind in (kind for kind in kinds if hasattr(kind, "__members__")):
            firsts: dict[int, str] = {}
            for name, member in kind.__members__.items():
                first = firsts.setdefault(member.value, name)
                assert member is kind.__members__[first] is getattr(kind, name) is kind(member.value)
                assert member.name == first
                aliases += name != first
            assert [member.name for member in kind] == list(firsts.values()) and len(kind) == len(firsts)
    assert aliases, "no enum has aliases: nothing was tested"


@pytest.mark.parametrize("module", [package.driver for package in PACKAGES], ids=lambda module: module.__name__)
@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_enums_and_handles_can_be_pickled(module: ModuleType, protocol: int) -> None:
    for error in module.CUresult:
        assert pickle.loads(pickle.dumps(error, protocol)) is error is copy.copy(error) is copy.deepcopy(error)
    for handle in (module.CUstream(5), module.CUdevice(1), module.CUdeviceptr(2**48)):
        again = pickle.loads(pickle.dumps(handle, protocol))
        assert again == handle and type(again) is type(handle) and int(again) == int(handle)
    # The program runs in another process, in which no class has been created yet.
    dumped = pickle.dumps((module.CUresult.CUDA_SUCCESS, module.CUstream(5)), protocol)
    assert python(f"import pickle; print(pickle.loads({dumped!r}))") == "(<CUresult.CUDA_SUCCESS: 0>, <CUstream 0x5>)"


@pytest.mark.parametrize("bases", [("CUuuid", "CUDA_MEMCPY2D"), ("CUdevice", "CUstream"), ("CUuuid", "CUstream")])
def test_a_class_cannot_extend_two_classes_of_cuda(bases: tuple[str, str]) -> None:
    # An instance would have the memory of only one of the two classes.
    with pytest.raises(TypeError, match="conflict"):
        type("Both", tuple(getattr(driver, base) for base in bases), {})


@pytest.mark.parametrize("value", [2**31, 2**63, 2**64, -(2**63) - 1, -1])
def test_a_value_out_of_range_is_not_a_member(value: int) -> None:
    with pytest.raises(ValueError, match=f"{value} is not a valid CUresult"):
        driver.CUresult(value)
