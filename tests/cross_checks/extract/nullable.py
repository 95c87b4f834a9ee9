"""Parameters that may be NULL according to the comments in NVIDIA's headers.

    python tests/cross_checks/extract/nullable.py target/cubind/toolkits/13.5 target/cubind/releases/*/* \
        > tests/cross_checks/nullable.tsv

Only the names of the functions and parameters are written.
"""

import pathlib
import re
import sys

PARAM = re.compile(
    r"[@\\]param\s*(?:\[[\w, ]+\])?\s*(\w+)(.*?)(?=[@\\](?:param|return|retval|see|sa|note|par|brief)|\n\s*\n|\Z)", re.S
)
MAY_BE_NULL = re.compile(
    r"\b(can|may) be (set to )?(NULL|nullptr)\b"
    r"|\bor (NULL|nullptr)\b"
    r"|\bif (NULL|nullptr)\b"
    r"|\bNULL (to|for) \w+"
    r"|\btypically this parameter should be null\b"
    r"|^\W*(pointer to an )?optional\b",
    re.I,
)
# A comment about the elements of an array, about the fields of a record, or about an error.
OF_SOMETHING_ELSE = re.compile(
    r"\bindividual elements\b|\bpointer to the workspace memory\b|\bis returned\b|\breturns (NULL|an error)\b", re.I
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
            yield token[1], re.sub(r"^[ \t]*\*+", "", comment[2:-2], flags=re.M)
            comment = ""


found = set()
for folder in map(pathlib.Path, sys.argv[1:]):
    for header in sorted(folder.rglob("*.h")):
        for function, comment in functions(header.read_text(errors="replace")):
            for name, text in PARAM.findall(comment):
                words = re.sub(r"[@\\][cp] |`", "", " ".join(text.split()))
                if MAY_BE_NULL.search(words) and not OF_SOMETHING_ELSE.search(words):
                    found.add((function, name))

print("# Parameters that may be NULL according to the comments in NVIDIA's headers (CUDA 13.5 and the newest releases); by")
print("# tests/cross_checks/extract/nullable.py")
for function, name in sorted(found):
    print(f"{function}\t{name}")
