"""`cuda.bindings.utils._envvar`: environment variables that are switches."""

import os

_TRUE = ("1", "true", "yes", "on")
_FALSE = ("0", "false", "no", "off")


def envvar_bool(name: str, default: bool = False) -> bool:
    """Returns True if a variable enables an option: its value is a word like "yes", or an integer other than 0.

    Other values than words and integers enable the option, too. `default` is the result for a variable that is not set
    or empty.
    """
    value = os.environ.get(name, "").strip().lower()
    if not value:
        return default
    if value in _TRUE or value in _FALSE:
        return value in _TRUE
    try:
        return int(value, 0) != 0
    except ValueError:
        return True
