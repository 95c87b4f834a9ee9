"""Runs the suites of clients on one side: `python run.py BUNDLE ENVIRONMENTS SIDE OUT [--only NAME]... [--seconds N]`.

A suite that `SIDE.json` contains is not run again, unless `--only` names it: on a machine that is available for N
seconds at a time, the same command continues with the next suites. Writes `SIDE.CLIENT.xml` (JUnit) and
`SIDE.CLIENT.log` for each client, and `SIDE.json` with times and exit codes. Suites share the GPU with other processes;
failed tests are run again, one at a time, into `SIDE.CLIENT.again.xml`. Both sides can run at the same time, because
they share no file.
"""

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

# The time limit of one test. Each suite has its own limit.
TEST_SECONDS = 120
GRACE_SECONDS = 20
# The pytest plugins that suites use. Other plugins on the machine would affect the results.
PLUGINS = ("xdist", "timeout", "benchmark", "pytest_repeat", "rerunfailures", "hypothesispytest")
# If more tests than this number fail, the failures have a common cause, and would be the same in another run.
MOST_ALONE = 100


def file_name(client: str) -> str:
    """Returns the name of a client in file names: `cuda.bindings, Cython` is `cuda.bindings-cython`."""
    return re.sub(r"[^a-z0-9.]+", "-", client.lower()).strip("-")


class Side:
    """The environment, the copy of the sources, and the results folder of one of the two sides."""

    def __init__(self, bundle: Path, environments: Path, name: str, out: Path) -> None:
        self.name = name
        self.out = out
        self.bundle = bundle
        self.python = environments / name / "bin" / "python"
        other = {"nvidia": "cubind", "cubind": "nvidia"}[name]
        self.other = environments / other / "bin" / "python"
        self.work = environments / f"work-{name}"
        self.site = next(self.python.parents[1].glob("lib/python3.*/site-packages"))
        self.headers = environments / "headers" / "nvidia" / "cu13" / "include"
        self.instead = environments / "instead"

    def sources(self, source: str) -> Path:
        """Returns a separate copy of the suite's source for this side, because tests write files next to their own."""
        origin = self.bundle / ("runner" if source == "own" else f"sources/{source}")
        copy = self.work / "sources" / source
        if not copy.exists():
            shutil.copytree(origin, copy, symlinks=True)
        return copy

    def environment(self, client: dict[str, Any], folder: Path) -> dict[str, str]:
        """This process's variables, without those that affect the search for modules, and with separate caches for this
        side."""
        cache = self.work / "cache"
        found = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
        found.pop("VIRTUAL_ENV", None)
        found["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        found["PATH"] = f"{self.python.parent}{os.pathsep}{found.get('PATH', '')}"
        found["CUBIND_CLIENTS_HELPERS"] = str(self.sources(client["source"]) / "cuda_bindings" / "cuda" / "bindings")
        found["CUBIND_CLIENTS_OTHER"] = str(self.other)
        found["CUBIND_CLIENTS_SCRIPTS"] = os.pathsep.join(str(folder / script) for script in client["scripts"])
        for key in ("NUMBA_CACHE_DIR", "CUPY_CACHE_DIR", "CUDA_CACHE_PATH", "XDG_CACHE_HOME", "CUTE_DSL_CACHE_DIR"):
            found[key] = str(cache / key.lower())
        first = [self.bundle / "runner"] if client["scripts"] else []
        first += [self.instead / file_name(client["name"])] if client["instead"] else []
        if first:
            found["PYTHONPATH"] = os.pathsep.join(map(str, first))
        toolkit = self.toolkit()
        if toolkit is not None:
            found.setdefault("CUDA_PATH", str(toolkit))
            found.setdefault("CUDA_HOME", str(toolkit))
            found["CPATH"] = f"{toolkit / 'include'}{os.pathsep}{found.get('CPATH', '')}".strip(os.pathsep)
            found["PATH"] += f"{os.pathsep}{toolkit / 'bin'}"
        places = {"{folder}": folder, "{headers}": self.headers, "{site}": self.site}
        for key, value in client["environment"].items():
            for word, place in places.items():
                value = value.replace(word, str(place))
            found[key] = value
        return found

    def toolkit(self) -> Path | None:
        """Returns a CUDA toolkit with headers on this machine, for suites that compile."""
        nvcc = shutil.which("nvcc")
        named = [Path(os.environ[key]) for key in ("CUDA_PATH", "CUDA_HOME") if key in os.environ]
        beside = [Path(nvcc).resolve().parents[1]] if nvcc else []
        candidates = [*named, *beside, Path("/usr/local/cuda"), *self.site.glob("nvidia/cu*")]
        return next((path for path in candidates if (path / "include" / "cuda.h").is_file()), None)

    def run(self, client: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Prepares and runs one client with a time limit; returns the entry for `SIDE.json`."""
        started = time.monotonic()
        end = started + seconds
        name = f"{self.name}.{file_name(client['name'])}"
        root = self.sources(client["source"])
        folder = root / client["folder"]
        environment = self.environment(client, folder)
        with (self.out / f"{name}.log").open("w") as log:
            prepared = [self.prepare(command, folder, environment, log, end) for command in client["prepare"]]
            cache = self.cache(client)
            arguments = [*self.pytest(client), "-o", "junit_logging=no", f"--timeout={TEST_SECONDS}"]
            tests = client["tests"] + client["scripts"]
            several = ["-n", str(client["workers"]), "--dist", client["distribution"], "--max-worker-restart=200"]
            first = [*arguments, *several, f"--junitxml={self.out / name}.xml", *tests]
            code = bounded(first, folder, environment, log, end)
            again = None
            if code == 1 and failed(cache) <= MOST_ALONE:
                alone = ["-n", "1", "--lf", "--lfnf=none", f"--junitxml={self.out / name}.again.xml"]
                again = bounded([*arguments, *alone, *tests], folder, environment, log, end)
        took = round(time.monotonic() - started, 1)
        print(f"{name}: exit code {code}, alone {again}, {took} s", flush=True)
        return {"exit": code, "again": again, "prepared": prepared, "seconds": took}

    def collect(self, client: dict[str, Any]) -> int:
        """Lets pytest collect the tests of one client without running them, to check that all imports work. Needs no
        GPU."""
        name = f"{self.name}.{file_name(client['name'])}"
        folder = self.sources(client["source"]) / client["folder"]
        tests = ["--collect-only", *client["tests"], *client["scripts"]]
        path = self.out / f"{name}.collected.log"
        with path.open("w") as log:
            end = time.monotonic() + client["seconds"]
            code = bounded([*self.pytest(client), *tests], folder, self.environment(client, folder), log, end)
        print(f"{name}: exit code {code}; {path.read_text().rstrip().rpartition(chr(10))[2]}", flush=True)
        return code

    def cache(self, client: dict[str, Any]) -> Path:
        """Returns the folder in which pytest records failed tests, for running these again."""
        return self.work / "pytest" / file_name(client["name"])

    def pytest(self, client: dict[str, Any]) -> list[str]:
        """Returns the part of the command that a run and a collection share."""
        command = [str(self.python), "-m", "pytest", "-q", "-rfE", "--tb=short", "-o", f"cache_dir={self.cache(client)}"]
        plugins = (*PLUGINS, "scripts") if client["scripts"] else PLUGINS
        return command + [text for plugin in plugins for text in ("-p", plugin)]

    def prepare(self, command: list[str], folder: Path, environment: dict[str, str], log: Any, end: float) -> int:
        """Runs one command of `prepare`. If it fails, the tests that need its results report this."""
        program = str(self.python) if command[0] == "python" else command[0]
        if shutil.which(program) is None:
            print(f"{program} is not there", file=log, flush=True)
            return 127
        return bounded([program, *command[1:]], folder, environment, log, end)


def failed(cache: Path) -> int:
    """Returns the number of failed tests, according to pytest's record for `--lf`."""
    noted = cache / "v" / "cache" / "lastfailed"
    return len(json.loads(noted.read_text())) if noted.exists() else 0


def bounded(command: list[str], folder: Path, environment: dict[str, str], log: Any, end: float) -> int:
    """Runs a command in a separate process group. At the end it receives a signal to stop, so that pytest writes its
    results."""
    with subprocess.Popen(
        command, cwd=folder, env=environment, stdout=log, stderr=subprocess.STDOUT, start_new_session=True
    ) as process:
        try:
            return process.wait(max(end - time.monotonic(), 0))
        except subprocess.TimeoutExpired:
            print("stopped: no time is left", file=log, flush=True)
            process.send_signal(signal.SIGINT)
        try:
            process.wait(GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        return 124


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bundle", type=Path)
    parser.add_argument("environments", type=Path)
    parser.add_argument("side", choices=("nvidia", "cubind"))
    parser.add_argument("out", type=Path)
    parser.add_argument("--only", action="append", help="run these clients alone")
    parser.add_argument("--collect", action="store_true", help="find the tests, run none, and write no results")
    parser.add_argument("--keyword", help="run only the tests that match, as pytest's -k")
    parser.add_argument("--limit", type=float, default=1e9, help="stop a suite after so many seconds, if not before")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no suite that may take longer than is left of these")
    options = parser.parse_args()
    end = time.monotonic() + options.seconds
    options.out.mkdir(parents=True, exist_ok=True)
    plan = json.loads((options.bundle / "plan.json").read_text())
    if options.keyword is not None:
        for client in plan["clients"]:
            client["tests"] += ["-k", options.keyword]
    side = Side(options.bundle.resolve(), options.environments.resolve(), options.side, options.out.resolve())
    if options.collect:
        wanted = [client for client in plan["clients"] if options.only is None or client["name"] in options.only]
        sys.exit(max((side.collect(client) for client in wanted), default=0))
    done = options.out / f"{options.side}.json"
    results = json.loads(done.read_text()) if done.exists() else {}
    for client in plan["clients"]:
        wanted = client["name"] not in results if options.only is None else client["name"] in options.only
        if not wanted:
            continue
        seconds = min(client["seconds"], options.limit)
        if time.monotonic() + seconds + GRACE_SECONDS > end:
            print(f"{client['name']}: left for the next time", flush=True)
            continue
        results[client["name"]] = side.run(client, seconds)
        done.write_text(json.dumps(results, indent=1))


if __name__ == "__main__":
    main()
