"""`python -m cubind`: shows the installed versions."""

from cubind._installed import show_versions

if __name__ == "__main__":
    show_versions()
