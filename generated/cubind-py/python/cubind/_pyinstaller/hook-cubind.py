"""The PyInstaller hook for `cubind`."""
# Written by cubind's generator: do not edit.

from PyInstaller.utils.hooks import collect_data_files, collect_submodules  # type: ignore

hiddenimports = collect_submodules("cubind")
# The modules with NVIDIA's names are files, which `cubind.compat` finds.
datas = collect_data_files("cubind", include_py_files=True, subdir="compat")
