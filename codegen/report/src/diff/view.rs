//! A view of a difference that is independent of the output format: sections with headings, starting with those that
//! are most important for porting.
//!
//! Code is in backticks, as in Markdown. The text format omits the backticks.

mod functions;
mod items;

use super::{Changes, Documentation};

/// Differences under one heading.
pub struct Section {
    /// The property that all items of the section share.
    pub what: String,
    /// The label for one item of the section, in one or two words: `removed`.
    pub of_one: &'static str,
    /// The number of items; `None` for sentences.
    pub count: Option<usize>,
    /// The consequence of the changes for programs. May be empty.
    pub about: &'static str,
    /// The items.
    pub body: Body,
}

impl Section {
    /// The heading, such as `Removed functions (3)`.
    pub fn heading(&self) -> String {
        self.count.map_or(self.what.clone(), |count| format!("{} ({count})", self.what))
    }
}

/// The contents of a section.
pub enum Body {
    /// Items with details about each one.
    Entries(Vec<Of<Entry>>),
    /// A table with two columns: the column heads, and the rows.
    Table([&'static str; 2], Vec<Of<[String; 2]>>),
    /// C code.
    Declarations(Vec<Of<String>>),
    /// Marked lines without details.
    Lines(Vec<Of<Line>>),
    /// Sentences.
    Words(Vec<String>),
}

/// A statement about one item.
pub struct Of<T> {
    /// The item: a symbol, or a name.
    pub name: String,
    /// The statement.
    pub said: T,
}

impl<T> Of<T> {
    fn new(name: &str, said: T) -> Self {
        Self { name: name.to_owned(), said }
    }
}

/// One item and its differences.
pub struct Entry {
    /// The name of the item, as a heading.
    pub title: String,
    /// The C declarations before and after; `None` if the lines contain everything.
    pub forms: Option<[String; 2]>,
    /// The differences, one per line.
    pub lines: Vec<Line>,
    /// A sentence after the differences. May be empty.
    pub note: String,
}

/// An addition, a removal, or a change.
pub struct Line(pub Mark, pub String);

/// The kind of a difference.
#[derive(Clone, Copy)]
pub enum Mark {
    /// Only the newer version contains it.
    Added,
    /// Only the older version contains it.
    Removed,
    /// Both versions contain it.
    Changed,
}

/// The sections of one library that are not empty.
pub fn sections(changes: &Changes) -> Vec<Section> {
    let Changes { functions, items } = changes;
    let mut all = functions::sections(functions);
    all.extend(items::sections(items));
    all.push(documentation(&functions.documentation));
    all.retain(|section| match &section.body {
        Body::Entries(list) => !list.is_empty(),
        Body::Table(_, rows) => !rows.is_empty(),
        Body::Declarations(list) => !list.is_empty(),
        Body::Words(list) => !list.is_empty(),
        Body::Lines(lines) => !lines.is_empty(),
    });
    all
}

fn section(heading: &str, of_one: &'static str, count: usize, about: &'static str, body: Body) -> Section {
    Section { what: heading.to_owned(), of_one, count: Some(count), about, body }
}

fn code(text: &str) -> String {
    format!("`{text}`")
}

/// The maximum number of names that a sentence lists.
const SHOWN: usize = 6;

fn documentation(all: &Documentation) -> Section {
    let Documentation { errors, directions, groups, headers, twins } = all;
    let moved =
        headers.iter().map(|([from, to], symbols)| (format!("the header ({} → {}) of", code(from), code(to)), symbols));
    let sentences = [
        ("the listed result codes of", errors),
        ("the documented directions of", directions),
        ("the documentation's group of", groups),
        ("the twin for per-thread default streams of", twins),
    ];
    let sentences = sentences.map(|(what, symbols)| (what.to_owned(), symbols)).into_iter().chain(moved);
    let sentences = sentences.filter(|(_, symbols)| !symbols.is_empty()).map(|(what, symbols)| {
        let plural = if symbols.len() == 1 { "function" } else { "functions" };
        let shown: Vec<String> = symbols.iter().map(|symbol| code(symbol)).collect();
        let shown = if symbols.len() > SHOWN { String::new() } else { format!(": {}", shown.join(", ")) };
        format!("{what} {} {plural}{shown}", symbols.len())
    });
    let words = Body::Words(sentences.collect());
    let what = "Other changes to the documentation".to_owned();
    Section { what, of_one: "documented otherwise", count: None, about: "", body: words }
}
