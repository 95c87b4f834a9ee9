"""Creates the two environments in which the suites of clients run: `python install.py BUNDLE INTO [--beside SITE]`.

BUNDLE contains `plan.json` and the wheels, INTO gets `nvidia/` and `cubind/`, which are equal except for the package
that provides `cuda.bindings`. SITE is a site-packages folder of this machine: packages that only it has are linked into
both environments, except for NVIDIA's bindings. Nothing is fetched. Requires pip 22.3 or newer for the Python that runs
this.
"""

import argparse
import importlib.metadata
import json
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

# NVIDIA's bindings, which some packages require, and packages that install files in the folders of the bindings.
NEVER_LINKED = {"cuda-bindings", "cuda-python", "cubind", "pip"}
SIDES = ("nvidia", "cubind")


def normal(name: str) -> str:
    return name.lower().replace("_", "-").replace(".", "-")


def make(bundle: Path, into: Path, side: str, beside: Path | None) -> None:
    """Creates one environment, with its wheels and the packages from `beside`."""
    folder = into / side
    venv.create(folder, clear=True, with_pip=False, symlinks=True)
    wheels = sorted((bundle / "wheels" / "common").glob("*.whl")) + sorted((bundle / "wheels" / side).glob("*.whl"))
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-index", "--no-deps"]
    subprocess.run([*pip, "--no-compile", "--no-cache-dir", "--disable-pip-version-check", *map(str, wheels)], check=True)
    site = folder / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages"
    if beside is not None:
        link(beside, site)
    # Helper modules that test suites import as parts of `cuda.bindings`, and that NVIDIA's release does not contain.
    shutil.copy(bundle / "runner" / "helpers.py", site / "cubind_clients_helpers.py")
    (site / "cubind_clients_helpers.pth").write_text("import cubind_clients_helpers\n")
    if side == "cubind":
        subprocess.run([str(python), "-m", "cubind.compat", "--enable"], check=True)


def unpack_headers(bundle: Path, into: Path) -> None:
    """Unpacks the headers of wheels that are not installed into a separate folder."""
    for wheel in (bundle / "wheels" / "headers").glob("*.whl"):
        with zipfile.ZipFile(wheel) as file:
            file.extractall(into / "headers", [name for name in file.namelist() if "/include/" in name])


def unpack_instead(bundle: Path, into: Path) -> None:
    """Packages that one client needs in other versions: a folder for each client, which comes first on its path."""
    for wheel in (bundle / "wheels" / "instead").glob("*/*.whl"):
        with zipfile.ZipFile(wheel) as file:
            file.extractall(into / "instead" / wheel.parent.name)


def link(beside: Path, site: Path) -> None:
    """Links the distributions of `beside` that `site` lacks: whole folders if they contain nothing else, otherwise file
    by file."""
    have = {normal(one.metadata["Name"]) for one in importlib.metadata.distributions(path=[str(site)])}
    taken: list[importlib.metadata.Distribution] = []
    left: list[importlib.metadata.Distribution] = []
    for one in importlib.metadata.distributions(path=[str(beside)]):
        name = normal(one.metadata["Name"])
        (left if name in have or name in NEVER_LINKED else taken).append(one)
    shared = {path.name for path in site.iterdir()} | {file.parts[0] for one in left for file in one.files or ()}
    for one in taken:
        for file in one.files or ():
            source = beside / file
            if ".." in file.parts or not source.exists():
                continue
            top = file.parts[0]
            whole = len(file.parts) == 1 or top not in shared
            target = site / (top if whole else file)
            if not target.exists() and not target.is_symlink():
                target.parent.mkdir(parents=True, exist_ok=True)
                target.symlink_to(beside / top if whole else source)


def versions(folder: Path) -> dict[str, str]:
    """The installed packages of an environment, determined from files, because in the environment cubind provides
    cuda-bindings' metadata."""
    sites = [str(site) for site in folder.glob("lib/python3.*/site-packages")]
    return {normal(one.metadata["Name"]): one.version for one in importlib.metadata.distributions(path=sites)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bundle", type=Path)
    parser.add_argument("into", type=Path)
    parser.add_argument("--beside", type=Path)
    options = parser.parse_args()
    unpack_headers(options.bundle, options.into)
    unpack_instead(options.bundle, options.into)
    for side in SIDES:
        make(options.bundle.resolve(), options.into.resolve(), side, options.beside and options.beside.resolve())
        installed = versions(options.into.resolve() / side)
        (options.into / f"{side}.json").write_text(json.dumps(installed, indent=1, sort_keys=True))
        print(f"{side}: {len(installed)} packages; NVIDIA's cuda-bindings: {installed.get('cuda-bindings', 'not there')}")


if __name__ == "__main__":
    main()
