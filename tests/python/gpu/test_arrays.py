"""Arrays, textures and surfaces."""

from typing import Any

import numpy
from cubind import driver
from gpu.support import device_memory, ok, read

WIDTH, HEIGHT = 16, 8


def described(array: Any) -> driver.CUDA_RESOURCE_DESC:
    resource = driver.CUDA_RESOURCE_DESC()
    resource.resType = driver.CUresourcetype.CU_RESOURCE_TYPE_ARRAY
    resource.res.array.hArray = array
    return resource


def copy(host: numpy.ndarray[Any, Any], array: Any, up: bool) -> None:
    params = driver.CUDA_MEMCPY2D()
    memory = driver.CUmemorytype
    if up:
        params.srcMemoryType, params.srcHost, params.srcPitch = memory.CU_MEMORYTYPE_HOST, host, WIDTH * 4
        params.dstMemoryType, params.dstArray = memory.CU_MEMORYTYPE_ARRAY, array
    else:
        params.srcMemoryType, params.srcArray = memory.CU_MEMORYTYPE_ARRAY, array
        params.dstMemoryType, params.dstHost, params.dstPitch = memory.CU_MEMORYTYPE_HOST, host, WIDTH * 4
    params.WidthInBytes, params.Height = WIDTH * 4, HEIGHT
    ok(driver.cuMemcpy2D(params))


def test_a_texture_is_sampled(context: Any, kernel: Any) -> None:
    description = driver.CUDA_ARRAY_DESCRIPTOR()
    description.Width, description.Height, description.NumChannels = WIDTH, HEIGHT, 1
    description.Format = driver.CUarray_format.CU_AD_FORMAT_FLOAT
    array = ok(driver.cuArrayCreate(description))
    found = ok(driver.cuArrayGetDescriptor(array))
    assert (found.Width, found.Height, found.Format) == (WIDTH, HEIGHT, description.Format)
    picture = numpy.arange(WIDTH * HEIGHT, dtype=numpy.float32).reshape(HEIGHT, WIDTH)
    copy(picture, array, up=True)
    sampling = driver.CUDA_TEXTURE_DESC()
    sampling.addressMode = [driver.CUaddress_mode.CU_TR_ADDRESS_MODE_CLAMP] * 3
    sampling.filterMode = driver.CUfilter_mode.CU_TR_FILTER_MODE_POINT
    texture = ok(driver.cuTexObjectCreate(described(array), sampling, None))
    assert ok(driver.cuTexObjectGetResourceDesc(texture)).res.array.hArray == array
    with device_memory(picture.nbytes) as out:
        arguments = (out, texture, numpy.int32(WIDTH), numpy.int32(HEIGHT))
        ok(driver.cuLaunchKernel(kernel(b"sample"), 1, 1, 1, WIDTH, HEIGHT, 1, 0, 0, arguments, 0))
        assert read(out, picture.nbytes, "f") == picture.ravel().tolist()
    ok(driver.cuTexObjectDestroy(texture))
    ok(driver.cuArrayDestroy(array))


def test_a_surface_is_painted(context: Any, kernel: Any) -> None:
    description = driver.CUDA_ARRAY3D_DESCRIPTOR()
    description.Width, description.Height, description.Depth, description.NumChannels = WIDTH, HEIGHT, 0, 1
    description.Format = driver.CUarray_format.CU_AD_FORMAT_FLOAT
    description.Flags = driver.CUDA_ARRAY3D_SURFACE_LDST
    array = ok(driver.cuArray3DCreate(description))
    surface = ok(driver.cuSurfObjectCreate(described(array)))
    ok(driver.cuLaunchKernel(kernel(b"paint"), 1, 1, 1, WIDTH, HEIGHT, 1, 0, 0, (surface,), 0))
    ok(driver.cuCtxSynchronize())
    picture = numpy.zeros((HEIGHT, WIDTH), dtype=numpy.float32)
    copy(picture, array, up=False)
    rows, columns = numpy.indices((HEIGHT, WIDTH))
    assert (picture == 10 * rows + columns).all()
    ok(driver.cuSurfObjectDestroy(surface))
    ok(driver.cuArrayDestroy(array))
