"""Calls every function of one module through an echo library and compares what arrived and what came back.

`calls` reads what there is to call, `kinds` makes and compares values, `roles` has a handler per parameter role,
`caller` calls, `report` counts. `python -m echo` runs it.
"""
