"""Arrays on the device, for the libraries that compute with them."""

from contextlib import ExitStack
from typing import Any, Literal

import numpy as np
from cubind import driver
from gpu.support import ok

Host = np.ndarray[Any, Any]
Order = Literal["C", "F"]


class Array:
    """An array on the device, in row-major (`C`) or column-major (`F`) order."""

    def __init__(self, host: Host, order: Order) -> None:
        self.shape, self.dtype, self.nbytes, self.order = host.shape, host.dtype, host.nbytes, order
        self.pointer = ok(driver.cuMemAlloc(max(host.nbytes, 1)))
        if host.nbytes:
            ok(driver.cuMemcpyHtoD(self.pointer, host.tobytes(order=order), host.nbytes))

    def __len__(self) -> int:
        return int(self.shape[0])

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {"shape": self.shape, "typestr": self.dtype.str, "data": (int(self.pointer), False), "version": 3}

    def get(self) -> Host:
        flat = np.empty(int(np.prod(self.shape)), self.dtype)
        ok(driver.cuCtxSynchronize())
        ok(driver.cuMemcpyDtoH(flat, self.pointer, flat.nbytes))
        return flat.reshape(self.shape, order=self.order)


class Device:
    """Creates arrays, which are freed with the stack."""

    def __init__(self, stack: ExitStack, order: Order) -> None:
        self.stack, self.order = stack, order

    def put(self, host: Any) -> Array:
        array = Array(np.asarray(host), self.order)
        self.stack.callback(lambda: ok(driver.cuMemFree(array.pointer)))
        return array

    def empty(self, shape: Any, dtype: Any) -> Array:
        return self.put(np.zeros(shape, dtype))
