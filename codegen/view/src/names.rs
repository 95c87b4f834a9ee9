//! Conversion of C names to the names in a view: snake case or camel case, without the library's prefix.

use codegen_core::names::{python, snake};

/// Removes the library's prefix from a name, regardless of case. Without the prefix `cuFile`, `CUfileOpError` is
/// `OpError` and `CU_FILE_SUCCESS` is `SUCCESS`. A name is unchanged if it has another prefix, or if the remainder
/// would be empty or begin with a digit.
pub(crate) fn without_prefix<'a>(name: &'a str, prefix: &str) -> &'a str {
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

/// Converts a type name without the library's prefix to the name of the view's class. The suffix of a typedef is
/// removed, and the result is in camel case.
pub(crate) fn view_class(short: &str, words: &[String]) -> String {
    let mut parts = short.split('.');
    let short = parts.next().unwrap_or_default();
    let short = short.strip_suffix("_t").or_else(|| short.strip_suffix("_st")).unwrap_or(short);
    let short = short.strip_suffix("_enum").unwrap_or(short);
    let short = camel(short, words);
    std::iter::once(short.as_str()).chain(parts).collect::<Vec<_>>().join("_")
}

/// Converts a name to camel case, as used for Python classes: `ARRAY3D_DESCRIPTOR_v2` becomes `Array3dDescriptor_v2`.
/// The words in `words` keep their case.
fn camel(name: &str, words: &[String]) -> String {
    let version = name.rfind("_v").filter(|at| name[at + 2..].bytes().all(|byte| byte.is_ascii_digit()));
    let (name, version) = name.split_at(version.unwrap_or(name.len()));
    // A name that consists of a single word in capitals is assumed to be an acronym, and is unchanged.
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

/// Capitalizes a word. If all letters of the word are capitals, the letters after the first one become lower case.
fn capital(word: &str) -> String {
    let is_capitals = !word.contains(|letter: char| letter.is_ascii_lowercase());
    let rest = word.get(1..).unwrap_or_default();
    let rest = if is_capitals { rest.to_lowercase() } else { rest.to_owned() };
    word.get(..1).map_or(String::new(), |first| first.to_uppercase() + &rest)
}

/// Returns the name of the exception class for a result code: `ERROR_NO_DATA` and `ErrorNoData` become `NoDataError`.
pub(crate) fn view_exception(code: &str) -> String {
    if code.contains(|letter: char| letter.is_ascii_lowercase()) {
        return format!("{}Error", code.strip_prefix("Error").unwrap_or(code));
    }
    let capital =
        |word: &str| word.get(..1).map_or(String::new(), |first| first.to_uppercase() + &word[1..].to_lowercase());
    let words = code.strip_prefix("ERROR_").unwrap_or(code).split('_');
    let name = words.map(capital).collect::<String>();
    if name.ends_with("Error") { name } else { name + "Error" }
}

/// The names of Python's built-in exceptions for errors.
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

/// Returns true if an exception class has the name of a built-in Python exception, such as `TimeoutError`.
pub(crate) fn is_python_exception(class: &str) -> bool {
    PYTHON_EXCEPTIONS.contains(&class)
}

/// The attributes of NumPy's record arrays, and the attribute `ptr` of a view's records. Fields cannot have these
/// names, because arrays of records are NumPy record arrays.
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

/// Returns the name of a record's field in the view. `name` is already in snake case.
pub(crate) fn view_field(name: &str) -> String {
    if ATTRIBUTES.contains(&name) { format!("{name}_") } else { python(name) }
}

/// Returns the name of the NumPy dtype of a record with this class: the dtype of `Extent3D_v1` is `extent3d_v1_dtype`.
pub(crate) fn view_dtype(class: &str) -> String {
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

/// Returns the names of an enum's members in a library's view, without the words that all members' names begin with. If
/// a name would then begin with a digit, the names keep the last of these words. If `is_whole` is set, the names then
/// keep all of these words, and lose only the library's prefix. The name of an enum's only member loses the library's
/// prefix and the name of the enum.
pub(crate) fn view_members<'a>(
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
    fn python_classes_have_no_typedef_suffix() {
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
    fn python_members_have_no_common_prefix() {
        let table: [(&[&str], &[&str]); 7] = [
            (&["FX_INPUT_PTX", "FX_INPUT_ANY"], &["PTX", "ANY"]),
            (&["FX_SUCCESS", "FX_ERROR_A"], &["SUCCESS", "ERROR_A"]),
            // A member's name cannot begin with a digit.
            (&["FX_V_1_0", "FX_V_NONE"], &["V_1_0", "V_NONE"]),
            (&["FX_BATCH"], &["BATCH"]),
            (&["FX_ONE_KIND_OF"], &["OF"]),
            (&["FX_1", "FX_2"], &["FX_1", "FX_2"]),
            // The names have only the first byte of a multi-byte letter in common.
            (&["FX_A\u{e4}", "FX_A\u{e5}"], &["A\u{e4}", "A\u{e5}"]),
        ];
        for (members, expected) in table {
            assert_eq!(view_members("OneKind", members, false, |name| without_prefix(name, "fx")), expected);
        }
    }
}
