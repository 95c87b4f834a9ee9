//! The names that Python's view of a library has, for `cubind.compat`: in Python's own style, without the library's prefix.

use super::python;

/// A name without what a library's names begin with, whose spelling varies: without `cuFile`, `CUfileOpError` is `OpError`
/// and `CU_FILE_SUCCESS` is `SUCCESS`. A name that begins otherwise, or of which nothing or a number would be left, stays as
/// it is.
pub fn without_prefix<'a>(name: &'a str, prefix: &str) -> &'a str {
    let mut wanted = prefix.chars().map(|letter| letter.to_ascii_lowercase());
    let mut next = wanted.next();
    for (at, letter) in name.char_indices() {
        let Some(expected) = next else {
            let rest = name[at..].trim_start_matches('_');
            let is_name = rest.starts_with(|first: char| !first.is_ascii_digit());
            return if is_name { rest } else { name };
        };
        if letter.to_ascii_lowercase() == expected {
            next = wanted.next();
        } else if letter != '_' || at == 0 {
            return name;
        }
    }
    name
}

/// A name of mixed case in snake case, as Python's functions and parameters are called: `getLinkedLTOIRSize` is
/// `get_linked_ltoir_size`. Of `words`, such as `NvLink`, each is one word.
pub fn snake(name: &str, words: &[String]) -> String {
    let mut parts: Vec<String> = vec![name.to_owned()];
    for word in words {
        let cut = |part: &String| if words.contains(part) { vec![part.clone()] } else { around(part, word) };
        parts = parts.iter().flat_map(cut).collect();
    }
    let parts = parts.iter().map(|part| if words.contains(part) { part.to_lowercase() } else { snake_part(part) });
    let parts: Vec<String> = parts.map(|part| part.trim_matches('_').to_owned()).collect();
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("_")
}

/// A name cut at each place that has the word; not where the word goes on in small letters.
fn around(name: &str, word: &str) -> Vec<String> {
    let mut parts = Vec::new();
    let mut done = 0;
    for (at, _) in name.match_indices(word) {
        let end = at + word.len();
        if !name[end..].starts_with(|next: char| next.is_ascii_lowercase()) {
            parts.extend([name[done..at].to_owned(), word.to_owned()]);
            done = end;
        }
    }
    parts.push(name[done..].to_owned());
    parts
}

fn snake_part(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    let mut text = String::new();
    for (at, letter) in letters.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| letters[before]);
        let begins = letter.is_ascii_uppercase()
            && before.is_some_and(|before| {
                let ends_acronym =
                    before.is_ascii_uppercase() && letters.get(at + 1).is_some_and(char::is_ascii_lowercase);
                before.is_ascii_lowercase() || before.is_ascii_digit() || ends_acronym
            });
        if begins {
            text.push('_');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

/// A type as Python's view of a library calls it, from its name without the library's prefix: without the end of a typedef,
/// in camel case.
pub fn view_class(short: &str, words: &[String]) -> String {
    let mut parts = short.split('.');
    let short = parts.next().unwrap_or_default();
    let short = short.strip_suffix("_t").or_else(|| short.strip_suffix("_st")).unwrap_or(short);
    let short = short.strip_suffix("_enum").unwrap_or(short);
    let short = camel(short, words);
    std::iter::once(short.as_str()).chain(parts).collect::<Vec<_>>().join("_")
}

/// A name in camel case, as Python's classes are called: `ARRAY3D_DESCRIPTOR_v2` is `Array3dDescriptor_v2`. The `words` have
/// the case that they are given in.
fn camel(name: &str, words: &[String]) -> String {
    let version = name.rfind("_v").filter(|at| name[at + 2..].bytes().all(|byte| byte.is_ascii_digit()));
    let (name, version) = name.split_at(version.unwrap_or(name.len()));
    // A single word keeps its capitals, as an acronym.
    let mut made: String = match name.contains('_') {
        true => name.split('_').map(capital).collect(),
        false => name.get(..1).map_or(String::new(), |first| first.to_uppercase() + &name[1..]),
    };
    for word in words {
        let at = made.to_ascii_lowercase().find(&word.to_ascii_lowercase());
        if let Some(at) = at {
            made.replace_range(at..at + word.len(), word);
        }
    }
    made + version
}

/// A word with a capital; of one in capitals, the other letters are small.
fn capital(word: &str) -> String {
    let is_capitals = !word.contains(|letter: char| letter.is_ascii_lowercase());
    let rest = word.get(1..).unwrap_or_default();
    let rest = if is_capitals { rest.to_lowercase() } else { rest.to_owned() };
    word.get(..1).map_or(String::new(), |first| first.to_uppercase() + &rest)
}

/// The exception class of a result code: `ERROR_NO_DATA` and `ErrorNoData` are `NoDataError`.
pub fn view_exception(code: &str) -> String {
    if code.contains(|letter: char| letter.is_ascii_lowercase()) {
        return format!("{}Error", code.strip_prefix("Error").unwrap_or(code));
    }
    let capital =
        |word: &str| word.get(..1).map_or(String::new(), |first| first.to_uppercase() + &word[1..].to_lowercase());
    let words = code.strip_prefix("ERROR_").unwrap_or(code).split('_');
    let name = words.map(capital).collect::<String>();
    if name.ends_with("Error") { name } else { name + "Error" }
}

/// Python's own exceptions that are errors.
const PYTHON_EXCEPTIONS: &[&str] = &[
    "ArithmeticError",
    "AssertionError",
    "AttributeError",
    "BlockingIOError",
    "BrokenPipeError",
    "BufferError",
    "ChildProcessError",
    "ConnectionAbortedError",
    "ConnectionError",
    "ConnectionRefusedError",
    "ConnectionResetError",
    "EOFError",
    "EnvironmentError",
    "FileExistsError",
    "FileNotFoundError",
    "FloatingPointError",
    "IOError",
    "ImportError",
    "IndentationError",
    "IndexError",
    "InterruptedError",
    "IsADirectoryError",
    "KeyError",
    "LookupError",
    "MemoryError",
    "ModuleNotFoundError",
    "NameError",
    "NotADirectoryError",
    "NotImplementedError",
    "OSError",
    "OverflowError",
    "PermissionError",
    "ProcessLookupError",
    "PythonFinalizationError",
    "RecursionError",
    "ReferenceError",
    "RuntimeError",
    "SyntaxError",
    "SystemError",
    "TabError",
    "TimeoutError",
    "TypeError",
    "UnboundLocalError",
    "UnicodeDecodeError",
    "UnicodeEncodeError",
    "UnicodeError",
    "UnicodeTranslateError",
    "ValueError",
    "ZeroDivisionError",
];

/// Whether one of Python's own exceptions has the name of an exception class, as `TimeoutError` does.
pub fn is_python_exception(class: &str) -> bool {
    PYTHON_EXCEPTIONS.contains(&class)
}

/// What NumPy's record arrays have as attributes, and records of a view themselves (`ptr`): a field cannot be called so, as arrays
/// of records are such arrays.
const ATTRIBUTES: &[&str] = &[
    "all",
    "any",
    "base",
    "byteswap",
    "choose",
    "clip",
    "compress",
    "conj",
    "copy",
    "ctypes",
    "cumsum",
    "data",
    "device",
    "diagonal",
    "dot",
    "dtype",
    "dump",
    "dumps",
    "field",
    "fill",
    "flags",
    "flat",
    "flatten",
    "imag",
    "item",
    "itemset",
    "itemsize",
    "mat",
    "max",
    "mean",
    "min",
    "nbytes",
    "ndim",
    "nonzero",
    "partition",
    "prod",
    "ptp",
    "ptr",
    "put",
    "ravel",
    "real",
    "repeat",
    "reshape",
    "resize",
    "round",
    "shape",
    "size",
    "sort",
    "squeeze",
    "std",
    "strides",
    "sum",
    "take",
    "trace",
    "transpose",
    "var",
    "view",
];

/// A record's field as Python's view calls it, in snake case already.
pub fn view_field(name: &str) -> String {
    if ATTRIBUTES.contains(&name) { format!("{name}_") } else { python(name) }
}

/// The NumPy dtype of a record, by the name of its class: `Extent3D_v1` is `extent3d_v1_dtype`.
pub fn view_dtype(class: &str) -> String {
    let letters: Vec<char> = class.chars().collect();
    let mut text = String::new();
    for (at, letter) in letters.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| letters[before]);
        let begins = letter.is_ascii_uppercase()
            && before.is_some_and(|before| {
                let is_followed =
                    letters.get(at + 1).is_some_and(|next| next.is_ascii_lowercase() || next.is_ascii_digit());
                before.is_ascii_lowercase() || (before.is_ascii_uppercase() && is_followed)
            });
        if begins {
            text.push('_');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text + "_dtype"
}

/// The members of an enum as Python's view of a library calls them: without the words that all of them begin with, except
/// one, or with `is_whole` all but the library's prefix, where a number would be left. Where there is nothing to compare with, without the library's prefix and the name of the enum.
pub fn view_members<'a>(
    class: &str,
    members: &[&'a str],
    is_whole: bool,
    without: impl Fn(&'a str) -> &'a str,
) -> Vec<&'a str> {
    let shared = match members {
        [first, _, ..] => {
            let same =
                |at: usize| members.iter().all(|member| member.as_bytes().get(at) == Some(&first.as_bytes()[at]));
            let same = (0..first.len()).take_while(|at| same(*at)).count();
            first.as_bytes()[..same].iter().rposition(|byte| *byte == b'_').map_or(0, |at| at + 1)
        }
        [] | [_] => 0,
    };
    let is_number = |member: &&str| !member[shared..].starts_with(|first: char| first.is_ascii_alphabetic());
    let shared = match members.first() {
        Some(first) if shared > 0 && members.iter().any(is_number) => match is_whole {
            true => 0,
            false => first[..shared - 1].rfind('_').map_or(0, |at| at + 1),
        },
        Some(_) | None => shared,
    };
    let of_enum = format!("{}_", snake(class, &[]).to_uppercase());
    let short = |member: &&'a str| match (shared, members) {
        (0, [_]) => without(member).strip_prefix(&of_enum).unwrap_or_else(|| without(member)),
        (0, _) => without(member),
        (_, _) => &member[shared..],
    };
    members.iter().map(short).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prefixes_are_cut_off_in_any_spelling() {
        let table = [
            ("nvJitLinkAddData", "nvJitLink", "AddData"),
            ("NVJITLINK_SUCCESS", "nvJitLink", "SUCCESS"),
            ("CUfileOpError", "cuFile", "OpError"),
            ("CU_FILE_SUCCESS", "cuFile", "SUCCESS"),
            ("nvmlNvLinkVersion", "nvml", "NvLinkVersion"),
            ("size_t", "nvml", "size_t"),
            ("cudla", "cudla", "cudla"),
            ("FX_64", "fx", "FX_64"),
        ];
        for (name, prefix, expected) in table {
            assert_eq!(without_prefix(name, prefix), expected);
        }
    }

    #[test]
    fn python_functions_are_in_snake_case() {
        let words = ["NvLink".to_owned(), "P2P".to_owned(), "Link".to_owned()];
        let table = [
            ("AddData", "add_data"),
            ("GetLinkedLTOIRSize", "get_linked_ltoir_size"),
            ("IRVersion", "ir_version"),
            ("AddTileIR", "add_tile_ir"),
            ("Init_v2", "init_v2"),
            ("memoryClockMHz", "memory_clock_m_hz"),
            ("devPtr_base", "dev_ptr_base"),
            ("num_options", "num_options"),
            ("DeviceGetNvLinkVersion", "device_get_nvlink_version"),
            ("DeviceGetP2PStatus", "device_get_p2p_status"),
            ("NvLinkinfo", "nv_linkinfo"),
            ("NvLinkinfoOfNvLink", "nv_linkinfo_of_nvlink"),
            ("P2P", "p2p"),
        ];
        for (name, expected) in table {
            assert_eq!(snake(name, &words), expected);
        }
    }

    #[test]
    fn python_classes_have_no_ends_of_typedefs() {
        for (name, expected) in [
            ("fxResult", "Result"),
            ("fxBrand_t", "Brand"),
            ("fxA_enum_t", "A"),
            ("fxA_t.u.v", "A_u_v"),
            ("FX_ARRAY3D_INFO_v2", "Array3dInfo_v2"),
            ("fxmemcpy_flags", "MemCpyFlags"),
        ] {
            assert_eq!(view_class(without_prefix(name, "fx"), &["MemCpy".to_owned()]), expected);
        }
    }

    #[test]
    fn python_exceptions_are_in_camel_case() {
        for (name, expected) in [
            ("ERROR_NO_DATA", "NoDataError"),
            ("ERROR_TIMEOUT", "TimeoutError"),
            ("E", "EError"),
            ("A_ERROR", "AError"),
            ("ErrorNoData", "NoDataError"),
        ] {
            assert_eq!(view_exception(name), expected);
        }
        assert!(is_python_exception("TimeoutError") && !is_python_exception("NoDataError"));
    }

    #[test]
    fn python_members_have_nothing_in_common() {
        let table: [(&[&str], &[&str]); 7] = [
            (&["FX_INPUT_PTX", "FX_INPUT_ANY"], &["PTX", "ANY"]),
            (&["FX_SUCCESS", "FX_ERROR_A"], &["SUCCESS", "ERROR_A"]),
            // A name cannot begin with a digit.
            (&["FX_V_1_0", "FX_V_NONE"], &["V_1_0", "V_NONE"]),
            (&["FX_BATCH"], &["BATCH"]),
            (&["FX_ONE_KIND_OF"], &["OF"]),
            (&["FX_1", "FX_2"], &["FX_1", "FX_2"]),
            // The first byte is the same, the letter is not.
            (&["FX_A\u{e4}", "FX_A\u{e5}"], &["A\u{e4}", "A\u{e5}"]),
        ];
        for (members, expected) in table {
            assert_eq!(view_members("OneKind", members, false, |name| without_prefix(name, "fx")), expected);
        }
    }
}
