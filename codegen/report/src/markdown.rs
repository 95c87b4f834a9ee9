//! Markdown helpers for reports.

/// A block of code in this language.
pub(super) fn block(language: &str, lines: &[String]) -> String {
    format!("```{language}\n{}\n```\n", lines.join("\n"))
}

/// A Markdown table: a head, and rows of cells.
pub(super) fn table<'a>(head: &[String], rows: impl Iterator<Item = &'a [String]>) -> String {
    let row = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let rule = format!("|{}\n", "---|".repeat(head.len()));
    row(head) + &rule + &rows.map(row).collect::<String>()
}
