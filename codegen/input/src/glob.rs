//! Patterns for names and types in specs. `*` matches any part of a name, and `?` matches one character.

/// Returns true if a word is a pattern and not a plain name.
pub fn is_pattern(word: &str) -> bool {
    let word = word.as_bytes();
    word.contains(&b'*') || word.contains(&b'?')
}

/// Returns true if `pattern` matches `name`. A pattern without `*` and `?` matches itself.
pub fn matches(pattern: &str, name: &str) -> bool {
    if is_pattern(pattern) { fits_name(pattern.as_bytes(), name.as_bytes()) } else { pattern == name }
}

/// Like [`fits`], but treats every `*` and `?` as a wildcard. Compares bytes, because a run calls this function several
/// hundred thousand times, mostly in an unoptimized build.
fn fits_name(pattern: &[u8], name: &[u8]) -> bool {
    let is_part =
        |letter: u8| letter.is_ascii_alphanumeric() || matches!(letter, b'_' | b'.' | b'-') || !letter.is_ascii();
    let (mut at, mut letter) = (0, 0);
    // The position of the last `*` in the pattern, and the current end of its match in the name.
    let mut last: Option<(usize, usize)> = None;
    loop {
        if at < pattern.len() && pattern[at] == b'*' {
            last = Some((at, letter));
            at += 1;
        } else if at == pattern.len() && letter == name.len() {
            return true;
        } else if at < pattern.len()
            && letter < name.len()
            && (pattern[at] == name[letter] || (pattern[at] == b'?' && is_part(name[letter])))
        {
            at += 1;
            letter += 1;
        } else {
            // Extends the match of the last `*` by one character.
            let Some((star, end)) = last else { return false };
            if end == name.len() || !is_part(name[end]) {
                return false;
            }
            last = Some((star, end + 1));
            (at, letter) = (star + 1, end + 1);
        }
    }
}

/// Returns the shortest match of each wildcard of `pattern` in `name`, or `None` if the name does not match.
pub fn wildcards<'a>(pattern: &str, name: &'a str) -> Option<Vec<&'a str>> {
    let Some(at) = pattern.find(['*', '?']) else { return (pattern == name).then(Vec::new) };
    let rest = name.strip_prefix(&pattern[..at])?;
    let (is_one, pattern) = (pattern[at..].starts_with('?'), &pattern[at + 1..]);
    let ends = rest.char_indices().map(|(index, _)| index).chain([rest.len()]);
    ends.take_while(|end| rest[..*end].chars().all(is_part))
        .filter(|end| !is_one || rest[..*end].chars().count() == 1)
        .find_map(|end| Some([vec![&rest[..end]], wildcards(pattern, &rest[end..])?].concat()))
}

/// Returns true if any of `patterns` matches `name`.
pub fn matches_any(patterns: &[String], name: &str) -> bool {
    patterns.iter().any(|pattern| matches(pattern, name))
}

/// Returns true if `pattern` matches the C type `ty`. A `*` next to a letter, a digit or `_` matches any part of a
/// name, as in `fx*_t *`. Every other `*`, including the one in `*const`, is a C pointer.
pub fn matches_type(pattern: &str, ty: &str) -> bool {
    let Some(at) = pattern.find(['*', '?']) else { return pattern == ty };
    if !ty.starts_with(&pattern[..at]) {
        return false;
    }
    let letters: Vec<char> = pattern.chars().collect();
    let is_part = |index: usize| letters.get(index).copied().is_some_and(is_part);
    let tokens: Vec<Token> = letters
        .iter()
        .enumerate()
        .map(|(index, letter)| {
            let is_const = || letters[index + 1..].iter().take(CONST.len()).copied().eq(CONST.chars());
            let touches = || index.checked_sub(1).is_some_and(is_part) || (is_part(index + 1) && !is_const());
            match letter {
                '*' if touches() => Token::Any,
                '?' => Token::One,
                letter => Token::Letter(*letter),
            }
        })
        .collect();
    fits(&tokens, ty)
}

const CONST: &str = "const";

enum Token {
    Letter(char),
    One,
    Any,
}

/// Returns true for characters that names contain. Names of unnamed records contain dots.
fn is_part(letter: char) -> bool {
    letter.is_alphanumeric() || matches!(letter, '_' | '.' | '-')
}

fn fits(tokens: &[Token], text: &str) -> bool {
    let mut letters = text.chars();
    match tokens.split_first() {
        None => text.is_empty(),
        Some((Token::Letter(letter), rest)) => letters.next() == Some(*letter) && fits(rest, letters.as_str()),
        Some((Token::One, rest)) => letters.next().is_some_and(is_part) && fits(rest, letters.as_str()),
        Some((Token::Any, rest)) => {
            fits(rest, text) || (letters.next().is_some_and(is_part) && fits(tokens, letters.as_str()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_match_patterns() {
        for (pattern, name, expected) in [
            ("fxGet", "fxGet", true),
            ("fxGet", "fxGetAll", false),
            ("fxGet*", "fxGetAll", true),
            ("fxGet*", "fxGet", true),
            ("*Destroy*", "fxDestroy_v2", true),
            ("fx?gemm", "fxSgemm", true),
            ("fx?gemm", "fxgemm", false),
            ("*a*b", "xaxbxb", true),
            ("*a*b", "xaxbx", false),
            ("*", "", true),
            ("fx*", "fx y", false),
            ("f?", "f ", false),
            ("fx*_v?", "fxGet_v1_v2", true),
            ("fx*?", "fx", false),
            ("fx/*.h", "fx/a-b.h", true),
            ("fx/*.h", "fx/a/b.h", false),
        ] {
            assert_eq!(matches(pattern, name), expected, "{pattern} {name}");
        }
        assert!(is_pattern("fx*") && is_pattern("f?") && !is_pattern("fx"));
    }

    #[test]
    fn wildcards_match_parts_of_names() {
        for (pattern, name, expected) in [
            ("fxGet", "fxGet", Some(vec![])),
            ("fx?gemm", "fxSgemm", Some(vec!["S"])),
            ("fx??gesv*", "fxZCgesv_bufferSize", Some(vec!["Z", "C", "_bufferSize"])),
            ("fx*To*", "fxCopyToToken", Some(vec!["Copy", "Token"])),
            ("fx?", "fxSS", None),
        ] {
            assert_eq!(wildcards(pattern, name), expected, "{pattern} {name}");
        }
    }

    #[test]
    fn types_match_patterns() {
        for (pattern, ty, expected) in [
            ("unsigned int *", "unsigned int *", true),
            ("unsigned int *", "unsigned int **", false),
            ("fx*_t *", "fxRange_t *", true),
            ("fx*_t *", "fxRange_t **", false),
            ("fx*_t *", "const fxRange_t *", false),
            ("*_t *", "fxRange_t *", true),
            ("const *_t *", "const fxRange_t *", true),
            ("float *const *", "float *const *", true),
            ("fx* *const *", "fxComplex *const *", true),
            ("float *const *", "float xconst *", false),
        ] {
            assert_eq!(matches_type(pattern, ty), expected, "{pattern} {ty}");
        }
    }
}
