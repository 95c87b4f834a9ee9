//! Selection and order of the headers in a library's wheel.

use super::{
    declared::Declared,
    files::{Files, stem},
};
use codegen_toolkit::Contents;
use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
};

/// The headers in a library's wheel.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Headers {
    /// The headers that a scan reads, in the order of inclusion.
    pub(super) bound: Vec<String>,
    /// The headers that a scan does not read, with the reasons.
    pub(super) unbound: Vec<(String, String)>,
    /// The headers that are not valid C.
    pub(super) cpp: Vec<String>,
    /// The headers that declare no function of the library, and that are not included by the headers in `bound`.
    pub(super) idle: Vec<String>,
}

impl Headers {
    /// Classifies the headers in a wheel. The headers in `foreign` belong to other libraries.
    pub(super) fn of(name: &str, contents: &Contents, files: &Files, foreign: &BTreeSet<&str>) -> Self {
        let mut found = Self::default();
        let mut own: BTreeMap<&str, String> = BTreeMap::new();
        let is_own = |header: &str| is_header(header) && !foreign.contains(header);
        for (header, text) in contents.headers.iter().filter(|(header, _)| is_own(header)) {
            let text = for_c(text);
            if !header.ends_with(".h") || is_cpp(&text) {
                found.cpp.push(header.clone());
            } else {
                own.insert(header, text);
            }
        }
        let library = files.linux.as_deref().map(stem).unwrap_or(name);
        let Some(umbrella) = umbrella(&own, &[library, name]) else { return found };
        // Returns the shorter name of an identical header, if there is one.
        let shorter = |header: &str| {
            let same = contents.headers.iter().filter(|(other, text)| {
                **text == contents.headers[header] && (other.len(), other.as_str()) < (header.len(), header)
            });
            same.map(|(other, _)| other.clone()).next()
        };
        let twice: Vec<(String, String)> =
            own.keys().filter_map(|header| Some(((*header).to_owned(), shorter(header)?))).collect();
        own.retain(|header, _| twice.iter().all(|(other, _)| other != header));
        // All headers that the main header includes belong to the library, regardless of their names.
        let mut bound = reached(&own, vec![umbrella.clone()]);
        let mut others: Vec<(String, String)> = Vec::new();
        for header in own.keys().filter(|header| !bound.contains(**header)) {
            let folder = header.split_once('/').map(|(folder, _)| folder);
            let is_of = |file: &&String| {
                [Some(base(header)), folder].into_iter().flatten().any(|it| stem(file).eq_ignore_ascii_case(it))
            };
            let of = files.others.iter().find(is_of);
            others.extend(of.map(|file| ((*header).to_owned(), format!("functions of another library, {file}"))));
        }
        own.retain(|header, _| others.iter().all(|(other, _)| other != header));
        // Other headers belong to the library if their functions have the same prefix or the same return type as the
        // library's functions.
        let texts = own.iter().filter(|(header, _)| bound.contains(**header)).map(|(_, text)| text);
        let known = functions(texts);
        let called: BTreeSet<&str> = known.keys().map(|name| beginning(name)).collect();
        let returned: BTreeSet<&String> = known.values().collect();
        let is_like =
            |(name, returns): (&String, &String)| called.contains(beginning(name)) || returned.contains(returns);
        let declares = |text: &String| functions([text]).iter().any(is_like);
        let further = own.iter().filter(|(_, text)| declares(text)).map(|(header, _)| (*header).to_owned());
        bound.extend(reached(&own, further.collect()));
        found.idle = own.keys().filter(|header| !bound.contains(**header)).map(|header| (*header).to_owned()).collect();
        found.bound = bound.into_iter().collect();
        found.bound.sort_by_key(|header| (*header != umbrella, header.contains('/'), header.clone()));
        let twice = twice.into_iter().map(|(header, other)| (header, format!("the same file as {other}")));
        found.unbound = twice.chain(others).collect();
        found
    }
}

fn is_header(path: &str) -> bool {
    [".h", ".hpp", ".hxx", ".hh", ".cuh"].iter().any(|end| path.ends_with(end))
}

/// Maps each function that returns a type of the library to its return type.
fn functions<'t>(texts: impl IntoIterator<Item = &'t String>) -> BTreeMap<String, String> {
    let declared = Declared::all(texts).functions.into_iter();
    declared.filter(|(_, function)| is_type(&function.returns)).map(|(name, it)| (name, it.returns)).collect()
}

/// Returns the first word of a name: `fx` for `fxOpen`.
fn beginning(name: &str) -> &str {
    name.find(|c: char| !c.is_ascii_lowercase()).map_or(name, |end| &name[..end])
}

/// Returns true if a word is the name of a type that the library defines, not of a C type.
fn is_type(word: &str) -> bool {
    let of_c = word.contains(' ') || word == "size_t" || word.ends_with("int64_t") || word.ends_with("int32_t");
    !of_c && (word.ends_with("_t") || word.contains(char::is_uppercase))
}

/// The library's main header. It has the library's name. Without such a header, it is the header that includes most of
/// the others.
fn umbrella(own: &BTreeMap<&str, String>, names: &[&str]) -> Option<String> {
    let known = |text: &str| own.keys().filter(|other| includes(text, other)).count();
    let rank = |(header, text): &(&&str, &String)| {
        let base = base(header);
        let called = names.iter().any(|it| [base, stem(base)].iter().any(|base| it.eq_ignore_ascii_case(base)));
        (called && !header.contains('/'), called, known(text), Reverse((**header).to_owned()))
    };
    own.iter().max_by_key(rank).map(|(header, _)| (*header).to_owned())
}

/// These headers, and all headers that they include directly or indirectly.
fn reached(own: &BTreeMap<&str, String>, mut next: Vec<String>) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    while let Some(header) = next.pop() {
        let Some(text) = own.get(header.as_str()) else { continue };
        if all.insert(header.clone()) {
            next.extend(own.keys().filter(|other| includes(text, other)).map(|other| (*other).to_owned()));
        }
    }
    all
}

/// Returns the base name of a header: `fx` for `fx/fx.h`.
fn base(header: &str) -> &str {
    let file = header.rsplit('/').next().unwrap_or(header);
    file.split_once('.').map_or(file, |(base, _)| base)
}

fn includes(text: &str, header: &str) -> bool {
    let file = header.rsplit('/').next().unwrap_or(header);
    let lines = text.lines().filter_map(|line| line.trim().strip_prefix('#')).map(str::trim_start);
    let named =
        lines.filter_map(|line| line.strip_prefix("include")).map(|rest| rest.trim().trim_matches(['<', '>', '"']));
    // The directive contains the full path. If both headers are in the same folder, it may contain only the file name.
    named.into_iter().any(|name| name == header || !name.contains('/') && name == file)
}

/// The text of a header as a C compiler interprets it: continued lines are joined, and comments and code for C++ are
/// removed.
pub(super) fn for_c(text: &str) -> String {
    let text = without_comments(text).replace("\\\r\n", " ").replace("\\\n", " ");
    // The state of each open `#if`. The first value is true if the current branch is compiled as C. The second value is
    // true if the directive tests for C++.
    let mut open: Vec<(bool, bool)> = Vec::new();
    let mut kept = String::new();
    for line in text.lines() {
        let directive = line.trim_start().strip_prefix('#').map(str::trim_start);
        let asks = |rest: &str| rest.contains("__cplusplus") || rest.contains("__CUDACC");
        match directive {
            Some(rest) if rest.starts_with("if") => {
                let for_cpp = asks(rest);
                let negated = rest.starts_with("ifndef") || rest.contains("!defined") || rest.contains("! defined");
                open.push((!for_cpp || negated, for_cpp));
            }
            Some(rest) if rest.starts_with("elif") || rest.starts_with("else") => {
                if let Some((is_read, true)) = open.last().copied() {
                    open.pop();
                    open.push((!is_read, true));
                }
            }
            Some(rest) if rest.starts_with("endif") => drop(open.pop()),
            Some(_) | None => {
                if open.iter().all(|(is_read, _)| *is_read) {
                    kept += line;
                    kept.push('\n');
                }
            }
        }
    }
    kept
}

fn without_comments(text: &str) -> String {
    let (mut kept, mut rest) = (String::new(), text);
    while let Some(at) = rest.find("/*").into_iter().chain(rest.find("//")).min() {
        kept += &rest[..at];
        let (end, length) = match rest[at..].starts_with("//") {
            true => (rest[at..].find('\n'), 0),
            false => (rest[at..].find("*/"), 2),
        };
        kept.push(' ');
        rest = end.map_or("", |end| &rest[at + end + length..]);
    }
    kept + rest
}

/// Returns true if the part of a header that is compiled as C contains C++ code.
fn is_cpp(text: &str) -> bool {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    // A function that is declared for both the host and the device can be called on the host.
    let code = text.lines().filter(|line| !line.trim_start().starts_with('#') && !line.contains("__host__"));
    let words = code.flat_map(|line| line.split(|c| !is_word(c)));
    // Keywords that only nvcc accepts indicate device code.
    let of_cpp = ["namespace", "template", "class", "constexpr", "typename", "__device__", "__global__", "__shared__"];
    let includes = text.lines().filter_map(|line| line.trim_start().strip_prefix('#').map(str::trim_start));
    let standard = |line: &str| {
        let name = line.strip_prefix("include").map(str::trim).and_then(|rest| rest.strip_prefix('<'));
        name.and_then(|name| name.split_once('>')).is_some_and(|(name, _)| !name.contains('.') && !name.contains('/'))
    };
    text.contains("std::") || words.into_iter().any(|word| of_cpp.contains(&word)) || includes.into_iter().any(standard)
}
