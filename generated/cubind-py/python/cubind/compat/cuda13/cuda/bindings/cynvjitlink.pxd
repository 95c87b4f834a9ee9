# Written by cubind's generator: do not edit.
include "../../../../cuda13/cynvjitlink.pxd"
