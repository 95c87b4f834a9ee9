//! Deprecations that only a person can read: a comment mentions one, in words that the scan does not take for one.

use super::{Request, comments::unframed};
use crate::{
    diag::{Diagnostic, Location},
    glob,
};

/// Whether a comment, with the commands and the names in it left out, has a word such as "deprecated".
pub(super) fn is_mentioned(comment: &str) -> bool {
    let text = unframed(comment);
    let is_heading = ["defgroup", "addtogroup"].iter().any(|command| text.contains(command));
    let mut words = text.split(|c: char| c.is_whitespace() || matches!(c, '<' | '>' | ',' | '(' | '"'));
    !is_heading
        && words.any(|word| {
            let is_command = ["\\deprecated", "@deprecated"].iter().any(|command| word.starts_with(command));
            let is_name = word.contains(['_', '\\', '@', '#', ':']) && !word.ends_with(':');
            is_command || (!is_name && word.to_lowercase().contains("deprecat"))
        })
}

/// Whether the spec calls it deprecated, if it decides.
pub(super) fn decided(request: &Request<'_>, name: &str) -> Option<bool> {
    let exact = request.deprecations.iter().find(|(known, _)| *known == name);
    let entry = exact.or_else(|| request.deprecations.iter().find(|(pattern, _)| glob::matches(pattern, name)));
    entry.map(|(_, is_deprecated)| *is_deprecated)
}

/// The finding of one that the spec does not decide.
pub(super) fn undecided(name: &str, place: Location) -> Diagnostic {
    let message = format!("the comment of `{name}` mentions deprecation, and the scan cannot tell of what");
    Diagnostic::new("undecided-deprecation", place, message).help(format!(
        "read it, and write `{name}: deprecated` under `deprecations` in the spec, or what else it speaks of: `{name}: \"a flag\"`"
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
