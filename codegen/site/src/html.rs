//! Conversion of text to HTML: escaping, code, and links from names in code.

use super::links::Links;

/// A line break inside code. When a page is printed, leading spaces in its lines are removed, but not the spaces after
/// this line break.
pub(super) const NEW_LINE: &str = "&#10;";

/// Escapes text for use between tags, or in an attribute value that is in double quotes.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len() + 8);
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            other => escaped.push(other),
        }
    }
    escaped
}

/// Converts version ranges to words: `12.0..12.9, 13.1..` becomes “12.0–12.9, 13.1 and later”.
pub(super) fn versions(ranges: &str) -> String {
    let range = |range: &str| match range.split_once("..") {
        Some(("", last)) => format!("until {last}"),
        Some((first, "")) => format!("{first} and later"),
        Some((first, last)) => format!("{first}–{last}"),
        None => range.to_owned(),
    };
    ranges.split(", ").map(range).collect::<Vec<_>>().join(", ")
}

/// Converts code to HTML. Known names in the code link to their pages.
pub(super) fn code(text: &str, links: &Links<'_>) -> String {
    let mut html = String::with_capacity(text.len() * 2);
    let mut rest = text;
    while let Some(start) = rest.find(|letter: char| letter.is_ascii_alphabetic() || letter == '_') {
        let (before, from) = rest.split_at(start);
        html += &escape(before);
        let end = from.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').unwrap_or(from.len());
        let (name, behind) = from.split_at(end);
        // A number that contains a letter, such as `0x1f`, is not a name.
        let is_number = before.ends_with(|letter: char| letter.is_ascii_digit());
        match links.to(name).filter(|_| !is_number) {
            Some(link) => html += &format!("<a href=\"{link}\">{name}</a>"),
            None => html.push_str(name),
        }
        rest = behind;
    }
    html + &escape(rest)
}

/// Converts text that contains code in backticks to HTML.
pub(super) fn words(text: &str, links: &Links<'_>) -> String {
    let parts = text.split('`').enumerate();
    let parts = parts.map(|(index, part)| match index % 2 {
        0 => escape(part),
        _ => format!("<code>{}</code>", code(part, links)),
    });
    parts.collect()
}

/// Like [`words`], but returns text without tags, for use in a title.
pub(super) fn plain(text: &str) -> String {
    text.replace('`', "")
}

#[cfg(test)]
mod tests {
    use super::{super::links::Index, *};

    #[test]
    fn names_in_code_are_links_and_text_is_escaped() {
        let mut index = Index::default();
        index.add(0, "CUresult", "driver/CUresult.html");
        let links = Links { index: &index, section: 0, used: &[], root: "../", own: "cuInit" };
        let html = code("CUresult cuInit(const char *a, int b<3>, 0xCUresult)", &links);
        let expected =
            "<a href=\"../driver/CUresult.html\">CUresult</a> cuInit(const char *a, int b&lt;3&gt;, 0xCUresult)";
        assert_eq!(html, expected);
        assert_eq!(words("`CUresult` & `x`", &links).matches("<a ").count(), 1);
        assert_eq!(words("a < b, `c`", &links), "a &lt; b, <code>c</code>");
        assert_eq!(plain("`a` b"), "a b");
    }
}
