//! NVIDIA's documentation of a parameter, for printing on a terminal.
//!
//! *Architecture invariant:* NVIDIA's documentation is read only to print it, and is never written to a file. Headers
//! are read as text, because the machine may have neither libclang nor network access.

use super::{comments, param_comments};
use std::{fs, io, path::Path};

/// The declaration of a function in a header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// The line that contains the function's name, counted from 1.
    pub line: usize,
    /// The comment before the declaration.
    comment: String,
}

impl Declaration {
    /// The documentation of one parameter.
    pub fn words(&self, param: &str) -> Option<String> {
        param_comments::words(&self.comment, param)
    }
}

/// Returns the first documented declaration of a function with one of these `names` in `header`. If no declaration is
/// documented, returns the first declaration: functions that only old programs use are not documented. Returns `None`
/// if the header does not declare the function.
pub fn declaration(header: &Path, names: &[&str]) -> io::Result<Option<Declaration>> {
    Ok(find(&decoded(&fs::read(header)?), names))
}

/// Returns true if words state that a pointer refers to device memory. Words that only permit device memory do not
/// count.
pub fn indicates_device(words: &str) -> bool {
    let words = words.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect::<Vec<_>>();
    let text = format!(" {} ", words.join(" ").to_lowercase());
    let any = |phrases: &[&str]| phrases.iter().any(|phrase| text.contains(&format!(" {phrase} ")));
    // A description does not count if it also mentions the host, only permits device memory, or describes a size.
    let of_host = any(&["host"]);
    let is_size = ["size", "amount", "number"].iter().any(|word| {
        let text = text.trim_start();
        text.starts_with(word) || text.strip_prefix("the ").is_some_and(|rest| rest.starts_with(word))
    });
    any(DEVICE) && !of_host && !is_size
}

/// The terms for device memory in NVIDIA's documentation.
const DEVICE: &[&str] = &[
    "device memory",
    "device pointer",
    "device pointers",
    "device buffer",
    "device accessible",
    "gpu accessible",
    "gpu memory",
    "on the device",
    "on device",
    "on the gpu",
];

/// Returns the content of a header as text. If the content is not UTF-8, each non-ASCII byte becomes a question mark,
/// because the encoding is unknown. Byte offsets are the same in both cases.
pub(super) fn decoded(bytes: &[u8]) -> String {
    let ascii = || bytes.iter().map(|byte| if byte.is_ascii() { char::from(*byte) } else { '?' }).collect();
    str::from_utf8(bytes).map_or_else(|_| ascii(), str::to_owned)
}

fn find(text: &str, names: &[&str]) -> Option<Declaration> {
    let text = with_block_comments(text);
    let code = without_line_comments(&text);
    let mut all = names.iter().flat_map(|name| declarations(&text, &code, name)).collect::<Vec<_>>();
    all.sort_by_key(|declaration| (declaration.comment.is_empty(), declaration.line));
    all.into_iter().next()
}

/// Converts documentation in lines that begin with `///` or `//!` to `/** … */`. The number of lines stays the same.
fn with_block_comments(text: &str) -> String {
    let documentation = |line: &str| {
        let words = ["///", "//!"].iter().find_map(|mark| line.trim_start().strip_prefix(mark))?;
        (!words.starts_with(['<', '/'])).then(|| words.replace("*/", "* /"))
    };
    let (mut result, mut lines, mut is_open) = (String::with_capacity(text.len()), text.lines().peekable(), false);
    while let Some(line) = lines.next() {
        if let Some(words) = documentation(line) {
            let ends = lines.peek().and_then(|next| documentation(next)).is_none();
            result += if is_open { " *" } else { "/**" };
            result += &words;
            result += if ends { " */" } else { "" };
            is_open = !ends;
        } else {
            result += line;
        }
        result.push('\n');
    }
    result
}

/// Replaces `//` comments by spaces. Such comments precede many declarations and may contain any name.
fn without_line_comments(text: &str) -> String {
    let mut result = String::with_capacity(text.len());
    let mut inside = false;
    for line in text.split_inclusive('\n') {
        let mut rest = line;
        while !rest.is_empty() {
            // Inside a `/*` comment, the loop searches for the end of the comment. Otherwise, it searches for the start
            // of either kind of comment.
            let marks: &[&str] = if inside { &["*/"] } else { &["/*", "//"] };
            let found = marks.iter().filter_map(|mark| Some((rest.find(mark)?, *mark))).min();
            let Some((at, mark)) = found else {
                result += rest;
                break;
            };
            if mark == "//" {
                result += &rest[..at];
                result.extend(rest[at..].chars().map(|c| if c == '\n' { c } else { ' ' }));
                break;
            }
            inside = !inside;
            let (before, after) = rest.split_at(at + mark.len());
            result += before;
            rest = after;
        }
    }
    result
}

/// Returns every occurrence of `name` that is followed by a parameter list, and is not inside a comment, a directive or
/// a function body. `code` is `text` without `//` comments.
fn declarations(text: &str, code: &str, name: &str) -> Vec<Declaration> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices(name) {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let behind = &code[at + name.len()..];
        let whole = !code[..at].ends_with(is_word) && !behind.starts_with(is_word);
        if !whole || !behind.trim_start().starts_with('(') {
            continue;
        }
        // A declaration begins after the end of the previous declaration.
        let before = &code[..at];
        let start = before.rfind([';', '}', '{']).map_or(0, |end| end + 1);
        let (comment, rest) = match before.rfind("*/") {
            // Comments also contain such characters, so the last such character may be inside a comment.
            Some(end) => match before[..end].rfind("/*") {
                // The `{` of `/**@{*/` is part of the comment.
                Some(begin) if end >= start => (&before[begin..end + 2], &before[end + 2..]),
                Some(_) | None => ("", &before[start..]),
            },
            None => ("", &before[start..]),
        };
        let inside_comment = before.rfind("/*") > before.rfind("*/");
        let result = rest.lines().filter(|line| !line.trim_start().starts_with('#')).collect::<String>();
        let (all, result) = (result.trim(), without_macros(&result));
        // In `FX_API(fxResult) fxRun(int)`, the argument of the macro is the result type.
        let is_in_macro = result.is_empty() && !all.is_empty();
        let is_directive = before.rsplit('\n').next().is_some_and(|line| line.trim_start().starts_with('#'));
        let first = result.split_whitespace().next().unwrap_or_default();
        let has_result = is_in_macro || first.starts_with(|c: char| c.is_alphabetic() || c == '_') && first != "return";
        // Attributes of the result type also contain parentheses, but the names of attributes always contain two
        // underscores.
        let is_expression = result.contains(['(', '=', '"']) && !result.contains("__");
        if inside_comment || is_directive || !has_result || is_expression {
            continue;
        }
        let line = before.matches('\n').count() + 1;
        let mut comment = if comment.starts_with("/**") || comment.starts_with("/*!") { comment } else { "" };
        if comment.is_empty() || comments::opens_group(comment) {
            comment = comments::of_group(text, at).unwrap_or_default();
        }
        let (params, end) = params(code, at + name.len());
        let sections = [comment.to_owned(), comments::comments_after_params(text, &params, end)];
        let comment = sections.into_iter().filter(|section| !section.is_empty()).collect::<Vec<_>>().join("\n");
        found.push(Declaration { line, comment });
    }
    found
}

/// Returns the parameters in the list that follows `from`: the name of each, and the offset at which it ends. Also
/// returns the offset at which the last line of the list ends.
fn params(code: &str, from: usize) -> (Vec<(String, usize)>, usize) {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let (mut found, mut depth, mut word) = (Vec::new(), 0, from..from);
    let mut at = from;
    while let Some(c) = code[at..].chars().next() {
        let next = at + c.len_utf8();
        if code[at..].starts_with("/*") {
            at = code[at..].find("*/").map_or(code.len(), |end| at + end + 2);
            continue;
        }
        if is_word(c) {
            word = if word.end == at && word.start < at { word.start..next } else { at..next };
        }
        depth += i32::from(c == '(') - i32::from(c == ')');
        if (c == ',' && depth == 1) || (c == ')' && depth == 0) {
            found.push((code[word.clone()].to_owned(), word.end));
        }
        at = next;
        if depth == 0 && c == ')' {
            break;
        }
    }
    (found, code[at..].find('\n').map_or(code.len(), |end| at + end))
}

/// Returns the part of a declaration after calls of macros, which have upper-case names: `FX_DEPRECATED(fxNew)
/// fxResult` becomes `fxResult`.
fn without_macros(declaration: &str) -> &str {
    let declaration = declaration.trim_start();
    let is_name = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_';
    let arguments = declaration.trim_start_matches(is_name);
    let is_called = arguments.len() < declaration.len() && arguments.starts_with('(');
    match arguments.find(')') {
        Some(end) if is_called && !arguments[1..end].contains('(') => without_macros(&arguments[end + 1..]),
        Some(_) | None => declaration,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: &str = "\
#define tNew tNew_v2
/* tNew(is) no declaration; neither is this */
/**
 * \\brief Makes it; see tNew(int).
 *
 * \\param made  - Where it
 *                goes; or not
 * \\param [in] how - Caf\u{e9}
 */
tResult TAPI tNew(int *made, int how);

static inline int other(void) { return tNew(0, 0); }
// Of old; there is no tLine(here)
tResult tLine(int *made);   // http://example.com/* is no comment
/* http://example.com; */
tResult tNext(int *made);
#if 1
    tResult TAPI tNew(int *made);
    __attribute__((old)) extern tResult tOld(int *made);
#endif
/**
 * \\param made With a macro
 */
T_OLD(tNew)
T_TRIED()
tResult tMacro(int *made);
int inBody = T_MAX(tNone(1), 2);
/// Sets it. */
/// \\param made In lines
tResult tLines(int *made);
tResult tBehind(int *made, ///< [out] Where it (the result)
                           ///< goes
                int how /**< How, or why */);
/**
 * Both.
 * \\param made Of a group
 */
/**@{*/
tResult tFirst(int *made);
tResult tSecond(int *made);
/**@}*/
";

    #[test]
    fn only_unambiguous_descriptions_indicate_device_memory() {
        for words in ["pointers that reside in device-accessible memory", "Array on the device.", "Device pointer to x"]
        {
            assert!(indicates_device(words), "{words}");
        }
        for words in [
            "pointer to a host or device variable",
            "The amount of GPU memory",
            "the device to use",
            "index of the device memory pool's",
        ] {
            assert_eq!(indicates_device(words), words.contains("pool"), "{words}");
        }
    }

    #[test]
    fn a_declaration_is_found_with_its_line_and_the_words_about_each_parameter() {
        let bytes: Vec<u8> = HEADER.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect();
        let text = decoded(&bytes);
        let new = find(&text, &["tNew_v2", "tNew"]).unwrap();
        assert_eq!(new.line, 10);
        assert_eq!(new.words("made").unwrap(), "Where it goes; or not");
        assert_eq!(new.words("how").unwrap(), "Caf?");
        assert_eq!(new.words("zzz"), None);
        let old = find(&text, &["tOld"]).unwrap();
        assert_eq!((old.line, old.words("made")), (19, None));
        let lines = ["tLine", "tNext"].map(|name| find(&text, &[name]).unwrap().line);
        assert_eq!(lines, [14, 16], "comments after `//` hide neither declaration");
        assert_eq!(find(&text, &["tMacro"]).unwrap().words("made").unwrap(), "With a macro");
        let words = |name: &str, param: &str| find(&text, &[name]).and_then(|declaration| declaration.words(param));
        assert_eq!(words("tLines", "made").unwrap(), "In lines");
        assert_eq!(words("tBehind", "made").unwrap(), "Where it (the result) goes");
        assert_eq!(words("tBehind", "how").unwrap(), "How, or why");
        for name in ["tFirst", "tSecond"] {
            assert_eq!(words(name, "made").unwrap(), "Of a group");
        }
        assert_eq!(find(&text, &["tGone"]), None);
        assert_eq!(find(&text, &["tNone"]), None, "an argument of a macro is not a declaration");
        let all = declarations(&text, &without_line_comments(&text), "tNew");
        assert_eq!(all.len(), 2, "{all:?}");
    }
}
