//! The site's Atom feed, with an entry for each toolkit and each release that has a predecessor.

use super::{compare::Axis, release, site_index::SiteIndex};
use askama::Template;
use codegen_core::version::Version;

/// The path of the feed on the site.
pub(super) const PATH: &str = "feed.atom";

#[derive(Template)]
#[template(path = "site/feed.atom.j2", escape = "html")]
struct Feed<'a> {
    address: &'a str,
    date: &'a str,
    entries: Vec<Entry>,
}

struct Entry {
    title: String,
    link: String,
    /// Formats the numbers of changes.
    text: String,
}

/// Returns the Atom feed. The ids of its entries depend only on the data, because feed readers detect new entries by
/// their ids.
pub(super) fn feed(index: &SiteIndex<'_>, axes: &[Axis<'_>]) -> String {
    let entries = axes.iter().flat_map(|axis| {
        let versions = axis.versions.iter().skip(1).rev();
        versions.map(|version| Entry {
            title: format!("{} {version}", axis.product),
            link: release::path(&axis.slug, *version),
            text: text(axis, *version),
        })
    });
    super::render(&Feed { address: &index.about.address, date: &index.about.date, entries: entries.collect() })
}

fn text(axis: &Axis<'_>, version: Version) -> String {
    let count = |words: &[&str]| {
        let events = axis.sections.iter().flat_map(|section| section.log.values().flatten());
        events.filter(|event| event.version == version && words.contains(&event.what)).count()
    };
    format!(
        "{} names are new, {} refer to another symbol, {} are removed or kept only for old binaries, {} are newly deprecated.",
        count(&["added"]),
        count(&["other meaning"]),
        count(&["removed", "legacy"]),
        count(&["deprecated", "to be deprecated"])
    )
}
