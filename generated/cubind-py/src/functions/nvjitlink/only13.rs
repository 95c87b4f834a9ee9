//! Functions of nvjitlink in these major versions: `only13`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

documented!(nvJitLinkCreate, c"nvJitLinkCreate($self, numOptions, options)
--

Starts a link with options in the style of ``nvlink``; ``-arch=sm_…`` is required.

``nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle *handle, uint32_t numOptions, const char **options)``

Parameters
----------
numOptions : int
options : list[bytes or str] or None

Returns
-------
nvJitLinkResult
    ``NVJITLINK_SUCCESS``.
handle : nvJitLinkHandle

Notes
-----
Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkCreate
");
