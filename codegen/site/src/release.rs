//! The page about a toolkit or a release, with the changes since its predecessor. Documented names that now refer to
//! another symbol come first.

use super::{
    compare::{self, Axis},
    function, html,
    log::Event,
    page::Page,
    site_index::{Kind, LibrarySection, SiteIndex},
};
use askama::Template;
use codegen_core::version::Version;

/// The folder of the pages about toolkits and releases.
const FOLDER: &str = "releases";

#[derive(Template)]
#[template(path = "site/release.html.j2")]
struct ReleasePage {
    page: Page,
    title: String,
    /// The previous version, and the path of the page that compares both versions.
    before: Option<(String, String)>,
    libraries: Vec<LibraryNews>,
    quiet: Vec<String>,
    /// The libraries for which no older version was scanned.
    first: Vec<String>,
}

/// The changes in one library.
struct LibraryNews {
    title: String,
    anchor: String,
    /// The link to the page with the full comparison of the library.
    link: String,
    groups: Vec<News>,
}

struct News {
    what: &'static str,
    /// A link for each changed name, with a description of the change.
    rows: Vec<(String, String)>,
    /// The number of omitted names.
    more: usize,
}

/// The kinds of changes, the most important kind first.
const ORDER: [&str; 8] =
    ["other meaning", "other signature", "removed", "legacy", "deprecated", "to be deprecated", "added", "changed"];

/// The maximum number of names that are listed for one kind of change. The comparison page contains all of the names.
const SHOWN: usize = 60;

/// The maximum length of the details about a change to one name, in characters.
const LENGTH: usize = 300;

/// Returns the path of the page about a version, relative to the root of the site.
pub(super) fn path(slug: &str, version: Version) -> String {
    format!("{FOLDER}/{slug}-{version}.html")
}

/// Returns the page about a version with a predecessor.
pub(super) fn page(index: &SiteIndex<'_>, axis: &Axis<'_>, version: Version) -> String {
    let before = axis.versions.iter().rev().find(|other| **other < version).copied();
    let title = format!("{} {version}", axis.product);
    let (mut libraries, mut quiet, mut first) = (Vec::new(), Vec::new(), Vec::new());
    for section in axis.sections.iter().filter(|section| section.facts(version).is_some()) {
        let groups = news(index, section, version);
        let earlier = section.versions().rev().find(|other| *other < version);
        match earlier {
            None => first.push(section.title().to_owned()),
            Some(_) if groups.is_empty() => quiet.push(section.title().to_owned()),
            Some(earlier) => libraries.push(LibraryNews {
                title: section.title().to_owned(),
                anchor: section.name().to_owned(),
                link: compare::path_of_library(section, earlier, version),
                groups,
            }),
        }
    }
    let page = ReleasePage {
        page: Page {
            title: format!("What is new in {title}"),
            description: format!(
                "What is new in {title}: names that refer to another symbol, removed, deprecated and new functions."
            ),
            root: "../",
            trail: vec![("Releases".to_owned(), "releases.html".to_owned())],
            version: index.about.version.clone(),
            address: index.about.at(&path(&axis.slug, version)),
        },
        before: before.map(|old| (old.to_string(), compare::path(&axis.slug, old, version))),
        title,
        libraries,
        quiet,
        first,
    };
    super::render(&page)
}

fn news(index: &SiteIndex<'_>, section: &LibrarySection<'_>, version: Version) -> Vec<News> {
    let links = index.links(section, "../", "");
    let groups = ORDER.into_iter().map(|what| {
        let of = |(name, events): (&String, &Vec<Event>)| {
            let event = events.iter().find(|event| event.version == version && event.what == what)?;
            if let Some(path) = section.in_family(name) {
                let said = if what == "added" { String::new() } else { summarized(event) };
                return Some((format!("<a href=\"../{path}\">{name}</a>"), html::words(&shortened(&said), &links)));
            }
            let item = super::item::Item {
                index,
                section,
                name: section.entries.get_key_value(name.as_str())?.0,
                kind: *section.entries.get(name.as_str())?,
                links,
            };
            let said = match what {
                "added" if matches!(item.kind, Kind::Function | Kind::Name) => function::summary(&item, name),
                "added" => item.kind.word().to_owned(),
                _ => summarized(event),
            };
            Some((format!("<a href=\"../{}\">{name}</a>", section.path(name)), html::words(&shortened(&said), &links)))
        };
        // Most constants that change are version numbers, so constants come last.
        let is_constant = |name: &str| section.entries.get(name) == Some(&Kind::Constant);
        let (constants, others): (Vec<_>, Vec<_>) = section.log.iter().partition(|(name, _)| is_constant(name));
        let rows: Vec<(String, String)> = others.into_iter().chain(constants).filter_map(of).collect();
        let more = rows.len().saturating_sub(SHOWN);
        News { what, rows: rows.into_iter().take(SHOWN).collect(), more }
    });
    groups.filter(|group| !group.rows.is_empty()).collect()
}

/// Formats a change on one line: as many of the change's details as fit, and the number of omitted details.
fn summarized(event: &Event) -> String {
    let lines: Vec<String> = event.lines.iter().map(|(sign, line)| format!("{sign} {line}")).collect();
    let lengths = lines.iter().scan(0, |length, line| {
        *length += line.chars().count() + 3;
        Some(*length)
    });
    let shown = lengths.take_while(|length| *length <= LENGTH).count().max(1).min(lines.len());
    let mut told = lines[..shown].join(" · ");
    if shown < lines.len() {
        told += &format!(" · and {} more", lines.len() - shown);
    }
    told
}

/// Truncates a line between words if the line is too long for a table. The comparison page contains the whole line.
fn shortened(text: &str) -> String {
    // The limit leaves space for the number of omitted details.
    let Some((end, _)) = text.char_indices().nth(LENGTH + 30) else { return text.trim().to_owned() };
    let end = text[..end].rfind(' ').unwrap_or(end);
    // Add the closing backtick if the truncated line ends inside code.
    let tick = if text[..end].matches('`').count() % 2 == 1 { "`" } else { "" };
    format!("{}{tick} …", text[..end].trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn details_that_do_not_fit_are_counted() {
        let event = |count: usize| Event {
            version: Version::new(13, 1),
            before: Version::new(13, 0),
            what: "changed",
            lines: vec![("+", format!("`{}`", "x".repeat(90))); count],
        };
        assert_eq!(summarized(&event(2)).matches(" · ").count(), 1);
        assert!(summarized(&event(12)).ends_with(" · and 9 more"), "{}", summarized(&event(12)));
        assert_eq!(summarized(&event(0)), "");
    }

    #[test]
    fn a_long_line_ends_between_words() {
        assert_eq!(shortened(" + `a`"), "+ `a`");
        let long = shortened(&format!("`{}", "word ".repeat(100)));
        assert!(long.ends_with("word` …") && long.len() < LENGTH + 40, "{long}");
    }
}
