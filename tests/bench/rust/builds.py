"""Cost of a clean build of the crate, compared with cudarc with the same libraries: `python tests/bench/rust/builds.py [--json]`.

CPU seconds (the fastest of several builds that take turns) and peak memory of the largest process, with cubind's default layers and
without them. Both crates are built like dependencies from a registry: not incrementally. Needs cargo, and the network once.
"""

import argparse
import json
import os
import re
import resource
import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
TARGET = ROOT / "target" / "cubind" / "builds" / "compared"
CUDARC = "0.19.10"
FIRST = ["driver", "nvrtc", "runtime"]


def libraries(fetched: Path) -> list[str]:
    """Returns the libraries that both crates have, by the names of their features."""
    theirs = features(fetched)
    return [name for name in features(ROOT / "generated" / "cubind" / "Cargo.toml") if name in theirs and name not in ("std", "default")]


def features(manifest: Path) -> list[str]:
    text = manifest.read_text().split("[features]", 1)[1].split("\n[", 1)[0]
    return re.findall(r"^([a-z][\w-]*) = ", text, re.MULTILINE)


def program(name: str, dependency: str) -> Path:
    """Creates an empty program that depends on the crate."""
    folder = TARGET / name
    (folder / "src").mkdir(parents=True, exist_ok=True)
    (folder / "src" / "main.rs").write_text("fn main() {}\n")
    head = f'[package]\nname = "{name}"\nversion = "0.0.0"\nedition = "2021"\n\n[workspace]\n\n[dependencies]\n'
    (folder / "Cargo.toml").write_text(head + dependency)
    subprocess.run(["cargo", "fetch", "--quiet"], cwd=folder, check=True)
    return folder


def build(folder: Path, options: list[str]) -> tuple[float, float]:
    """Returns the CPU time in seconds, and the peak memory in GB of the largest process."""
    target = folder / "target"
    shutil.rmtree(target, ignore_errors=True)
    environment = os.environ | {"CARGO_TARGET_DIR": str(target), "CARGO_INCREMENTAL": "0"}
    # Each build needs its own process, because the recorded peak memory of children never decreases.
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        done = subprocess.run(["cargo", "build", "--quiet", "--offline", *options], cwd=folder, env=environment, check=False)
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        os.write(write, json.dumps([done.returncode, used.ru_utime + used.ru_stime, used.ru_maxrss / 2**20]).encode())
        os._exit(0)
    os.close(write)
    with os.fdopen(read) as results:
        code, seconds, peak = json.loads(results.read())
    os.waitpid(child, 0)
    shutil.rmtree(target, ignore_errors=True)
    if code != 0:
        raise SystemExit(f"{folder}: cargo build {' '.join(options)} failed")
    return seconds, peak


def ours(name: str, layers: list[str], chosen: list[str]) -> Path:
    listed = json.dumps(["std", "cuda-13", *layers, *chosen])
    return program(name, f'cubind = {{ path = "{ROOT / "generated" / "cubind"}", default-features = false, features = {listed} }}\n')


def theirs(name: str, chosen: list[str]) -> Path:
    listed = json.dumps(["std", "cuda-13040", "fallback-dynamic-loading", *chosen])
    return program(name, f'cudarc = {{ version = "={CUDARC}", default-features = false, features = {listed} }}\n')


def manifest_of_cudarc() -> Path:
    folder = theirs("fetched", FIRST)
    metadata = subprocess.run(["cargo", "metadata", "--format-version=1"], cwd=folder, check=True, capture_output=True).stdout
    return next(Path(package["manifest_path"]) for package in json.loads(metadata)["packages"] if package["name"] == "cudarc")


def measure(rounds: int) -> list[dict[str, object]]:
    shared = libraries(manifest_of_cudarc())
    sets = {"by default": FIRST, "with cublas": [*FIRST, "cublas"], f"{len(shared)} libraries": shared}
    results = []
    for title, chosen in sets.items():
        programs = {
            "owned": ours("owned", ["owned"], chosen),
            "tuples": ours("tuples", [], chosen),
            "cudarc": theirs("cudarc", chosen),
        }
        for profile, options in {"debug": [], "release": ["--release"]}.items():
            runs: dict[str, list[tuple[float, float]]] = {name: [] for name in programs}
            for _ in range(rounds):
                for name, folder in programs.items():
                    runs[name].append(build(folder, options))
            seconds = {name: min(run[0] for run in of) for name, of in runs.items()}
            peaks = {name: max(run[1] for run in of) for name, of in runs.items()}
            results.append({"name": f"{title}, {profile}", "seconds": seconds, "peaks": peaks})
    everything = program("everything", f'cubind = {{ path = "{ROOT / "generated" / "cubind"}", features = ["all-libraries", "cuda-12"] }}\n')
    seconds, peak = build(everything, [])
    results.append({"name": "everything, debug", "seconds": {"owned": seconds}, "peaks": {"owned": peak}})
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.add_argument("--rounds", type=int, default=3, help="builds of each kind")
    options = parser.parse_args()
    results = measure(options.rounds)
    if options.json:
        print(json.dumps(results))
        return
    for result in results:
        for name, seconds in result["seconds"].items():
            print(f"{result['name']:24} {name:8} {seconds:6.1f} s  {result['peaks'][name]:.2f} GB")


if __name__ == "__main__":
    main()
