"""The generators of `hostile`, for a second or two each and with the same seed every time; `hostile/run.py` runs longer."""

# The stubs forbid most of these calls.
# mypy: ignore-errors

import importlib
from pathlib import Path

import pytest

from hostile import generators, libraries, silent
from hostile.run import NAMES, generate

SEED = 1


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    try:
        return silent.environment(tmp_path_factory.mktemp("silent"))
    except FileNotFoundError as error:
        pytest.skip(f"there is no C compiler: {error}")


# If no memory is left, PyO3 and Rust's collections end the process in some places (`hostile/README.md`), so only the
# long run uses that generator.
@pytest.mark.parametrize("name", [name for name in NAMES if name != "memory"])
def test_hostile_input_only_causes_exceptions(name: str, environment: dict[str, str]) -> None:
    assert generate(name, SEED, 1.5, environment) > 10


def test_every_library_that_a_seed_may_choose_has_functions_or_classes() -> None:
    names = generators.libraries()
    assert {"cubind.cuda13.driver", "cubind.cuda12.driver", "cubind.cudnn"} <= set(names)
    assert [name for name in names if not hasattr(importlib.import_module(name), "__all__")] == []


@pytest.mark.parametrize("seed", range(6))
def test_a_wrong_library_is_an_exception(seed: int, environment: dict[str, str], tmp_path: Path) -> None:
    libraries.run(tmp_path, environment, seed, Path(environment["LD_LIBRARY_PATH"]) / "libcuda.so.1")
