"""The PyInstaller hook for this package. It is needed because the package imports its modules by computed names."""

import os


def get_hook_dirs() -> list[str]:
    """Returns the directory with the hook, for the entry point `pyinstaller40`."""
    return [os.path.dirname(__file__)]
