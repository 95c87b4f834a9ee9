"""Hover texts of an editor: the text that a language server shows for functions and classes."""

import json
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

import pytest

pytest.importorskip("pyright", reason="pyright is not installed")

PROGRAM = """from cubind import checked, driver
checked.driver.cuMemAllocManaged
driver.cuMemAlloc
driver.CUresult
checked.nvml.nvmlDeviceGetName
driver.CUDA_MEMCPY2D
"""


class Server:
    """A language server, which writes responses to its standard output."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-c", "from pyright.langserver import main; main('--stdio')"]
        self.process = subprocess.Popen(command, cwd=folder, stdin=-1, stdout=-1, stderr=subprocess.DEVNULL)
        assert self.process.stdin and self.process.stdout
        self.input: IO[bytes] = self.process.stdin
        self.output: IO[bytes] = self.process.stdout
        self.number = 0

    def send(self, method: str, params: dict[str, Any], **more: object) -> None:
        text = json.dumps({"jsonrpc": "2.0", "method": method, "params": params, **more}).encode()
        self.input.write(b"Content-Length: %d\r\n\r\n%b" % (len(text), text))
        self.input.flush()

    def receive(self) -> Any:
        length = 0
        while line := self.output.readline().strip():
            name, _, value = line.partition(b":")
            length = int(value) if name.lower() == b"content-length" else length
        assert length, "the language server has ended"
        return json.loads(self.output.read(length))

    def ask(self, method: str, params: dict[str, Any]) -> Any:
        self.number += 1
        self.send(method, params, id=self.number)
        while True:
            message = self.receive()
            if message.get("id") == self.number and "method" not in message:
                return message["result"]
            if "id" in message:
                # The server requests its configuration, and receives the default settings and the path of this
                # interpreter.
                settings = [{"pythonPath": sys.executable} for _ in message["params"].get("items", [])]
                text = json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": settings}).encode()
                self.input.write(b"Content-Length: %d\r\n\r\n%b" % (len(text), text))
                self.input.flush()


@pytest.fixture(scope="module")
def hovers(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Returns the text for the last name of each line of the program."""
    folder = tmp_path_factory.mktemp("hover")
    (folder / "program.py").write_text(PROGRAM)
    uri = (folder / "program.py").as_uri()
    server = Server(folder)
    try:
        capabilities = {"workspace": {"configuration": True}, "textDocument": {"hover": {"contentFormat": ["markdown"]}}}
        folders = [{"uri": folder.as_uri(), "name": "hover"}]
        server.ask("initialize", {"processId": None, "rootUri": folder.as_uri(), "capabilities": capabilities, "workspaceFolders": folders})
        server.send("initialized", {})
        document = {"uri": uri, "languageId": "python", "version": 1, "text": PROGRAM}
        server.send("textDocument/didOpen", {"textDocument": document})
        found = []
        for number, line in list(enumerate(PROGRAM.splitlines()))[1:]:
            position = {"line": number, "character": len(line) - 1}
            hover = server.ask("textDocument/hover", {"textDocument": {"uri": uri}, "position": position})
            found.append(hover["contents"]["value"] if hover else "")
        return found
    finally:
        server.process.kill()
        server.process.wait()
        server.input.close()
        server.output.close()


def test_functions_of_checked_show_their_outputs_and_exceptions(hovers: list[str]) -> None:
    text = hovers[0]
    assert "def cuMemAllocManaged(" in text and "bytesize: " in text and "-> CUdeviceptr" in text
    for section in ("Parameters", "Returns", "Raises"):
        assert section in text
    assert "CUmemAttach_flags" in text
    assert "CudaError" in text and "CUDA_ERROR_OUT_OF_MEMORY" in text


def test_a_plain_function_shows_its_tuple(hovers: list[str]) -> None:
    assert "-> tuple[CUresult, CUdeviceptr]" in hovers[1] and "Returns" in hovers[1]


def test_classes_and_functions_of_other_libraries_show_their_documentation(hovers: list[str]) -> None:
    assert "class CUresult" in hovers[2] and "cuda.h" in hovers[2]
    assert "-> str" in hovers[3] and "Raises" in hovers[3]
    assert "class CUDA_MEMCPY2D" in hovers[4] and "cuda.h" in hovers[4]
