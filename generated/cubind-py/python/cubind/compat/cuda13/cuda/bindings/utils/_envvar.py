"""`cuda.bindings.utils._envvar`: environment variables that are switches."""

import os

_FALSE = ("0", "false", "no", "off", "")


def envvar_bool(name: str) -> bool:
    """Returns true if a variable enables a setting: it is set, and not to a word like "no"."""
    return os.environ.get(name, "").strip().lower() not in _FALSE
