"""Cases of functions: every parameter with valid and invalid values, too many and too few arguments, and error codes as results."""

import ast
import dataclasses
import functools
import importlib.util
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

Case = dict[str, Any]

# The number of bits of an integer type, and True if the type is signed.
INTEGERS = {
    "int": (32, True), "unsigned int": (32, False), "uint32_t": (32, False), "size_t": (64, False), "off_t": (64, True),
    "unsigned long long": (64, False), "uint64_t": (64, False), "bool": (1, False),
}  # fmt: skip

# Values that are passed to every parameter.
ANYTHING = {
    "None": "None", "str": "'text'", "float": "1.5", "object": "object()", "bytes": "b'bytes'", "bool": "True", "[]": "[]",
    "[int]": "[1, 2, 3]", "dict": "{}", "-1": "-1", "0": "0", "2**63": "2**63", "2**64": "2**64", "has __int__": "HasInt(at(9))",
    "has __index__": "HasIndex(at(9))", "raises": "Raises()", "numpy integer": "np.int64(at(9))",
    "numpy float": "np.float64(1.5)", "Decimal": "Decimal(2)",
}  # fmt: skip

# Values for parameters whose types the signature does not determine, by the name of the parameter.
TEXT = "'text'"
RIGHT = {
    "options": "['-a', '-b']", "num_options": "2", "options_count": "2", "buffer": "b'12345678'", "code": "b'12345678'",
    "data": "b'12345678'", "size": "8", "name": TEXT, "arch": "'80'", "identifier": TEXT, "options_cmd_line": TEXT,
    "file_name": TEXT, "p_module": "b'12345678'", "module_size": "8", "len": "3", "serial": TEXT, "pci_bus_id": TEXT,
    "hostname": TEXT, "uuid": "b'text'", "nonce": "bytes(range(32))", "in_data": "b'1234567'",
    "values": "fresh(m.FieldValue, 2)", "desc_str": "at(1, b'text')", "size_values": "at(1)", "count_values": "at(2)",
    "poll": "True", "value": "1", "attr_type": "0", "buffer_size": "2",
}  # fmt: skip
OF = {
    "get_compiled_result.buffer": "bytearray(16)", "get_program_log.buffer": "bytearray(16)", "get.buffer": "bytearray(16)",
    "get_error_log.log": "bytearray(16)", "get_info_log.log": "bytearray(16)", "get_linked_cubin.cubin": "bytearray(16)",
    "get_linked_ltoir.ltoir": "bytearray(16)", "get_linked_ptx.ptx": "bytearray(16)", "unit_set_led_state.color": "1",
    "device_get_handle_by_uuid.uuid": TEXT, "batch_io_submit.nr": "2", "get_error_string.result": "2",
    "vgpu_type_get_license.size": "8", "read.size": "8", "write.size": "8",
}  # fmt: skip

# In the second API, strings are bytes, and most memory is passed by its address.
SECOND = {
    "name": "b'text'", "path": "b'text'", "fname": "b'text'", "file_name": "b'text'", "path_to_file": "b'text'", "symbol": "b'text'",
    "pci_bus_id": "b'text'", "options": "at(3, b'\\1')", "jit_options": "at(3, b'\\1')", "library_options": "at(4, b'\\1\\0\\0\\0\\1')",
    "num_options": "1", "num_jit_options": "1", "os_handle": "3", "mem_pool_handle": "3", "handle_type": "1", "sh_handle_type": "1", "target": "2", "vdp_device": "2",
    "vdp_surface": "2", "uc": "2", "us": "2", "headers": "[b'text']", "include_names": "[b'text']",
}  # fmt: skip
OF_SECOND = {
    "compile_program.options": "[b'-a', b'-b']", "create_program.name": "b'text'", "create_program.src": "b'text'",
    "ipc_open_event_handle.handle": "roomy(m.IpcEventHandle_v1)", "ipc_open_mem_handle_v2.handle": "roomy(m.IpcMemHandle_v1)",
    "mem_advise_v2.location": "roomy(m.MemLocation_v1)", "mem_prefetch_async_v2.location": "roomy(m.MemLocation_v1)",
    "mem_pool_import_from_shareable_handle.handle": "3",
    "device_set_graph_mem_attribute.attr": "1", "device_set_graph_mem_attribute.value": "at(5, b'12345678')",
    "mem_pool_set_attribute.attr": "4", "mem_pool_set_attribute.value": "at(5, b'12345678')",
    "pointer_set_attribute.attribute": "6", "pointer_set_attribute.value": "b'\\1\\0\\0\\0'",
    "stream_set_attribute.value": "fresh(m.LaunchAttributeValue)", "graph_kernel_node_set_attribute.value": "fresh(m.LaunchAttributeValue)",
    "coredump_set_attribute.value": "True", "coredump_set_attribute_global.value": "True", "link_add_data_v2.data": "at(9, b'12345678')",
    "logs_dump_to_file.iterator": "2", "logs_dump_to_memory.iterator": "at(5, b'1234')", "logs_dump_to_memory.buffer": "at(6)",
    "logs_dump_to_memory.size": "at(7, b'\\x10')", "mem_get_location_info.size": "2", "dev_sm_resource_split.group_params": "roomy(m.DevSmResourceGroupParams, 2)",
    "memcpy_batch_async.dsts": "np.arange(2, dtype='u8')", "memcpy_batch_async.srcs": "np.arange(2, dtype='u8')",
    "memcpy_batch_async.sizes": "np.arange(2, dtype='u8')", "memcpy_batch_async.attrs": "roomy(m.MemCpyAttributes_v1)",
    "memcpy_batch_async.attrs_idxs": "np.arange(1, dtype='u8')",
    "mem_range_get_attributes.data_sizes": "[4, 4]", "mem_range_get_attributes.attributes": "[1, 3]", "pointer_get_attributes.attributes": "[2, 9]",
    "device_get_host_atomic_capabilities.operations": "np.arange(2, dtype='i4')",
}  # fmt: skip

# Records that functions accept as an object, or by their address.
TAKEN = {
    "placement": "GpuInstancePlacement ComputeInstancePlacement", "pci_info": "PciInfo", "iocbp": "IOEvents IOParams",
    "descr": "Descr", "stats": "StatsLevel1 StatsLevel2 StatsLevel3", "iov": "IOVec", "counters": "PRMCounter_v1",
    "vgpu_metadata": "VgpuMetadata", "pgpu_metadata": "VgpuPgpuMetadata", "ptr_to_tasks": "Task", "values": "FieldValue",
    "profile": "PowerSmoothingProfile_v1 WorkloadPowerProfileRequestedProfiles_v1", "props": "DrvProps",
}  # fmt: skip

# Parameters with the same name and type are converted in the same way, so the first parameters are tested with all
# values, and the others only with these values.
OFTEN, FEW = 3, ("None", "float", "-1", "2**64", "str")

# Values with a length or an item format, for parameters without a type in the signature.
UNTYPED = {
    "bytearray": "bytearray(b'12345678')", "memoryview": "memoryview(b'12345678')", "longer": "b'123456789'",
    "not contiguous": "memoryview(b'0123456789abcdef')[::2]", "ints in memory": "np.arange(2, dtype='i4')",
    "two dimensions": "np.zeros((2, 4), 'u1')", "empty bytes": "b''", "NUL": "'te\\0xt'", "letters": "'é'", "empty str": "''",
    "[bytes]": "[b'-a', b'-b']", "(str)": "('-a', '-b')", "[str, int]": "['-a', at(7, b'-b')]",
    "[addresses]": "[at(7, b'-a'), at(8, b'-b')]", "[None]": "[None, None]", "[float]": "[1.5, 2.5]", "one str": "['-a']",
    "c_char_p": "(ctypes.c_char_p * 2)(b'-a', b'-b')", "[tuple]": "[(1, 2), (3, 4)]", "[long tuple]": "[(1, 2, 3), (4, 5, 6)]",
    "[tuple of str]": "[('1', 2), (3, 4)]", "range": "range(2)", "generator": "(one for one in (1, 2))",
    "address": "at(5, b'12345678')", "records": "[m, m]", "array": "array.array('I', [1, 2])", "33 bytes": "bytes(33)",
    "31 bytes": "bytes(31)", "496 bytes": "bytes(496)", "495 bytes": "bytes(495)", "64 letters": "'a' * 64",
    "65 letters": "'a' * 65", "2000 letters": "'a' * 2000",
}  # fmt: skip


@dataclasses.dataclass
class Parameter:
    name: str
    type: str
    optional: bool


def parameters(function: Any) -> list[Parameter]:
    """The parameters in the first line of the docstring: `create(uint32_t num_options, options) -> intptr_t`."""
    match = re.match(r"\w+\((.*?)\)(?: -> |$)", (function.__doc__ or "").split("\n")[0])
    if match is None:
        raise ValueError(f"no signature: {function.__doc__}")
    found = []
    for text in filter(None, match[1].split(", ")):
        declared, _, default = text.partition("=")
        of, _, name = declared.strip().rpartition(" ")
        found.append(Parameter(name, re.sub(r"\[.*|^char\b.*", "bytes", of), bool(default)))
    return found


def is_second(module: ModuleType) -> bool:
    return "._v2." in module.__name__


@functools.cache
def annotations(module: ModuleType) -> dict[str, dict[str, str]]:
    """The annotations of cubind's module of the second API, by function and parameter: NVIDIA's signatures name no classes."""
    if not is_second(module):
        return {}
    package = importlib.util.find_spec("cubind.compat")
    assert package and package.origin
    major = max(Path(package.origin).parent.glob("cuda[0-9]*"), key=lambda path: int(path.name[4:]))
    parsed = ast.parse((major / f"{module.__name__.replace('.', '/')}.py").read_text())
    functions = [one for one in parsed.body if isinstance(one, ast.FunctionDef)]
    return {one.name: {arg.arg: ast.unparse(arg.annotation) for arg in one.args.args if arg.annotation} for one in functions}


def right(module: ModuleType, function: str, place: int, parameter: Parameter) -> str:
    full = f"{function}.{parameter.name}"
    if is_second(module) and (known := OF_SECOND.get(full) or SECOND.get(parameter.name)):
        return known
    known = OF.get(full) or RIGHT.get(parameter.name)
    if known:
        return known
    if hasattr(module, parameter.type):
        return f"fresh(m.{parameter.type})"
    if parameter.type in INTEGERS:
        return "2"
    if parameter.type in ("", "intptr_t"):
        return f"at({place + 1})"
    return TEXT


def values(module: ModuleType, parameter: Parameter, seen: Counter[Any]) -> Iterator[tuple[str, str]]:
    seen[parameter.name, parameter.type] += 1
    if parameter.type and seen[parameter.name, parameter.type] > OFTEN:
        yield from ((name, ANYTHING[name]) for name in FEW)
        return
    yield from ANYTHING.items()
    if parameter.type in INTEGERS:
        bits, signed = INTEGERS[parameter.type]
        least, most = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
        for name, value in (("least", least), ("less", least - 1), ("most", most), ("more", most + 1)):
            yield name, str(value)
    elif parameter.type != "intptr_t":
        yield from UNTYPED.items()
    for name in TAKEN.get(parameter.name, "").split():
        if hasattr(module, name):
            yield name, f"roomy(m.{name})"
            yield f"{name}, its address", f"roomy(m.{name}).ptr"
            yield f"{name}, a bytes of it", f"bytes(fresh(m.{name}))"
            yield f"{name}, none", f"roomy(m.{name}, 0)"
            yield f"{name}, two", f"roomy(m.{name}, 2)"
            yield f"{name}, read-only", f"m.{name}.from_data(read_only(np.zeros(16, dtype_of(m.{name}))[:1]))"
    for name in ("Memory", "StatsLevel1", "Fence"):
        if hasattr(module, name):
            yield "a record of another class", f"roomy(m.{name})"


def cases(module: ModuleType, name: str, seen: Counter[Any]) -> Iterator[Case]:
    found = parameters(getattr(module, name))
    given = [right(module, name, place, one) for place, one in enumerate(found)]

    def case(what: str, arguments: list[str], code: int | None = None, parameter: str = "") -> Case:
        line = f"m.{name}({', '.join(arguments)})"
        return {"kind": "function", "name": name, "what": what, "parameter": parameter, "lines": [line], "code": code}

    yield case("right", given)
    for code in (1, 7, 999):
        yield case("error", given, code)
    yield case("one more", [*given, "0"])
    yield case("unknown keyword", [*given, "nothing=0"])
    yield case("keywords", [f"{one.name}={value}" for one, value in zip(found, given)])
    typed = annotations(module).get(name, {})
    for what, form in (("by record", record), ("by records", records), ("by list", sequence)):
        formed = [form(module, typed.get(one.name, "")) or value for one, value in zip(found, given)]
        if formed != given:
            yield case(what, formed)
    if found:
        yield case("one less", given[:-1])
        yield case("twice", [*given, f"{found[0].name}=0"])
    for place, one in enumerate(found):
        for what, value in values(module, one, seen):
            yield case(what, [*given[:place], value, *given[place + 1 :]], parameter=one.name)
        if "len" in one.name or "size" in one.name or "num" in one.name or one.name == "nr":
            for number in (0, 1, 3, 4):
                yield case(f"{number} of them", [*given[:place], str(number), *given[place + 1 :]], parameter=one.name)


def record(module: ModuleType, annotation: str) -> str:
    """Creates a record for a parameter of that type."""
    of = annotation.partition(" |")[0]
    return f"roomy(m.{of})" if isinstance(getattr(module, of, None), type) else ""


def records(module: ModuleType, annotation: str) -> str:
    """Creates an array of two records, if there are arrays of them."""
    of = annotation.partition(" |")[0]
    return f"roomy(m.{of}, 2)" if record(module, annotation) and hasattr(getattr(module, of), "__len__") else ""


def sequence(module: ModuleType, annotation: str) -> str:
    """Creates a list of two ints, for a parameter of that type."""
    return "[1, 2]" if annotation.startswith("Sequence[int]") else ""


def checks(module: ModuleType) -> Iterator[Case]:
    for name in ("check_status", "check_status_size"):
        if hasattr(module, name):
            for value in ("0", "1", "7", "-1", "999", "5031", "None", "'0'", "1.5", "2**40"):
                line = f"m.{name}({value})"
                yield {"kind": "check", "name": name, "what": value, "parameter": "status", "lines": [line]}
