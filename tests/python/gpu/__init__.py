"""What only a GPU can show; every test is skipped where there is none, and says why."""
