"""The base class of enums, from which NVIDIA's other packages derive classes."""

from cubind._enums import CudaEnum as FastEnum
from cubind._enums import EnumClass as FastEnumMetaclass

__all__ = ["FastEnum", "FastEnumMetaclass"]
