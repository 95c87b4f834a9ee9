//! Markdown format of a difference between toolkits, for a pull request or for release notes.

use super::{
    Diff, Library, summary,
    view::{Body, Entry, Line, Mark, Section, sections},
};
use crate::markdown::{block, table};

pub(super) fn render(diff: &Diff) -> String {
    let mut text = format!("# {} {} → {}\n", diff.product, diff.old, diff.new);
    let rows = summary::rows(diff);
    if !rows.is_empty() {
        let head = summary::HEAD.map(str::to_owned);
        text += &format!("\n{}", table(&head, rows.iter().map(Vec::as_slice)));
    }
    let unchanged = summary::unchanged(diff);
    let others = diff.libraries.iter().filter(|it| !unchanged.contains(&it.name.as_str()));
    others.for_each(|it| text += &format!("\n## {}\n\n{}", it.name, library(it, diff)));
    if !unchanged.is_empty() {
        text += &format!("\nNothing changed in {}.\n", unchanged.join(", "));
    }
    text
}

fn library(library: &Library, diff: &Diff) -> String {
    let sections = match &library.changes {
        Err(missing) => return format!("Not compared: {}.\n", summary::missing(&diff.product, missing)),
        Ok(changes) => sections(changes),
    };
    let sections: Vec<String> = sections.iter().map(|it| section(it, diff)).collect();
    format!("{}{}", summary::absence(&diff.product, library), sections.join("\n"))
}

fn section(section: &Section, diff: &Diff) -> String {
    let mut text = format!("### {}\n\n", section.heading());
    if !section.about.is_empty() {
        text += &format!("{}\n\n", section.about);
    }
    text += &match &section.body {
        Body::Entries(list) => list.iter().map(|it| entry(&it.said, diff)).collect::<Vec<_>>().join("\n"),
        Body::Table(head, rows) => table(&head.map(str::to_owned), rows.iter().map(|row| row.said.as_slice())),
        Body::Declarations(list) => block("c", &list.iter().map(|it| it.said.clone()).collect::<Vec<_>>()),
        Body::Lines(list) => block("diff", &list.iter().map(|it| marked(&it.said)).collect::<Vec<_>>()),
        Body::Words(list) => list.iter().map(|it| format!("- {it}\n")).collect(),
    };
    text
}

fn entry(entry: &Entry, diff: &Diff) -> String {
    let mut text = format!("#### {}\n\n", entry.title);
    if let Some([before, after]) = &entry.forms {
        let forms = [(diff.old, before), (diff.new, after)];
        text += &block("c", &forms.map(|(version, form)| format!("// {version}\n{form};")));
    }
    if !entry.lines.is_empty() {
        text += &block("diff", &entry.lines.iter().map(marked).collect::<Vec<_>>());
    }
    if !entry.note.is_empty() {
        text += &format!("\n{}\n", entry.note);
    }
    text
}

fn marked(Line(mark, line): &Line) -> String {
    // GitHub colors the lines of a diff according to their first characters.
    let mark = match mark {
        Mark::Added => '+',
        Mark::Removed => '-',
        Mark::Changed => '!',
    };
    format!("{mark} {line}")
}
