"""NVSHMEM: the example, in which two processes with one GPU each write into each other's memory; and functions that
need no GPU."""

import subprocess
import sys
from pathlib import Path

import pytest
from cubind_nvshmem import nvshmem
from gpu.support import ok, or_skip

EXAMPLE = Path(__file__).parents[2] / "python" / "examples" / "put.py"


def test_two_gpus_write_into_each_others_memory(gpu: int) -> None:
    run = subprocess.run([sys.executable, EXAMPLE], capture_output=True, text=True, timeout=300, check=False)
    if "DynamicLibNotFoundError" in run.stderr:
        pytest.skip(next(line for line in run.stderr.splitlines() if "DynamicLibNotFoundError" in line))
    if run.stdout.startswith("skipped: "):
        pytest.skip(run.stdout.removeprefix("skipped: ").strip())
    assert run.returncode == 0, run.stdout + run.stderr
    assert "verified" in run.stdout


def test_the_version_is_that_of_the_headers() -> None:
    major, minor, patch = ok(or_skip(nvshmem.nvshmemx_vendor_get_version_info))
    assert major == nvshmem.NVSHMEM_VENDOR_VERSION // 10_000 and (minor, patch) >= (0, 0)
    assert ok(nvshmem.nvshmem_info_get_name()).startswith(b"NVSHMEM v%d.%d.%d" % (major, minor, patch))
    status = ok(nvshmem.nvshmemx_init_status())
    assert status == nvshmem.nvshmemx_init_status_t.NVSHMEM_STATUS_NOT_INITIALIZED


def test_new_records_have_the_versions_that_the_initializers_in_c_have() -> None:
    attributes = nvshmem.nvshmemx_init_attr_t()
    assert attributes.version == (2 << 16) + 144
    assert attributes.args.version == (2 << 16) + 128 and attributes.args.cuda_device_id == -1
    assert attributes.args.uid_args.version == (1 << 16) + 24
    assert (attributes.args.uid_args.myrank, attributes.args.uid_args.nranks) == (-1, -1)
    assert nvshmem.nvshmemx_uniqueid_t().version == (1 << 16) + 128
    assert nvshmem.nvshmem_team_config_t().version == (2 << 16) + 64


def test_the_attributes_keep_the_unique_id() -> None:
    identity = nvshmem.nvshmemx_uniqueid_t()
    attributes = nvshmem.nvshmemx_init_attr_t()
    before = sys.getrefcount(identity)
    (status,) = or_skip(lambda: nvshmem.nvshmemx_set_attr_uniqueid_args(1, 2, identity, attributes))
    assert status == nvshmem.nvshmemx_status.NVSHMEMX_SUCCESS
    assert sys.getrefcount(identity) > before
    args = attributes.args.uid_args
    assert (args.myrank, args.nranks) == (1, 2)
