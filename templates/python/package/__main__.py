"""`python -m cubind`: what is installed here."""

from cubind._installed import show_versions

if __name__ == "__main__":
    show_versions()
