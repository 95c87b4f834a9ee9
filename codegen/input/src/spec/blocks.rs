//! The text of each spec entry, for reports that quote entries.

use super::yaml::Document;
use std::collections::BTreeMap;

/// The lines of one entry in a spec.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// The number of the line that contains the entry's key, counted from 1.
    pub line: usize,
    /// The lines of the entry, and of the comment directly above the entry.
    pub lines: Vec<String>,
}

impl Block {
    /// Returns the lines of the entry without comments and blank lines. A change to a comment does not change the
    /// entry.
    pub fn code(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().map(String::as_str).filter(|line| !is_comment(line))
    }
}

/// Returns the entries in the text of a spec, by section and key. The map is empty if the text is not valid YAML.
pub fn blocks(text: &str) -> BTreeMap<(String, String), Block> {
    let all: Vec<&str> = text.lines().collect();
    let Ok(document) = Document::parse(text) else { return BTreeMap::new() };
    document.entries().map(|(section, key, line)| ((section.to_owned(), key.to_owned()), block(&all, line))).collect()
}

fn block(all: &[&str], line: usize) -> Block {
    let key = line.saturating_sub(1);
    let depth = all.get(key).map_or(0, |line| indent(line));
    let above = all[..key].iter().rev().take_while(|line| is_comment(line) && indent(line) == depth).count();
    // Lines that are indented more than the key belong to the entry. Blank lines and comments between these lines do
    // not end the entry.
    let below = &all[(key + 1).min(all.len())..];
    let reach = below.iter().take_while(|line| line.is_empty() || is_comment(line) || indent(line) > depth);
    let owned = reach.enumerate().filter(|(_, line)| !line.is_empty() && indent(line) > depth).last();
    let end = key + 1 + owned.map_or(0, |(index, _)| index + 1);
    Block { line, lines: all[key - above..end.min(all.len())].iter().map(|line| (*line).to_owned()).collect() }
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

fn is_comment(line: &str) -> bool {
    line.trim_start().starts_with('#')
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
library:
  name: tiny
  loads:
    \"12..\": {linux: []}
# Above a section.
functions:
  # why
  # it is so
  a:
    params:
      x: out

      # inside
      y: in
  # of b
  b: {params: {x: out,
      y: in}}
enums: {c.d: {name: e}}
";

    #[test]
    fn an_entry_has_its_lines_and_the_comment_above() {
        let blocks = blocks(TEXT);
        let keys: Vec<String> = blocks.keys().map(|(section, key)| format!("{section} {key}")).collect();
        assert_eq!(keys, ["enums c.d", "functions a", "functions b", "library loads", "library name"]);
        let of = |section: &str, key: &str| &blocks[&(section.to_owned(), key.to_owned())];
        let a = of("functions", "a");
        assert_eq!((a.line, a.lines.len(), a.lines[0].as_str()), (9, 8, "  # why"));
        assert_eq!(a.lines[7], "      y: in");
        assert_eq!(a.code().collect::<Vec<_>>(), ["  a:", "    params:", "      x: out", "", "      y: in"]);
        assert_eq!(of("functions", "b").lines, ["  # of b", "  b: {params: {x: out,", "      y: in}}"]);
        assert_eq!(of("library", "loads").lines.len(), 2);
        assert_eq!(of("enums", "c.d").lines, ["enums: {c.d: {name: e}}"]);
        assert_eq!(super::blocks("a: ["), BTreeMap::new());
    }
}
