"""`cuda.bindings.utils._envvar`: environment variables that are switches."""

import os

_FALSE = ("0", "false", "no", "off", "")


def envvar_bool(name: str) -> bool:
    """Returns True if a variable enables an option: it is set, and its value is not a word like "no"."""
    return os.environ.get(name, "").strip().lower() not in _FALSE
