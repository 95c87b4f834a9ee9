"""The hook of PyInstaller for this package, whose modules are imported by computed names."""

import os


def get_hook_dirs() -> list[str]:
    """The folder with the hook, as the entry point `pyinstaller40` returns it."""
    return [os.path.dirname(__file__)]
