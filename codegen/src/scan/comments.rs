//! The facts in a documentation comment: directions of parameters, error codes, what is or will be deprecated, and the
//! group a function is in.
//!
//! Only these leave this file. The prose is NVIDIA's and stays in the header.

use super::pointers;
use crate::{
    ctype::CType,
    facts::{Announced, Described, DocDirection},
    ordered::Ordered,
};
use std::collections::BTreeSet;

/// What the comment says about the direction of each parameter it describes.
pub(super) fn directions(comment: &str) -> Ordered<DocDirection> {
    descriptions(comment)
        .into_iter()
        .filter_map(|Description { name, tag, words }| {
            Some((name, tag.or_else(|| says_returned(&words).then_some(DocDirection::Returned))?))
        })
        .collect()
}

/// What the comment says about one parameter.
struct Description {
    name: String,
    tag: Option<DocDirection>,
    words: String,
}

/// What the comment says about each parameter.
fn descriptions(comment: &str) -> Vec<Description> {
    sections(comment)
        .into_iter()
        .filter(|(command, _)| *command == "param" || command.starts_with("param["))
        .filter_map(|(command, text)| {
            let (tag, text) = tag(command, &text)?;
            let (name, words) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
            Some(Description { name: name.trim_matches(',').to_owned(), tag, words: words.to_owned() })
        })
        .collect()
}

/// The words about `param`, for a person at a terminal to read: they must not get into any file.
pub(super) fn words(comment: &str, param: &str) -> Option<String> {
    let found = descriptions(comment).into_iter().find(|description| description.name == param)?;
    let words: Vec<&str> =
        found.words.trim_start_matches(|c: char| c.is_whitespace() || c == '-').split_whitespace().collect();
    (!words.is_empty()).then(|| words.join(" "))
}

/// What the words about pointers say beside their direction; `params` are the function's.
pub(super) fn described(comment: &str, params: &Ordered<CType>) -> Described {
    let mut all = Described::default();
    for Description { name, tag: _, words } in descriptions(comment) {
        if params.get(&name).is_none_or(|ty| ty.pointee().is_none()) {
            continue;
        }
        let mentioned: Vec<&str> = mentioned(&words, params).into_iter().filter(|other| *other != name).collect();
        if !mentioned.is_empty() {
            all.mentions.insert(name.clone(), mentioned.join(" "));
        }
        if says_array(&words) {
            all.arrays.insert(name.clone());
        }
        all.memory.extend(pointers::memory(first_paragraph(&words)).map(|memory| (name, memory)));
    }
    all.may_be_null = may_be_null(comment, params);
    all
}

/// The pointers, functions and handles for which the comment allows NULL: in the words about them, or in a sentence about the function.
fn may_be_null(comment: &str, params: &Ordered<CType>) -> BTreeSet<String> {
    let descriptions = descriptions(comment);
    let text = unframed(comment);
    let sentences: Vec<&str> = text.split(". ").filter(|sentence| sentence.to_lowercase().contains("null")).collect();
    let is_allowed = |name: &str| {
        let described = descriptions.iter().filter(|description| description.name == name);
        described.into_iter().any(|description| pointers::may_be_null(first_paragraph(&description.words)))
            || sentences.iter().any(|sentence| pointers::is_allowed_null(sentence, name))
    };
    let nullable = params.iter().filter(|(_, ty)| !matches!(ty, CType::Builtin(_))).map(|(name, _)| name);
    nullable.filter(|name| is_allowed(name)).cloned().collect()
}

/// What is left of a description without the paragraphs behind it, which are about the function.
fn first_paragraph(words: &str) -> &str {
    words.trim_start().split('\n').next().unwrap_or_default()
}

/// Whether words call something an array or a list; identifiers such as `cuArrayCreate` are no words.
fn says_array(words: &str) -> bool {
    let mut words = words.split(|c: char| !c.is_alphanumeric() && c != '_').map(str::to_lowercase);
    words.any(|word| matches!(word.as_str(), "array" | "arrays" | "list" | "lists"))
}

/// The integer parameters that words name: marked as code (`\p count`), or by a name that is no English word (`numOps`).
fn mentioned<'a>(words: &str, params: &'a Ordered<CType>) -> Vec<&'a str> {
    let mut found: Vec<&str> = Vec::new();
    let mut is_marked = false;
    for word in words.split_whitespace() {
        let name = word.trim_matches(|c: char| !c.is_alphanumeric() && c != '_');
        let is_identifier = is_marked || name.contains('_') || name.chars().skip(1).any(char::is_uppercase);
        if let Some((name, ty)) = params.get_key_value(name).filter(|_| is_identifier)
            && (ty.is_integer() || ty.pointee().is_some_and(|(to, _)| to.is_integer()))
            && !found.contains(&name.as_str())
        {
            found.push(name);
        }
        is_marked = matches!(word.trim_start_matches('('), "\\p" | "\\c" | "\\e" | "\\a" | "\\b");
    }
    found
}

/// The direction tag, as in `\param[out] x` or `\param [out] x`, and what follows it.
fn tag<'a>(command: &str, text: &'a str) -> Option<(Option<DocDirection>, &'a str)> {
    let text = text.trim();
    let (tag, rest) = match (command.strip_prefix("param["), text.strip_prefix('[')) {
        (Some(tag), _) => (tag.trim_end_matches(']'), text),
        (None, Some(after)) => after.split_once(']')?,
        (None, None) => return Some((None, text)),
    };
    let direction = match tag.replace(' ', "").as_str() {
        "in" => DocDirection::In,
        "out" => DocDirection::Out,
        "in,out" | "inout" | "out,in" => DocDirection::InOut,
        _ => return None,
    };
    Some((Some(direction), rest.trim()))
}

/// Whether a description begins as those of outputs do.
fn says_returned(description: &str) -> bool {
    let start: Vec<String> = description
        .trim_start_matches(|c: char| !c.is_alphanumeric())
        .split_whitespace()
        .take(8)
        .map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase())
        .collect();
    let text = start.join(" ");
    start.first().is_some_and(|word| word.starts_with("return"))
        || start.iter().take(5).any(|word| word == "returned")
        || ["location to store", "location to return", "location where", "place to store", "to return the"]
            .iter()
            .any(|words| text.contains(words))
}

/// The words of the comment's list of results that name a member of `codes`.
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

/// The sentences by which functions are announced to be deprecated.
const ANNOUNCEMENTS: [&str; 4] = [
    "This function will be deprecated in a future",
    "This API will be deprecated in a future",
    "Will be deprecated in a future",
    "This function is slated for eventual deprecation",
];

/// What stands in front of the function to use instead.
const INSTEAD: [&str; 3] = ["migrate to ::", "corresponding V2 API is \\ref ", "Use \\ref "];

/// That a function will be deprecated, and what programs shall use instead if the comment says `migrate to ::it`.
pub(super) fn announced(comment: &str) -> Option<Announced> {
    let text = unframed(comment);
    let (_, rest) = ANNOUNCEMENTS.iter().find_map(|sentence| text.split_once(sentence))?;
    // Later sentences may be about other functions: the successor is named right after these words.
    let named = INSTEAD.iter().filter_map(|words| rest.split_once(words));
    let instead = named.into_iter().find(|(between, _)| between.matches(". ").count() <= 1);
    let instead = instead.map_or("", |(_, name)| {
        name.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or_default()
    });
    Some(Announced { instead: instead.to_owned() })
}

/// The words, in either order, for what a program must not do although no call reports it.
const UNDEFINED: [[&str; 2]; 5] = [
    ["undefined", "behavior"],
    ["undefined", "behaviour"],
    ["undefined", "behaviors"],
    ["undefined", "result"],
    ["undefined", "results"],
];

/// Whether a comment calls what a function may do undefined: its behavior or its results, not an order or one value.
pub(super) fn says_undefined(comment: &str) -> bool {
    let text = unframed(comment).to_lowercase();
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    // `undefined behavior`; `results are undefined`, `behavior is undefined`.
    let is_said = |[undefined, what]: [&str; 2]| {
        words.windows(2).any(|pair| pair == [undefined, what])
            || words
                .windows(3)
                .any(|three| matches!(three, [it, "is" | "are", last] if *it == what && *last == undefined))
    };
    UNDEFINED.into_iter().any(is_said)
}

/// What comments call the function that they describe.
const ITSELF: [&str; 6] = ["function", "api", "method", "routine", "call", "entry"];

/// Whether a function's comment calls the function itself deprecated: by the command, in a sentence about it, or as the
/// first word. What it says of flags, of parameters and of other functions does not count, nor what is only announced.
pub(super) fn calls_function_deprecated(comment: &str) -> bool {
    let text = unframed(comment);
    // A comment that begins a group may stand in front of a function as well.
    if text.contains("\\defgroup") || text.contains("@defgroup") {
        return false;
    }
    by_command(&text) || by_sentence(&text) || by_first_word(&text)
}

/// `\deprecated`, unless its words are about something else (`\deprecated This flag …`) or about what is to come.
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

/// `This function is deprecated`.
fn by_sentence(text: &str) -> bool {
    let words = lowercase(text, usize::MAX);
    let words: Vec<&str> = words.iter().map(String::as_str).filter(|word| *word != "now").collect();
    let says = |rest: &[&str]| matches!(rest, ["is" | "was", "deprecated", ..] | ["has", "been", "deprecated", ..]);
    words.windows(2).enumerate().any(|(at, two)| two[0] == "this" && ITSELF.contains(&two[1]) && says(&words[at + 2..]))
}

/// `DEPRECATED: …`, `(deprecated) …`; not `Deprecated things are …`.
fn by_first_word(text: &str) -> bool {
    let text = ["\\brief", "@brief"].into_iter().find_map(|brief| text.strip_prefix(brief)).unwrap_or(text).trim();
    let Some(first) = text.split_whitespace().next() else { return false };
    let word = first.trim_matches(|c: char| !c.is_alphanumeric());
    let is_command = first.starts_with(['\\', '@']);
    let stands_alone = word != first || word == text || word == "DEPRECATED";
    let is_to_come = lowercase(text, 3).ends_with(&["will".to_owned(), "be".to_owned()]);
    !is_command && !is_to_come && stands_alone && word.eq_ignore_ascii_case("deprecated")
}

/// The first words of a text, without punctuation.
fn lowercase(text: &str, count: usize) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty());
    words.take(count).map(str::to_lowercase).collect()
}

/// Whether the comment of an enum's member calls it deprecated: by the command, or in a sentence that begins so.
pub(super) fn says_deprecated(comment: &str) -> bool {
    let text = unframed(comment);
    let sentence = |at: usize| text[..at].trim_end_matches("<b>").trim_end().ends_with(['.', '<']) || at == 0;
    ["\\deprecated", "@deprecated"].iter().any(|command| text.contains(command))
        || text.match_indices("Deprecated").any(|(at, _)| sentence(at))
}

/// The comment in `text` that ends before `offset`, with nothing in between but directives that begin a condition.
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

/// The comment in `text` that ends in the line before `offset`, although it does not begin as documentation does: `/* … */`.
pub(super) fn plain_above(text: &str, offset: usize) -> &str {
    let before = text.get(..offset).unwrap_or_default();
    let rest = before.trim_end();
    // Behind an empty line it is the heading of a section.
    let is_near = before[rest.len()..].matches('\n').count() == 1;
    match rest.rfind("/*") {
        Some(begin) if is_near && rest.ends_with("*/") => &rest[begin..],
        Some(_) | None => "",
    }
}

/// The words of a comment with one space between them, without what draws its frame.
fn unframed(comment: &str) -> String {
    let frame = |c: char| c.is_whitespace() || matches!(c, '/' | '*' | '!' | '<');
    let lines =
        comment.lines().map(|line| line.trim_start_matches(frame).trim_end_matches(['/', '*', ' ', '\t', '\r']));
    lines.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
}

/// The commands of a comment that begin a section, with the text up to the next of them.
fn sections(comment: &str) -> Vec<(&str, String)> {
    let mut found: Vec<(&str, String)> = Vec::new();
    for line in comment.lines() {
        let line = line.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, '/' | '*' | '!'));
        let command = line.strip_prefix('\\').or_else(|| line.strip_prefix('@')).and_then(|rest| {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && !"[],_".contains(c)).unwrap_or(rest.len());
            // Inline commands go on with the sentence they stand in.
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

/// The groups of a header: where each begins and ends, as byte offsets.
pub(super) struct Groups(Vec<(usize, usize, String)>);

impl Groups {
    /// Reads the `\defgroup NAME … @{ … @}` brackets of a header.
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

    /// The innermost named group around `offset`.
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
    fn directions_come_from_tags_and_from_words() {
        let comment = "/**\n * \\brief x\n * \\param a - Returned device ordinal\n * \\param b - Size of x\n\
                       * \\param [out] c Result.\n * \\param[in,out] d  Both\n * \\param   [in]  e one\n\
                       * \\param f - Pointer to the returned thing\n * \\param g - Flags that return early\n */";
        let found: Vec<_> = directions(comment).into_iter().collect();
        let expected = [
            ("a", DocDirection::Returned),
            ("c", DocDirection::Out),
            ("d", DocDirection::InOut),
            ("e", DocDirection::In),
            ("f", DocDirection::Returned),
        ];
        assert_eq!(found, expected.map(|(name, direction)| (name.to_owned(), direction)));
    }

    #[test]
    fn arrays_and_the_counts_that_words_name_are_facts() {
        let comment = "/**\n * \\param ops - Array of size \\p numOps.\n * \\param list - See cuArrayCreate\n\
                       * \\param out - List of numOps pointers, as many as \\p numOps; the count is theirs\n\
                       * \\param numOps - Size of the array\n * \\param made - \\p flags and (\\p count)\n */";
        let types = ["const int *", "int *", "int **", "int", "int *", "unsigned int", "size_t *"];
        let names = ["ops", "list", "out", "numOps", "made", "flags", "count"];
        let params = names.into_iter().zip(types).map(|(name, ty)| (name.to_owned(), ty.parse().unwrap()));
        let found = described(comment, &params.collect());
        assert_eq!(found.arrays.into_iter().collect::<Vec<_>>(), ["ops", "out"]);
        let mentions = [("ops", "numOps"), ("out", "numOps"), ("made", "flags count")];
        assert_eq!(found.mentions.into_iter().collect::<Vec<_>>(), mentions.map(|(a, b)| (a.to_owned(), b.to_owned())));
        assert_eq!(words(comment, "ops").unwrap(), "Array of size \\p numOps.");
        assert_eq!(words(comment, "zzz"), None);
    }

    #[test]
    fn errors_are_those_of_the_list_of_results() {
        let comment = "/**\n * See ::E_OTHER.\n * \\return\n * ::E_OK,\n * ::E_BAD\n * - \\link #R E_LINK \\endlink\n\
                       * \\notefnerr\n * \\sa ::E_SEE */";
        let codes = ["E_OK", "E_BAD", "E_LINK", "E_SEE", "E_OTHER"].into();
        assert_eq!(errors(comment, &codes).into_iter().collect::<Vec<_>>(), ["E_BAD", "E_LINK", "E_OK"]);
    }

    #[test]
    fn deprecations_to_come_are_announced_with_what_to_use_instead() {
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
    fn a_plain_comment_is_of_what_follows_in_the_next_line() {
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
    fn what_is_undefined_is_behavior_or_results() {
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
            assert_eq!(says_undefined(comment), expected, "{comment}");
        }
    }

    #[test]
    fn a_comment_may_stand_above_a_condition() {
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
    fn members_are_deprecated_by_a_command_or_by_a_sentence() {
        let table = [
            ("/**< \\deprecated use B */", true),
            ("/**\n     * \\deprecated\n     * This option is not used.\n     */", true),
            ("/**< Deprecated, use B */", true),
            ("/**< Can copy. Deprecated. Use instead B. */", true),
            ("/**< What the Deprecated one was for */", false),
            ("/**< is not deprecated */", false),
            ("", false),
        ];
        for (comment, expected) in table {
            assert_eq!(says_deprecated(comment), expected, "{comment}");
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
