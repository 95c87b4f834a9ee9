"""The release of `cuda.bindings` that cubind replaces."""

from cubind.compat import _contract

version = __version__ = _contract.version()
version_tuple = __version_tuple__ = tuple(int(number) for number in version.split("."))
commit_id = __commit_id__ = None
