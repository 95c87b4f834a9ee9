//! Headers that no spec names although they declare functions like those that are bound: a new header of a new toolkit.
//!
//! They are read as text, because nobody knows what such a header wants to be included before it. What counts is a
//! declaration without a body, outside of all braces, that returns a library's result codes or begins as its functions
//! do (`cu` and a capital letter).

use crate::{
    diag::{Diagnostic, Diagnostics, Failure, Location},
    glob,
    spec::Specs,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    io,
    path::{Path, PathBuf},
};

/// What no function with a symbol on the host has in front of its name.
const NOT_EXPORTED: [&str; 11] = [
    "typedef",
    "static",
    "inline",
    "__inline__",
    "__forceinline__",
    "template",
    "using",
    "friend",
    "operator",
    "return",
    "__device__",
];

/// Finds headers in the folder `include` and below it that declare functions and stand in no spec.
pub fn unlisted(include: &Path, specs: &Specs) -> Result<Diagnostics, Failure> {
    let known = Known::of(specs);
    let unreadable = |path: &Path, error: io::Error| {
        Failure::environment(format!("cannot read {}: {error}", path.display()), "fetch or install the headers again")
    };
    let mut diagnostics = Diagnostics::default();
    for (name, path) in headers(include, "").map_err(|error| unreadable(include, error))? {
        if known.headers.contains(name.as_str()) || known.unbound.iter().any(|pattern| glob::matches(pattern, &name)) {
            continue;
        }
        let bytes = std::fs::read(&path).map_err(|error| unreadable(&path, error))?;
        let declared = known.declared(&String::from_utf8_lossy(&bytes));
        let Some((first, line)) = declared.first() else { continue };
        let more = match declared.len() - 1 {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        let place = Location::new(path.display().to_string(), *line);
        let message = format!("{name} declares `{first}`{more}, and no spec names this header");
        diagnostics.push(Diagnostic::new("unlisted-header", place, message).help(format!(
            "add it to `headers` of the library that exports them; or say why they are not bound: `unbound_headers: \
             {{{name}: …}}`"
        )));
    }
    Ok(diagnostics)
}

/// Every header, by the name with which a program includes it: `nvtx3/nvToolsExt.h`.
fn headers(folder: &Path, prefix: &str) -> io::Result<BTreeMap<String, PathBuf>> {
    let mut all = BTreeMap::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let name = format!("{prefix}{}", path.file_name().unwrap_or_default().to_string_lossy());
        if path.is_dir() {
            all.extend(headers(&path, &format!("{name}/"))?);
        } else if path.extension().is_some_and(|extension| extension == "h") {
            all.insert(name, path);
        }
    }
    Ok(all)
}

/// What the specs know.
struct Known<'a> {
    /// The headers that are scanned.
    headers: BTreeSet<&'a str>,
    /// Those that are left out: names, or patterns for those of a folder.
    unbound: Vec<&'a str>,
    /// The types of result codes.
    results: BTreeSet<&'a str>,
    /// What functions begin with, up to the first capital letter.
    beginnings: BTreeSet<&'a str>,
}

impl<'a> Known<'a> {
    fn of(specs: &'a Specs) -> Self {
        let libraries = || specs.libraries.iter().map(|spec| &spec.content.library);
        let headers = libraries()
            .flat_map(|library| library.headers.iter().chain(&library.include_before).chain(&library.dates))
            .map(String::as_str);
        let unbound = libraries().flat_map(|library| library.unbound_headers.keys()).map(String::as_str);
        let judged = specs.libraries.iter().flat_map(|spec| spec.content.functions.keys());
        Self {
            headers: headers.collect(),
            unbound: unbound.collect(),
            results: libraries().map(|library| library.result.r#type.as_str()).collect(),
            beginnings: judged.filter_map(|symbol| beginning(symbol)).collect(),
        }
    }

    /// The functions that a header's text declares, with their lines.
    fn declared(&self, text: &str) -> Vec<(String, usize)> {
        let is_known = |statement: &Statement| {
            let (name, before) = statement.function()?;
            let is_like = beginning(&name).is_some_and(|beginning| self.beginnings.contains(beginning));
            let returns_code = before.iter().any(|word| self.results.contains(word.as_str()));
            (is_like || returns_code).then_some((name, statement.line))
        };
        statements(text).iter().filter_map(is_known).collect()
    }
}

/// `cu` of `cuInit`; nothing of a name that does not begin so.
fn beginning(name: &str) -> Option<&str> {
    let end = name.find(|c: char| !c.is_ascii_lowercase())?;
    (end > 0 && name[end..].starts_with(|c: char| c.is_ascii_uppercase())).then(|| &name[..end])
}

/// What stands before a semicolon, outside of all braces.
struct Statement {
    text: String,
    line: usize,
}

impl Statement {
    /// The name that is declared as a function, and the words in front of it.
    fn function(&self) -> Option<(String, Vec<String>)> {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let mut before = Vec::new();
        let mut rest = self.text.as_str();
        loop {
            rest = rest.trim_start_matches(|c: char| !is_word(c) && c != '(');
            if let Some(inside) = rest.strip_prefix('(') {
                // What an attribute or a macro is given.
                rest = inside.split_once(')').map_or("", |(_, behind)| behind);
                continue;
            }
            let end = rest.find(|c: char| !is_word(c)).unwrap_or(rest.len());
            if end == 0 {
                return None;
            }
            let (word, behind) = rest.split_at(end);
            if NOT_EXPORTED.contains(&word) {
                return None;
            }
            if behind.trim_start().starts_with('(') && !word.starts_with("__") && !before.is_empty() {
                return Some((word.to_owned(), before));
            }
            before.push(word.to_owned());
            rest = behind;
        }
    }
}

fn statements(text: &str) -> Vec<Statement> {
    let mut found = Vec::new();
    let (mut depth, mut current, mut begin) = (0_usize, String::new(), 0);
    let mut line = 1;
    for c in code(text).chars() {
        match c {
            '\n' => line += 1,
            // What `extern "C"` has in its braces stands outside of them.
            '{' if depth == 0 && current.trim() == "extern" => current.clear(),
            '{' => depth += 1,
            '}' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    current.clear();
                }
            }
            ';' if depth == 0 => found.push(Statement { text: std::mem::take(&mut current), line: begin }),
            _ => {}
        }
        if depth == 0 && !matches!(c, '{' | '}' | ';') {
            if current.trim().is_empty() {
                begin = line;
            }
            current.push(c);
        }
    }
    found
}

/// The text without comments, directives, and what stands in quotes; line by line.
fn code(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let skipped = if let Some(comment) = rest.strip_prefix("/*") {
            comment.find("*/").map_or(rest.len(), |end| end + 4)
        } else if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if c == '"' {
            rest[1..].find(['"', '\n']).map_or(rest.len(), |end| end + 2)
        } else {
            kept.push(c);
            rest = &rest[c.len_utf8()..];
            continue;
        };
        kept.extend(rest[..skipped].chars().filter(|c| *c == '\n'));
        rest = &rest[skipped..];
    }
    let mut goes_on = false;
    let lines = kept.lines().map(|line| {
        let is_directive = goes_on || line.trim_start().starts_with('#');
        goes_on = is_directive && line.trim_end().ends_with('\\');
        if is_directive { "" } else { line }
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_those_that_are_declared_outside_of_braces() {
        let known = Known {
            headers: BTreeSet::new(),
            unbound: Vec::new(),
            results: ["fxResult"].into(),
            beginnings: ["fx"].into(),
        };
        let table: [(&str, &[(&str, usize)]); 12] = [
            ("fxResult API start(int a);\n", &[("start", 1)]),
            ("/* one\n two */\nextern \"C\" {\nint fxStart(void);\n}\n", &[("fxStart", 4)]),
            ("__attribute__((visibility(\"default\"))) int fxStart(void);", &[("fxStart", 1)]),
            ("int fxStart(\n  int a,\n  int b);\nint fxStop(void);", &[("fxStart", 1), ("fxStop", 4)]),
            ("int other(void); int fxother(void);", &[]),
            ("typedef fxResult (*PFN_fxStart)(int);", &[]),
            ("static inline fxResult fxStart(void) { return fxStop(); }", &[]),
            ("namespace a { int fxStart(void); }", &[]),
            ("#define F \\\n int fxStart(void);\n", &[]),
            ("// int fxStart(void);\n", &[]),
            ("struct S { int (*fxStart)(void); };", &[]),
            ("extern __device__ fxResult fxStart(void);", &[]),
        ];
        for (text, expected) in table {
            let found = known.declared(text);
            let found: Vec<(&str, usize)> = found.iter().map(|(name, line)| (name.as_str(), *line)).collect();
            assert_eq!(found, expected, "{text}");
        }
    }
}
