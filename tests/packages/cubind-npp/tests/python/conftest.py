"""The fixtures of cubind's own tests on a GPU."""

from on_gpu import context as context
from on_gpu import gpu as gpu
from on_gpu import stream as stream
