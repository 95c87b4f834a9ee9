"""The base class of enums, which NVIDIA's other packages extend."""

from cubind._enums import CudaEnum as FastEnum
from cubind._enums import EnumClass as FastEnumMetaclass

__all__ = ["FastEnum", "FastEnumMetaclass"]
