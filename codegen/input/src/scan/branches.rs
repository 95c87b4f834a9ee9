//! Declarations in all preprocessor branches of a header, found by reading the header's text.
//!
//! The reader also finds declarations in branches that no single run of the compiler reads. It collects names, not
//! types. It counts braces separately for each branch: after `#else`, the braces that were open at the `#if` are open
//! again. Three kinds of declarations are omitted:
//!
//! - declarations in branches after `#if 0`
//! - C++ declarations outside of `extern "C"`, which C cannot call
//! - declarations inside records and function bodies

mod statements;

use statements::{for_cplusplus, function, is_prefix, is_word, tag, typedefs, without_comments, words};
use std::ops::Range;

/// A named declaration in a header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Declaration {
    pub(super) kind: Kind,
    pub(super) name: String,
    /// The line in which the declaration begins, counted from 1.
    pub(super) line: usize,
    /// The words before the function's name.
    pub(super) before: Vec<String>,
    /// The condition of the innermost C++ branch that contains the declaration, if any.
    cplusplus: Option<Branch>,
}

/// The kinds of named declarations in a header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A function without a body.
    Function,
    /// A function with its body.
    Body,
    Enum,
    Member,
    Record,
    Typedef,
    Variable,
    /// A macro with a replacement and without parameters.
    Macro,
}

impl Kind {
    /// Returns the word for this kind in messages.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Function | Self::Body => "function",
            Self::Enum => "enum",
            Self::Member => "enum's member",
            Self::Record => "record",
            Self::Typedef => "typedef",
            Self::Variable => "variable",
            Self::Macro => "macro",
        }
    }
}

/// A condition such as `#ifdef __cplusplus`.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Branch {
    /// The byte range of the condition, including the directive's keyword.
    condition: Range<usize>,
    /// True if the condition tests only whether the language is C++. False if it also tests for a version of C++ or
    /// anything else.
    is_plain: bool,
}

/// Words before the name of a function that show that the library exports no host symbol for it.
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

/// Words that occur only in C++ declarations.
const CPLUSPLUS: [&str; 6] = ["namespace", "template", "class", "using", "friend", "operator"];

/// Returns a copy of a header's text in which `extern "C"` functions in C++ branches are visible to a C compiler: the
/// condition of each such branch is replaced by 1. All other bytes keep their positions. Returns `None` if there is no
/// such branch.
pub fn for_c(text: &str) -> Option<String> {
    let read = Reader::read(text);
    let mut conditions: Vec<Range<usize>> = Vec::new();
    for found in read.found.iter().filter(|found| matches!(found.kind, Kind::Function)) {
        let Some(Branch { condition, is_plain: true }) = &found.cplusplus else { continue };
        if !read.with_else.contains(&condition.start) && !conditions.contains(condition) {
            conditions.push(condition.clone());
        }
    }
    let mut changed = text.to_owned();
    for condition in &conditions {
        let width = condition.len();
        changed.replace_range(condition.clone(), &format!("{:width$}", "if 1"));
    }
    (!conditions.is_empty()).then_some(changed)
}

/// Returns the declarations in a header's text, in their order.
pub(super) fn declarations(text: &str) -> Vec<Declaration> {
    Reader::read(text).found
}

/// An open brace, by the kind of its contents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Brace {
    /// Braces after `extern "C"`. Declarations inside these braces are read as if there were no braces.
    ExternC,
    /// Braces around the body of a function, or around C++ code. Their contents are skipped.
    Body,
    /// Braces around the fields of a record, or of an initializer. Their contents are skipped, and the declaration
    /// continues after them.
    Part,
    /// Braces around the members of an enum. The members are read.
    Members,
}

/// An open preprocessor condition (`#if`).
#[derive(Clone, Debug)]
struct Condition {
    branch: Branch,
    /// True if the current branch of the condition is only for C++.
    is_cplusplus: bool,
    is_never: bool,
    /// The braces that were open before the condition.
    braces: Vec<Brace>,
    statement: String,
}

#[derive(Default)]
struct Reader {
    braces: Vec<Brace>,
    conditions: Vec<Condition>,
    /// The text of the current declaration so far, without the contents of braces.
    statement: String,
    /// The line in which the current declaration begins.
    begin: usize,
    members: String,
    found: Vec<Declaration>,
    /// The byte offsets of conditions that have an `#else` or an `#elif`.
    with_else: Vec<usize>,
}

impl Reader {
    fn read(text: &str) -> Self {
        let mut reader = Self::default();
        let code = without_comments(text);
        let (mut offset, mut line) = (0, 1);
        let mut lines = code.split_inclusive('\n').peekable();
        while let Some(first) = lines.next() {
            let (begin, at) = (line, offset);
            let mut whole = first.to_owned();
            let is_directive = first.trim_start().starts_with('#');
            while is_directive && whole.trim_end().ends_with('\\') {
                let Some(next) = lines.next() else { break };
                whole.push_str(next);
            }
            offset += whole.len();
            line += whole.matches('\n').count();
            if is_directive {
                reader.directive(&whole, at, begin);
            } else {
                reader.code(&whole, begin);
            }
        }
        reader
    }

    fn directive(&mut self, line: &str, at: usize, number: usize) {
        let hash = line.find('#').unwrap_or_default();
        let rest = line[hash + 1..].trim_start();
        let begin = at + line.len() - rest.len();
        let word_end = rest.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(rest.len());
        let (word, condition) = rest.split_at(word_end);
        let end = begin + rest.trim_end().len();
        match word {
            "if" | "ifdef" | "ifndef" => {
                let (is_cplusplus, is_plain) = for_cplusplus(word, condition);
                self.conditions.push(Condition {
                    branch: Branch { condition: begin..end, is_plain },
                    is_cplusplus,
                    is_never: word == "if" && condition.trim() == "0",
                    braces: self.braces.clone(),
                    statement: self.statement.clone(),
                });
            }
            "else" | "elif" => {
                let Some(open) = self.conditions.last_mut() else { return };
                self.with_else.push(open.branch.condition.start);
                let is_other = open.branch.is_plain && !open.is_cplusplus;
                open.is_cplusplus = if word == "else" { is_other } else { for_cplusplus("if", condition).0 };
                open.is_never = false;
                self.braces.clone_from(&open.braces);
                self.statement.clone_from(&open.statement);
            }
            "endif" => drop(self.conditions.pop()),
            "define" => {
                let rest = condition.trim_start();
                let end = rest.find(|c: char| !is_word(c)).unwrap_or(rest.len());
                let (name, text) = rest.split_at(end);
                if !text.starts_with('(') && !text.trim().is_empty() {
                    self.add(Kind::Macro, name, number, Vec::new());
                }
            }
            _ => {}
        }
    }

    fn code(&mut self, text: &str, first: usize) {
        let mut line = first;
        for c in text.chars() {
            line += usize::from(c == '\n');
            let inside = self.braces.iter().rfind(|brace| **brace != Brace::ExternC).copied();
            match (c, inside) {
                ('{', None) => {
                    let brace = self.opened(line);
                    self.braces.push(brace);
                }
                // Nested braces are of the same kind as the outer ones.
                ('{', Some(brace)) => self.braces.push(brace),
                ('}', _) => self.closed(),
                (_, Some(Brace::Members)) => self.members.push(c),
                (_, Some(Brace::Body | Brace::Part | Brace::ExternC)) => {}
                (';', None) => {
                    let statement = std::mem::take(&mut self.statement);
                    self.declare(&statement, Kind::Function);
                }
                // Comments were replaced by spaces, so a declaration may contain long runs of spaces.
                (c, None) if c.is_whitespace() => {
                    if !self.statement.is_empty() && !self.statement.ends_with(' ') {
                        self.statement.push(' ');
                    }
                }
                (c, None) => {
                    if self.statement.is_empty() {
                        self.begin = line;
                    }
                    self.statement.push(c);
                }
            }
        }
    }

    /// Determines the kind of an outermost brace from the text of the declaration before the brace.
    fn opened(&mut self, line: usize) -> Brace {
        let words: Vec<&str> = words(&self.statement).collect();
        if words == ["extern"] {
            self.statement.clear();
            return Brace::ExternC;
        }
        if words.iter().any(|word| CPLUSPLUS.contains(word)) {
            self.statement.clear();
            return Brace::Body;
        }
        if self.statement.contains('=') {
            return Brace::Part;
        }
        let is_tagged = |keyword: &str| words.iter().find(|word| !is_prefix(word)) == Some(&keyword);
        if is_tagged("enum") {
            self.members.clear();
            // If a typedef defines a type, the name of the type is the name in the typedef, not the tag.
            if let Some(tag) = tag(&self.statement, "enum").filter(|_| words[0] != "typedef") {
                self.add(Kind::Enum, &tag, line, Vec::new());
            }
            return Brace::Members;
        }
        let record = ["struct", "union"].into_iter().find(|keyword| is_tagged(keyword));
        if let Some(keyword) = record.filter(|_| function(&self.statement).is_none() || words[0] == "typedef") {
            if let Some(tag) = tag(&self.statement, keyword).filter(|_| words[0] != "typedef") {
                self.add(Kind::Record, &tag, line, Vec::new());
            }
            return Brace::Part;
        }
        let statement = std::mem::take(&mut self.statement);
        self.declare(&statement, Kind::Body);
        Brace::Body
    }

    fn closed(&mut self) {
        let closed = self.braces.pop();
        let is_outermost = self.braces.iter().all(|brace| *brace == Brace::ExternC);
        match closed {
            Some(Brace::Members) if is_outermost => {
                let members = std::mem::take(&mut self.members);
                self.members_of(&members);
                self.statement.push_str("{}");
            }
            Some(Brace::Part) if is_outermost => self.statement.push_str("{}"),
            Some(Brace::Body) if is_outermost => self.statement.clear(),
            Some(_) | None => {}
        }
    }

    fn members_of(&mut self, text: &str) {
        let line = self.begin;
        // A comma inside parentheses belongs to an attribute or to a macro.
        let mut depth = 0_i32;
        let parts = text.split(|c: char| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            c == ',' && depth == 0
        });
        let names: Vec<String> = parts.filter_map(|part| words(part).next().map(str::to_owned)).collect();
        let is_name = |name: &String| name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
        names.iter().filter(|name| is_name(name)).for_each(|name| self.add(Kind::Member, name, line, Vec::new()));
    }

    /// Records the declaration that ends at a semicolon or before a function's body.
    fn declare(&mut self, statement: &str, kind: Kind) {
        let all: Vec<&str> = words(statement).collect();
        let line = self.begin;
        if all.is_empty() || statement.contains("::") || all.iter().any(|word| CPLUSPLUS.contains(word)) {
            return;
        }
        if all[0] == "typedef" {
            return typedefs(statement).iter().for_each(|name| self.add(Kind::Typedef, name, line, Vec::new()));
        }
        if let Some((name, before)) = function(statement).filter(|_| !statement.contains('=')) {
            return self.add(kind, &name, line, before);
        }
        // Omits `struct tag {…};`, `struct tag;`, and macros that are used as statements.
        let (declared, has_value) = match statement.split_once('=') {
            Some((declared, _)) => (declared, true),
            None => (statement, false),
        };
        let is_type =
            words(declared).find(|word| !is_prefix(word)).is_some_and(|it| matches!(it, "enum" | "struct" | "union"));
        if kind == Kind::Body || declared.contains('(') || (is_type && !has_value && words(declared).count() < 3) {
            return;
        }
        let declared = declared.split('[').next().unwrap_or_default();
        let names: Vec<&str> = words(declared).collect();
        if let [.., _, name] = names.as_slice()
            && !declared.trim_end().ends_with("{}")
        {
            self.add(Kind::Variable, name, line, Vec::new());
        }
    }

    fn add(&mut self, kind: Kind, name: &str, line: usize, before: Vec<String>) {
        let cplusplus = self.conditions.iter().rfind(|open| open.is_cplusplus).map(|open| open.branch.clone());
        let is_c = cplusplus.is_none() || self.braces.contains(&Brace::ExternC) || kind == Kind::Macro;
        if is_c && !name.is_empty() && !self.conditions.iter().any(|open| open.is_never) {
            self.found.push(Declaration { kind, name: name.to_owned(), line, before, cplusplus });
        }
    }
}

impl Declaration {
    /// Returns true if the declaration is a function that a library may export for the host.
    pub(super) fn may_be_exported(&self) -> bool {
        self.kind == Kind::Function && !self.before.iter().any(|word| NOT_EXPORTED.contains(&word.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> Vec<String> {
        declarations(text).iter().map(|it| format!("{:?} {}@{}", it.kind, it.name, it.line)).collect()
    }

    #[test]
    fn declarations_are_found_in_every_branch() {
        let table: &[(&str, &[&str])] = &[
            ("int API fxA(int a);\nfxR fxB(void) FX_OLD;", &["Function fxA@1", "Function fxB@2"]),
            ("#ifdef X\nint fxA(void);\n#else\nint fxB(void);\n#endif", &["Function fxA@2", "Function fxB@4"]),
            ("#if 0\nint fxA(void);\n#else\nint fxB(void);\n#endif", &["Function fxB@4"]),
            (
                "#ifdef __cplusplus\nextern \"C\" {\n#endif\nint fxA(void);\n#ifdef __cplusplus\n}\n#endif",
                &["Function fxA@4"],
            ),
            ("#ifdef __cplusplus\nint fxA(X &a);\nnamespace n { int b; }\n#endif\nint c(void);", &["Function c@5"]),
            ("#ifndef __cplusplus\nint fxA(void);\n#else\nint fxB(X &);\n#endif", &["Function fxA@2"]),
            (
                "static inline int fxA(int a)\n{\n  if (a) { return 1; }\n}\nint b(void);",
                &["Body fxA@1", "Function b@5"],
            ),
            (
                "typedef enum fxE_enum {\n  FX_A = 1, FX_B FX_OLD(c, d) = (1 << 2),\n} fxE;",
                &["Member FX_A@1", "Member FX_B@1", "Typedef fxE@1"],
            ),
            (
                "typedef struct fxS { int (*f)(int); union { int a; } u; } fxS_t, *fxP;",
                &["Typedef fxS_t@1", "Typedef fxP@1"],
            ),
            ("typedef struct __align__(8) { int a; } fxS;", &["Typedef fxS@1"]),
            (
                "struct __attribute__((packed)) fxS { int a; };\nstruct fxT;\nenum fxE { A };",
                &["Record fxS@1", "Enum fxE@3", "Member A@3"],
            ),
            (
                "typedef int (API *fxF)(int (*a)(int));\ntypedef struct x_st *fxH;\ntypedef void fxG(int);",
                &["Typedef fxF@1", "Typedef fxH@2", "Typedef fxG@3"],
            ),
            (
                "typedef struct fxS fxS;\ntypedef struct { int a; } FX_NAME(fx, 2);\ntypedef FX_NAME(fx, 2) fxT;",
                &["Typedef fxT@3"],
            ),
            ("inline int fxA(const std::string &a) { return 1; }", &[]),
            (
                "typedef unsigned char fxId[16];\ntypedef const char *fxText __attribute__((old(1)));",
                &["Typedef fxId@1", "Typedef fxText@2"],
            ),
            (
                "const fxT FX_A = FX_B;\nextern const int fxC;\nstatic const fxS FX_D = {1, {2}};\nstatic const int e[] = {1};",
                &["Variable FX_A@1", "Variable fxC@2", "Variable FX_D@3", "Variable e@4"],
            ),
            (
                "#define FX_A 1\n#define FX_B(x) x\n#define FX_GUARD\n#define FX_C \\\n  2\nFX_DECLARE(int);",
                &["Macro FX_A@1", "Macro FX_C@4"],
            ),
            ("struct fxS *fxA(struct fxT *t);\nstruct fxS fxB(void) { return x; }", &["Function fxA@1", "Body fxB@2"]),
            (
                "__attribute__((visibility(\"default\"))) int fxA(void); // int b(void);\n/* int c(void); */",
                &["Function fxA@1"],
            ),
        ];
        for (text, expected) in table {
            assert_eq!(told(text), *expected, "{text}");
        }
    }

    #[test]
    fn c_functions_in_cplusplus_branches_are_visible_in_c() {
        let text = "#ifdef __cplusplus\nextern \"C\" {\n#endif\n#if defined(__cplusplus) // half\nint fxA(half a);\n#endif\n\
                    #ifdef __cplusplus\n}\ntemplate <class T> int fxB(T t);\nint fxC(X &x);\n#endif\n";
        let expected = text.replace("#if defined(__cplusplus) // half", &format!("#{:23} // half", "if 1"));
        assert_eq!(for_c(text).unwrap(), expected);
        assert_eq!(for_c("#ifdef __cplusplus\nextern \"C\" {\n#endif\nint fxA(void);\n"), None);
        assert_eq!(for_c("extern \"C\" {\n#ifdef __cplusplus\nint fxA(X &x);\n#else\nint fxA(X *x);\n#endif\n"), None);
    }
}
