"""The CUDA API as data: a dict for each library."""

import json
from importlib import resources


def libraries():
    """The names of all libraries, such as "driver"."""
    names = (file.name for file in resources.files(__name__).iterdir())
    return sorted(name[:-5] for name in names if name.endswith(".json") and not name.endswith(".schema.json"))


def load(library):
    """The data of a library, as library.schema.json describes it."""
    return json.loads((resources.files(__name__) / f"{library}.json").read_text("utf-8"))
