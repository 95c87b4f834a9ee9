//! Names in the statements of a header, after comments, attributes and parentheses have been removed.

/// Returns true for a character of an identifier. Compilers also accept `$`.
pub(super) fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

pub(super) fn words(text: &str) -> impl DoubleEndedIterator<Item = &str> {
    text.split(|c: char| !is_word(c)).filter(|word| !word.is_empty())
}

/// Returns true for words that may precede `struct` or `enum`.
pub(super) fn is_prefix(word: &str) -> bool {
    matches!(word, "typedef" | "static" | "const" | "extern" | "inline" | "volatile") || word.starts_with("__")
}

/// Returns two flags: true if the branch after a preprocessor condition is only for C++, and true if the condition
/// tests only whether the language is C++.
pub(super) fn for_cplusplus(word: &str, condition: &str) -> (bool, bool) {
    let text: String = condition.chars().filter(|c| !c.is_whitespace()).collect();
    let is_plain = matches!(
        text.as_str(),
        "__cplusplus" | "defined(__cplusplus)" | "(defined(__cplusplus))" | "defined__cplusplus"
    );
    let is_negated = word == "ifndef" || text.contains("!defined(__cplusplus") || text.contains("!defined__cplusplus");
    let is_other = is_negated
        && text.trim_start_matches('!').starts_with("defined")
        && !text.contains("&&")
        && !text.contains("||");
    (text.contains("__cplusplus") && !is_negated, is_plain || is_other)
}

/// Returns the tag after `enum` or `struct`, which is the last word that is not an attribute.
pub(super) fn tag(statement: &str, keyword: &str) -> Option<String> {
    let (_, behind) = statement.split_once(keyword)?;
    // An enum may specify its integer type: `enum tag : int`.
    let behind = behind.split(':').next().unwrap_or_default();
    let behind = without_parentheses(behind);
    words(&behind).rfind(|word| !word.starts_with("__")).map(str::to_owned)
}

/// Returns the statement without its parentheses, and without the word before each pair of parentheses.
fn without_parentheses(text: &str) -> String {
    let mut kept = String::new();
    let mut depth = 0_usize;
    for c in text.chars() {
        match c {
            '(' => {
                if depth == 0 {
                    let end = kept.trim_end().len();
                    kept.truncate(kept[..end].rfind(|c| !is_word(c)).map_or(0, |at| at + 1));
                }
                depth += 1;
            }
            ')' => depth = depth.saturating_sub(1),
            c if depth == 0 => kept.push(c),
            _ => {}
        }
    }
    kept
}

/// Returns the names that a typedef declares.
pub(super) fn typedefs(statement: &str) -> Vec<String> {
    // In `typedef struct {…} one, *two`, the names follow the braces.
    let behind = statement.rsplit_once("{}").map_or(statement, |(_, behind)| behind);
    // A pointer to a function: `typedef int (*name)(int)` or `typedef int (CALL *name)(int)`.
    if let Some((_, inside)) = behind.split_once('(').filter(|(_, inside)| {
        inside.split(')').next().is_some_and(|first| first.contains('*') && !first.contains([',', '(']))
    }) && inside.split_once(')').is_some_and(|(_, rest)| rest.trim_start().starts_with('('))
    {
        let inside = inside.split(')').next().unwrap_or_default();
        return words(inside).last().map(str::to_owned).into_iter().collect();
    }
    let plain = without_attributes(behind);
    // A function type: `typedef int name(int)`.
    if let Some((name, _)) = function(plain.trim_start().strip_prefix("typedef").unwrap_or(&plain)) {
        return vec![name];
    }
    // If a macro concatenates a name, the name does not occur in the text of the header.
    let plain = without_parentheses(&plain);
    // `typedef struct name name` declares no name other than the tag.
    if let ["typedef", "struct" | "union" | "enum", tag, name] = words(&plain).collect::<Vec<_>>()[..]
        && tag == name
    {
        return Vec::new();
    }
    let named = plain.split(',').filter_map(|part| words(part.split('[').next().unwrap_or_default()).last());
    named.filter(|word| *word != "typedef").map(str::to_owned).collect()
}

/// Returns the statement without `__attribute__((…))` and similar attributes.
fn without_attributes(text: &str) -> String {
    let Some(at) = text.find("__").filter(|at| *at == 0 || !text[..*at].ends_with(is_word)) else {
        return text.to_owned();
    };
    let (before, rest) = text.split_at(at);
    let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
    let (word, behind) = rest.split_at(end);
    if !behind.trim_start().starts_with('(') {
        return format!("{before}{word}{}", without_attributes(behind));
    }
    let mut depth = 0_usize;
    for (index, c) in behind.char_indices() {
        match c {
            '(' => depth += 1,
            ')' if depth == 1 => return format!("{before}{}", without_attributes(&behind[index + 1..])),
            ')' => depth -= 1,
            _ => {}
        }
    }
    before.to_owned()
}

/// Returns the name of a declared function, and the words before the name.
pub(super) fn function(statement: &str) -> Option<(String, Vec<String>)> {
    let mut before = Vec::new();
    let mut rest = statement;
    loop {
        rest = rest.trim_start_matches(|c: char| !is_word(c) && c != '(');
        if let Some(inside) = rest.strip_prefix('(') {
            // Skips the arguments of an attribute or a macro.
            rest = inside.split_once(')').map_or("", |(_, behind)| behind);
            continue;
        }
        let end = rest.find(|c: char| !is_word(c)).unwrap_or(rest.len());
        if end == 0 {
            return None;
        }
        let (word, behind) = rest.split_at(end);
        if behind.trim_start().starts_with('(') && !word.starts_with("__") && !before.is_empty() {
            return Some((word.to_owned(), before));
        }
        before.push(word.to_owned());
        rest = behind;
    }
}

/// Returns the text of a header, with comments and quoted strings replaced by spaces. All other bytes keep their
/// positions.
pub(super) fn without_comments(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let (skipped, quotes) = if let Some(comment) = rest.strip_prefix("/*") {
            (comment.find("*/").map_or(rest.len(), |end| end + 4), false)
        } else if rest.starts_with("//") {
            (rest.find('\n').unwrap_or(rest.len()), false)
        } else if c == '"' {
            (rest[1..].find(['"', '\n']).map_or(rest.len(), |end| end + 2), true)
        } else {
            kept.push(c);
            rest = &rest[c.len_utf8()..];
            continue;
        };
        let blank = |(at, byte): (usize, u8)| match byte {
            b'\n' => '\n',
            _ if quotes && (at == 0 || at == skipped - 1) => '"',
            _ => ' ',
        };
        kept.extend(rest[..skipped].bytes().enumerate().map(blank));
        rest = &rest[skipped..];
    }
    kept
}
