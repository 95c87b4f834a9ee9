//! Declarations that are found in the text of headers, without a C parser: functions with their return types, enums,
//! and macros.

use super::headers::for_c;
use std::collections::{BTreeMap, BTreeSet};

/// The declarations in a library's headers.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Declared {
    /// The functions that are declared but not defined. Each name is mapped to the return type and the parameters.
    pub(super) functions: BTreeMap<String, Function>,
    /// The enums. Each name is mapped to the members, with their values if the values are integer literals.
    pub(super) enums: BTreeMap<String, Vec<(String, Option<i64>)>>,
    /// The macros with an integer value.
    pub(super) macros: BTreeMap<String, i64>,
    /// All words in the headers, including the names of types.
    pub(super) words: BTreeSet<String>,
}

/// The declaration of a function.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Function {
    /// The function's return type, such as `fxResult` or `const char *`.
    pub(super) returns: String,
    /// The text between the parentheses of the parameter list.
    pub(super) params: String,
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

impl Declared {
    /// Collects the declarations in these headers.
    pub(super) fn all<'t>(texts: impl IntoIterator<Item = &'t String>) -> Self {
        let mut all = Self::default();
        for text in texts {
            all.read(&for_c(text));
        }
        all
    }

    fn read(&mut self, text: &str) {
        self.words.extend(text.split(|c| !is_word(c)).map(str::to_owned));
        let (directives, code): (Vec<&str>, Vec<&str>) =
            text.lines().partition(|line| line.trim_start().starts_with('#'));
        for line in directives {
            self.macros.extend(number(line));
        }
        let code = code.join("\n").replace("extern \"C\" {", "");
        for (head, body) in statements(&code) {
            match body {
                Some((members, tail)) if begins(&head, "enum") => {
                    let name = tail.split(|c| !is_word(c)).rfind(|word| !word.is_empty());
                    let tag = head.split(|c| !is_word(c)).rfind(|word| !matches!(*word, "" | "enum" | "typedef"));
                    if let Some(name) = name.or(tag) {
                        self.enums.insert(name.to_owned(), enum_members(&members));
                    }
                }
                Some(_) => {}
                None => self.functions.extend(function(&head)),
            }
        }
    }
}

/// Parses `#define NAME 12`.
fn number(line: &str) -> Option<(String, i64)> {
    let rest = line.trim_start().strip_prefix('#')?.trim_start().strip_prefix("define")?.trim_start();
    let (name, value) = rest.split_once(char::is_whitespace)?;
    let value = value.trim().trim_matches(['(', ')']).trim_end_matches(['u', 'U', 'l', 'L']);
    Some((name.to_owned(), value.trim().parse().ok()?))
}

/// Returns true if a statement starts with a word, or with `typedef` and the word.
fn begins(head: &str, word: &str) -> bool {
    let head = head.trim_start();
    let head = head.strip_prefix("typedef").map_or(head, str::trim_start);
    head.strip_prefix(word).is_some_and(|rest| !rest.starts_with(is_word))
}

/// Splits code into statements. A statement ends at a semicolon outside of braces. If a statement contains braces, the
/// text inside the braces and the text after the braces are returned separately.
fn statements(code: &str) -> Vec<(String, Option<(String, String)>)> {
    let (mut all, mut depth) = (Vec::new(), 0_usize);
    let (mut head, mut body, mut tail) = (String::new(), String::new(), String::new());
    let mut has_body = false;
    for c in code.chars() {
        match c {
            '{' => {
                depth += 1;
                has_body = true;
                body.push(' ');
            }
            '}' => {
                depth = depth.saturating_sub(1);
                // The body of a function is not followed by a semicolon.
                let is_type = ["enum", "struct", "union"].iter().any(|word| begins(&head, word));
                if depth == 0 && !is_type {
                    (head, body, tail, has_body) = Default::default();
                }
            }
            ';' if depth == 0 => {
                let braces = has_body.then(|| (std::mem::take(&mut body), std::mem::take(&mut tail)));
                all.push((std::mem::take(&mut head), braces));
                has_body = false;
            }
            c if depth > 0 => body.push(c),
            c if has_body => tail.push(c),
            c => head.push(c),
        }
    }
    all
}

/// The function that a statement declares. Macros in capital letters, with or without arguments, may precede the
/// function's name.
fn function(statement: &str) -> Option<(String, Function)> {
    let mut rest = statement.trim();
    let mut returns: Vec<String> = Vec::new();
    loop {
        let end = rest.find(|c: char| !is_word(c)).unwrap_or(rest.len());
        let (word, behind) = rest.split_at(end);
        let behind = behind.trim_start();
        let is_macro = word.starts_with("__") || !word.contains(|c: char| c.is_ascii_lowercase());
        match (word, behind.strip_prefix('(')) {
            ("typedef" | "static" | "inline" | "using" | "return", _) => return None,
            ("", _) => {
                let first = behind.chars().next().filter(|c| *c == '*')?;
                returns.push(first.to_string());
                rest = behind[1..].trim_start();
            }
            (_, Some(inside)) if is_macro => rest = split_at_parenthesis(inside)?.1.trim_start(),
            (name, Some(inside)) => {
                let (params, _) = split_at_parenthesis(inside)?;
                let function = Function { returns: returns.join(" "), params: params.to_owned() };
                return (!function.returns.is_empty()).then(|| (name.to_owned(), function));
            }
            ("extern", None) => rest = behind,
            (_, None) if is_macro => rest = behind,
            (word, None) => {
                returns.push(word.to_owned());
                rest = behind;
            }
        }
    }
}

/// Splits text at the closing parenthesis. Returns the text before and the text after the parenthesis.
fn split_at_parenthesis(inside: &str) -> Option<(&str, &str)> {
    let mut depth = 1;
    let end = inside.char_indices().find(|(_, c)| {
        depth += match c {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        depth == 0
    });
    end.map(|(end, _)| (&inside[..end], &inside[end + 1..]))
}

fn enum_members(body: &str) -> Vec<(String, Option<i64>)> {
    let mut next = Some(0);
    let mut members = Vec::new();
    for member in body.split(',') {
        let (name, value) = member.split_once('=').map_or((member, None), |(name, value)| (name, Some(value.trim())));
        let Some(name) = name.split(|c| !is_word(c)).find(|word| !word.is_empty()) else { continue };
        let value = match value {
            Some(value) => value.parse().ok(),
            None => next,
        };
        members.push((name.to_owned(), value));
        next = value.map(|value: i64| value + 1);
    }
    members
}
