"""The version that introduced a function, and its availability."""

import cubind
import pytest
from cubind import _history, _native, _results


@pytest.mark.parametrize(
    ("function", "cuda", "version"),
    [
        ("cuGraphAddNode", 12, "12.2"),
        ("cuGraphAddNode", None, "12.3"),
        # The meaning of a documented name depends on the major version.
        ("cuCtxCreate", 13, "12.5"),
        ("cuCtxCreate", 12, "3.2"),
        ("cuCtxCreate_v4", 12, "12.5"),
        ("cudaGetDeviceProperties", 12, None),
        ("cuInit", None, "2.0"),
        ("cublasSgemm", None, None),
    ],
)
def test_since(function: str, cuda: "int | None", version: "str | None") -> None:
    assert cubind.since(function, cuda) == version


def test_unknown_names_are_errors() -> None:
    with pytest.raises(LookupError, match="cuFoo"):
        cubind.since("cuFoo")
    with pytest.raises(LookupError, match="cuDevSmResourceSplit"):
        cubind.since("cuDevSmResourceSplit", 12)
    assert not cubind.available("cuFoo")


def test_the_major_version_is_that_of_plain_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUBIND_CUDA", "12")
    assert cubind.since("cuCtxCreate") == "3.2"
    monkeypatch.setenv("CUBIND_CUDA", "13")
    assert cubind.since("cuCtxCreate") == "12.5"


def test_independently_versioned_libraries_have_their_own_versions() -> None:
    assert cubind.since("ncclCommShrink") == "2.27"
    assert cubind.since("ncclCommShrink", 12) == "2.27"


def test_every_renamed_function_has_a_known_symbol() -> None:
    for (library, major), names in _history.SYMBOLS.items():
        assert any(number == major for number, _ in _results.MODULES[library])
        for name, symbol in names.items():
            assert name != symbol
            assert _native.known(major, library, symbol) is not None, (library, major, name)
