//! Line wrapping of prose for a terminal.

/// Wraps `text` at `width` columns. Each line starts with `indent`. A word that is longer than a line is printed on a
/// separate line.
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

/// The maximum width of a line in a spec.
const SPEC_WIDTH: usize = 110;

/// A YAML list of names that follows a key. Long lists are wrapped. `indent` applies to the second and later lines.
pub(crate) fn flow_list<'n>(names: impl IntoIterator<Item = &'n str>, indent: &str) -> String {
    // The first line also contains the key of the list.
    let (mut text, mut width) = ("[".to_owned(), indent.len() + 12);
    for (index, name) in names.into_iter().enumerate() {
        width += name.len() + 2;
        if width > SPEC_WIDTH && index > 0 {
            text += &format!(",\n{indent}");
            width = indent.len() + name.len() + 2;
        } else if index > 0 {
            text += ", ";
        }
        text += name;
    }
    text + "]"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_as_long_as_they_may_be() {
        assert_eq!(wrap("one two  three fourandmore five", "  ", 10), "  one two\n  three\n  fourandmore\n  five\n");
        assert_eq!(wrap("", "  ", 10), "");
    }

    #[test]
    fn a_list_has_as_many_lines_as_it_needs() {
        let names: Vec<String> = (0..8).map(|number| format!("nvExampleFunction{number}")).collect();
        let text = flow_list(names.iter().map(String::as_str), "      ");
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 2, "{text}");
        assert!(lines.iter().all(|line| line.len() <= SPEC_WIDTH), "{text}");
        assert!(text.starts_with("[nvExampleFunction0, nvE") && text.ends_with("nvExampleFunction7]"), "{text}");
        assert!(lines[1].starts_with("      nvExample"), "{text}");
        assert_eq!(flow_list([], ""), "[]");
    }
}
