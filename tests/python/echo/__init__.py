"""Calls every function of one module through a recording stub, and checks the received arguments and the results.

`calls` reads the functions to call, `kinds` makes and compares values, `roles` has a handler for each parameter role,
`caller` makes the calls, and `report` counts. `python -m echo` runs it.
"""
