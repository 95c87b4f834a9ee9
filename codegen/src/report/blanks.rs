//! The judgements that a spec lacks: what the documentation says of each, and the lines to paste.

use super::wrap::wrap;
use crate::{
    diag::{About, Blank, Diagnostic, Suggestion},
    header_set::HeaderSet,
    scan::prose::{self, Declaration},
};
use std::{
    collections::BTreeMap,
    io,
    path::{Path, PathBuf},
};

/// How far the documentation's words reach on a terminal.
const WIDTH: usize = 100;

/// What is still open.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Open {
    /// Each undecided parameter with its documentation's words and their place. **Not for a file**: the words are
    /// NVIDIA's.
    pub words: String,
    /// For each spec the lines to paste, under the keys that they belong to. Words in capitals are left for a person, and
    /// the line says what C declares.
    pub lines: String,
}

/// A blank, with where C declares what it is about.
struct Asked<'a> {
    blank: &'a Blank,
    place: FoundWords,
}

/// Where the words about a parameter are.
enum FoundWords {
    /// It is about no parameter.
    None,
    /// The header is not on this machine.
    NotHere,
    /// The header cannot be read.
    Unreadable(PathBuf, io::Error),
    /// It does not seem to declare the function.
    NotFound(PathBuf),
    /// Here.
    At(PathBuf, Declaration),
}

/// What the findings leave open. `include` is the folder with headers, where this machine has them.
pub fn open(findings: &[Diagnostic], include: &dyn Fn(&HeaderSet) -> Option<PathBuf>) -> Open {
    let mut files: BTreeMap<&str, Vec<&Blank>> = BTreeMap::new();
    for finding in findings {
        files.entry(&finding.location.file).or_default().extend(&finding.blanks);
    }
    let mut open = Open::default();
    for (file, mut blanks) in files {
        blanks.sort();
        blanks.dedup();
        let mut asked: Vec<Asked<'_>> =
            blanks.into_iter().map(|blank| Asked { blank, place: place(blank, include) }).collect();
        asked.sort_by(|a, b| key(a).cmp(&key(b)));
        open.words += &asked.iter().map(words).collect::<String>();
        if !asked.is_empty() {
            open.lines += &format!("{file}:\n{}", lines(&asked));
        }
    }
    open
}

/// Sections by name, their functions as the headers declare them, parameters as C has them.
fn key<'a>(asked: &'a Asked<'_>) -> impl Ord + use<'a> {
    let Asked { blank, place } = asked;
    let line = match place {
        FoundWords::At(_, declaration) => declaration.line,
        FoundWords::None | FoundWords::NotHere | FoundWords::Unreadable(..) | FoundWords::NotFound(_) => usize::MAX,
    };
    let header = blank.about.as_ref().map(|about| &about.header);
    let index = blank.about.as_ref().map(|about| about.index);
    (blank.path.first(), header, line, blank.path.get(1), index, &blank.path)
}

fn place(blank: &Blank, include: &dyn Fn(&HeaderSet) -> Option<PathBuf>) -> FoundWords {
    let Some(About { headers, header, names, .. }) = &blank.about else { return FoundWords::None };
    let Some(header) = include(headers).map(|include| include.join(header)) else { return FoundWords::NotHere };
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    match prose::declaration(&header, &names) {
        Ok(Some(declaration)) => FoundWords::At(header, declaration),
        Ok(None) => FoundWords::NotFound(header),
        Err(error) => FoundWords::Unreadable(header, error),
    }
}

/// What a person reads before deciding.
fn words(asked: &Asked<'_>) -> String {
    let Some(About { headers, header, declared, param, suggestion, .. }) = &asked.blank.about else {
        return String::new();
    };
    let function = asked.blank.path.get(1).map_or("", String::as_str);
    let (place, said) = match &asked.place {
        FoundWords::At(header, declaration) => {
            let said = declaration.words(param).unwrap_or_else(|| "(the documentation says nothing of it)".to_owned());
            (format!("{}:{}", shown(header), declaration.line), said)
        }
        FoundWords::NotFound(header) => (shown(header), format!("(no declaration of {function} is found here)")),
        FoundWords::Unreadable(path, error) => (shown(path), format!("(cannot be read: {error})")),
        FoundWords::None | FoundWords::NotHere => {
            let how = format!("(its words are shown where the headers are: cargo xtask regen {})", headers.options());
            (format!("{header} of {headers}"), how)
        }
    };
    let mut text = format!("{place}: {function}: {declared}\n{}", wrap(&said, "    ", WIDTH));
    if let Some(Suggestion { entry, why }) = suggestion {
        text += &format!("    perhaps {entry}: {why}\n");
    }
    text
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// The blanks as YAML; each key that several share stands once.
fn lines(asked: &[Asked<'_>]) -> String {
    let mut text = String::new();
    let mut open: &[String] = &[];
    for Asked { blank: Blank { path, word, comment, about: _ }, place: _ } in asked {
        let shared = open.iter().zip(path).take_while(|(a, b)| a == b).count();
        for (depth, key) in path.iter().enumerate().skip(shared) {
            let indent = "  ".repeat(depth);
            if depth + 1 == path.len() {
                text += &format!("{indent}{key}: {word}  # {comment}\n");
            } else {
                text += &format!("{indent}{key}:\n");
            }
        }
        open = path;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{diag::Location, version::Version};

    fn finding(file: &str, blank: Blank) -> Diagnostic {
        Diagnostic::new("unresolved-role", Location::new(file, 7), "?").blank(blank)
    }

    fn about(function: &str, param: &str, index: usize, suggestion: Option<Suggestion>) -> Blank {
        let about = About {
            headers: HeaderSet::Toolkit(Version::new(13, 0)),
            header: "t.h".to_owned(),
            names: vec![function.to_owned()],
            declared: format!("int *{param}"),
            param: param.to_owned(),
            index,
            suggestion,
        };
        Blank::role(["functions", function, "params", param], about)
    }

    #[test]
    fn shared_keys_stand_once() {
        let findings = [
            finding("specs/b.yaml", about("f", "y", 1, None)),
            finding("specs/a.yaml", Blank::new(["size_changes", "r"], "REASON", "4 bytes")),
            finding("specs/b.yaml", about("f", "x", 0, None)),
            finding("specs/b.yaml", about("e", "x", 0, None)),
            finding("specs/b.yaml", about("f", "x", 0, None)),
            Diagnostic::new("header-version", Location::new("cuda.h", 1), "?"),
        ];
        let open = open(&findings, &|_| None);
        assert_eq!(
            open.lines,
            "specs/a.yaml:\nsize_changes:\n  r: REASON  # 4 bytes\n\
             specs/b.yaml:\nfunctions:\n  e:\n    params:\n      x: ROLE  # int *x\n  f:\n    params:\n      \
             x: ROLE  # int *x\n      y: ROLE  # int *y\n"
        );
        assert!(open.words.contains("t.h of CUDA 13.0: f: int *y\n    (its words are shown where"), "{}", open.words);
    }

    #[test]
    fn the_order_is_that_of_the_header_and_the_words_are_its_own() {
        let folder = tempfile::tempdir().unwrap();
        let header = "/**\n * \\param z - Where \\p many go\n */\nint f(int *z, int *a);\n/** */\nint e(int *x);\n";
        std::fs::write(folder.path().join("t.h"), header).unwrap();
        let suggestion = Suggestion { entry: "out".to_owned(), why: "so it was".to_owned() };
        let findings = [
            finding("specs/b.yaml", about("e", "x", 0, Some(suggestion))),
            finding("specs/b.yaml", about("f", "a", 1, None)),
            finding("specs/b.yaml", about("f", "z", 0, None)),
            finding("specs/b.yaml", about("gone", "z", 0, None)),
        ];
        let open = open(&findings, &|_| Some(folder.path().to_owned()));
        let keys: Vec<&str> = open.lines.lines().filter_map(|line| line.trim().split(": ROLE").next()).collect();
        assert_eq!(
            keys,
            ["specs/b.yaml:", "functions:", "f:", "params:", "z", "a", "e:", "params:", "x", "gone:", "params:", "z"]
        );
        assert!(open.lines.contains("x: ROLE  # int *x; perhaps out: so it was\n"), "{}", open.lines);
        let (at, words) = (folder.path().join("t.h").display().to_string(), open.words);
        assert!(words.starts_with(&format!("{at}:4: f: int *z\n    Where \\p many go\n")), "{words}");
        assert!(words.contains(&format!("{at}:4: f: int *a\n    (the documentation says nothing of it)\n")), "{words}");
        assert!(words.contains(&format!("{at}:6: e: int *x\n")) && words.contains("    perhaps out: so it was\n"));
        assert!(words.contains("no declaration of gone is found here"), "{words}");
        assert!(!open.lines.contains("many"), "the header's words are not for a spec");
    }
}
