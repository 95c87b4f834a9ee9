"""`cuda.bindings.utils._envvar`: switches in the environment."""

import os

_FALSE = ("0", "false", "no", "off", "")


def envvar_bool(name: str) -> bool:
    """Whether a variable switches something on: it is set, and to no word for "no"."""
    return os.environ.get(name, "").strip().lower() not in _FALSE
