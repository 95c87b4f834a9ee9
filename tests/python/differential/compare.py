"""The first difference between two outcomes of a call."""

import dataclasses
import re

from differential.runner import Compared


@dataclasses.dataclass(frozen=True)
class Found:
    """A difference, with both sides as str."""

    what: str
    theirs: str
    ours: str


def difference(pair: Compared) -> Found | None:
    theirs, ours = pair.theirs, pair.ours
    if theirs == ours:
        return None
    for what in ("cannot make", "crash"):
        if what in theirs or what in ours:
            return Found(what, str(theirs.get(what, "fine")), str(ours.get(what, "fine")))
    if theirs.get("error") != ours.get("error"):
        return Found("exception", outcome(pair, theirs), outcome(pair, ours))
    if "error" in theirs:
        texts = [short(pair, side["message"]) for side in (theirs, ours)]
        if not texts[1].startswith(texts[0]):
            return Found("message", outcome(pair, theirs), outcome(pair, ours))
        # The arguments that the library received before an error are not compared.
        return None
    if theirs["result"] != ours["result"]:
        return Found("result", str(theirs["result"]), str(ours["result"]))
    arrived = [side["arrived"] or ["nothing", []] for side in (theirs, ours)]
    if arrived[0][0] != arrived[1][0]:
        return Found("symbol", arrived[0][0], arrived[1][0])
    if arrived[0] != arrived[1]:
        differ = [(one, other) for one, other in zip(arrived[0][1], arrived[1][1]) if one != other]
        return Found("arrived", str([one for one, _ in differ]), str([other for _, other in differ]))
    return Found("left", str(theirs["left"]), str(ours["left"]))


def outcome(pair: Compared, side: dict[str, object]) -> str:
    return f"{side['error']}: {short(pair, str(side['message']))}" if "error" in side else "fine"


def short(pair: Compared, message: str) -> str:
    """Returns a message without the parts that depend on the function and the package."""
    # Outside of `compat`, cubind's messages begin with the function's name.
    message = message.replace(str(pair.call["function"]), "function").removeprefix("function: ")
    if "one argument" in pair.call["case"] or pair.call["case"] == "unknown keyword":
        message = re.sub(r"function\(\) (takes|missing|got) .*", "wrong arguments", message)
    return message
