"""A finder that imports cubind's modules under the names of NVIDIA's modules."""

import os
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import ModuleType

from cubind.compat import _served

TYPE_CHECKING = False
if TYPE_CHECKING:
    from importlib.metadata import Distribution, DistributionFinder


class Finder(MetaPathFinder):
    """A finder for `sys.meta_path`."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name == "cuda":
            # `cuda` is a namespace package that several packages share. It is empty if no other package is installed.
            return PathFinder.find_spec(name, path, target) or ModuleSpec(name, None, is_package=True)
        if _served.is_namespace(name):
            spec = ModuleSpec(name, None, is_package=True)
            spec.submodule_search_locations = _served.directories(name)
            return spec
        file = _served.file(name)
        if file is None:
            return None
        is_package = os.path.basename(file) == "__init__.py"
        spec = ModuleSpec(name, SourceFileLoader(name, file), origin=file, is_package=is_package)
        # This lets Python show source lines in tracebacks, and cache the compiled file.
        spec.has_location = True
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations += _served.directories(name)
        return spec

    def find_distributions(self, context: "DistributionFinder.Context | None" = None) -> "Iterator[Distribution]":
        """Returns the distributions that cubind replaces, for `importlib.metadata`."""
        from importlib.metadata import DistributionFinder

        from cubind.compat import _metadata

        return _metadata.distributions(context or DistributionFinder.Context())

    def invalidate_caches(self) -> None:
        """Does nothing, because the finder has no caches."""
