"""Repairs of type differences between bindgen's output and `cubind::sys`, at the locations that the compiler reports.

bindgen declares handles as pointers, and addresses and enums as primitive types; cubind has separate types for them.
The compiler reports the places in cudarc that rely on this. Only these differences are repaired; any other error
remains.
"""

import json
import re
import subprocess
from collections import Counter, defaultdict
from pathlib import Path

ROUNDS = 12


def mend(crate: Path, check: list[str], environment: dict[str, str], counts: Counter) -> str:
    """Compiles and repairs until no repair applies; returns the remaining errors."""
    for _ in range(ROUNDS):
        done = subprocess.run(
            [*check, "--message-format", "json"], cwd=crate, env=environment, stdout=subprocess.PIPE, text=True, check=False
        )
        messages = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
        errors = [m["message"] for m in messages if m["reason"] == "compiler-message" and m["message"]["level"] == "error"]
        if done.returncode == 0:
            return ""
        edits: dict[str, dict[tuple[int, int], str]] = defaultdict(dict)
        for error in errors:
            for kind, span, text in found(crate, error):
                place = (span["byte_start"], span["byte_end"])
                if place not in edits[span["file_name"]]:
                    edits[span["file_name"]][place] = text
                    counts[kind] += 1
        if not edits:
            return "\n".join(error["rendered"] for error in errors) or f"cargo: exit code {done.returncode}"
        for name, places in edits.items():
            apply(crate / name, places)
    return f"not mended after {ROUNDS} rounds"


def apply(path: Path, places: dict[tuple[int, int], str]) -> None:
    """Replaces from the end, so that earlier positions stay valid. A position inside another is left for the next round."""
    source = path.read_bytes()
    limit = len(source)
    for (begin, end), text in sorted(places.items(), reverse=True):
        if end <= limit:
            source = source[:begin] + text.encode() + source[end:]
            limit = begin
    path.write_bytes(source)


def found(crate: Path, error: dict) -> list[tuple[str, dict, str]]:
    """Returns the repair of an error: its kind, its place, and the new text."""
    code = (error["code"] or {}).get("code")
    primary = [span for span in error["spans"] if span["is_primary"] and not span["expansion"]]
    if len(primary) != 1:
        return []
    span = primary[0]
    source = (crate / span["file_name"]).read_bytes()
    old = source[span["byte_start"] : span["byte_end"]].decode()
    label = span["label"] or ""
    if code == "E0605" and " as " in old:
        value, ty = old.rsplit(" as ", 1)
        return [("`as` of a type of its own", span, f"crate::same_bits::<_, {ty}>({value})")]
    if code == "E0606" and " as " in old:
        value, ty = old.rsplit(" as ", 1)
        return [("`as` of a reference", span, f"crate::same_bits::<_, {ty}>({value})")]
    if code == "E0308" and re.fullmatch(r"(std|core)::ptr::null_mut\(\)", old):
        return [("NULL of a handle", span, f"({old} as *mut core::ffi::c_void).into()")]
    if code == "E0308" and old.endswith(" as *mut _") and label.endswith("found `*mut _`"):
        value = old.removesuffix(" as *mut _")
        return [("`as` of a type of its own", span, f"crate::same_bits::<_, _>({value})")]
    if code == "E0308" and old.isdigit() and label.endswith("found integer"):
        return [("numbers that are handles", span, f"({old}).into()")]
    if code == "E0308" and label == "expected `usize`, found `u64`":
        return [("what is added to an address", span, f"({old}) as usize")]
    if code == "E0308" and re.fullmatch(r"expected `&?(CUdeviceptr|u64)`, found `&?(CUdeviceptr|u64)`", label):
        return [("addresses that are numbers", span, f"crate::same_bits::<_, _>({old})")]
    if code == "E0369" and re.fullmatch(r"cannot add `u64` to `&?CUdeviceptr`", error["message"]):
        address = next(it for it in error["spans"] if (it["label"] or "").endswith("CUdeviceptr"))
        name = source[address["byte_start"] : address["byte_end"]].decode()
        return [("what is added to an address", address, f"({name}).0")]
    if code == "E0004":
        return arms(source, error, span)
    return []


def arms(source: bytes, error: dict, span: dict) -> list[tuple[str, dict, str]]:
    """Returns an additional arm for a `match` on an enum, which may have unnamed values."""
    begin = source.index(b"{", span["byte_end"])
    depth = 0
    for at in range(begin, len(source)):
        depth += {ord("{"): 1, ord("}"): -1}.get(source[at], 0)
        if depth == 0:
            place = {**span, "byte_start": at, "byte_end": at}
            return [("other values of an enum", place, '_ => unreachable!("a value without a name"),\n')]
    return []
