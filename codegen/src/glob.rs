//! Patterns for names and types, as specs write them: `*` stands for any part of a name, `?` for one character.

/// Whether a word is a pattern rather than a name.
pub fn is_pattern(word: &str) -> bool {
    word.contains(['*', '?'])
}

/// Whether `name` is one of the names that `pattern` stands for; a pattern without `*` and `?` stands for itself.
pub fn matches(pattern: &str, name: &str) -> bool {
    // Most patterns are names, and most others differ in the first letter.
    match pattern.find(['*', '?']) {
        None => pattern == name,
        Some(literal) => {
            let (begin, rest) = pattern.split_at(literal);
            name.strip_prefix(begin).is_some_and(|name| fits_name(rest, name))
        }
    }
}

/// As [`fits`], for patterns in which every `*` and `?` is a wildcard: without a list of tokens, as specs and functions are
/// compared a few hundred thousand times.
fn fits_name(pattern: &str, name: &str) -> bool {
    let (mut tokens, mut letters) = (pattern.chars(), name.chars());
    match tokens.next() {
        None => name.is_empty(),
        Some('?') => letters.next().is_some_and(is_part) && fits_name(tokens.as_str(), letters.as_str()),
        Some('*') => {
            fits_name(tokens.as_str(), name)
                || (letters.next().is_some_and(is_part) && fits_name(pattern, letters.as_str()))
        }
        Some(letter) => letters.next() == Some(letter) && fits_name(tokens.as_str(), letters.as_str()),
    }
}

/// Whether `name` is one of the names that any of `patterns` stands for.
pub fn matches_any(patterns: &[String], name: &str) -> bool {
    patterns.iter().any(|pattern| matches(pattern, name))
}

/// Whether `ty` is one of the C types that `pattern` stands for. A `*` that touches a letter, a digit or `_` stands for any
/// part of a name, as in `fx*_t *`; every other `*`, and that of `*const`, is the one of a pointer.
pub fn matches_type(pattern: &str, ty: &str) -> bool {
    let letters: Vec<char> = pattern.chars().collect();
    let is_part = |index: usize| letters.get(index).copied().is_some_and(is_part);
    let tokens: Vec<Token> = letters
        .iter()
        .enumerate()
        .map(|(index, letter)| {
            let behind: String = letters[index + 1..].iter().take(CONST.len()).collect();
            let touches = index.checked_sub(1).is_some_and(is_part) || (is_part(index + 1) && behind != CONST);
            match letter {
                '*' if touches => Token::Any,
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

/// What names consist of; those of unnamed records have dots.
fn is_part(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_' || letter == '.'
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
        ] {
            assert_eq!(matches(pattern, name), expected, "{pattern} {name}");
        }
        assert!(is_pattern("fx*") && is_pattern("f?") && !is_pattern("fx"));
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
