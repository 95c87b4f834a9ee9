//! Documentation comments in headers: the comment on a declaration, its words and sections, and the header's groups.
//!
//! `param_comments.rs` reads comments about parameters, and `function_comments.rs` reads comments about functions.
//! These files return only facts, because NVIDIA owns the text of the comments.

/// Returns the comment in `text` that ends before `offset`. Between the comment and `offset`, only preprocessor
/// directives that begin a condition are allowed.
pub(super) fn above(text: &str, offset: usize) -> &str {
    let mut rest = text.get(..offset).unwrap_or_default().trim_end();
    loop {
        let begin = rest.rfind('\n').map_or(0, |end| end + 1);
        if !rest[begin..].trim_start().starts_with("#if") {
            break;
        }
        rest = rest[..begin].trim_end();
    }
    let last = rest.rfind("/*").map_or("", |begin| &rest[begin..]);
    if rest.ends_with("*/") && last.starts_with("/**") { last } else { "" }
}

/// Returns the comment in `text` that ends in the line before `offset`. The comment need not be a documentation
/// comment: `/* … */` is also returned.
pub(super) fn plain_above(text: &str, offset: usize) -> &str {
    let before = text.get(..offset).unwrap_or_default();
    let rest = before.trim_end();
    // A comment that is followed by an empty line is the heading of a section.
    let is_near = before[rest.len()..].matches('\n').count() == 1;
    match rest.rfind("/*") {
        Some(begin) if is_near && rest.ends_with("*/") => &rest[begin..],
        Some(_) | None => "",
    }
}

/// Returns true if a comment only begins a group of declarations, which share the previous comment: `/**@{*/`.
pub(super) fn opens_group(comment: &str) -> bool {
    unframed(comment) == "@{"
}

/// Returns the comment on the group that contains the declaration at `offset`. The group begins with `/**@{*/` after
/// this comment, and ends with `/**@}*/`.
pub(super) fn of_group(text: &str, offset: usize) -> Option<&str> {
    let before = text.get(..offset)?;
    let opened = before.rfind("@{")?;
    // `@}` ends the group. Any other comment documents either an earlier declaration or only the declaration at
    // `offset`.
    let inside = &before[opened + 2..];
    let is_inside = !inside.contains("@}") && inside.matches("/*").count() == 0;
    let begin = before[..opened].rfind("/*")?;
    let above = before[..begin].trim_end();
    let comment = above.ends_with("*/").then(|| above.rfind("/*")).flatten()?;
    is_inside.then(|| &above[comment..])
}

/// Converts the comments after parameters (`int n, ///< [in] how many`) into `@param` sections. `params` contains the
/// name of each parameter and the offset at which its declaration ends. `end` is the offset at which the function's
/// declaration ends.
pub(super) fn comments_after_params(text: &str, params: &[(String, usize)], end: usize) -> String {
    let mut sections = Vec::new();
    for (index, (name, from)) in params.iter().enumerate() {
        let to = params.get(index + 1).map_or(end, |(_, to)| *to);
        // The comment on the last parameter may follow the closing parenthesis.
        let to = if index + 1 == params.len() { to.max(*from) } else { to };
        let part = text.get(*from..to).unwrap_or_default();
        let Some(at) = ["///<", "/**<", "//!<", "/*!<"].iter().filter_map(|begin| part.find(begin)).min() else {
            continue;
        };
        let comment = &part[at..];
        let block = comment.starts_with("/*");
        let words: Vec<String> = if block {
            vec![unframed(&comment[..comment.find("*/").unwrap_or(comment.len())])]
        } else {
            let lines = comment.lines().map(str::trim).take_while(|line| line.starts_with("//"));
            lines.map(|line| line.trim_start_matches(['/', '!', '<']).trim().to_owned()).collect()
        };
        let words = words.join(" ");
        let (tag, words) = match words.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
            Some((tag, words)) => (format!("[{}]", tag.replace(' ', "")), words.trim()),
            None => (String::new(), words.as_str()),
        };
        sections.push(format!("@param{} {name} {words}", tag_of(&tag)));
    }
    sections.join("\n")
}

/// Returns the tag if it specifies a direction. Otherwise, returns an empty string, for example for `[in][optional]`.
fn tag_of(tag: &str) -> &str {
    match tag {
        "[in]" | "[out]" | "[in,out]" => tag,
        _ => "",
    }
}

/// Returns all comments next to the part of `text` between two offsets: the comments in the lines above this part, and
/// the comments that begin in its last line.
pub(super) fn beside(text: &str, start: usize, end: usize) -> String {
    let before = text.get(..start).unwrap_or_default();
    let mut rest = before.rfind('\n').map_or("", |line| before[..line].trim_end());
    let mut above = Vec::new();
    loop {
        let line = &rest[rest.rfind('\n').map_or(0, |line| line + 1)..];
        let begin = if line.trim_start().starts_with("//") {
            rest.len() - line.len()
        } else if line.ends_with("*/") && rest.rfind("/*").is_some_and(|at| is_at_beginning(rest, at)) {
            rest.rfind("/*").unwrap_or_default()
        } else {
            break;
        };
        // A comment that begins with `//!<` documents the declaration on its left.
        if is_of_the_left(rest[begin..].trim_start()) {
            break;
        }
        above.push(&rest[begin..]);
        rest = rest[..begin].trim_end();
    }
    let behind = text.get(end..).unwrap_or_default();
    let line = behind.lines().next().unwrap_or_default();
    let behind = match (line.find("/*"), line.find("//")) {
        (Some(at), line) if line.is_none_or(|line| at < line) => {
            behind[at..].find("*/").map_or("", |end| &behind[at..at + end])
        }
        (_, Some(at)) => {
            let more = behind.lines().skip(1).take_while(|line| is_of_the_left(line.trim_start()));
            let end =
                more.last().map_or(line.len(), |last| last.as_ptr() as usize + last.len() - behind.as_ptr() as usize);
            &behind[at..end]
        }
        (_, None) => "",
    };
    above.into_iter().rev().chain([behind]).collect::<Vec<_>>().join("\n")
}

/// Returns true if a comment documents the declaration on its left.
fn is_of_the_left(comment: &str) -> bool {
    ["//!<", "///<", "/**<", "/*!<"].iter().any(|begin| comment.starts_with(begin))
}

/// Returns true if only spaces precede the offset `at` in the same line.
fn is_at_beginning(text: &str, at: usize) -> bool {
    text[text[..at].rfind('\n').map_or(0, |line| line + 1)..at].trim().is_empty()
}

/// Returns the words of a comment, separated by single spaces, without the characters that enclose the comment.
pub(super) fn unframed(comment: &str) -> String {
    let frame = |c: char| c.is_whitespace() || matches!(c, '/' | '*' | '!' | '<');
    let lines =
        comment.lines().map(|line| line.trim_start_matches(frame).trim_end_matches(['/', '*', ' ', '\t', '\r']));
    lines.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
}

/// Returns the section commands in a comment, each with the words up to the next command.
pub(super) fn sections(comment: &str) -> Vec<(&str, String)> {
    let mut found: Vec<(&str, String)> = Vec::new();
    for line in comment.lines() {
        let line = line.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, '/' | '*' | '!'));
        let line = line.trim_end().trim_end_matches("*/");
        let command = line.strip_prefix('\\').or_else(|| line.strip_prefix('@')).and_then(|rest| {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && !"[],_".contains(c)).unwrap_or(rest.len());
            // An inline command continues the sentence in which it occurs.
            (!matches!(&rest[..end], "" | "p" | "c" | "e" | "a" | "b" | "link" | "endlink" | "ref" | "n"))
                .then(|| rest.split_at(end))
        });
        match (command, found.last_mut()) {
            (Some((command, text)), _) => found.push((command, text.trim().to_owned())),
            // An empty line ends a paragraph.
            (None, Some((_, text))) if line.is_empty() => text.push('\n'),
            (None, Some((_, text))) => {
                text.push(' ');
                text.push_str(line.trim_end());
            }
            (None, None) => {}
        }
    }
    found
}

/// The groups in a header's documentation, with the byte offsets at which each group begins and ends.
pub(super) struct Groups(Vec<(usize, usize, String)>);

impl Groups {
    /// Reads the groups in a header (`\defgroup NAME … @{ … @}`).
    pub(super) fn of(text: &str) -> Self {
        let (mut done, mut open, mut pending) = (Vec::new(), Vec::new(), String::new());
        let mut offset = 0;
        for line in text.split_inclusive('\n') {
            for command in ["\\defgroup ", "\\addtogroup "] {
                if let Some((_, rest)) = line.split_once(command) {
                    pending = rest.split_whitespace().next().unwrap_or_default().to_owned();
                }
            }
            if line.contains("@{") || line.contains("\\{") {
                open.push((offset, std::mem::take(&mut pending)));
            } else if line.contains("@}") || line.contains("\\}") {
                done.extend(open.pop().map(|(start, name)| (start, offset, name)));
            }
            offset += line.len();
        }
        Self(done)
    }

    /// Returns the innermost named group that contains `offset`.
    pub(super) fn at(&self, offset: usize) -> &str {
        self.0
            .iter()
            .filter(|(start, end, name)| (*start..*end).contains(&offset) && !name.is_empty())
            .max_by_key(|(start, ..)| *start)
            .map_or("", |(.., name)| name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_comment_belongs_to_the_declaration_in_the_next_line() {
        let table = [
            ("/* one */\nint f(void);", "/* one */"),
            ("/* one */\n\nint f(void);", ""),
            ("int a; /* one */ int f(void);", ""),
            ("int a;\nint f(void);", ""),
        ];
        for (text, expected) in table {
            assert_eq!(plain_above(text, text.find("int f").unwrap()), expected, "{text}");
        }
    }

    #[test]
    fn a_trailing_comment_belongs_to_its_member() {
        let text = "{\n  A = 1, //!< one\n        //!< more\n  B = 2, /* two\n of it */\n  // three\n  /* and\n more */\n  C, ///< four\n  D\n}";
        let of = |name: &str| {
            let at = text.find(&format!("  {name}")).unwrap() + 2;
            beside(text, at, at + text[at..].find([',', '\n']).unwrap())
                .split_whitespace()
                .collect::<Vec<_>>()
                .join(" ")
        };
        let expected = ["//!< one //!< more", "/* two of it", "// three /* and more */ ///< four", ""];
        assert_eq!(["A", "B", "C", "D"].map(of), expected);
    }

    #[test]
    fn a_comment_may_precede_a_preprocessor_condition() {
        let table = [
            ("int a;\n/** one */\n#if X >= 1\n  #ifdef Y\nint f(void);", "/** one */"),
            ("/** one */\n#define X\nint f(void);", ""),
            ("/** one */\n#endif\nint f(void);", ""),
            ("/** one */\nint a;\n/* two */\nint f(void);", ""),
            ("/** one */ int a;\n#if X\nint f(void);", ""),
        ];
        for (text, expected) in table {
            assert_eq!(above(text, text.find("int f").unwrap()), expected, "{text}");
        }
    }

    #[test]
    fn groups_nest() {
        let text = "\\defgroup OUTER x\n@{\nfirst\n\\defgroup INNER y\n@{\nsecond\n@}\nthird\n@}\nfourth\n";
        let groups = Groups::of(text);
        let at = |word: &str| groups.at(text.find(word).unwrap());
        assert_eq!([at("first"), at("second"), at("third"), at("fourth")], ["OUTER", "INNER", "OUTER", ""]);
    }
}
