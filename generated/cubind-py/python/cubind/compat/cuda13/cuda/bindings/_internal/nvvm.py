"""The addresses of C functions of NVVM of CUDA 13."""
# Written by cubind's generator: do not edit.

from cubind import _native


def _inspect_function_pointers() -> dict[str, int]:
    """Returns the functions' addresses by name, with two leading underscores. Missing functions have the address 0."""
    found = _native.addresses(13, "nvvm")
    return {f"__{symbol}": address for symbol, address in found.items()}


def _inspect_function_pointer(name: str) -> int:
    """Returns the address of one function."""
    return _inspect_function_pointers()[name]
