"""Fixtures of all tests, and their order."""

import pytest
from on_gpu import gpu as gpu

# The test files that take longest. They start first, so that no core is idle at the end.
LONG = ("test_echo.py", "test_views_differential.py", "test_differential.py", "test_lifetimes.py")


# The files whose tests may run in different processes of pytest-xdist, because each test starts its own processes.
APART = ("test_echo.py",)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Moves the tests of long files to the front, and keeps the tests of most files in one process."""
    order = {name: place for place, name in enumerate(LONG)}
    items.sort(key=lambda item: order.get(item.path.name, len(LONG)))
    for item in items:
        if item.path.name not in APART:
            item.add_marker(pytest.mark.xdist_group(str(item.path)))
