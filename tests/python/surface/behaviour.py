"""Every difference in how classes of cuda.bindings 13.4.4 and of cubind behave, with its reason.

An entry covers a step if all of its patterns fit. A difference without an entry fails the test, and so does an entry
that covers nothing.
"""

import dataclasses
import json
import re
from typing import Any


@dataclasses.dataclass(frozen=True)
class Step:
    module: str
    name: str
    made_by_theirs: Any
    made_by_ours: Any

    def is_equal(self) -> bool:
        """Of exceptions the type counts: Cython words many messages of its own."""
        sides = [self.made_by_theirs, self.made_by_ours]
        errors = [side.get("error") if isinstance(side, dict) else None for side in sides]
        if any(errors):
            return errors[0] == errors[1]
        return sides[0] == sides[1]

    @property
    def theirs(self) -> str:
        return told(self.made_by_theirs)

    @property
    def ours(self) -> str:
        return told(self.made_by_ours)


def told(made: Any) -> str:
    return f"{made['error']}: {made['message']}" if isinstance(made, dict) else json.dumps(made)


@dataclasses.dataclass(frozen=True)
class Behaviour:
    reason: str
    # All are searched for: in the name of the step, and in what the packages made.
    name: str = ""
    theirs: str = ""
    ours: str = ""

    def covers(self, step: Step) -> bool:
        pairs = [(self.name, step.name), (self.theirs, step.theirs), (self.ours, step.ours)]
        return all(re.search(pattern, text) is not None for pattern, text in pairs)


BEHAVIOUR: list[Behaviour] = []
