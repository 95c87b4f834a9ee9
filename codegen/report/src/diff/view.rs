//! Contents of a difference between toolkits, independent of the output format. The sections with the most important
//! changes for porting come first.
//!
//! Code is enclosed in backticks, as in Markdown. The text format omits these backticks.

mod functions;
mod items;

use super::{Changes, Documentation};

/// The differences that are printed under one heading.
pub struct Section {
    /// The heading without a count, which describes all items of the section.
    pub what: String,
    /// The label for a single item of the section, in one or two words: `removed`.
    pub of_one: &'static str,
    /// The number of items in the section. `None` if the section contains sentences.
    pub count: Option<usize>,
    /// The consequence of the changes for programs. The text may be empty.
    pub about: &'static str,
    /// The contents of the section.
    pub body: Body,
}

impl Section {
    /// The heading of the section, such as `Removed functions (3)`.
    pub fn heading(&self) -> String {
        self.count.map_or(self.what.clone(), |count| format!("{} ({count})", self.what))
    }
}

/// The contents of a section.
pub enum Body {
    /// Items with details about each item.
    Entries(Vec<Of<Entry>>),
    /// A table with two columns. The array contains the column heads, and the list contains the rows.
    Table([&'static str; 2], Vec<Of<[String; 2]>>),
    /// C declarations, which are printed as code.
    Declarations(Vec<Of<String>>),
    /// Lines with a mark for an addition, removal or change, but without details.
    Lines(Vec<Of<Line>>),
    /// Sentences without a table or code.
    Words(Vec<String>),
}

/// A statement about one item.
pub struct Of<T> {
    /// The name of the item, which may be a symbol.
    pub name: String,
    /// The statement about the item.
    pub said: T,
}

impl<T> Of<T> {
    fn new(name: &str, said: T) -> Self {
        Self { name: name.to_owned(), said }
    }
}

/// An item and the differences between its declarations.
pub struct Entry {
    /// The name of the item, which is printed as a heading.
    pub title: String,
    /// The older and newer C declarations. `None` if the lines contain all information.
    pub forms: Option<[String; 2]>,
    /// The differences, with a line for each difference.
    pub lines: Vec<Line>,
    /// A sentence that follows the differences. The sentence may be empty.
    pub note: String,
}

/// A line that describes an addition, a removal, or a change.
pub struct Line(pub Mark, pub String);

/// The kind of a difference.
#[derive(Clone, Copy)]
pub enum Mark {
    /// Only the newer version contains the item.
    Added,
    /// Only the older version contains the item.
    Removed,
    /// Both versions contain the item.
    Changed,
}

/// The non-empty sections about one library.
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
