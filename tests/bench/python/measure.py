"""Measures one wheel in a separate process for `compare.py`, which writes one command per line.

The response to `SHAPE LOOPS` is a time in nanoseconds. With the argument `callgrind`, each shape runs once, and callgrind counts.
"""

import sys

import callgrind
import libraries
import shapes
from cubind import cudnn
from cubind.checked import driver as checked
from cubind.cuda13 import cublas, driver, runtime

NAMES = shapes.names(driver, runtime, cublas=cublas, cudnn=cudnn, checked=checked)


def timers() -> list[callgrind.Counted]:
    return [(shape.timer(NAMES), shape.rarer) for shape in libraries.everything()]


def serve() -> None:
    made = [(shapes.NOTHING.timer(NAMES), 1), *timers()]
    print("ready", flush=True)
    for line in sys.stdin:
        shape, loops = map(int, line.split())
        timer, rarer = made[shape]
        loops = max(loops // rarer, 1)
        print(timer.timeit(loops) * 1e9 / loops, flush=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["callgrind"]:
        callgrind.run(timers(), driver.cuDriverGetVersion)
    else:
        serve()
