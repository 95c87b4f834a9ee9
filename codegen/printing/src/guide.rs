//! Guide for both languages, with a common text. Text for one language is between `::: rust` or `::: python` and `:::`.
//! The guide for a language omits topics that have no text for that language.

#[cfg(test)]
mod sentences;

use askama::Template;
use codegen_core::package::CoreAt;

#[derive(Template)]
#[template(path = "guide/guide.md.j2", escape = "none")]
struct Text<'a> {
    majors: &'a [u32],
    default: u32,
    /// The dependency on `cubind` in `Cargo.toml`: the text between the braces.
    cargo: String,
    /// The arguments of `pip install` that install `cubind`: alone, and together with NVIDIA's libraries.
    pip: String,
    pip_with_libraries: String,
}

/// The languages. Each pair contains the name in the guide's markers and the name that is displayed.
pub const LANGUAGES: [(&str, &str); 2] = [("rust", "Rust"), ("python", "Python")];

/// A topic of the guide, for all languages.
pub struct Topic {
    /// The heading of the topic.
    pub title: String,
    /// The parts of the text in order, as Markdown. Each part has the language to which it applies, or `None` for all
    /// languages.
    pub parts: Vec<(Option<&'static str>, String)>,
}

/// The topics of the whole guide.
pub fn topics(majors: &[u32], default: u32) -> Vec<Topic> {
    let from = CoreAt::published();
    let (cargo, pip, pip_with_libraries) =
        (from.for_cargo(), from.for_pip_with(""), from.for_pip_with(&format!("cu{default}")));
    let text = Text { majors, default, cargo, pip, pip_with_libraries }
        .render()
        .unwrap_or_else(|error| panic!("guide.md.j2: {error}"));
    let mut topics: Vec<Topic> = Vec::new();
    let (mut of, mut is_code) = (None, false);
    for line in text.lines() {
        is_code ^= line.starts_with("```");
        if let Some(title) = line.strip_prefix("## ").filter(|_| !is_code) {
            topics.push(Topic { title: title.to_owned(), parts: Vec::new() });
        } else if let Some(mark) = line.strip_prefix(":::").filter(|_| !is_code) {
            of = language(mark.trim());
        } else if let Some(topic) = topics.last_mut() {
            topic.add(of, line);
        }
    }
    topics
}

/// The language of the text that follows a marker. `None` for a bare `:::`.
fn language(mark: &str) -> Option<&'static str> {
    let known = LANGUAGES.iter().map(|(name, _)| *name).find(|name| *name == mark);
    assert!(known.is_some() || mark.is_empty(), "the guide has a marker for {mark:?}, which is not a language");
    known
}

impl Topic {
    fn add(&mut self, of: Option<&'static str>, line: &str) {
        match self.parts.last_mut().filter(|(last, _)| *last == of) {
            Some((_, text)) => *text += &format!("{line}\n"),
            None => self.parts.push((of, format!("{line}\n"))),
        }
    }

    /// The text of a topic for one language.
    fn text(&self, language: &str) -> String {
        let parts = self.parts.iter().filter(|(of, _)| of.is_none_or(|of| of == language));
        let parts = parts.map(|(_, text)| text.trim()).filter(|text| !text.is_empty());
        parts.collect::<Vec<_>>().join("\n\n")
    }
}

/// The guide for one language.
pub fn of(language: &str, majors: &[u32], default: u32) -> String {
    let topics = topics(majors, default).into_iter().map(|topic| (topic.text(language), topic.title));
    let topics = topics.filter(|(text, _)| !text.is_empty());
    topics.fold("# Guide\n".to_owned(), |guide, (text, title)| format!("{guide}\n## {title}\n\n{text}\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_the_common_sections_and_its_own() {
        let [rust, python] = LANGUAGES.map(|(name, _)| of(name, &[12, 13], 13));
        for common in ["## Errors", "All versions use the same driver library"] {
            assert!(rust.contains(common) && python.contains(common), "{common}");
        }
        for (text, own, other) in [(&rust, "```no_run", "```python"), (&python, "```python", "```no_run")] {
            assert!(text.contains(own) && !text.contains(other), "{own}");
            assert!(!text.contains(":::") && !text.contains("\n\n\n\n"));
        }
        assert!(rust.contains("## Coming from cudarc") && !python.contains("cudarc"));
        assert!(python.contains("## Coming from `cuda.bindings`"));
    }
}
