//! Names in a library's Python view, for `cubind.compat`: in Python's style, without the library's prefix.

use super::python;

/// A name without the library's prefix, in any spelling: without `cuFile`, `CUfileOpError` is `OpError` and
/// `CU_FILE_SUCCESS` is `SUCCESS`. A name with another prefix does not change, nor does one whose remainder would be
/// empty or begin with a digit.
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

/// A mixed-case name in snake case, the style of Python's functions and parameters: `getLinkedLTOIRSize` becomes
/// `get_linked_ltoir_size`. Each of `words`, such as `NvLink`, counts as one word.
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

/// Splits a name around each occurrence of the word, unless small letters follow.
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

/// The name of a type in the library's Python view: without the library's prefix and the suffix of a typedef.
pub fn view_class(name: &str, prefix: &str) -> String {
    let mut parts = name.split('.');
    let short = without_prefix(parts.next().unwrap_or_default(), prefix);
    let short = short.strip_suffix("_t").unwrap_or(short);
    let short = short.strip_suffix("_enum").unwrap_or(short);
    std::iter::once(short).chain(parts).collect::<Vec<_>>().join("_")
}

/// The exception class of a result code: `ERROR_NO_DATA` becomes `NoDataError`.
pub fn view_exception(code: &str) -> String {
    let words = code.strip_prefix("ERROR_").unwrap_or(code).split('_');
    let capital =
        |word: &str| word.get(..1).map_or(String::new(), |first| first.to_uppercase() + &word[1..].to_lowercase());
    words.map(capital).collect::<String>() + "Error"
}

/// Python's built-in exceptions that are errors.
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

/// Returns true if an exception class has the name of one of Python's own exceptions, such as `TimeoutError`.
pub fn is_python_exception(class: &str) -> bool {
    PYTHON_EXCEPTIONS.contains(&class)
}

/// The attributes of NumPy's record arrays. They cannot be names of fields, because arrays of records are such
/// arrays.
const NUMPY_ATTRIBUTES: &[&str] = &[
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

/// The name of a record's field in the Python view, which is in snake case already.
pub fn view_field(name: &str) -> String {
    if NUMPY_ATTRIBUTES.contains(&name) { format!("{name}_") } else { python(name) }
}

/// The names of an enum's members in a library's Python view: without the words that all of them begin with. One word
/// remains if a name would begin with a digit. For a single member, only the library's prefix is removed.
pub fn view_members<'a>(members: &[&'a str], prefix: &str) -> Vec<&'a str> {
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
        Some(first) if shared > 0 && members.iter().any(is_number) => {
            first[..shared - 1].rfind('_').map_or(0, |at| at + 1)
        }
        Some(_) | None => shared,
    };
    let short = |member: &&'a str| if shared > 0 { &member[shared..] } else { without_prefix(member, prefix) };
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
        for (name, expected) in
            [("fxResult", "Result"), ("fxBrand_t", "Brand"), ("fxA_enum_t", "A"), ("fxA_t.u.v", "A_u_v")]
        {
            assert_eq!(view_class(name, "fx"), expected);
        }
    }

    #[test]
    fn python_exceptions_are_in_camel_case() {
        for (name, expected) in [("ERROR_NO_DATA", "NoDataError"), ("ERROR_TIMEOUT", "TimeoutError"), ("E", "EError")] {
            assert_eq!(view_exception(name), expected);
        }
        assert!(is_python_exception("TimeoutError") && !is_python_exception("NoDataError"));
    }

    #[test]
    fn python_members_have_nothing_in_common() {
        let table: [(&[&str], &[&str]); 6] = [
            (&["FX_INPUT_PTX", "FX_INPUT_ANY"], &["PTX", "ANY"]),
            (&["FX_SUCCESS", "FX_ERROR_A"], &["SUCCESS", "ERROR_A"]),
            // A name cannot begin with a digit.
            (&["FX_V_1_0", "FX_V_NONE"], &["V_1_0", "V_NONE"]),
            (&["FX_BATCH"], &["BATCH"]),
            (&["FX_1", "FX_2"], &["FX_1", "FX_2"]),
            // The first byte of the letter is the same, but the letter is not.
            (&["FX_A\u{e4}", "FX_A\u{e5}"], &["A\u{e4}", "A\u{e5}"]),
        ];
        for (members, expected) in table {
            assert_eq!(view_members(members, "fx"), expected);
        }
    }
}
