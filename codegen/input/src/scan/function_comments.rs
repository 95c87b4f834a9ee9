//! Facts in the comments on functions and on enum members.
//!
//! These facts are error codes, undefined behavior, and current or announced deprecations.

use super::comments::{sections, unframed};
use crate::facts::Announced;
use std::collections::BTreeSet;

/// Returns the members of the enum `codes` that the comment lists as results of the function.
pub(super) fn errors(comment: &str, codes: &BTreeSet<&str>) -> BTreeSet<String> {
    sections(comment)
        .into_iter()
        .filter(|(command, _)| matches!(*command, "return" | "returns" | "retval"))
        .flat_map(|(_, text)| {
            text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').map(str::to_owned).collect::<Vec<_>>()
        })
        .filter(|word| codes.contains(word.as_str()))
        .collect()
}

/// The phrases that announce the future deprecation of a function.
const ANNOUNCEMENTS: [&str; 5] = [
    "This function is to be deprecated in future",
    "This function will be deprecated in a future",
    "This API will be deprecated in a future",
    "Will be deprecated in a future",
    "This function is slated for eventual deprecation",
];

/// The words that precede the name of the replacement in an announcement.
const INSTEAD: [&str; 3] = ["migrate to ::", "corresponding V2 API is \\ref ", "Use \\ref "];

/// Returns an announced deprecation, with the replacement if the comment contains `migrate to ::name`.
pub(super) fn announced(comment: &str) -> Option<Announced> {
    let text = unframed(comment);
    let (_, rest) = ANNOUNCEMENTS.iter().find_map(|sentence| text.split_once(sentence))?;
    // The name of the replacement must directly follow these words, because later sentences may describe other
    // functions.
    let named = INSTEAD.iter().filter_map(|words| rest.split_once(words));
    let instead = named.into_iter().find(|(between, _)| between.matches(". ").count() <= 1);
    let instead = instead.map_or("", |(_, name)| {
        name.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or_default()
    });
    Some(Announced { instead: instead.to_owned() })
}

/// Pairs of words that describe undefined behavior. The words of a pair may occur in either order.
const UNDEFINED: [[&str; 2]; 5] = [
    ["undefined", "behavior"],
    ["undefined", "behaviour"],
    ["undefined", "behaviors"],
    ["undefined", "result"],
    ["undefined", "results"],
];

/// Returns true if a comment states that a function's behavior or results are undefined. An undefined order and an
/// undefined value do not count.
pub(super) fn mentions_undefined(comment: &str) -> bool {
    let text = unframed(comment).to_lowercase();
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    // The comment contains either `undefined behavior`, or `results are undefined` or `behavior is undefined`.
    let is_said = |[undefined, what]: [&str; 2]| {
        words.windows(2).any(|pair| pair == [undefined, what])
            || words
                .windows(3)
                .any(|three| matches!(three, [it, "is" | "are", last] if *it == what && *last == undefined))
    };
    UNDEFINED.into_iter().any(is_said)
}

/// The words by which a comment refers to the function that it documents.
const ITSELF: [&str; 6] = ["function", "api", "method", "routine", "call", "entry"];

/// Returns true if a function's comment declares the function itself deprecated: with the command `\deprecated`, in a
/// sentence about the function, or with the first word. Deprecated flags, parameters and other functions do not count.
/// Announcements of a future deprecation do not count either.
pub(super) fn calls_function_deprecated(comment: &str) -> bool {
    let text = unframed(comment);
    // A comment that begins a group may directly precede a function.
    if text.contains("\\defgroup") || text.contains("@defgroup") {
        return false;
    }
    by_command(&text) || by_sentence(&text) || by_first_word(&text)
}

/// Returns true for `\deprecated`, unless the following words describe something other than the function (`\deprecated
/// This flag …`) or a future deprecation.
fn by_command(text: &str) -> bool {
    let behind = ["\\deprecated", "@deprecated"].into_iter().flat_map(|it| text.split(it).skip(1));
    behind.filter(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_')).any(|rest| {
        let words = lowercase(rest, 2);
        match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            ["this", what] => ITSELF.contains(&what),
            ["will", "be"] => false,
            _ => true,
        }
    })
}

/// Returns true for sentences such as `This function is deprecated`.
fn by_sentence(text: &str) -> bool {
    let words = lowercase(text, usize::MAX);
    let words: Vec<&str> = words.iter().map(String::as_str).filter(|word| *word != "now").collect();
    let says = |rest: &[&str]| matches!(rest, ["is" | "was", "deprecated", ..] | ["has", "been", "deprecated", ..]);
    words.windows(2).enumerate().any(|(at, two)| two[0] == "this" && ITSELF.contains(&two[1]) && says(&words[at + 2..]))
}

/// Returns true for `DEPRECATED: …` and `(deprecated) …`, but not for `Deprecated things are …`.
fn by_first_word(text: &str) -> bool {
    let text = ["\\brief", "@brief"].into_iter().find_map(|brief| text.strip_prefix(brief)).unwrap_or(text).trim();
    let Some(first) = text.split_whitespace().next() else { return false };
    let word = first.trim_matches(|c: char| !c.is_alphanumeric());
    let is_command = first.starts_with(['\\', '@']);
    let stands_alone = word != first || word == text || word == "DEPRECATED";
    let is_to_come = lowercase(text, 3).ends_with(&["will".to_owned(), "be".to_owned()]);
    !is_command && !is_to_come && stands_alone && word.eq_ignore_ascii_case("deprecated")
}

/// Returns the first words of a comment in lower case, without punctuation.
fn lowercase(text: &str, count: usize) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty());
    words.take(count).map(str::to_lowercase).collect()
}

/// Returns true if the comment on an enum member declares the member deprecated: with the command `\deprecated`, or at
/// the beginning of a sentence.
pub(super) fn mentions_deprecation(comment: &str) -> bool {
    let text = unframed(comment);
    let sentence = |at: usize| text[..at].trim_end_matches("<b>").trim_end().ends_with(['.', '<']) || at == 0;
    ["\\deprecated", "@deprecated"].iter().any(|command| text.contains(command))
        || by_first_word(&text)
        || text.match_indices("Deprecated").any(|(at, _)| sentence(at))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_the_codes_in_the_return_section() {
        let comment = "/**\n * See ::E_OTHER.\n * \\return\n * ::E_OK,\n * ::E_BAD\n * - \\link #R E_LINK \\endlink\n\
                       * \\notefnerr\n * \\sa ::E_SEE */";
        let codes = ["E_OK", "E_BAD", "E_LINK", "E_SEE", "E_OTHER"].into();
        assert_eq!(errors(comment, &codes).into_iter().collect::<Vec<_>>(), ["E_BAD", "E_LINK", "E_OK"]);
    }

    #[test]
    fn announced_deprecations_are_found_with_their_replacement() {
        let table = [
            (
                "/**\n * \\brief x\n *\n * \\warning This function will be deprecated in a future CUDA release. Please\n\
                 * migrate to ::fxAddNode.\n *\n * Adds. See ::fxOther. */",
                Some("fxAddNode"),
            ),
            (
                "/** \\note This function is slated for eventual deprecation and removal. If you can,\n * consider \
                 using ::fxLaunch.\n * Else. And so on. Do not migrate to ::fxOld. */",
                Some(""),
            ),
            (
                "/** \\note This API will be deprecated in a future release. The corresponding V2 API is\n * \\ref fxGo_v2. See. */",
                Some("fxGo_v2"),
            ),
            ("/** @deprecated Will be deprecated in a future release. Use \\ref fxOn_v2 instead */", Some("fxOn_v2")),
            ("/** Such values will be deprecated in a future version. */", None),
            ("", None),
        ];
        for (comment, instead) in table {
            let found = announced(comment).map(|announced| announced.instead);
            assert_eq!(found.as_deref(), instead, "{comment}");
        }
    }

    #[test]
    fn functions_are_deprecated_by_words_about_themselves() {
        let table = [
            ("/**\n * \\deprecated\n *\n * Note that it should not be used. */", true),
            ("/** @brief Does it. @deprecated Since 9.0. Use another. */", true),
            ("/** \\deprecated This function was replaced. */", true),
            ("/** \\brief A.\n *\n * **DEPRECATED** This function is deprecated as of 13.0. */", true),
            ("/** \\note This API is now deprecated. */", true),
            ("/**\n * \\retval OK\n *\n * This method has\n * been deprecated. */", true),
            ("/* (deprecated) Copies\n */", true),
            ("/* Deprecated */", true),
            ("/** \\brief [DEPRECATED] Copies. */", true),
            ("/** \\brief Deprecated things are copied. */", false),
            ("/** \\deprecated This flag was deprecated. */", false),
            ("/** \\ref deprecated \"Deprecated:\" This flag was deprecated as of 4.0. */", false),
            ("/** \\note_sync_deprecated */", false),
            ("/** \\deprecated_note */", false),
            ("/** @deprecated Will be deprecated in a future release. */", false),
            ("/** Deprecated: Will be deprecated in a future release. */", false),
            ("/** \\param a - DEPRECATED, is ignored */", false),
            ("/** \\sa fxOld, which is deprecated */", false),
            ("/** \\defgroup A Such\n * This API was deprecated. @{ */", false),
            ("", false),
        ];
        for (comment, expected) in table {
            assert_eq!(calls_function_deprecated(comment), expected, "{comment}");
        }
    }

    #[test]
    fn undefined_behavior_and_undefined_results_are_found() {
        let table = [
            ("/** Passing two will result in undefined\n * behavior. */", true),
            ("/** \\note The results are undefined if it is mapped. */", true),
            ("/** If so, behaviour is undefined. */", true),
            ("/** Doing this will produce undefined results. */", true),
            ("/** They run in undefined order. */", false),
            ("/** Returned value, which is undefined on errors. */", false),
            ("", false),
        ];
        for (comment, expected) in table {
            assert_eq!(mentions_undefined(comment), expected, "{comment}");
        }
    }

    #[test]
    fn members_are_deprecated_by_a_command_or_by_a_sentence() {
        let table = [
            ("/**< \\deprecated use B */", true),
            ("/**\n     * \\deprecated\n     * This option is not used.\n     */", true),
            ("/**< Deprecated, use B */", true),
            ("///< DEPRECATED int32_t: how many.", true),
            ("/**< Can copy. Deprecated. Use instead B. */", true),
            ("/**< What the Deprecated one was for */", false),
            ("/**< is not deprecated */", false),
            ("", false),
        ];
        for (comment, expected) in table {
            assert_eq!(mentions_deprecation(comment), expected, "{comment}");
        }
    }
}
