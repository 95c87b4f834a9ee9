//! Mentions of deprecation in comments, in a form that the scan does not recognize. Each mention requires a spec entry.

use super::{Request, comments::unframed};
use crate::{
    diag::{Diagnostic, Location},
    glob,
};

/// Returns true if a comment contains a word such as "deprecated" outside of commands and names.
fn is_mentioned(comment: &str) -> bool {
    let text = unframed(comment);
    let is_heading = ["defgroup", "addtogroup"].iter().any(|command| text.contains(command));
    let mut words = text.split(|c: char| c.is_whitespace() || matches!(c, '<' | '>' | ',' | '(' | '"'));
    !is_heading
        && words.any(|word| {
            let is_command = ["\\deprecated", "@deprecated"].iter().any(|command| word.starts_with(command));
            let has_sign = word.contains(['_', '\\', '@', '#', ':']) && !word.ends_with(':');
            is_command || (!has_sign && !is_camel_case(word) && word.to_lowercase().contains("deprecat"))
        })
}

/// Returns true if a word is a name in camel case, such as `fxDeprecated`.
fn is_camel_case(word: &str) -> bool {
    word.as_bytes().windows(2).any(|pair| pair[0].is_ascii_lowercase() && pair[1].is_ascii_uppercase())
}

/// Returns true if the spec declares an item deprecated. The spec entry selects the item by its name, or by a pattern
/// if a comment on the item mentions deprecation. A comment that mentions deprecation without an entry is a finding.
pub(super) fn is_deprecated(
    request: &Request<'_>,
    name: &str,
    comment: &str,
    place: impl FnOnce() -> Location,
) -> Result<bool, Box<Diagnostic>> {
    let exact = request.deprecations.iter().find(|(known, _)| *known == name);
    if let Some((_, is_deprecated)) = exact {
        return Ok(*is_deprecated);
    }
    if !is_mentioned(comment) {
        return Ok(false);
    }
    let pattern = request.deprecations.iter().find(|(pattern, _)| glob::matches(pattern, name));
    pattern.map(|(_, is_deprecated)| *is_deprecated).ok_or_else(|| Box::new(undecided(name, place())))
}

fn undecided(name: &str, place: Location) -> Diagnostic {
    let message = format!(
        "the comment of `{name}` mentions deprecation, but may refer to something other than \
                          `{name}`"
    );
    Diagnostic::new("undecided-deprecation", place, message).help(format!(
        "read the comment. If `{name}` is deprecated, add `{name}: deprecated` to `library.deprecations` in the \
        spec\nif something else is deprecated, describe it there, such as `{name}: \"a flag\"`. The key may be a \
        pattern"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_mention_deprecation_and_names_do_not() {
        let table = [
            ("/* DO NOT USE! FX_A is deprecated. */", true),
            ("//!< WDM (deprecated) model", true),
            ("/** <b>Deprecated:</b> This flag was deprecated. */", true),
            ("/** \\deprecated This flag. */", true),
            ("/** \\note_string_api_deprecation */", false),
            ("/** See FX_DEPRECATED and \\ref fxDeprecated. */", false),
            ("/** \\defgroup FX_OLD Old [DEPRECATED] */", false),
        ];
        for (comment, expected) in table {
            assert_eq!(is_mentioned(comment), expected, "{comment}");
        }
    }
}
