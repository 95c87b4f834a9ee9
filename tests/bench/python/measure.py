"""Measures one wheel in a separate process: for `compare.py`, which writes a command per line.

`SHAPE LOOPS` is answered with nanoseconds; with `callgrind` as argument everything is run once, and callgrind counts.
"""

import sys
import timeit

import callgrind
import libraries
import shapes
from cubind import cudnn
from cubind.cuda13 import cublas, driver, runtime

NAMES = shapes.names(driver, runtime, cublas=cublas, cudnn=cudnn)


def timers() -> list[timeit.Timer]:
    return [shape.timer(NAMES) for shape in libraries.everything()]


def serve() -> None:
    made = [shapes.NOTHING.timer(NAMES), *timers()]
    print("ready", flush=True)
    for line in sys.stdin:
        shape, loops = map(int, line.split())
        print(made[shape].timeit(loops) * 1e9 / loops, flush=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["callgrind"]:
        callgrind.run(timers(), driver.cuDriverGetVersion)
    else:
        serve()
