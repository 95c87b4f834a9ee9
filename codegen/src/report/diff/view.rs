//! A difference as both formats show it: sections with headings, in the order in which a program's author needs them.
//!
//! Words that stand for code are in backticks, as Markdown wants them; text drops these.

mod functions;
mod items;

use super::{Changes, Documentation};

/// Something that differs, under one heading.
pub(super) struct Section {
    pub(super) heading: String,
    /// What the heading means for a program; may be empty.
    pub(super) about: &'static str,
    pub(super) body: Body,
}

/// What a section consists of.
pub(super) enum Body {
    /// Each with details of its own.
    Entries(Vec<Entry>),
    /// Two columns: their heads, their rows.
    Table([&'static str; 2], Vec<[String; 2]>),
    /// C.
    Declarations(Vec<String>),
    /// Marked lines without more to say.
    Lines(Vec<Line>),
    /// Sentences.
    Words(Vec<String>),
}

/// One item and what differs in it.
pub(super) struct Entry {
    pub(super) title: String,
    /// Before and after, as C declares them; none if the lines say it all.
    pub(super) forms: Option<[String; 2]>,
    pub(super) lines: Vec<Line>,
    pub(super) note: String,
}

/// What came, went, or changed.
pub(super) struct Line(pub(super) Mark, pub(super) String);

#[derive(Clone, Copy)]
pub(super) enum Mark {
    Added,
    Removed,
    Changed,
}

/// The sections of one library that are not empty.
pub(super) fn sections(changes: &Changes) -> Vec<Section> {
    let Changes { functions, items } = changes;
    let mut all = functions::sections(functions);
    all.extend(items::sections(items));
    all.push(documentation(&functions.documentation));
    all.retain(|section| match &section.body {
        Body::Entries(list) => !list.is_empty(),
        Body::Table(_, rows) => !rows.is_empty(),
        Body::Declarations(list) | Body::Words(list) => !list.is_empty(),
        Body::Lines(lines) => !lines.is_empty(),
    });
    all
}

fn section(heading: &str, count: usize, about: &'static str, body: Body) -> Section {
    Section { heading: format!("{heading} ({count})"), about, body }
}

fn code(text: &str) -> String {
    format!("`{text}`")
}

/// How many names a sentence has room for.
const SHOWN: usize = 6;

fn documentation(all: &Documentation) -> Section {
    let Documentation { errors, directions, groups, headers, twins } = all;
    let sentences = [
        ("the listed result codes of", errors),
        ("the documented directions of", directions),
        ("the documentation's group of", groups),
        ("the header of", headers),
        ("the twin for per-thread default streams of", twins),
    ];
    let sentences = sentences.into_iter().filter(|(_, symbols)| !symbols.is_empty()).map(|(what, symbols)| {
        let plural = if symbols.len() == 1 { "function" } else { "functions" };
        let shown: Vec<String> = symbols.iter().map(|symbol| code(symbol)).collect();
        let shown = if symbols.len() > SHOWN { String::new() } else { format!(": {}", shown.join(", ")) };
        format!("{what} {} {plural}{shown}", symbols.len())
    });
    let words = Body::Words(sentences.collect());
    Section { heading: "What else the headers say differently".to_owned(), about: "", body: words }
}
