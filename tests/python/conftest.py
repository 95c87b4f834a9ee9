"""What tests share."""

import pytest
from on_gpu import gpu as gpu

# Files with a test of half a minute and more.
LONG = ("test_differential.py", "test_views_differential.py", "test_echo.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long files begin first: one that began last would have a core for itself, and the others nothing to do."""
    items.sort(key=lambda item: item.path.name not in LONG)
