//! Plain-text format of a difference between toolkits, for a terminal.

use super::{
    Diff, Library, lines, summary,
    view::{Body, Entry, Line, Mark, Section, sections},
};
use crate::table::table;

pub(super) fn render(diff: &Diff) -> String {
    let mut text = format!("{} {} → {}\n", diff.product, diff.old, diff.new);
    let rows = summary::rows(diff);
    if !rows.is_empty() {
        let head = summary::HEAD.map(str::to_owned).to_vec();
        text += &format!("\n{}", table(2, &std::iter::once(head).chain(rows).collect::<Vec<_>>()));
    }
    let unchanged = summary::unchanged(diff);
    let others = diff.libraries.iter().filter(|it| !unchanged.contains(&it.name.as_str()));
    others.for_each(|it| text += &format!("\n{}", library(it, diff)));
    if !unchanged.is_empty() {
        text += &format!("\n{}", lines::words("", &format!("nothing changed in {}", unchanged.join(", ")), 2));
    }
    text
}

fn library(library: &Library, diff: &Diff) -> String {
    let name = &library.name;
    let sections = match &library.changes {
        Err(missing) => return format!("{name}: {}\n", summary::missing(&diff.product, missing)),
        Ok(changes) => sections(changes),
    };
    let sections: Vec<String> = sections.iter().map(|it| section(it, diff)).collect();
    let absence = summary::absence(&diff.product, library);
    format!("{name}\n{}\n\n{absence}{}", "=".repeat(name.len()), sections.join("\n"))
}

fn section(section: &Section, diff: &Diff) -> String {
    let mut text = format!("{}\n", section.heading());
    if !section.about.is_empty() {
        text += &format!("  {}\n", section.about);
    }
    text += &match &section.body {
        Body::Entries(list) => list.iter().map(|it| entry(&it.said, diff)).collect(),
        Body::Table(head, rows) => {
            let rows = rows.iter().map(|row| row.said.iter().map(|cell| plain(cell)).collect());
            table(2, &std::iter::once(head.map(str::to_owned).to_vec()).chain(rows).collect::<Vec<_>>())
        }
        Body::Declarations(list) => list.iter().map(|it| lines::code("  ", &it.said, 6)).collect::<String>(),
        Body::Lines(list) => list.iter().map(|line| marked(2, &line.said)).collect(),
        Body::Words(list) => list.iter().map(|it| lines::words("  ", &plain(it), 4)).collect(),
    };
    text
}

fn entry(entry: &Entry, diff: &Diff) -> String {
    let mut text = format!("\n  {}\n", plain(&entry.title));
    if let Some([before, after]) = &entry.forms {
        let width = [diff.old, diff.new].map(|version| version.to_string().len()).into_iter().max().unwrap_or(0);
        for (version, form) in [(diff.old, before), (diff.new, after)] {
            text += &lines::code(&format!("    {:<width$}  ", version.to_string()), form, 10 + width);
        }
    }
    entry.lines.iter().for_each(|line| text += &marked(4, line));
    if !entry.note.is_empty() {
        text += &lines::words("    ", &plain(&entry.note), 4);
    }
    text
}

fn marked(indent: usize, Line(mark, line): &Line) -> String {
    let mark = match mark {
        Mark::Added => '+',
        Mark::Removed => '-',
        Mark::Changed => '~',
    };
    lines::code(&format!("{:indent$}{mark} ", ""), line, indent + 6)
}

/// Removes backticks, which only Markdown interprets as markup.
fn plain(text: &str) -> String {
    text.replace('`', "")
}
