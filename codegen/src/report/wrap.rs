//! Prose on a terminal.

/// `text` in lines of at most `width` columns, each behind `indent`; a word that is longer has a line to itself.
pub(super) fn wrap(text: &str, indent: &str, width: usize) -> String {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut().filter(|line| line.len() + 1 + word.len() <= width) {
            Some(line) => {
                line.push(' ');
                line.push_str(word);
            }
            None => lines.push(format!("{indent}{word}")),
        }
    }
    lines.into_iter().map(|line| line + "\n").collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_as_long_as_they_may_be() {
        assert_eq!(wrap("one two  three fourandmore five", "  ", 10), "  one two\n  three\n  fourandmore\n  five\n");
        assert_eq!(wrap("", "  ", 10), "");
    }
}
