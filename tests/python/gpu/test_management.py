"""NVML: properties of a device compared with the driver's, and processes on a device."""

import os
import time
from collections.abc import Iterator
from typing import Any

import pytest
from cubind import driver, nvml
from gpu.support import device_memory, ok


@pytest.fixture
def library(gpu: int) -> Iterator[None]:
    """NVML, initialized."""
    ok(nvml.nvmlInit())
    yield
    ok(nvml.nvmlShutdown())


@pytest.fixture
def device(library: None, gpu: int) -> Any:
    """NVML's handle of the device, found by its PCI bus ID: NVML has its own order of devices."""
    bus = ok(driver.cuDeviceGetPCIBusId(64, gpu)).rstrip(b"\0")
    return ok(nvml.nvmlDeviceGetHandleByPciBusId(bus))


def text(returned: bytes) -> bytes:
    return returned.rstrip(b"\0")


def test_properties_of_a_device_equal_the_drivers(gpu: int, device: Any) -> None:
    assert ok(nvml.nvmlDeviceGetCount()) > gpu
    assert text(ok(nvml.nvmlDeviceGetName(device, 96))) == text(ok(driver.cuDeviceGetName(96, gpu)))
    assert nvml.nvmlSystemGetCudaDriverVersion() == (nvml.nvmlReturn_t.NVML_SUCCESS, ok(driver.cuDriverGetVersion()))
    major, minor = ok(nvml.nvmlDeviceGetCudaComputeCapability(device))
    attribute = driver.CUdevice_attribute
    assert major == ok(driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, gpu))
    assert minor == ok(driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, gpu))
    uuid = text(ok(nvml.nvmlDeviceGetUUID(device, 96))).removeprefix(b"GPU-").replace(b"-", b"").decode()
    assert bytes.fromhex(uuid) == bytes(ok(driver.cuDeviceGetUuid(gpu)).bytes)
    pci = ok(nvml.nvmlDeviceGetPciInfo(device))
    assert pci.bus == ok(driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_PCI_BUS_ID, gpu))


def test_allocated_memory_is_reported(context: Any, device: Any) -> None:
    before = ok(nvml.nvmlDeviceGetMemoryInfo(device))
    assert before.free + before.used <= before.total
    size = 1 << 30
    with device_memory(size):
        assert ok(nvml.nvmlDeviceGetMemoryInfo(device)).used >= before.used + size // 2
    # The newer revision of the record contains a version field.
    newer = ok(nvml.nvmlDeviceGetMemoryInfo_v2(device))
    assert newer.version == nvml.nvmlMemory_v2 and newer.total == before.total


def test_a_process_finds_itself(context: Any, device: Any) -> None:
    # The capacity is larger than the count. With a smaller capacity, the result is an error, and the outputs are None.
    count, processes = ok(nvml.nvmlDeviceGetComputeRunningProcesses(device, 64))
    assert len(processes) == count
    if count == 0:
        pytest.skip("this system shows no processes")
    pids = {process.pid for process in processes}
    if os.getpid() not in pids:
        pytest.skip("the process numbers are those of another container")
    assert all(process.usedGpuMemory > 0 for process in processes)


def test_clocks_and_temperatures(device: Any) -> None:
    kinds = nvml.nvmlClockType_t
    assert ok(nvml.nvmlDeviceGetClockInfo(device, kinds.NVML_CLOCK_MEM)) > 0
    assert 0 < ok(nvml.nvmlDeviceGetTemperature(device, nvml.nvmlTemperatureSensors_t.NVML_TEMPERATURE_GPU)) < 120
    rates = ok(nvml.nvmlDeviceGetUtilizationRates(device))
    assert 0 <= rates.gpu <= 100 and 0 <= rates.memory <= 100
    first = ok(nvml.nvmlDeviceGetTotalEnergyConsumption(device))
    time.sleep(0.2)
    assert ok(nvml.nvmlDeviceGetTotalEnergyConsumption(device)) >= first


def test_errors_are_codes(library: None) -> None:
    err, handle = nvml.nvmlDeviceGetHandleByIndex(12345)
    assert err == nvml.nvmlReturn_t.NVML_ERROR_INVALID_ARGUMENT and handle is None
    assert nvml.nvmlErrorString(err)[1] == b"Invalid Argument"
