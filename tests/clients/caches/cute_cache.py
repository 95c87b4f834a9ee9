"""CuTe DSL's cache of compiled functions, in CUTE_DSL_CACHE_DIR."""

from pathlib import Path

import cutlass
from cutlass import cute
from files import main


@cute.kernel  # type: ignore[untyped-decorator]
def nothing() -> None:
    pass


@cute.jit  # type: ignore[untyped-decorator]
def launch() -> None:
    nothing().launch(grid=(1, 1, 1), block=(32, 1, 1))


def use(folder: Path) -> None:
    cutlass.cuda.initialize_cuda_context()
    launch()


if __name__ == "__main__":
    main(use)
