//! Names that headers declare, found in the preprocessed text of the headers.
//!
//! The registry does not record in which of the three passes a type is declared, or whether the type's name needs the
//! keyword `struct` in C. The preprocessed text contains both facts. This file parses the text itself, so that the
//! check is independent of the scan.

use codegen_core::glob;
use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
};

/// The modes of the three passes over a header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// The pass with the declarations for a program without special options.
    Plain,
    /// The pass with the declarations for a program with per-thread default streams.
    PerThread,
    /// The pass that includes the declarations for old programs. In this pass, macros do not rename symbols.
    Internal,
}

impl Mode {
    /// All modes, in the order in which the check searches for a declaration.
    pub(super) const ALL: &'static [Self] = &[Self::Plain, Self::PerThread, Self::Internal];

    /// The macros that select this mode. `legacy` contains the library's macros for declarations of old functions.
    pub(super) fn defines(self, legacy: &[String]) -> Vec<&str> {
        match self {
            Self::Plain => Vec::new(),
            Self::PerThread => vec!["CUDA_API_PER_THREAD_DEFAULT_STREAM"],
            Self::Internal => legacy.iter().map(String::as_str).chain(["__CUDA_API_VERSION_INTERNAL"]).collect(),
        }
    }
}

/// The files and patterns that identify a library's declarations.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Own<'a> {
    /// The library's own headers. Headers that they include may belong to other libraries, which export the functions
    /// declared there.
    pub(super) headers: &'a [PathBuf],
    /// Patterns for the names of functions that the library exports although its header also defines them.
    pub(super) with_body: &'a [String],
}

/// The declaration of a function, or the head of the function's definition.
#[derive(Debug)]
struct Declaration {
    text: String,
    /// Set if one of the library's own headers contains the declaration.
    is_own: bool,
}

/// The names that occur in the output of `cc -E -dD`.
#[derive(Debug, Default)]
pub(super) struct Reading<'a> {
    identifiers: BTreeSet<String>,
    macros: BTreeSet<String>,
    /// The constant variables in the headers, with or without `static`: `static const int fxLimit = 1 << 24;`.
    static_constants: BTreeSet<String>,
    /// The tags, each with its keyword: `struct`, `union` or `enum`.
    tags: BTreeMap<String, &'static str>,
    functions: BTreeMap<String, Declaration>,
    own: Own<'a>,
}

impl<'a> Reading<'a> {
    pub(super) fn of(preprocessed: &str, own: Own<'a>) -> Self {
        let mut reading = Self { own, ..Self::default() };
        let (mut code, mut header) = (String::new(), "");
        for line in preprocessed.lines() {
            // A declaration does not continue in another header.
            if let Some(next) = begins(line).filter(|next| *next != header) {
                reading.add_all(&code, header);
                (code, header) = (String::new(), next);
                continue;
            }
            if !line.starts_with('#') {
                code.extend([line, "\n"]);
                continue;
            }
            let mut words = line.split(|c: char| c.is_whitespace() || c == '(');
            match words.next() {
                Some("#define") => reading.macros.extend(words.next().map(str::to_owned)),
                Some("#undef") => drop(words.next().map(|name| reading.macros.remove(name))),
                Some(_) | None => {}
            }
        }
        reading.add_all(&code, header);
        reading
    }

    fn add_all(&mut self, code: &str, header: &str) {
        let is_own = self.own.headers.iter().any(|own| own == Path::new(header));
        let mut start = 0;
        for (at, byte) in code.bytes().enumerate() {
            if matches!(byte, b';' | b'{' | b'}') {
                self.add(&code[start..at], is_own);
                start = at + 1;
            }
        }
        self.add(&code[start..], is_own);
    }

    fn add(&mut self, statement: &str, is_own: bool) {
        let tokens = tokens(statement);
        // `typedef cudaError_t (*callback)(int);` does not declare a function.
        let is_typedef = tokens.first() == Some(&"typedef");
        let is_constant = tokens.contains(&"const");
        let value = tokens.iter().position(|token| *token == "=").filter(|_| is_constant);
        self.static_constants.extend(value.and_then(|at| Some((*tokens.get(at.checked_sub(1)?)?).to_owned())));
        for (index, token) in tokens.iter().enumerate() {
            let keyword = match *token {
                "struct" => Some("struct"),
                "union" => Some("union"),
                "enum" => Some("enum"),
                _ => None,
            };
            if let Some((keyword, tag)) = keyword.zip(tag_after_attributes(&tokens[index + 1..])) {
                self.tags.insert(tag.to_owned(), keyword);
            }
            // In a declaration, the return type precedes the name. Calls are not declarations, and follow the
            // declaration of the called function.
            let is_function = !is_typedef && index > 0 && is_identifier(token) && tokens.get(index + 1) == Some(&"(");
            // The first declaration is used. However, a declaration in the library's own headers takes precedence.
            if is_function && self.functions.get(*token).is_none_or(|known| is_own && !known.is_own) {
                let text = statement.split_whitespace().collect::<Vec<_>>().join(" ");
                self.functions.insert((*token).to_owned(), Declaration { text, is_own });
            }
            if is_identifier(token) && !self.identifiers.contains(*token) {
                self.identifiers.insert((*token).to_owned());
            }
        }
    }

    /// Returns true if the headers declare `name`, or define it as a macro.
    pub(super) fn has(&self, name: &str) -> bool {
        self.identifiers.contains(name) || self.has_macro(name)
    }

    /// Returns true if `name` is a macro.
    pub(super) fn has_macro(&self, name: &str) -> bool {
        self.macros.contains(name)
    }

    /// Returns true if `name` has a value, because it is a macro or a constant variable.
    pub(super) fn has_constant(&self, name: &str) -> bool {
        self.has_macro(name) || self.static_constants.contains(name)
    }

    /// The keyword (`struct`, `union` or `enum`) of the tag `name`. `None` if `name` is not a tag.
    pub(super) fn keyword(&self, name: &str) -> Option<&'static str> {
        self.tags.get(name).copied()
    }

    /// The declaration of the function `name`.
    pub(super) fn declaration(&self, name: &str) -> Option<&str> {
        self.functions.get(name).map(|declaration| declaration.text.as_str())
    }

    /// The names of all functions that the library exports.
    pub(super) fn exported(&self) -> impl Iterator<Item = &str> {
        self.functions.keys().map(String::as_str).filter(|name| self.exports(name))
    }

    /// Returns true if the library exports the function `name`. One of the library's headers must declare the function,
    /// but not define it as an inline function.
    pub(super) fn exports(&self, name: &str) -> bool {
        let has_symbol = |text: &str| glob::matches_any(self.own.with_body, name) || !tokens(text).contains(&"static");
        self.functions.get(name).is_some_and(|declaration| declaration.is_own && has_symbol(&declaration.text))
    }
}

/// The header whose text starts or continues after a line such as `# 12 "include/cuda.h" 1`.
fn begins(line: &str) -> Option<&str> {
    let (number, rest) = line.strip_prefix("# ")?.split_once(" \"")?;
    let is_number = !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit());
    rest.rsplit_once('"').map(|(header, _)| header).filter(|_| is_number)
}

/// The tag that follows a keyword and optional attributes: `struct __attribute__((aligned(8))) float2`.
fn tag_after_attributes<'a>(tokens: &[&'a str]) -> Option<&'a str> {
    let mut depth = 0_usize;
    for token in tokens {
        match *token {
            "__attribute__" => {}
            "(" => depth += 1,
            ")" => depth = depth.checked_sub(1)?,
            _ if depth > 0 => {}
            tag => return Some(tag).filter(|tag| is_identifier(tag)),
        }
    }
    None
}

fn is_identifier(token: &str) -> bool {
    token.as_bytes().first().is_some_and(|byte| IN_WORD[*byte as usize] && !byte.is_ascii_digit())
}

/// For each byte, true if the byte belongs to a word.
const IN_WORD: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0_u8;
    while byte < 128 {
        table[byte as usize] = byte.is_ascii_alphanumeric() || byte == b'_';
        byte += 1;
    }
    table
};

/// Splits code into words and single characters.
///
/// The loop compares bytes with a table, because this crate is compiled without optimization, and the check reads tens
/// of megabytes of preprocessed headers.
fn tokens(code: &str) -> Vec<&str> {
    let bytes = code.as_bytes();
    let mut found = Vec::new();
    let mut end = 0;
    while end < bytes.len() {
        let start = end;
        while end < bytes.len() && IN_WORD[bytes[end] as usize] {
            end += 1;
        }
        if end == start {
            end += 1;
            while !code.is_char_boundary(end) {
                end += 1;
            }
            if matches!(bytes[start], b' ' | b'\t'..=b'\r') {
                continue;
            }
        }
        found.push(&code[start..end]);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
# 1 \"include/cuda.h\" 1
#define cuA cuA_v2
#define old 1
#undef old
#define F(x) x
enum cudaKind { cudaOne = 1 };
typedef struct { int x; } Unnamed;
struct __attribute__((aligned(8))) pair { struct handle_st *h; };
typedef cudaError_t (*callback)(int);
extern int cuA_v2(unsigned
  n);
static inline int cuB(void) { return cuA_v2(1); }
static const int cuLimit = 1 << 24;
static const pair cuPair = {0};
static int cuCount = 1;
int cuTwice(int);
# 1 \"include/other.h\" 1
int cuOther(
# 9 \"include/other.h\"
    int);
int cuTwice(int);
int cuLater(int);
# 20 \"include/cuda.h\" 2
int cuLater(int);
int cuLast(int);
";

    fn reading(headers: &[PathBuf]) -> Reading<'_> {
        Reading::of(TEXT, Own { headers, with_body: &[] })
    }

    #[test]
    fn macros_and_code_are_kept_apart() {
        let headers = ["include/cuda.h".into()];
        let reading = reading(&headers);
        assert!(reading.has("cuA_v2") && reading.has("cudaOne") && reading.has("cuA") && !reading.has("old"));
        assert!(!reading.has_macro("cuA_v2"));
        let constants = ["cuLimit", "cuPair", "F", "cuCount", "cuB"].map(|name| reading.has_constant(name));
        assert_eq!(constants, [true, true, true, false, false]);
        assert!(reading.has_macro("cuA") && reading.has_macro("F") && !reading.has_macro("old"));
    }

    #[test]
    fn code_is_split_into_words_and_characters() {
        assert_eq!(tokens(" int\tf_1(é x2)\r\n\u{b}=-3;"), ["int", "f_1", "(", "é", "x2", ")", "=", "-", "3", ";"]);
        assert_eq!(tokens(" \n"), <[&str; 0]>::default());
    }

    #[test]
    fn tags_have_keywords_and_typedefs_do_not() {
        let headers = ["include/cuda.h".into()];
        let reading = reading(&headers);
        let table = [
            ("cudaKind", Some("enum")),
            ("pair", Some("struct")),
            ("handle_st", Some("struct")),
            ("Unnamed", None),
            ("x", None),
        ];
        for (name, keyword) in table {
            assert_eq!(reading.keyword(name), keyword, "{name}");
        }
    }

    #[test]
    fn functions_are_exported_or_have_a_body() {
        let headers = ["include/cuda.h".into()];
        let reading = reading(&headers);
        assert_eq!(reading.declaration("cuA_v2"), Some("extern int cuA_v2(unsigned n)"));
        assert_eq!(reading.declaration("cuB"), Some("static inline int cuB(void)"));
        assert_eq!(reading.declaration("cuA"), None);
        assert_eq!(reading.declaration("cudaError_t"), None);
        assert!(reading.exports("cuA_v2") && !reading.exports("cuB") && !reading.exports("cuA"));
    }

    #[test]
    fn other_headers_declare_exports_of_other_libraries() {
        let headers = ["include/cuda.h".into()];
        let reading = reading(&headers);
        let exported: Vec<&str> = reading.exported().filter(|name| name.starts_with("cu")).collect();
        assert_eq!(exported, ["cuA_v2", "cuLast", "cuLater", "cuTwice"]);
        assert_eq!(reading.declaration("cuOther"), Some("int cuOther( int)"));
        assert!(!reading.exports("cuOther"));
    }

    #[test]
    fn line_markers_have_a_line_number_and_a_file_name() {
        assert_eq!(begins("# 12 \"a b/cuda.h\" 1 3"), Some("a b/cuda.h"));
        for line in ["#define x \"a\"", "# 1x \"a\"", "#  \"a\"", "int x; # 1", "# 12 a"] {
            assert_eq!(begins(line), None, "{line}");
        }
    }
}
