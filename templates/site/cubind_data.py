"""The CUDA API as data, with a dict for each library."""

import json
from importlib import resources


def libraries():
    """Returns the names of all libraries, such as "driver"."""
    names = (file.name for file in resources.files(__name__).iterdir())
    return sorted(name[:-5] for name in names if name.endswith(".json") and not name.endswith(".schema.json"))


def load(library):
    """Returns the data of a library, in the format that library.schema.json describes."""
    return json.loads((resources.files(__name__) / f"{library}.json").read_text("utf-8"))
