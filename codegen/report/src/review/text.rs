//! Size limits of a review. Markdown text is truncated after a complete part, and a reference to the full text follows.
//!
//! GitHub limits comments to 65536 characters.

use crate::markdown::block;

/// The maximum size of a review in bytes. A character may have several bytes.
pub(super) const LIMIT: usize = 60_000;

/// The minimum size of a text in bytes, which is the size of the sentence that replaces omitted parts.
const NOTICE: usize = 160;

/// A part of a text, such as a line or a section.
#[derive(Clone, Debug, Default)]
struct Part {
    full: String,
    /// The short form of the part, which is printed if space is limited. If it is empty, the part is omitted instead.
    brief: String,
}

/// A text in a review: several parts between an opening and a closing line.
#[derive(Clone, Debug)]
pub(super) struct Text {
    open: String,
    parts: Vec<Part>,
    close: &'static str,
    /// The location of the full text, as Markdown. The location is printed if the text is truncated.
    instead: String,
}

impl Text {
    /// A text that consists of the lines of a diff.
    pub(super) fn diff(lines: &[String], instead: &str) -> Self {
        let parts = lines.iter().map(|line| Part { full: format!("{line}\n"), brief: String::new() });
        Self { open: "```diff\n".to_owned(), parts: parts.collect(), close: "```\n", instead: instead.to_owned() }
    }

    /// A text that consists of list items.
    pub(super) fn bullets(lines: &[String], instead: &str) -> Self {
        let parts = lines.iter().map(|line| (format!("- {line}\n"), String::new()));
        Self::parts(parts, instead)
    }

    /// A text whose parts are printed in full, or in their short forms if space is limited.
    pub(super) fn parts(parts: impl Iterator<Item = (String, String)>, instead: &str) -> Self {
        let parts = parts.map(|(full, brief)| Part { full, brief }).collect();
        Self { open: String::new(), parts, close: "", instead: instead.to_owned() }
    }

    /// A text that consists of a single part with code in the given language.
    pub(super) fn code(language: &str, lines: &[String], instead: &str) -> Self {
        Self::parts(std::iter::once((block(language, lines), String::new())), instead)
    }

    /// Adds a title on a separate line above the text.
    pub(super) fn titled(mut self, title: &str) -> Self {
        self.open = format!("{title}\n\n{}", self.open);
        self
    }

    pub(super) fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// The length in bytes of the complete text.
    fn len(&self) -> usize {
        self.open.len() + self.close.len() + self.parts.iter().map(|part| part.full.len()).sum::<usize>()
    }

    /// Prints the text in at most `most` bytes.
    pub(super) fn cut(&self, most: usize) -> String {
        let is_whole = self.len() <= most;
        let mut left =
            if is_whole { usize::MAX } else { most.saturating_sub(self.open.len() + self.close.len() + NOTICE) };
        let mut briefs: usize = self.parts.iter().map(|part| part.brief.len()).sum();
        let (mut text, mut shown) = (self.open.clone(), 0);
        for Part { full, brief } in &self.parts {
            briefs -= brief.len();
            let said = match left {
                left if full.len().saturating_add(briefs) <= left => full,
                left if !brief.is_empty() && brief.len() <= left => brief,
                _ => break,
            };
            left -= said.len();
            shown += 1;
            text += said;
        }
        text += self.close;
        match self.parts.len() - shown {
            0 => text,
            more => text + &format!("\n… and {more} more: read {}.\n", self.instead),
        }
    }
}

/// The texts about each library under one heading.
pub(super) type ByLibrary<'a> = Vec<(&'a str, Vec<Text>)>;

/// Prints the texts below the names of the libraries, in at most `most` bytes in total. Long texts can use the space
/// that short texts do not need.
pub(super) fn by_library(said: &ByLibrary<'_>, most: usize) -> String {
    let said: Vec<(String, Vec<&Text>)> = said
        .iter()
        .map(|(name, texts)| (format!("### {name}\n\n"), texts.iter().filter(|text| !text.is_empty()).collect()))
        .filter(|(_, texts): &(String, Vec<&Text>)| !texts.is_empty())
        .collect();
    let needs: Vec<usize> = said
        .iter()
        .map(|(heading, texts)| heading.len() + texts.iter().map(|text| text.len() + 1).sum::<usize>())
        .collect();
    let shares = shares(&needs, most);
    let printed = said.iter().zip(shares).map(|((heading, texts), share)| {
        let of_texts: Vec<usize> = texts.iter().map(|text| text.len() + 1).collect();
        let within = self::shares(&of_texts, share.saturating_sub(heading.len()));
        let texts: Vec<String> = texts.iter().zip(within).map(|(text, share)| text.cut(share)).collect();
        format!("{heading}{}", texts.join("\n"))
    });
    printed.collect::<Vec<_>>().join("\n")
}

/// Divides `all` bytes among texts that need these sizes. If `all` is too small, long texts get equal shares.
pub(super) fn shares(needs: &[usize], all: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..needs.len()).collect();
    order.sort_by_key(|index| needs[*index]);
    let (mut shares, mut left) = (vec![0; needs.len()], all);
    for (done, index) in order.into_iter().enumerate() {
        shares[index] = needs[index].min(left / (needs.len() - done));
        left -= shares[index];
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_parts_leave_unused_space_to_larger_parts() {
        assert_eq!(shares(&[10, 100, 30], 70), [10, 30, 30]);
        assert_eq!(shares(&[10, 20], 70), [10, 20]);
        assert_eq!(shares(&[], 70), [0; 0]);
    }

    #[test]
    fn text_is_truncated_at_the_end_of_a_part() {
        let lines: Vec<String> = (0..100).map(|number| format!("+{number:02}")).collect();
        let cut = Text::diff(&lines, "`a.txt`").cut(200);
        assert!(cut.len() <= 200, "{cut}");
        assert!(cut.starts_with("```diff\n+00\n+01\n"), "{cut}");
        assert!(cut.ends_with("```\n\n… and 93 more: read `a.txt`.\n"), "{cut}");
        let parts = (0..10).map(|number| (format!("{number}: {}\n", "x".repeat(100)), format!("{number}\n")));
        let cut = Text::parts(parts, "it").cut(400);
        assert!(cut.starts_with("0: xxx") && cut.ends_with("\n8\n9\n"), "the rest in few words: {cut}");
    }
}
