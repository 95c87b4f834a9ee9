"""`python -m cubind.compat --enable`: programs and subprocesses of an environment use cubind for cuda.bindings."""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

import cubind

THEIRS = Path(sysconfig.get_paths()["purelib"]) / "cuda"


class Environment:
    """A virtual environment with cubind, with or without NVIDIA's package."""

    def __init__(self, folder: Path, with_theirs: bool) -> None:
        venv.create(folder, symlinks=True)
        self.python = folder / "bin" / "python"
        version = f"python{sys.version_info.major}.{sys.version_info.minor}"
        self.site = folder / "lib" / version / "site-packages"
        (self.site / "cubind").symlink_to(Path(cubind.__file__).parent)
        if with_theirs:
            (self.site / "cuda").symlink_to(THEIRS)
        self.file = self.site / "cubind-compat.pth"

    def run(self, *arguments: str) -> str:
        # The program runs without the tests' environment variables, as subprocesses of programs might.
        command = [str(self.python), *arguments]
        done = subprocess.run(command, env={}, capture_output=True, text=True, check=False, timeout=120)
        return (done.stdout + done.stderr).strip()

    def compat(self, argument: str) -> str:
        return self.run("-m", "cubind.compat", argument)


@pytest.fixture(params=["beside theirs", "alone"])
def environment(request: pytest.FixtureRequest, tmp_path: Path) -> Environment:
    with_theirs = request.param == "beside theirs"
    if with_theirs and not (THEIRS / "bindings").is_dir():
        pytest.skip("NVIDIA's cuda-bindings is not installed")
    return Environment(tmp_path / "environment", with_theirs)


WHOSE = "from cuda.bindings import driver; print(driver.__name__.split('.')[0], driver.CUresult.__module__)"
OURS = "cubind cuda.bindings.driver"


def test_compat_is_installed_only_while_enabled(environment: Environment) -> None:
    before = environment.run("-I", "-c", WHOSE)
    assert before != OURS
    assert environment.compat("--status") == f"disabled: there is no {environment.file}"
    assert str(environment.file) in environment.compat("--enable")
    for _ in range(2):
        assert environment.run("-I", "-c", WHOSE) == OURS
        assert environment.compat("--status").startswith(f"enabled by {environment.file}: ")
        # A second call that enables cubind changes nothing.
        environment.compat("--enable")
    assert environment.compat("--disable") == f"{environment.file}: removed."
    assert environment.compat("--disable") == f"{environment.file}: does not exist, nothing to do."
    assert environment.run("-I", "-c", WHOSE) == before


def test_subprocesses_have_compat(environment: Environment, tmp_path: Path) -> None:
    environment.compat("--enable")
    program = tmp_path / "prog.py"
    program.write_text(
        "import multiprocessing, subprocess, sys\n"
        "def whose():\n"
        "    from cuda.bindings import driver\n"
        "    print(driver.__name__.split('.')[0], flush=True)\n"
        "if __name__ == '__main__':\n"
        "    process = multiprocessing.get_context('spawn').Process(target=whose)\n"
        "    process.start(); process.join()\n"
        f"    subprocess.run([sys.executable, '-I', '-c', {WHOSE!r}], env={{}}, check=True)\n"
    )
    assert environment.run(str(program)).splitlines() == ["cubind", OURS]


def test_versions_are_available_before_any_import(environment: Environment) -> None:
    environment.compat("--enable")
    code = "import importlib.metadata as m; print(m.version('cuda-bindings')); from cuda import bindings; print(bindings.__version__)"
    first, second = environment.run("-c", code).splitlines()
    assert first == second
    code = "import importlib.metadata as m; print(sorted({d.name for d in m.distributions()} & {'cuda-bindings', 'cuda-python'}))"
    assert environment.run("-c", code) == "['cuda-bindings', 'cuda-python']"


def test_cython_finds_the_declarations(environment: Environment) -> None:
    environment.compat("--enable")
    # Cython searches `sys.path` without importing modules.
    code = "import sys, os; print([os.path.isfile(os.path.join(path, 'cuda/bindings/cynvml.pxd')) for path in sys.path][-1])"
    assert environment.run("-I", "-c", code) == "True"


def test_programs_without_cuda_do_not_import_cubind(environment: Environment) -> None:
    environment.compat("--enable")
    assert environment.run("-c", "import sys, json; print('cubind' in sys.modules)") == "False"


def test_the_startup_file_has_no_effect_without_the_package(environment: Environment) -> None:
    environment.compat("--enable")
    (environment.site / "cubind").unlink()
    assert environment.run("-c", "print(1)") == "1"
    (environment.site / "cuda").unlink(missing_ok=True)
    assert environment.run("-c", "import cuda.bindings").endswith("ModuleNotFoundError: No module named 'cuda'")


def test_install_and_enable_agree(environment: Environment) -> None:
    environment.compat("--enable")
    code = f"import cubind.compat; cubind.compat.install(); {WHOSE}"
    assert environment.run("-c", code) == OURS
    assert environment.run("-m", "cubind.compat", "-c", WHOSE) == OURS


def test_a_folder_that_cannot_be_written_is_an_error(environment: Environment) -> None:
    if os.geteuid() == 0:
        # Root may write to any file, so the test creates a folder in place of the file. Root cannot overwrite a folder.
        environment.file.mkdir()
    else:
        environment.site.chmod(0o555)
    answer = environment.compat("--enable")
    environment.site.chmod(0o755)
    assert answer.startswith(f"{environment.file}: ")
