//! Facts in comments about the parameters of a function.
//!
//! The facts are directions, arrays and their counts, parameters that may be NULL, and the location of memory (host or
//! device).

use super::{
    comments::{sections, unframed},
    pointers,
};
use crate::{
    ctype::CType,
    facts::{Described, DocDirection},
    ordered::Ordered,
};
use std::collections::BTreeSet;

/// Returns the documented direction of each parameter that the comment describes.
pub(super) fn directions(comment: &str) -> Ordered<DocDirection> {
    descriptions(comment)
        .into_iter()
        .filter_map(|Description { name, tag, words }| {
            Some((name, tag.or_else(|| mentions_return(&words).then_some(DocDirection::Returned))?))
        })
        .collect()
}

/// Returns the description of one parameter in a comment.
struct Description {
    name: String,
    tag: Option<DocDirection>,
    words: String,
}

/// Returns the descriptions of all parameters in a comment.
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

/// Returns the documentation of `param` for printing on a terminal. The documentation must not be written to any file.
pub(super) fn words(comment: &str, param: &str) -> Option<String> {
    let found = descriptions(comment).into_iter().find(|description| description.name == param)?;
    let words: Vec<&str> =
        found.words.trim_start_matches(|c: char| c.is_whitespace() || c == '-').split_whitespace().collect();
    (!words.is_empty()).then(|| words.join(" "))
}

/// Returns the facts that a comment states about pointers, apart from their direction. `params` contains the function's
/// parameters.
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
        if mentions_array(&words) {
            all.arrays.insert(name.clone());
        }
        all.memory.extend(pointers::memory(first_paragraph(&words)).map(|memory| (name, memory)));
    }
    all.may_be_null = may_be_null(comment, params);
    all
}

/// Returns the pointers, functions and handles that may be NULL according to their descriptions in the comment, or
/// according to a sentence about the function.
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

/// Returns the first paragraph of a parameter's description. Later paragraphs describe the function.
fn first_paragraph(words: &str) -> &str {
    words.trim_start().split('\n').next().unwrap_or_default()
}

/// Returns true if a parameter's description mentions an array or a list. Identifiers such as `cuArrayCreate` do not
/// count.
fn mentions_array(words: &str) -> bool {
    let mut words = words.split(|c: char| !c.is_alphanumeric() && c != '_').map(str::to_lowercase);
    words.any(|word| matches!(word.as_str(), "array" | "arrays" | "list" | "lists"))
}

/// Returns the integer parameters that a description mentions. A parameter's name counts if it is marked as code (`\p
/// count`), or if it is not an English word (`numOps`).
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

/// Splits the text after a command into the direction tag (`\param[out] x` or `\param [out] x`) and the remaining text.
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

/// Returns true if a parameter's description begins like the descriptions of outputs.
fn mentions_return(description: &str) -> bool {
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
}
