# Written by cubind's generator: do not edit.
include "../../../../cuda12/cyruntime.pxd"
