"""The hook of PyInstaller for this package, whose modules are imported by computed names."""

import os


def get_hook_dirs() -> list[str]:
    """The folder with the hook, for the entry point `pyinstaller40`."""
    return [os.path.dirname(__file__)]
