"""Tests of cudarc's safe layer on `cubind::sys`: the published sources, with cubind's declarations instead of cudarc's, and
cudarc's own tests.

    python tests/cudarc/run.py                 builds, and runs the tests that need no GPU
    python tests/cudarc/run.py --pack DIR      builds, and puts the test program into DIR for a machine with a GPU
    python tests/cudarc/run.py --stock …       the same with unmodified cudarc and its own bindings, to see which tests fail there as well
    python tests/cudarc/run.py --client …      builds the tests of cubecl-cuda on this cudarc; requires `--pack`, because all of them need a GPU

No code of cudarc is in this repository: cargo fetches the crate. `rewrite.py` and `mend.py` contain all changes as
rules; the number of uses of each rule is printed. Exit code 1: it does not compile, or a test fails.
"""

import argparse
import json
import lzma
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

from mend import mend
from rewrite import HELPER, rewrite, rewrite_client

VERSION = "0.19.10"
# The CUDA backend of burn, which uses cudarc. Later versions of burn require a download of LLVM.
CLIENT, CLIENT_VERSION = "cubecl-cuda", "0.10.0"
CLIENT_FEATURES = ["driver", "nvrtc", "nccl"]
# The newest toolkit that this version of cudarc supports. The toolkit determines the values of the crate's `cfg`s.
CUDA = "cuda-13040"
# The modules of cudarc. Each module is listed with the cubind modules that have the same items. bindgen follows
# `#include`s, so the modules for included headers are listed too.
RUNTIME = ["cuda13::sys::runtime", "cuda13::sys::driver"]
LIBRARIES = {
    "driver": ["cuda13::sys::driver"],
    "nvrtc": ["cuda13::sys::nvrtc"],
    "runtime": RUNTIME,
    "cublas": ["cuda13::sys::cublas", *RUNTIME],
    "cublaslt": ["cuda13::sys::cublaslt", "cuda13::sys::cublas", *RUNTIME],
    "curand": ["cuda13::sys::curand", *RUNTIME],
    "cusparse": ["cuda13::sys::cusparse", *RUNTIME],
    "cusolver": ["cuda13::sys::cusolver", "cuda13::sys::cublas", "cuda13::sys::cusparse", *RUNTIME],
    "cufft": ["cuda13::sys::cufft", *RUNTIME],
    "cudnn": ["sys::cudnn", *RUNTIME],
    "nccl": ["sys::nccl", *RUNTIME],
}
# Tests that need no GPU because they test only types or the compiler.
WITHOUT_GPU = ["nvrtc::"]

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "target/cubind/cudarc"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pack", type=Path, metavar="DIR", help="put the test program there, and run nothing")
    parser.add_argument("--features", default=",".join(LIBRARIES), help="cudarc's features, with commas between them")
    parser.add_argument("--libraries", type=Path, metavar="DIR", help="the folder with libnvrtc.so.13, if it is not found without")
    parser.add_argument("--stock", action="store_true", help="leave cudarc as it is")
    parser.add_argument("--client", action="store_true", help=f"build the tests of {CLIENT} {CLIENT_VERSION} on this cudarc")
    options = parser.parse_args()
    if options.client and not options.pack:
        parser.error("--client needs --pack DIR")
    features = CLIENT_FEATURES if options.client else options.features.split(",")
    environment = {**os.environ, "CARGO_TARGET_DIR": str(FOLDER / "build"), "CARGO_PROFILE_DEV_DEBUG": "0"}
    counts: Counter = Counter()
    source = fetch("cudarc", VERSION)
    crate = stock(source) if options.stock else prepare(source, features, counts)
    arguments = ["--no-default-features", "--features", ",".join(["std", "f16", CUDA, "fallback-dynamic-loading", *features])]
    targets = [["--lib"]] if options.client else [["--lib"], ["--lib", "--tests"]]
    if not options.stock:
        mended(crate, targets, arguments, environment, counts)
    name = f"cudarc {VERSION}"
    if options.client:
        crate, arguments, name = client(fetch(CLIENT, CLIENT_VERSION), crate, options.stock, counts), [], f"{CLIENT} {CLIENT_VERSION} on {name}"
        if not options.stock:
            mended(crate, [["--lib"]], arguments, environment, counts)
    for kind, times in sorted(counts.items()):
        print(f"{times:5}  {kind}")
    program = build(crate, arguments, environment)
    print(f"{name} {'as it is' if options.stock else 'on cubind'}: {', '.join(features)}")
    if options.pack:
        pack(program, options.pack, f"{'cubecl' if options.client else 'cudarc'}-{'stock' if options.stock else 'tests'}")
    else:
        if options.libraries:
            environment["LD_LIBRARY_PATH"] = str(options.libraries.resolve())
        done = subprocess.run([program, *WITHOUT_GPU], cwd=crate, env=environment, check=False)
        sys.exit(1 if done.returncode else 0)


def mended(crate: Path, targets: list[list[str]], arguments: list[str], environment: dict[str, str], counts: Counter) -> None:
    """Compiles and repairs a crate; exits with the errors that remain."""
    for target in targets:
        errors = mend(crate, ["cargo", "check", *target, *arguments], environment, counts)
        if errors:
            sys.exit(errors)


def fetch(name: str, version: str) -> Path:
    """Returns the folder of a crate in cargo's registry."""
    scratch = FOLDER / "fetch"
    (scratch / "src").mkdir(parents=True, exist_ok=True)
    (scratch / "src/lib.rs").write_text("")
    manifest = scratch / "Cargo.toml"
    feature = f', features = ["{CUDA}"]' if name == "cudarc" else ""
    dependency = f'{name} = {{ version = "={version}", default-features = false{feature} }}'
    manifest.write_text(f'[package]\nname = "fetch"\nversion = "0.0.0"\n[dependencies]\n{dependency}\n[workspace]\n')
    command = ["cargo", "metadata", "--format-version", "1", "--manifest-path", manifest]
    packages = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)["packages"]
    return Path(next(it["manifest_path"] for it in packages if it["name"] == name)).parent


def stock(source: Path) -> Path:
    """Creates an unchanged copy of the crate."""
    crate = FOLDER / "stock"
    shutil.rmtree(crate, ignore_errors=True)
    shutil.copytree(source, crate)
    manifest = crate / "Cargo.toml"
    manifest.write_text(f"{manifest.read_text()}\n[workspace]\n")
    return crate


def prepare(source: Path, features: list[str], counts: Counter) -> Path:
    """Creates a copy of the crate with cubind's declarations."""
    crate = FOLDER / "crate"
    shutil.rmtree(crate, ignore_errors=True)
    shutil.copytree(source, crate)
    for library in features:
        places = "".join(f"pub use cubind::{place}::*;\n" for place in LIBRARIES[library])
        (crate / "src" / library / "sys/mod.rs").write_text(places)
    for path in sorted(crate.glob("src/**/*.rs")):
        if path.parent.name != "sys":
            module = path.relative_to(crate / "src").parts[0]
            path.write_text(rewrite(path.read_text(), module, counts))
    lib = crate / "src/lib.rs"
    lib.write_text(lib.read_text() + HELPER)
    needed = ", ".join(f'"{name}"' for name in ["std", "cuda-13", *features])
    dependency = f'[dependencies.cubind]\npath = "{ROOT}/generated/cubind"\ndefault-features = false\nfeatures = [{needed}]\n'
    manifest = crate / "Cargo.toml"
    manifest.write_text(f"{manifest.read_text()}\n{dependency}\n[workspace]\n")
    return crate


def client(source: Path, cudarc: Path, as_it_is: bool, counts: Counter) -> Path:
    """Creates a copy of the client that uses a given copy of cudarc."""
    crate = FOLDER / ("client-stock" if as_it_is else "client")
    shutil.rmtree(crate, ignore_errors=True)
    shutil.copytree(source, crate)
    manifest = crate / "Cargo.toml"
    # Without this variable, cudarc's build script searches for a toolkit.
    text = manifest.read_text().replace("cuda-version-from-build-system", CUDA)
    text = re.sub(r'(\[(?:build-)?dependencies\.cudarc\]\nversion = )"[^"]*"', rf'\1"={VERSION}"', text)
    manifest.write_text(f'{text}\n[patch.crates-io]\ncudarc = {{ path = "{cudarc}" }}\n\n[workspace]\n')
    if not as_it_is:
        declarations = "".join(path.read_text() for path in sorted((ROOT / "generated/cubind/src").rglob("*.rs")) if "driver" in str(path))
        for path in sorted(crate.glob("src/**/*.rs")):
            path.write_text(rewrite_client(path.read_text(), declarations, counts))
        lib = crate / "src/lib.rs"
        lib.write_text(lib.read_text() + HELPER)
    return crate


def build(crate: Path, arguments: list[str], environment: dict[str, str]) -> Path:
    """Returns the path of the test program."""
    command = ["cargo", "test", "--no-run", "--lib", *arguments, "--message-format", "json"]
    done = subprocess.run(command, cwd=crate, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    messages = map(json.loads, done.stdout.splitlines())
    return Path(next(it["executable"] for it in messages if it.get("executable")))


def pack(program: Path, folder: Path, name: str) -> None:
    """Writes the program without its symbols, compressed."""
    folder.mkdir(parents=True, exist_ok=True)
    stripped = folder / name
    subprocess.run(["strip", "-o", stripped, program], check=True)
    packed = folder / f"{name}.xz"
    packed.write_bytes(lzma.compress(stripped.read_bytes(), preset=9))
    stripped.unlink()
    print(f"{packed}: {packed.stat().st_size / 1e6:.1f} MB; xz -d, chmod +x, then `{name} --test-threads 1`")


if __name__ == "__main__":
    main()
