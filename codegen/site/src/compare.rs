//! Pages that compare two toolkits, or two releases of a library. They contain the output of `cargo xtask diff`.

use super::{
    html,
    links::Links,
    log::sign,
    page::Page,
    site_index::{LibrarySection, SiteIndex},
};
use askama::Template;
use codegen_core::version::Version;
use codegen_report::diff::{
    Diff, Library, summary,
    view::{Body, Line, Section, sections},
};

/// The folder of the comparison pages.
pub(super) const FOLDER: &str = "compare";

/// An axis of versions: CUDA's toolkits, or the releases of an independently versioned library.
pub(super) struct Axis<'a> {
    /// The name of the product to which the versions belong.
    pub(super) product: &'a str,
    /// The name of the product in URLs.
    pub(super) slug: String,
    pub(super) sections: Vec<&'a LibrarySection<'a>>,
    /// All versions of the product, oldest first.
    pub(super) versions: Vec<Version>,
}

/// Returns all axes of versions. The axis of CUDA's toolkits comes first.
pub(super) fn axes<'a>(index: &'a SiteIndex<'a>) -> Vec<Axis<'a>> {
    let mut axes: Vec<Axis<'a>> = Vec::new();
    for section in &index.sections {
        let slug = slug(section);
        match axes.iter_mut().find(|axis| axis.slug == slug) {
            Some(axis) => axis.sections.push(section),
            None => axes.push(Axis { product: section.product(), slug, sections: vec![section], versions: Vec::new() }),
        }
    }
    for axis in &mut axes {
        axis.versions = axis.sections.iter().flat_map(|section| section.versions()).collect();
        axis.versions.sort_unstable();
        axis.versions.dedup();
    }
    axes.sort_by_key(|axis| axis.sections.len() == 1);
    axes
}

/// Returns all pairs that consist of an older and a newer version of the product.
pub(super) fn pairs<'a>(axis: &'a Axis<'a>) -> impl Iterator<Item = (&'a Axis<'a>, [Version; 2])> {
    let older = |new: &'a Version| axis.versions.iter().take_while(move |old| *old < new);
    axis.versions.iter().flat_map(move |new| older(new).map(move |old| (axis, [*old, *new])))
}

/// Returns the part of a URL that identifies the axis of a library.
fn slug(section: &LibrarySection<'_>) -> String {
    match section.subject.spec.content.library.has_own_versions() {
        true => section.name().to_owned(),
        false => section.product().to_lowercase(),
    }
}

/// Returns the path of the page that compares two versions, relative to the root of the site.
pub(super) fn path(slug: &str, old: Version, new: Version) -> String {
    format!("{FOLDER}/{slug}-{old}-{new}.html")
}

/// Returns the path of the page that compares two versions of one library.
pub(super) fn path_of_library(section: &LibrarySection<'_>, old: Version, new: Version) -> String {
    format!("{FOLDER}/{}-{old}-{new}-{}.html", slug(section), section.name())
}

/// The page with the differences between two versions, for all libraries.
#[derive(Template)]
#[template(path = "site/comparison.html.j2")]
struct ComparisonPage<'a> {
    page: Page,
    product: &'a str,
    old: Version,
    new: Version,
    head: [&'static str; 11],
    /// The page of each library with differences, and the cells of the library's row in the table.
    rows: Vec<(String, Vec<String>)>,
    /// Libraries for which the data of one of the two versions is missing, with the reason.
    missing: Vec<(String, String)>,
    same: Vec<String>,
}

/// The page with the differences in one library.
#[derive(Template)]
#[template(path = "site/comparison_library.html.j2")]
struct LibraryPage<'a> {
    page: Page,
    title: &'a str,
    product: &'a str,
    old: Version,
    new: Version,
    sections: Vec<SectionView>,
}

struct SectionView {
    heading: String,
    anchor: String,
    about: &'static str,
    body_html: String,
}

/// Returns the pages that compare two versions, as pairs of path and text.
pub(super) fn pages(index: &SiteIndex<'_>, axis: &Axis<'_>, old: Version, new: Version) -> Vec<(String, String)> {
    let compared = axis.sections.iter().filter_map(|section| {
        let toolkits = [old, new].map(|version| (version, section.facts(version)));
        let library = Library::compare(section.name(), Some(&section.subject.library.spec), toolkits, &index.replaced)?;
        Some((section, library))
    });
    // The pages of a library describe all of its items. A comparison with a version without the library would repeat
    // them.
    let (absent, compared): (Vec<_>, Vec<_>) = compared.partition(|(_, library)| library.absent.is_some());
    let (compared, libraries): (Vec<&LibrarySection<'_>>, Vec<Library>) = compared.into_iter().unzip();
    let diff = Diff { product: axis.product.to_owned(), old, new, libraries };
    let mut files = Vec::new();
    let absent = absent.iter().filter_map(|(section, library)| {
        let version = library.absent?;
        Some((section.title().to_owned(), format!("the library is not in {} {version}", axis.product)))
    });
    let (mut same, mut missing) = (Vec::new(), absent.collect::<Vec<_>>());
    let trail = vec![("Compare".to_owned(), "compare.html".to_owned())];
    for (section, library) in compared.into_iter().zip(&diff.libraries) {
        match &library.changes {
            Ok(changes) => {
                let sections = sections(changes);
                if sections.is_empty() {
                    same.push(section.title().to_owned());
                }
                let path = path_of_library(section, old, new);
                let links = index.links(section, "../", "");
                let mut trail = trail.clone();
                trail.push((format!("{} {old} → {new}", axis.product), self::path(&axis.slug, old, new)));
                let page = LibraryPage {
                    page: page(index, &format!("{}: {old} → {new}", section.title()), trail, &path),
                    title: section.title(),
                    product: axis.product,
                    old,
                    new,
                    sections: sections.into_iter().map(|it| view(it, &links, &diff)).collect(),
                };
                files.push((path, super::render(&page)));
            }
            Err(toolkits) => missing.push((section.title().to_owned(), summary::missing(axis.product, toolkits))),
        }
    }
    let rows = summary::rows(&diff).into_iter().filter(|row| row[1..].iter().any(|cell| cell != "0"));
    let of = |row: Vec<String>| {
        let section = axis.sections.iter().find(|section| section.name() == row[0]);
        let path = section.map(|section| path_of_library(section, old, new)).unwrap_or_default();
        let title = section.map_or(row[0].clone(), |section| section.title().to_owned());
        (path, std::iter::once(title).chain(row.into_iter().skip(1)).collect())
    };
    let whole = ComparisonPage {
        page: page(index, &format!("{} {old} → {new}", axis.product), trail, &path(&axis.slug, old, new)),
        product: axis.product,
        old,
        new,
        head: summary::HEAD,
        rows: rows.map(of).collect(),
        missing,
        same,
    };
    files.push((path(&axis.slug, old, new), super::render(&whole)));
    files
}

fn page(index: &SiteIndex<'_>, title: &str, trail: Vec<(String, String)>, path: &str) -> Page {
    Page {
        title: title.to_owned(),
        description: format!(
            "{title}: names that moved, signatures, removed, deprecated and new functions, records, enums."
        ),
        root: "../",
        trail,
        version: index.about.version.clone(),
        address: index.about.at(path),
    }
}

fn view(section: Section, links: &Links<'_>, diff: &Diff) -> SectionView {
    let (heading, about) = (section.heading(), section.about);
    let anchor = section.what.to_lowercase().replace([' ', ','], "-");
    SectionView { heading, anchor, about, body_html: body(section.body, links, diff) }
}

/// Formats the entries of a section in the comparison.
fn body(body: Body, links: &Links<'_>, diff: &Diff) -> String {
    match body {
        Body::Entries(list) => {
            let entries = list.into_iter().map(|of| {
                let entry = of.said;
                let mut text = format!("<h3 class=\"entry\">{}</h3>", html::words(&entry.title, links));
                if let Some([before, after]) = &entry.forms {
                    let form =
                        |version, form| format!("<dt>{version}</dt><dd><code>{}</code></dd>", html::code(form, links));
                    text += &format!("<dl class=\"forms\">{}{}</dl>", form(diff.old, before), form(diff.new, after));
                }
                text += &lines(&entry.lines, links);
                if !entry.note.is_empty() {
                    text += &format!("<p>{}</p>", html::words(&entry.note, links));
                }
                text
            });
            entries.collect()
        }
        Body::Table(head, rows) => {
            let cell = |text: &String| format!("<td>{}</td>", html::words(text, links));
            let rows = rows.iter().map(|of| format!("<tr>{}</tr>", of.said.iter().map(cell).collect::<String>()));
            let head: String = head.iter().map(|text| format!("<th scope=\"col\">{text}</th>")).collect();
            let rows: String = rows.collect();
            format!("<table class=\"stacked\"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>")
        }
        Body::Declarations(list) => {
            let items = list.iter().map(|of| format!("<li><code>{}</code></li>", html::code(&of.said, links)));
            format!("<ul class=\"code\">{}</ul>", items.collect::<String>())
        }
        Body::Lines(list) => lines(&list.into_iter().map(|of| of.said).collect::<Vec<_>>(), links),
        Body::Words(list) => {
            let items = list.iter().map(|text| format!("<li>{}</li>", html::words(text, links)));
            format!("<ul>{}</ul>", items.collect::<String>())
        }
    }
}

fn lines(lines: &[Line], links: &Links<'_>) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let items = lines.iter().map(|Line(mark, text)| {
        let mark = sign(*mark);
        let mark = if mark.is_empty() { "~" } else { mark };
        format!("<li><b>{mark}</b> <code>{}</code></li>", html::code(text, links))
    });
    format!("<ul class=\"lines\">{}</ul>", items.collect::<String>())
}
