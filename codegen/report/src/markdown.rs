//! Markdown that several reports use.

/// Lines of code in some language.
pub(super) fn block(language: &str, lines: &[String]) -> String {
    format!("```{language}\n{}\n```\n", lines.join("\n"))
}

/// Rows of cells below a head.
pub(super) fn table<'a>(head: &[String], rows: impl Iterator<Item = &'a [String]>) -> String {
    let row = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let rule = format!("|{}\n", "---|".repeat(head.len()));
    row(head) + &rule + &rows.map(row).collect::<String>()
}
