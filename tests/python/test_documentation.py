"""Documentation of the functions of `cubind.checked` in `help()` and in the stubs."""

import ast
import inspect
import pydoc
import re
from pathlib import Path

import pytest

import cubind
import majors
from majors import MODULES

STUBS = Path(cubind.__file__).parent / "checked"


def stubs(path: Path) -> dict[str, str]:
    """Returns the documentation of each function that a stub defines."""
    found: dict[str, str] = {}
    for statement in ast.parse(path.read_text()).body:
        if isinstance(statement, ast.FunctionDef):
            found.setdefault(statement.name, ast.get_docstring(statement) or "")
    return found


def parts(text: str | None) -> list[object]:
    """Returns the words of each paragraph, and the descriptions of parameters by name.

    Without the types of parameters, which signatures of stubs have, and what the stub of the plain function says: the C
    prototype below a summary, the header, the versions and the page.
    """
    found: list[object] = []
    for paragraph in (text or "").strip().split("\n\n"):
        title, _, body = paragraph.partition("\n----------\n")
        if title == "Parameters":
            # In stubs, long lists of names are wrapped as well.
            body = re.sub(r",\n(?=\S)", ", ", body)
            parameters = [group.partition("\n") for group in re.split(r"\n(?=\S)", body)]
            described = {
                name: said.split()
                for names, _, said in parameters
                for name in names.partition(" : ")[0].split(", ")
                if said
            }
            found += [described] if described else []
        elif paragraph.startswith("Notes\n"):
            notes = paragraph.removeprefix("Notes\n-----\n").partition("\nhttps://")[0]
            state = re.sub(r"^Declared in ``[^`]+``\. .*?(\d|earlier|\))\.(?= |$)", "", " ".join(notes.split()))
            found += [state.split()] if state else []
        elif not found or not paragraph.startswith("``"):
            found.append(paragraph.split())
    return found


@pytest.mark.parametrize(("library", "major"), MODULES)
def test_stubs_and_help_agree(library: str, major: int) -> None:
    view = majors.module(library, major, "cubind.checked")
    path = STUBS / (view.__name__.removeprefix("cubind.checked.").replace(".", "/") + ".pyi")
    for name, text in stubs(path).items():
        if not text.startswith("An alias of"):
            assert parts(text) == parts(inspect.getdoc(getattr(view, name))), name


@pytest.mark.parametrize(("library", "major"), MODULES)
def test_no_function_claims_to_return_a_code(library: str, major: int) -> None:
    plain, view = majors.module(library, major), majors.module(library, major, "cubind.checked")
    for name in view.__all__:
        function = getattr(view, name)
        if not inspect.isroutine(function) or name == "sizeof":
            continue
        there, here = getattr(plain, name).__doc__ or "", function.__doc__ or ""
        _, section, returned = there.partition("\nReturns\n-------\n")
        if section:
            result = returned.partition("\n")[0]
            assert f"\nReturns\n-------\n{result}\n" not in here, name
            can_fail = ", always" not in returned.partition("\n\n")[0]
            assert ("\nRaises\n------\nCudaError\n" in here) == can_fail, name
        # The safety obligations are the same in both texts.
        assert here.partition("\nWarnings\n")[2] == there.partition("\nWarnings\n")[2], name


def test_help_describes_the_function_that_is_called() -> None:
    text = pydoc.plain(pydoc.render_doc(cubind.checked.driver.cuMemAlloc))
    assert "Returns\n    -------\n    dptr : CUdeviceptr\n" in text
    assert "Raises\n    ------\n    CudaError\n        The result code is not ``CUDA_SUCCESS``." in text
    assert "CUresult\n" not in text
    name = pydoc.plain(pydoc.render_doc(cubind.checked.driver.cuDeviceGetName))
    assert "cuDeviceGetName(dev, length=None)" in name and "name : str" in name
    node = pydoc.plain(pydoc.render_doc(cubind.checked.driver.cuGraphExecUpdate))
    assert "The exception's attribute ``outputs`` contains: ``resultInfo``." in node


def test_stubs_list_parameters_and_obligations() -> None:
    text = stubs(STUBS / "cuda13/driver.pyi")["cuLaunchHostFunc"]
    assert "Parameters\n----------\nfn, userData\n" in text and "Warnings\n--------" in text and "must not call CUDA" in text
