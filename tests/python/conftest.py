"""What tests share."""

from on_gpu import gpu as gpu
