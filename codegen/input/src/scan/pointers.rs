//! Facts in comments about a function's pointers: those that may be NULL, and those that refer to device memory.
//!
//! Like `comments.rs`, this file returns only facts, not the text of comments.

use crate::facts::Memory;

const NULL: &str = "null";

/// Phrases that allow NULL. `_` matches any single word.
const ALLOWED: &[&[&str]] = &[
    &["may", "be", NULL],
    &["can", "be", NULL],
    &["could", "be", NULL],
    &["might", "be", NULL],
    &["be", "set", "to", NULL],
    &["if", NULL],
    &["if", "set", "to", NULL],
    &["if", "_", "is", NULL],
    &["when", "_", "is", NULL],
    &["if", "non", NULL],
    &["or", NULL],
    &["or", "a", NULL],
    &["either", NULL],
    &["passing", NULL],
    &["pass", NULL],
    &[NULL, "for"],
    &[NULL, "to"],
    &["default", "is", NULL],
];

/// Phrases that forbid NULL, or that contain the word "null" with another meaning.
const FORBIDDEN: &[&[&str]] = &[
    &["not", "be", NULL],
    &["not", "be", "a", NULL],
    &["not", "be", "_", NULL],
    &["cannot", "be", NULL],
    &["be", "non", NULL],
    &["be", "a", "non", NULL],
    &[NULL, "terminated"],
    &[NULL, "terminator"],
    &[NULL, "terminating"],
    &[NULL, "stream"],
];

/// Returns the words in lower case. `nullptr` is replaced by `NULL`, and commands that mark words as code (`\c NULL`)
/// are removed.
fn words(text: &str) -> Vec<String> {
    let unmarked = text.split_whitespace().filter(|word| !matches!(*word, "\\c" | "@c" | "\\p" | "@p" | "\\a" | "@a"));
    let words = unmarked.flat_map(|word| word.split(|c: char| !c.is_alphanumeric() && c != '_'));
    let words = words.filter(|word| !word.is_empty()).map(str::to_lowercase);
    words.map(|word| if word == "nullptr" { NULL.to_owned() } else { word }).collect()
}

/// Returns true if `words` contains the words of `pattern` as a sequence.
fn has(words: &[String], pattern: &[&str]) -> bool {
    words.windows(pattern.len()).any(|window| window.iter().zip(pattern).all(|(word, it)| *it == "_" || word == it))
}

/// Returns true if the words mention an error, such as `FX_ERROR_INVALID_VALUE`. A sentence that mentions NULL together
/// with an error means that NULL is not allowed.
fn mentions_error(words: &[String]) -> bool {
    words.iter().any(|word| word.contains("error") || word.contains("invalid") || word.starts_with("fail"))
}

/// Returns true if the description of a parameter allows NULL or calls the parameter optional.
pub(super) fn may_be_null(description: &str) -> bool {
    let text = description.trim_start_matches(|c: char| !c.is_alphanumeric() && c != '(');
    let words = words(text);
    let is_optional = matches!(words.first().map(String::as_str), Some("optional" | "optionally"))
        || description.to_lowercase().contains("(optional");
    let is_allowed = is_optional || ALLOWED.iter().any(|pattern| has(&words, pattern));
    is_allowed && !mentions_error(&words) && !FORBIDDEN.iter().any(|pattern| has(&words, pattern))
}

/// Returns true if a sentence about the function allows NULL for one of its parameters: `If \p x is NULL, …`.
pub(super) fn is_allowed_null(sentence: &str, param: &str) -> bool {
    let (words, name) = (words(sentence), param.to_lowercase());
    let name = name.as_str();
    let allows: [&[&str]; 5] = [
        &["if", name, "is", NULL],
        &["when", name, "is", NULL],
        &[name, "may", "be", NULL],
        &[name, "can", "be", NULL],
        &[NULL, "pointer", "is", "specified", "to", name],
    ];
    !mentions_error(&words) && allows.iter().any(|pattern| has(&words, pattern))
}

/// The words that may occur between "host" and "device" if both locations are allowed.
const BETWEEN: &[&str] = &["or", "a", "an", "the", "on", "in", "memory", "pointer", "accessible"];

/// The terms for device memory in comments.
const DEVICE: &[&[&str]] = &[
    &["device", "memory"],
    &["device", "accessible"],
    &["device", "pointer"],
    &["device", "pointers"],
    &["device", "buffer"],
    &["gpu", "memory"],
    &["gpu", "accessible"],
];

/// Returns the location of a parameter's memory, if the parameter's description mentions the device. The location is
/// only the device, or the device or the host.
pub(super) fn memory(description: &str) -> Option<Memory> {
    let words = words(description);
    let other = |word: &str| match word {
        "host" => Some("device"),
        "device" => Some("host"),
        _ => None,
    };
    let is_either = words.iter().enumerate().any(|(at, word)| {
        let Some(other) = other(word) else { return false };
        let rest = &words[at + 1..];
        let between = rest.iter().take_while(|word| BETWEEN.contains(&word.as_str())).count();
        rest[..between].iter().any(|word| word == "or") && rest.get(between).is_some_and(|word| word == other)
    });
    let is_device = || {
        DEVICE.iter().any(|pattern| has(&words, pattern))
            && !words.iter().any(|word| word == "host" || word == "address")
    };
    match is_either {
        true => Some(Memory::HostOrDevice),
        false => is_device().then_some(Memory::Device),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn null_is_allowed_in_words() {
        let table = [
            ("- the shared object name (can be NULL)", true),
            ("Can be set to @c NULL.", true),
            ("See fxAllocator. If @c NULL, malloc() is used.", true),
            ("means data (NULL for zero means).", true),
            ("Optional array of data for each edge", true),
            ("Location of the handle (optional)", true),
            ("host array of sums, or null", true),
            ("name.\\n \\p name can be \\c NULL", true),
            ("If non-NULL then it is looked at", true),
            ("Cannot be @c NULL.", false),
            ("Event to wait on (may not be NULL)", false),
            ("Must be non-NULL.", false),
            ("If NULL, FX_ERROR_INVALID_VALUE is returned.", false),
            ("The stream. Must not be the legacy NULL stream.", false),
            ("PTX must be NULL-terminated.", false),
            ("The optional flag moves references", false),
            ("", false),
        ];
        for (description, expected) in table {
            assert_eq!(may_be_null(description), expected, "{description}");
        }
        assert!(is_allowed_null("If \\p abs is NULL, nothing is calculated", "abs"));
        assert!(is_allowed_null("if a null pointer is specified to \\p abs, it is not calculated", "abs"));
        assert!(!is_allowed_null("If \\p abs is NULL, FX_ERROR is returned", "abs"));
        assert!(!is_allowed_null("If \\p abs is NULL, nothing is calculated", "sum"));
    }

    #[test]
    fn descriptions_of_pointers_indicate_device_memory() {
        let table = [
            ("pointer to a host or device variable", Some(Memory::HostOrDevice)),
            ("an array of bits, on either host or device", Some(Memory::HostOrDevice)),
            ("base address of buffer in device or host memory", Some(Memory::HostOrDevice)),
            ("Device or the host pointer", Some(Memory::HostOrDevice)),
            ("Array of statuses in device-accessible memory.", Some(Memory::Device)),
            ("GPU memory, or NULL", Some(Memory::Device)),
            ("Host array of pointers to device buffers.", None),
            ("Device on which the host thread executes the device code.", None),
            ("Returned address of the device memory", None),
            ("Device that hosts the memory allocation.", None),
        ];
        for (description, expected) in table {
            assert_eq!(memory(description), expected, "{description}");
        }
    }
}
