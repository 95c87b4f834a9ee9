"""Provides helpers of cuda-python's suites from the folder that CUBIND_CLIENTS_HELPERS names, in every process of an
environment.

The suites import them as parts of `cuda.bindings`; they are in its repository, but not in NVIDIA's wheel of 13.5. Both
environments get them in the same way, after all modules of installed packages.
"""

import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

# The helper modules of the tests and of the examples. The examples are also run as tests.
NAMES = ("cuda.bindings._test_helpers", "cuda.bindings._example_helpers")


class Helpers:
    """An import finder for the packages of helpers."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        folder = os.environ.get("CUBIND_CLIENTS_HELPERS")
        if name not in NAMES or not folder:
            return None
        start = Path(folder, name.rpartition(".")[2], "__init__.py")
        if not start.is_file():
            return None
        return importlib.util.spec_from_file_location(name, start, submodule_search_locations=[str(start.parent)])


sys.meta_path.append(Helpers())
