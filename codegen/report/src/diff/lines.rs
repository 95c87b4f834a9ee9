//! Line breaks for terminals.

/// The assumed width of the terminal, in columns.
const WIDTH: usize = 120;

/// Formats C code after the prefix `head`. Lines are broken after commas, semicolons and opening braces, so that a type
/// stays on the same line as its name.
pub(super) fn code(head: &str, text: &str, hanging: usize) -> String {
    let mut pieces: Vec<&str> = Vec::new();
    let mut begin = 0;
    for (at, _) in text.match_indices(' ') {
        if text[..at].ends_with([',', ';', '{']) {
            pieces.push(&text[begin..=at]);
            begin = at + 1;
        }
    }
    pieces.push(&text[begin..]);
    fill(head, &pieces, hanging)
}

/// Formats prose after the prefix `head`.
pub(super) fn words(head: &str, text: &str, hanging: usize) -> String {
    fill(head, &text.split_inclusive(' ').collect::<Vec<_>>(), hanging)
}

/// Fills lines with these pieces after the prefix `head`. Continuation lines are indented by `hanging` spaces.
fn fill(head: &str, pieces: &[&str], hanging: usize) -> String {
    let mut lines = vec![head.to_owned()];
    let mut is_fresh = true;
    for piece in pieces {
        let room = WIDTH.saturating_sub(lines.last().map_or(0, |line| line.chars().count()));
        if !is_fresh && piece.trim_end().chars().count() > room {
            lines.push(" ".repeat(hanging));
        }
        if let Some(line) = lines.last_mut() {
            // A continuation line omits the spaces before its first piece.
            let piece = if line.trim().is_empty() { piece.trim_start() } else { piece };
            line.push_str(piece);
        }
        is_fresh = false;
    }
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_between_parameters() {
        let long = format!("int f({})", ["CUdeviceptr *thing"; 9].join(", "));
        let text = code("  13.0  ", &long, 12);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 2, "{text}");
        assert!(lines.iter().all(|line| line.len() <= WIDTH), "{text}");
        assert!(lines[0].ends_with("*thing,") && lines[1].starts_with("            CUdeviceptr"), "{text}");
        assert_eq!(words("- ", "a b", 2), "- a b\n");
        assert_eq!(words("", &"word ".repeat(30), 2).lines().count(), 2);
    }
}
