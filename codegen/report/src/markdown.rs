//! Markdown helpers that several reports use.

/// A code block in the given language.
pub(super) fn block(language: &str, lines: &[String]) -> String {
    format!("```{language}\n{}\n```\n", lines.join("\n"))
}

/// A table, with the rows of cells below a head.
pub(super) fn table<'a>(head: &[String], rows: impl Iterator<Item = &'a [String]>) -> String {
    let row = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let rule = format!("|{}\n", "---|".repeat(head.len()));
    row(head) + &rule + &rows.map(row).collect::<String>()
}
