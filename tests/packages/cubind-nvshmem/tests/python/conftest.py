"""The fixtures of cubind's own tests on a GPU."""

from on_gpu import gpu as gpu
