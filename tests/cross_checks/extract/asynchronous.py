"""Functions whose work may continue after they return, according to the comments in NVIDIA's headers.

    python tests/cross_checks/extract/asynchronous.py target/cubind/toolkits/13.5 target/cubind/releases/*/* \
        > tests/cross_checks/asynchronous.tsv

Only the names of the functions are written.
"""

import pathlib
import re
import sys

SAYS = re.compile(
    r"\\note_memset"
    r"|(function|API) is (asynchronous|asynchronously executed)\b"
    r"|asynchronous (with respect to|w\.r\.t\.) the (host|calling)"
    r"|can be asynchronous"
    r"|is synchronous with respect to the host only if"
    r"|performs operations on the stream, and does not synchronize it"
)
TOKENS = re.compile(r"/\*.*?\*/|\b([A-Za-z_]\w+)\s*\(", re.S)


def functions(text):
    comment, end = "", 0
    for token in TOKENS.finditer(text):
        # A declaration follows its comment: there is no other declaration between them.
        between = text[end : token.start()]
        if token[1] is None:
            comment, end = token[0], token.end()
        # A macro such as `CUFOO_DEPRECATED(…)` may precede the declaration.
        elif comment and not token[1].isupper() and not set(between) & set(";{}#"):
            words = re.sub(r"\s*\n\s*\*?\s*", " ", comment)
            if SAYS.search(words):
                yield token[1]
            comment = ""


names = set()
for folder in map(pathlib.Path, sys.argv[1:]):
    for header in sorted(folder.rglob("*.h")):
        text = header.read_text(errors="replace")
        if "synchron" in text or "note_memset" in text:
            names.update(functions(text))

print("# Functions whose work may continue after they return, according to the comments in NVIDIA's headers (CUDA 13.5 and")
print("# the newest releases); by tests/cross_checks/extract/asynchronous.py")
for name in sorted(names):
    print(name)
