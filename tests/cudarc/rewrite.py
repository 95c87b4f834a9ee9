"""Replacements for differences in names between bindgen's output and `cubind::sys`.

Each rule has a name; `run.py` reports how often it was used.
"""

import re
from collections import Counter

# Code that is appended to `lib.rs`.
HELPER = """
/// `as` between what bindgen declares as an integer, a pointer or an alias of one: the same bits.
pub(crate) const fn same_bits<A: Copy, B: Copy>(value: A) -> B {
    assert!(core::mem::size_of::<A>() == core::mem::size_of::<B>());
    unsafe { core::mem::transmute_copy(&value) }
}
"""
# Code that converts result codes to errors uses a method of a trait instead of an inherent method, because a crate
# cannot add inherent methods to types of another crate. There is one trait for each library, because bindgen declares a
# type again for each library that uses the type.
TRAIT = """
/// The counterpart of cudarc's inherent method `result` for a type of another crate.
pub trait IntoResult {
    type Result;
    fn result(self) -> Self::Result;
}
"""

# bindgen names a type by its tag, and a nested type by a number. cubind uses the name of the typedef, and the name of
# the field.
RULES = [
    ("tags of enums", r"\b(CU\w+)_enum\b", r"\1"),
    ("tags of enums", r"\bcudaError_enum\b", "CUresult"),
    ("tags of enums", r"\bcudaDataType_t\b", "cudaDataType"),
    ("types without a name", r"\bCUDA_EXTERNAL_MEMORY_HANDLE_DESC_st__bindgen_ty_1\b", "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle"),
    ("types without a name", r"\bcudaExternalMemoryHandleDesc__bindgen_ty_1\b", "cudaExternalMemoryHandleDesc_handle"),
    ("types without a name", r"\bCUmemLocation_st__bindgen_ty_1\b", "CUmemLocation_v1_anon0"),
    ("fields without a name", r"\b__bindgen_anon_1\b", "anon0"),
    ("fields called `type`", r"\btype_\b", "r#type"),
    ("calling convention", r'extern "C" fn', 'extern "system" fn'),
    # The compiler reports these differences where the items are used, not where they are declared.
    ("NULL of a handle", r"vec!\[std::ptr::null_mut\(\); (n_\w+)\]", r"vec![sys::ncclComm_t::NULL; \1]"),
    ("addresses that are numbers", r"\(Vec<u64>, Vec<_>\)", "(Vec<crate::driver::sys::CUdeviceptr>, Vec<_>)"),
    # An integer constant whose type is the type of a handle.
    ("handles that are numbers", r"\b0x2 as _\b", "sys::CUstream::from(0x2 as *mut ())"),
]


def rewrite(text: str, module: str, counts: Counter) -> str:
    """Returns the source of a file of the module of a library, for types that cubind declares."""
    text = inherent_to_trait(text, counts)
    for name, pattern, replacement in RULES:
        text, times = re.subn(pattern, replacement, text)
        counts[name] += times
    if "fn result(self) -> Self::Result" in text:
        text += TRAIT
    return with_trait(text, f"crate::{module}") if ".result()" in text else text


# Handles, which bindgen declares as pointers to a struct with a name of this form.
HANDLES = {"CUctx_st": "CUcontext", "CUevent_st": "CUevent", "CUfunc_st": "CUfunction", "CUmod_st": "CUmodule", "CUstream_st": "CUstream"}
HANDLES["ncclComm"] = "ncclComm_t"


def rewrite_client(text: str, declarations: str, counts: Counter) -> str:
    """Returns the source of a file that uses cudarc's `sys`, for types that cubind declares.

    `declarations` is cubind's source: it has the names of the values of each enum.
    """
    for struct, handle in HANDLES.items():
        # Replaces pointers to the struct, with its path or its plain name, and the names in `use` declarations.
        for pattern in (rf"\*mut ((?:\w+::)*){struct}\b", rf"((?:\w+::)*)\b{struct}\b"):
            text, times = re.subn(pattern, rf"\1{handle}", text)
            counts["structs behind handles"] += times
    for name, pattern, replacement in [*RULES, ("tags of structs", r"\b(CU\w+)_st\b", r"\1")]:
        text, times = re.subn(pattern, replacement, text)
        counts[name] += times
    text = without_globs(text, declarations, counts)
    return with_trait(text, "cudarc::driver") if ".result()" in text else text


def without_globs(text: str, declarations: str, counts: Counter) -> str:
    """Qualifies each value with its enum, because the constants of a struct cannot be imported by a glob."""
    for enum in re.findall(r"\b(CU\w+)::\*", text):
        values = []
        for body in re.findall(rf"(?m)^    {enum};\n(.*?)^\}}", declarations, re.DOTALL):
            values += re.findall(r"(?m)^    (\w+) = ", body)
        text = text.replace(f"{enum}::*", enum)
        text, times = re.subn(rf"(?<!::)\b({'|'.join(values)})\b", rf"{enum}::\1", text)
        counts["globs of enums"] += times
    return text


def inherent_to_trait(text: str, counts: Counter) -> str:
    """Converts each `impl sys::Code { fn result(self) … }` to an implementation of the trait."""

    def implement(found: re.Match[str]) -> str:
        ty, docs, returned, body = found.groups()
        counts["inherent methods"] += 1
        head = f"\nimpl IntoResult for {ty} {{\n    type Result = {returned};\n"
        return f"{head}{docs}    fn result(self) -> Self::Result {{\n{body}}}\n"

    head = r"\nimpl (sys::\w+) \{\n((?:    (?:///|#\[)[^\n]*\n)*)    (?:pub )?fn result\(self\) -> ([^\n]*?) \{\n"
    return re.sub(head + r"((?:(?!\}).*\n|\n)*?)\}\n", implement, text)


def with_trait(text: str, library: str) -> str:
    """Imports the trait of a library in every module of a file."""
    use = f"#[allow(unused_imports)] use {library}::result::IntoResult as _;\n"
    at = 0
    for line in text.splitlines(keepends=True):
        if line.strip() and not line.startswith(("//!", "#![")):
            break
        at += len(line)
    inner = r"(?m)^( *(?:pub )?mod \w+ \{\n(?: *(?://!|#!\[).*\n)*)"
    return text[:at] + use + re.sub(inner, lambda found: found.group(1) + use, text[at:])
