//! Missing entries of specs: the documentation of each undecided parameter, and the YAML lines to paste into the spec.
//!
//! In most functions, parameters with the same name and type have the same meaning. Such parameters are shown once, and
//! the lines to paste define a family for them.

mod groups;

use super::wrap::wrap;
use codegen_core::{
    diag::{About, Diagnostic, Failure, MissingEntry, Suggestion, counted},
    header_set::HeaderSet,
    scan::prose::{self, Declaration},
    spec::blocks,
};
use groups::{Group, beside, families};
use std::{
    collections::{BTreeMap, BTreeSet},
    io,
    path::{Path, PathBuf},
};

/// The width of documentation text on a terminal, in columns.
const WIDTH: usize = 100;

/// The maximum number of findings about parameters that are printed in full.
const FEW: usize = 5;

/// The maximum number of groups of undecided parameters in [`Extent::Screen`].
const GROUPS: usize = 8;

/// The amount of output that is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// About one screen: the findings that block all other findings, and the groups with the most undecided parameters.
    Screen {
        /// The command or option that prints all findings.
        all: &'static str,
    },
    /// All findings in full.
    All,
}

/// The undecided parameters, as text.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Open {
    /// The documentation and the location of each undecided parameter. **Must not be written to a file**, because
    /// NVIDIA owns the documentation.
    pub words: String,
    /// The lines to paste into each spec, with the keys that contain them. Words in capital letters are placeholders.
    /// The comments contain C declarations.
    pub lines: String,
    /// A sentence about the parameters that are shown once these parameters are decided. Empty if all parameters are
    /// shown.
    pub more: String,
}

/// A missing entry, with the location of the parameter's documentation.
struct Asked<'a> {
    missing: &'a MissingEntry,
    place: FoundWords,
}

/// The location of a parameter's documentation.
enum FoundWords {
    /// There is no documentation, because the entry does not concern a parameter.
    None,
    /// The header is not on this machine.
    NotHere,
    /// The header cannot be read.
    Unreadable(PathBuf, io::Error),
    /// The header does not seem to declare the function.
    NotFound(PathBuf),
    /// The path of the header, and the function's declaration in it.
    At(PathBuf, Declaration),
}

/// Collects the undecided parameters of findings. `include` returns the folder with the headers, if they are on this
/// machine. `spec` returns the text of the spec with this path.
pub fn open(
    findings: &[Diagnostic],
    extent: Extent,
    include: &dyn Fn(&HeaderSet) -> Option<PathBuf>,
    spec: &dyn Fn(&str) -> Option<String>,
) -> Open {
    let mut files: BTreeMap<&str, Vec<&MissingEntry>> = BTreeMap::new();
    for finding in findings {
        files.entry(&finding.location.file).or_default().extend(&finding.missing_entries);
    }
    for missing_entries in files.values_mut() {
        missing_entries.sort();
        missing_entries.dedup();
        // If an entry is a YAML list, the list replaces the existing entry with all of its keys.
        let lists: Vec<&[String]> =
            missing_entries.iter().filter(|it| it.is_list()).map(|it| it.path.as_slice()).collect();
        missing_entries.retain(|it| it.is_list() || !lists.iter().any(|list| it.path.starts_with(list)));
    }
    let mut open = Open::default();
    if let Extent::Screen { all } = extent {
        open.more = leave_largest(&mut files, all);
    }
    for (file, missing_entries) in files {
        let mut asked: Vec<Asked<'_>> =
            missing_entries.into_iter().map(|missing| Asked { missing, place: place(missing, include) }).collect();
        asked.sort_by(|a, b| key(a).cmp(&key(b)));
        let groups = Group::all(&asked);
        open.words += &groups.iter().map(words).collect::<String>();
        if !asked.is_empty() {
            let known = spec(file).map(|text| blocks(&text)).unwrap_or_default();
            let existing = |section: &str, key: &str| Some(known.get(&(section.to_owned(), key.to_owned()))?.line);
            open.lines += &format!("{file}:\n{}{}", families(&groups, &existing), lines(&asked, &groups, &existing));
        }
    }
    open
}

/// Keeps only the groups with the most members, because one entry decides a whole group. Returns a sentence about the
/// omitted groups.
fn leave_largest(files: &mut BTreeMap<&str, Vec<&MissingEntry>>, all: &str) -> String {
    let group = |file: &str, missing: &MissingEntry| {
        Some((file.to_owned(), missing.about.as_ref().map(|about| about.declared.clone())?))
    };
    let mut sizes: BTreeMap<(String, String), usize> = BTreeMap::new();
    let entries = files.iter().flat_map(|(file, all)| all.iter().map(move |missing| (*file, *missing)));
    for group in entries.filter_map(|(file, missing)| group(file, missing)) {
        *sizes.entry(group).or_default() += 1;
    }
    let mut largest: Vec<(&(String, String), &usize)> = sizes.iter().collect();
    largest.sort_by_key(|(_, size)| std::cmp::Reverse(**size));
    let later = largest.split_off(largest.len().min(GROUPS));
    if later.is_empty() {
        return String::new();
    }
    let shown: BTreeSet<&(String, String)> = largest.into_iter().map(|(group, _)| group).collect();
    for (file, missing_entries) in files.iter_mut() {
        missing_entries.retain(|missing| group(file, missing).is_none_or(|group| shown.contains(&group)));
    }
    files.retain(|_, missing_entries| !missing_entries.is_empty());
    let params: usize = later.iter().map(|(_, size)| **size).sum();
    let follow = if later.len() == 1 { "follows" } else { "follow" };
    format!(
        "{} with {} {follow} when the groups above have roles. To show all groups, use {all}\n",
        counted(later.len(), "more group"),
        counted(params, "undecided parameter")
    )
}

/// Shortens the findings that [`open`] describes in detail. Each finding about a parameter is reduced to one line, and
/// these findings are sorted by function. The fields `words` and `lines` of [`Open`] contain the details.
fn brief(findings: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let role = |finding: &Diagnostic| finding.missing_entries.iter().any(|missing| missing.about.is_some());
    let (mut roles, others): (Vec<_>, Vec<_>) = findings.into_iter().partition(role);
    if roles.len() > FEW {
        let by_function = |finding: &Diagnostic| {
            let missing = finding.missing_entries.first();
            let index = missing.and_then(|missing| missing.about.as_ref()).map(|about| about.index);
            (finding.location.file.clone(), missing.and_then(|missing| missing.path.get(1).cloned()), index)
        };
        roles.sort_by_cached_key(by_function);
        for finding in &mut roles {
            finding.notes.clear();
            finding.help = None;
        }
    }
    others.into_iter().chain(roles).collect()
}

/// The failure that contains these findings in short form. [`Extent::Screen`] limits the findings to one screen.
/// Findings that block all other findings come first.
pub fn failure(findings: Vec<Diagnostic>, extent: Extent) -> Failure {
    let Extent::Screen { all } = extent else { return Failure::Findings(findings) };
    let count = findings.len();
    let shown = screen(brief(findings));
    match shown.len() == count {
        true => Failure::Findings(shown),
        false => Failure::Screen { shown, count, all: all.to_owned() },
    }
}

/// The first findings of each kind.
fn screen(findings: Vec<Diagnostic>) -> Vec<Diagnostic> {
    /// The maximum number of findings of one kind.
    const EACH: usize = 4;
    let (first, others): (Vec<_>, Vec<_>) = findings.into_iter().partition(|finding| finding.code == "unknown-result");
    let all: Vec<Diagnostic> = first.into_iter().chain(others).collect();
    let mut counts: BTreeMap<&'static str, usize> = BTreeMap::new();
    all.iter().for_each(|finding| *counts.entry(finding.code).or_default() += 1);
    let mut shown: BTreeMap<&'static str, usize> = BTreeMap::new();
    let mut kept = Vec::new();
    for finding in all {
        let (count, shown) = (counts[finding.code], shown.entry(finding.code).or_default());
        *shown += 1;
        match *shown {
            EACH if count > EACH => kept.push(finding.note(format!("and {} more of this kind", count - EACH))),
            at if at <= EACH => kept.push(finding),
            _ => {}
        }
    }
    kept
}

/// The sort key of a missing entry. Sections are sorted by name, functions by their order in the headers, and
/// parameters by their order in the C declaration.
fn key<'a>(asked: &'a Asked<'_>) -> impl Ord + use<'a> {
    let Asked { missing, place } = asked;
    let line = match place {
        FoundWords::At(_, declaration) => declaration.line,
        FoundWords::None | FoundWords::NotHere | FoundWords::Unreadable(..) | FoundWords::NotFound(_) => usize::MAX,
    };
    let header = missing.about.as_ref().map(|about| &about.header);
    let index = missing.about.as_ref().map(|about| about.index);
    (missing.path.first(), header, line, missing.path.get(1), index, &missing.path)
}

fn place(missing: &MissingEntry, include: &dyn Fn(&HeaderSet) -> Option<PathBuf>) -> FoundWords {
    let Some(About { headers, header, names, .. }) = &missing.about else { return FoundWords::None };
    let Some(header) = include(headers).map(|include| include.join(header)) else { return FoundWords::NotHere };
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    match prose::declaration(&header, &names) {
        Ok(Some(declaration)) => FoundWords::At(header, declaration),
        Ok(None) => FoundWords::NotFound(header),
        Err(error) => FoundWords::Unreadable(header, error),
    }
}

/// The text for the person who decides the role: the function's declaration and the parameter's documentation.
fn words(group: &Group<'_>) -> String {
    let Some(About { headers, header, declared, .. }) = &group.example.missing.about else {
        return String::new();
    };
    let function = group.example.function();
    let (place, said) = match &group.example.place {
        FoundWords::At(header, declaration) => {
            let said = group.example.documentation().unwrap_or_else(|| "(not documented)".to_owned());
            (format!("{}:{}", shown(header), declaration.line), said)
        }
        FoundWords::NotFound(header) => {
            (shown(header), format!("(the text of this header contains no declaration of {function})"))
        }
        FoundWords::Unreadable(path, error) => (shown(path), format!("(unreadable: {error})")),
        FoundWords::None | FoundWords::NotHere => {
            let how = format!(
                "(the headers are not here; to read the documentation: cargo xtask regen {})",
                headers.options()
            );
            (format!("{header} of {headers}"), how)
        }
    };
    let more = match group.members.len() - 1 {
        0 => String::new(),
        more => format!(" (and {more} more)"),
    };
    let mut text = format!("{place}: {function}{more}: {declared}\n{}", wrap(&said, "    ", WIDTH));
    if group.wordings > 1 {
        text += &format!("    ({} different wordings in all)\n", group.wordings);
    }
    if let Some(Suggestion { entry, why, is_certain: _ }) = &group.suggestion {
        text += &format!("    perhaps {entry}: {why}\n");
    }
    text
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// The missing entries that no family covers, as YAML. Keys that several entries have in common are printed once.
fn lines(asked: &[Asked<'_>], groups: &[Group<'_>], existing: &dyn Fn(&str, &str) -> Option<usize>) -> String {
    let mut text = String::new();
    let mut open: &[String] = &[];
    for asked in asked {
        let MissingEntry { path, word, comment, about: _ } = asked.missing;
        let group = groups.iter().find(|group| group.has(asked));
        if group.is_some_and(|group| group.is_covered(groups)) {
            continue;
        }
        let (word, comment) = group.map_or_else(|| (word.clone(), comment.clone()), Group::line);
        let shared = open.iter().zip(path).take_while(|(a, b)| a == b).count();
        for (depth, key) in path.iter().enumerate().skip(shared) {
            let indent = "  ".repeat(depth);
            if depth + 1 == path.len() && asked.missing.is_list() {
                text += &format!("{indent}{key}:  # {comment}\n");
                text += &word.lines().map(|line| format!("{indent}  {line}\n")).collect::<String>();
            } else if depth + 1 == path.len() {
                text += &format!("{indent}{key}: {word}  # {comment}\n");
            } else {
                let line = if depth == 1 { existing(&path[0], key) } else { None };
                text += &format!("{indent}{key}:{}\n", beside(line));
            }
        }
        open = path;
    }
    text
}

impl Asked<'_> {
    /// The name of the function that has the parameter.
    fn function(&self) -> &str {
        self.missing.path.get(1).map_or("", String::as_str)
    }

    /// The documentation of the parameter.
    fn documentation(&self) -> Option<String> {
        let about = self.missing.about.as_ref()?;
        match &self.place {
            FoundWords::At(_, declaration) => declaration.words(&about.param),
            FoundWords::None | FoundWords::NotHere | FoundWords::NotFound(_) | FoundWords::Unreadable(..) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use codegen_core::{diag::Location, version::Version};

    fn finding(file: &str, missing: MissingEntry) -> Diagnostic {
        Diagnostic::new("unresolved-role", Location::new(file, 7), "?").missing_entry(missing)
    }

    fn about(function: &str, param: &str, index: usize, suggestion: Option<Suggestion>) -> MissingEntry {
        let about = About {
            headers: HeaderSet::Toolkit(Version::new(13, 0)),
            header: "t.h".to_owned(),
            names: vec![function.to_owned()],
            declared: format!("int *{param}"),
            param: param.to_owned(),
            index,
            suggestion,
            ruled: 0,
        };
        MissingEntry::role(["functions", function, "params", param], about)
    }

    #[test]
    fn shared_keys_are_printed_once() {
        let findings = [
            finding("specs/b.yaml", about("f", "y", 1, None)),
            finding("specs/a.yaml", MissingEntry::new(["types", "r", "size_change"], "REASON", "4 bytes")),
            finding("specs/b.yaml", about("f", "x", 0, None)),
            finding("specs/b.yaml", about("e", "w", 0, None)),
            finding("specs/b.yaml", about("f", "x", 0, None)),
            Diagnostic::new("header-version", Location::new("cuda.h", 1), "?"),
        ];
        let open = open(&findings, Extent::All, &|_| None, &|_| None);
        assert_eq!(
            open.lines,
            "specs/a.yaml:\ntypes:\n  r:\n    size_change: REASON  # 4 bytes\n\
             specs/b.yaml:\nfunctions:\n  e:\n    params:\n      w: ROLE  # int *w\n  f:\n    params:\n      \
             x: ROLE  # int *x\n      y: ROLE  # int *y\n"
        );
        // A list replaces the entry, so all other lines for the entry are omitted.
        let list =
            MissingEntry::new(["functions", "f"], "- in: \"..13.0\"\n  params:\n    x: out\n", "replaces the entry");
        let findings = [&findings[..], &[finding("specs/b.yaml", list)]].concat();
        let lines = super::open(&findings, Extent::All, &|_| None, &|_| None).lines;
        let pasted = "  f:  # replaces the entry\n    - in: \"..13.0\"\n      params:\n        x: out\n";
        assert!(lines.contains(pasted) && !lines.contains("ROLE  # int *x"), "{lines}");
        // A key occurs only once in a spec.
        let spec = "functions:\n  # Above.\n  f:\n    params: {a: in}\n";
        let beside = super::open(&findings[..1], Extent::All, &|_| None, &|_| Some(spec.to_owned())).lines;
        assert!(beside.contains("  f:  # merge this into the entry in line 3\n    params:\n"), "{beside}");
        assert!(
            open.words.contains("t.h of CUDA 13.0: f: int *y\n    (the headers are not here; to read"),
            "{}",
            open.words
        );
    }

    #[test]
    fn parameters_with_the_same_declaration_are_reported_once_with_a_family() {
        let folder = tempfile::tempdir().unwrap();
        let header = "/** \\param x - Where it goes\n */\nint f(int *x);\n/** \\param x - Memory on the device\n */\nint g(int *x);\n\
                      /** \\param x - Where it goes\n */\nint h(int *x, int *y);\nint i(int *y);\n";
        std::fs::write(folder.path().join("t.h"), header).unwrap();
        let array = |count: &str| Suggestion {
            entry: format!("{{role: in_array, count: {count}}}"),
            why: "n".to_owned(),
            is_certain: false,
        };
        let mut findings = [
            finding("specs/b.yaml", about("f", "x", 0, Some(array("n")))),
            finding("specs/b.yaml", about("g", "x", 0, None)),
            finding("specs/b.yaml", about("h", "x", 0, None)),
            finding("specs/b.yaml", about("h", "y", 1, None)),
            finding("specs/b.yaml", about("i", "y", 0, Some(array("m")))),
            finding("specs/b.yaml", about("i", "z", 1, None)),
        ];
        let read =
            |findings: &[Diagnostic]| open(findings, Extent::All, &|_| Some(folder.path().to_owned()), &|_| None);
        let asked = read(&findings);
        assert_eq!(
            asked.lines,
            "specs/b.yaml:\nfamilies:\n  arrays:\n    params:\n      \
             y: ROLE  # int *y; 2 functions, such as h; perhaps {role: in_array, count: m}: n\n  \
             device_memory:\n    params:\n      x: ROLE  # int *x; 3 functions, such as f; perhaps device: its documentation \
             mentions device memory\nfunctions:\n  i:\n    params:\n      z: ROLE  # int *z\n"
        );
        let at = folder.path().join("t.h").display().to_string();
        let expected = format!(
            "{at}:3: f (and 2 more): int *x\n    Where it goes\n    (2 different wordings in all)\n    \
             perhaps device: its documentation mentions device memory\n"
        );
        assert!(asked.words.starts_with(&expected), "{}", asked.words);

        // If a rule infers the roles of parameters with the same name in other functions, the family suggests the same
        // role.
        for finding in &mut findings[..3] {
            finding.missing_entries[0].about.as_mut().unwrap().ruled = 1;
        }
        let asked = read(&findings);
        let told = "      x: ROLE  # int *x; 3 functions, such as f; a rule decides the same name in 1 other function; perhaps";
        assert!(asked.lines.contains(told), "{}", asked.lines);
    }

    #[test]
    fn parameters_with_different_declarations_have_separate_families() {
        let read = |findings: &[Diagnostic]| open(findings, Extent::All, &|_| None, &|_| None);
        let suggestion =
            Suggestion { entry: "{role: in_array, count: m}".to_owned(), why: "n".to_owned(), is_certain: false };
        let findings = [
            finding("specs/b.yaml", about("h", "y", 1, None)),
            finding("specs/b.yaml", about("i", "y", 0, Some(suggestion))),
        ];
        // Parameters with different types may have different meanings, unless all of the parameters are device memory.
        let other = |declared: &str, why: Option<Suggestion>| {
            let mut missing = about("k", "y", 0, why);
            missing.about.as_mut().unwrap().declared = declared.to_owned();
            finding("specs/b.yaml", missing)
        };
        let asked = read(&[&findings[..], &[other("char *y", None)]].concat());
        assert!(
            asked.lines.contains("  y_1:\n    functions: [h, i]\n    params:\n      y: ROLE  # int *y"),
            "{}",
            asked.lines
        );
        let device = || Some(Suggestion { entry: "device".to_owned(), why: "n".to_owned(), is_certain: false });
        let two = [other("char *y", device()), other("long *y", device())];
        let four = [
            &two[..],
            &two.clone().map(|mut it| {
                it.missing_entries[0].path[1] = "l".to_owned();
                it
            }),
        ]
        .concat();
        let asked = read(&four);
        assert_eq!(asked.lines.matches("ROLE").count(), 1, "{}", asked.lines);
        let asked = read(&four[..3]);
        assert_eq!(asked.lines.matches("ROLE").count(), 1, "{}", asked.lines);
    }

    #[test]
    fn the_short_report_has_blocking_findings_and_the_largest_groups() {
        let functions = ["f", "g", "h"];
        let mut findings: Vec<Diagnostic> = functions
            .iter()
            .map(|function| finding("specs/b.yaml", about(function, "common", 0, None)))
            .chain((0..20).map(|number| finding("specs/b.yaml", about("f", &format!("a{number}"), number, None))))
            .collect();
        findings.push(Diagnostic::new("unknown-result", Location::new("specs/z.yaml", 1), "no type"));
        let extent = Extent::Screen { all: "--full" };
        let few = open(&findings, extent, &|_| None, &|_| None);
        assert!(few.lines.contains("common: ROLE  # int *common; 3 functions, such as f"), "{}", few.lines);
        assert_eq!(few.lines.matches("ROLE").count(), GROUPS);
        assert_eq!(
            few.more,
            "13 more groups with 13 undecided parameters follow when the groups above have roles. To show all groups, use --full\n"
        );
        let text = failure(findings.clone(), extent).to_string();
        assert!(text.starts_with("specs/z.yaml:1: error[unknown-result]: no type\n"), "{text}");
        assert!(text.contains("and 19 more of this kind"), "{text}");
        assert!(text.ends_with("error: 24 findings, of which 5 are shown. To show all, use --full"), "{text}");
        let all = open(&findings, Extent::All, &|_| None, &|_| None);
        assert!(all.more.is_empty() && all.lines.matches("ROLE").count() == 21);
        assert!(failure(findings, Extent::All).to_string().ends_with("error: 24 findings"));
    }

    #[test]
    fn many_findings_are_one_line_each_by_function() {
        let told = |function: &str, param: &str, index| {
            let message = format!("no rule and no spec entry determines the role of `{param}` of {function}");
            let finding = Diagnostic::new("unresolved-role", Location::new("specs/b.yaml", 7), message);
            finding.note("int f(int *x)").help("read").missing_entry(about(function, param, index, None))
        };
        let other = Diagnostic::new("wrong-count", Location::new("specs/b.yaml", 9), "?").help("so");
        let few = vec![told("g", "b", 1), other.clone()];
        assert_eq!(brief(few.clone())[1], few[0], "a few keep their notes");
        let many: Vec<Diagnostic> =
            [("g", "b", 1), ("f", "z", 0), ("g", "c", 0), ("e", "x", 0), ("d", "x", 0), ("f", "a", 1)]
                .map(|(function, param, index)| told(function, param, index))
                .into_iter()
                .chain([other])
                .collect();
        let text: Vec<String> = brief(many).iter().map(ToString::to_string).collect();
        assert_eq!(text[0], "specs/b.yaml:9: error[wrong-count]: ?\n  = help: so");
        let about: Vec<&str> =
            text[1..].iter().filter_map(|line| line.split_once("determines the role of ")).map(|it| it.1).collect();
        let order = ["`x` of d", "`x` of e", "`z` of f", "`a` of f", "`c` of g", "`b` of g"];
        assert_eq!(about, order);
    }

    #[test]
    fn findings_are_in_header_order_and_quote_the_header() {
        let folder = tempfile::tempdir().unwrap();
        let header = "/**\n * \\param z - Where \\p many go\n */\nint f(int *z, int *a);\n/** */\nint e(int *x);\n";
        std::fs::write(folder.path().join("t.h"), header).unwrap();
        let suggestion = Suggestion { entry: "out".to_owned(), why: "so it was".to_owned(), is_certain: true };
        let findings = [
            finding("specs/b.yaml", about("e", "x", 0, Some(suggestion))),
            finding("specs/b.yaml", about("f", "a", 1, None)),
            finding("specs/b.yaml", about("f", "z", 0, None)),
            finding("specs/b.yaml", about("gone", "q", 0, None)),
        ];
        let open = open(&findings, Extent::All, &|_| Some(folder.path().to_owned()), &|_| None);
        let keys: Vec<&str> = open
            .lines
            .lines()
            .filter_map(|line| line.trim().split(' ').next())
            .map(|key| key.trim_end_matches(':'))
            .collect();
        assert_eq!(
            keys,
            ["specs/b.yaml", "functions", "f", "params", "z", "a", "e", "params", "x", "gone", "params", "q"]
        );
        assert!(open.lines.contains("x: out  # int *x; verify: so it was\n"), "{}", open.lines);
        let (at, words) = (folder.path().join("t.h").display().to_string(), open.words);
        assert!(words.starts_with(&format!("{at}:4: f: int *z\n    Where \\p many go\n")), "{words}");
        assert!(words.contains(&format!("{at}:4: f: int *a\n    (not documented)\n")), "{words}");
        assert!(words.contains(&format!("{at}:6: e: int *x\n")) && words.contains("    perhaps out: so it was\n"));
        assert!(words.contains("contains no declaration of gone"), "{words}");
        assert!(!open.lines.contains("many"), "the header's words are not for a spec");
    }
}
