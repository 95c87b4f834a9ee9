"""Checks that the site's data matches its schema.

    python tests/site/data.py target/site/data

Needs jsonschema-rs.
"""

import json
import sys
from pathlib import Path

import jsonschema_rs

SCHEMA = ".schema.json"


def main(folder: Path) -> None:
    (schema,) = folder.glob(f"*{SCHEMA}")
    validator = jsonschema_rs.validator_for(json.loads(schema.read_text()))
    # The schema must reject an invalid version; otherwise the check would find nothing.
    if validator.is_valid({"versions": ["13"]}):
        sys.exit(f"{schema} allows everything")
    files = [path for path in sorted(folder.glob("*.json")) if not path.name.endswith(SCHEMA)]
    wrong = [
        f"{path}: {error.message} at {'/'.join(map(str, error.instance_path))}"
        for path in files
        for error in validator.iter_errors(json.loads(path.read_text()))
    ]
    if wrong or not files:
        sys.exit("\n".join(wrong[:20]) or f"{folder} has no data")
    print(f"{len(files)} libraries are as {schema.name} says")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
