"""Constants that are records: `static const` variables of the headers; each access returns a new record."""

import copy
import importlib
from typing import Any

import pytest

CONSTANT = "nvcompCRC32_C"


@pytest.fixture(params=["cubind.nvcomp", "cubind.checked.nvcomp"])
def module(request: pytest.FixtureRequest) -> Any:
    return importlib.import_module(request.param)


def test_a_constant_has_the_values_of_the_header(module: Any) -> None:
    crc = module.nvcompCRC32_C
    assert type(crc) is module.nvcompCRC32Spec_t
    assert (crc.poly, crc.init, crc.ref_in, crc.ref_out, crc.xorout) == (0x1EDC6F41, 0xFFFFFFFF, True, True, 0xFFFFFFFF)
    assert bytes(crc.reserved) == bytes(16)
    options = module.nvcompBatchedCascadedCompressDefaultOpts
    assert options.common_opts.data_type == module.nvcompType_t.NVCOMP_TYPE_UINT and options.compression_level == 3
    # A constant record may consist of zeros only. A scalar constant is not created again.
    assert bytes(memoryview(module.nvcompBatchedZstdCompressDefaultOpts)).strip(b"\0") == b""
    assert module.nvcompLZ4CompressionMaxAllowedChunkSize == 1 << 24


def test_each_access_makes_a_new_record(module: Any) -> None:
    first = module.nvcompCRC32_C
    first.poly = 1
    assert module.nvcompCRC32_C.poly == 0x1EDC6F41
    assert copy.copy(first).poly == 1


def test_a_constant_is_a_name_of_its_module(module: Any) -> None:
    assert CONSTANT in module.__all__ and CONSTANT in dir(module) and hasattr(module, CONSTANT)
    names: dict[str, Any] = {}
    exec(f"from {module.__name__} import *", names)
    assert names[CONSTANT].poly == 0x1EDC6F41
    with pytest.raises(AttributeError, match="has no attribute 'nvcompCRC32_CC'"):
        module.nvcompCRC32_CC


def test_a_name_that_the_program_sets_is_kept(module: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = module.nvcompCRC32Spec_t()
    monkeypatch.setattr(module, CONSTANT, mine, raising=False)
    assert module.nvcompCRC32_C is mine


def test_modules_without_such_constants_have_no_hook() -> None:
    driver = importlib.import_module("cubind.driver")
    assert driver.CUresult.CUDA_SUCCESS == 0
    assert "__getattr__" not in vars(driver)
