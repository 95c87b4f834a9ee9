"""The situations of `test_leaks`, on several threads and in random order, for `CUBIND_SOAK_SECONDS`: memory must not
grow. `cargo xtask hunt soak --minutes 60` runs an hour."""

import os
from pathlib import Path

import calling
from test_leaks import MEASURE, SITUATIONS

SECONDS = float(os.environ.get("CUBIND_SOAK_SECONDS", "5"))
SOAK = '''
import random, resource, time
# Excluded operations, which change the state of the stub driver that all threads share, or free memory only at a
# collection.
ALONE = {"a callback", "an error code", "a result that there is not", "cycles"}
mixed = [what for name, (what, _) in SITUATIONS.items() if name not in ALONE]
calls, raised = 0, 0

def work(seed, end, done):
    chance = random.Random(seed)
    while time.monotonic() < end:
        kinds = list(kind for what in chance.choices(mixed, k=500) for kind in repeat(1, what))
        done.append((len(kinds), len(kinds) - kinds.count(None)))

def lap(seconds):
    "With new threads, as those come and go in programs."
    global calls, raised
    done, end = [], time.monotonic() + seconds
    threads = [threading.Thread(target=work, args=(calls + index, end, done)) for index in range(4)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
    calls += sum(some for some, _ in done)
    raised += sum(some for _, some in done)

LAPS = 20
for _ in range(LAPS // 4):
    lap(seconds / LAPS)
before, (blocks, used, _) = calls, usage()
for _ in range(LAPS - LAPS // 4):
    lap(seconds / LAPS)
now, used_now, _ = usage()
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(f"{calls:,} operations on 4 threads, {raised:,} raised; over the last {calls - before:,}: "
      f"{now - blocks:+,} blocks of Python, {used_now - used:+,} bytes of C; {peak:,} kB at most")
assert raised > calls // 10
# Caches of the interpreter vary; a leak of one object per hundred operations would be far larger.
assert now - blocks < max(2000, (calls - before) // 1000), (blocks, now)
assert used_now - used < max(1 << 20, calls - before), (used, used_now)
'''


def test_memory_does_not_grow_with_time(tmp_path: Path) -> None:
    released = "released = memoryview(bytearray(8)); released.release()"
    parts = [MEASURE, released, SITUATIONS, f"seconds = {SECONDS}", SOAK]
    print(calling.printed(calling.build(tmp_path), *parts, seconds=SECONDS))
