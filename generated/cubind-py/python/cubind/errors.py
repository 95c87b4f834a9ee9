"""What is raised when CUDA itself cannot answer: everything else is a result code."""


class DynamicLibNotFoundError(RuntimeError):
    """A library of CUDA is not on this machine, or cannot be loaded; the message says what was tried."""


class FunctionNotFoundError(RuntimeError):
    """The library on this machine has no such function; the message says which toolkit introduced it."""
