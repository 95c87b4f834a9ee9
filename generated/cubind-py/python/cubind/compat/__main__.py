"""`python -m cubind.compat prog.py args…`"""

import sys

from cubind.compat import _run

if __name__ == "__main__":
    _run.main(sys.argv[1:])
