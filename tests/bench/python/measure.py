"""Measures one wheel in a separate process: for `compare.py`, which writes a command per line.

`SHAPE LOOPS` is answered with nanoseconds; with `callgrind` as argument everything is run once, and callgrind counts.
"""

import gc
import sys
import timeit

import shapes
from cubind.cuda13 import driver, runtime

NAMES = shapes.names(driver, runtime)


def timers() -> list[timeit.Timer]:
    return [shape.timer(NAMES) for shape in [shapes.NOTHING, *shapes.everything()]]


def serve() -> None:
    made = timers()
    print("ready", flush=True)
    for line in sys.stdin:
        shape, loops = map(int, line.split())
        print(made[shape].timeit(loops) * 1e9 / loops, flush=True)


def count() -> None:
    # Where a collection falls is chance.
    gc.disable()
    driver.cuDriverGetVersion()
    shapes.NOTHING.timer(NAMES).timeit(shapes.FEW)
    for timer in timers():
        # The first runs find functions, and let the interpreter specialise the statement.
        timer.timeit(shapes.FEW)
        for loops in (shapes.FEW, shapes.MANY):
            # Callgrind writes down what it has counted, here and after.
            driver.cuDriverGetVersion()
            timer.timeit(loops)
            driver.cuDriverGetVersion()


if __name__ == "__main__":
    count() if sys.argv[1:] == ["callgrind"] else serve()
