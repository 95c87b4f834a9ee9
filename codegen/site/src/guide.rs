//! The pages of the guide: one page for each topic, with the text for both languages. Names in code link to the pages
//! about these names.

use super::{html, links::Links, page::Page, site_index::SiteIndex};
use askama::Template;
use codegen_printing::guide::{LANGUAGES, Topic, topics};
use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

#[derive(Template)]
#[template(path = "site/guide.html.j2")]
struct GuidePage<'a> {
    page: Page,
    title_html: String,
    parts: Vec<Part<'a>>,
    /// Links to the previous and the next topic.
    before: Option<(String, String)>,
    after: Option<(String, String)>,
}

/// A part of a topic: text for all languages, or for one language.
struct Part<'a> {
    language: &'a str,
    html: String,
}

#[derive(Template)]
#[template(path = "site/guides.html.j2")]
struct Contents {
    page: Page,
    topics: Vec<(String, String)>,
}

/// Returns all pages of the guide, by path.
pub(super) fn pages(index: &SiteIndex<'_>) -> Vec<(String, String)> {
    let topics = topics(&index.majors, index.default_major);
    let page = |title: &str, path: &str, trail| Page {
        title: title.to_owned(),
        description: format!("{title}: CUDA from Rust and Python with cubind."),
        root: "../",
        trail,
        version: index.about.version.clone(),
        address: index.about.at(path),
    };
    let links = index.links_of_all("../");
    let name = |topic: &Topic| (html::words(&topic.title, &links), format!("{}.html", slug(&topic.title)));
    let of_topic = |(place, topic): (usize, &Topic)| {
        let parts = topic.parts.iter().filter(|(_, text)| !text.trim().is_empty());
        let path = format!("guide/{}.html", slug(&topic.title));
        let trail = vec![("Guide".to_owned(), "guide/index.html".to_owned())];
        let made = GuidePage {
            page: page(&html::plain(&topic.title), &path, trail),
            title_html: html::words(&topic.title, &links),
            parts: parts
                .map(|(of, text)| Part { language: label(*of), html: markdown(text, label(*of), &links) })
                .collect(),
            before: place.checked_sub(1).map(|before| name(&topics[before])),
            after: topics.get(place + 1).map(name),
        };
        (path, super::render(&made))
    };
    let contents =
        Contents { page: page("Guide", "guide/index.html", Vec::new()), topics: topics.iter().map(name).collect() };
    let contents = ("guide/index.html".to_owned(), super::render(&contents));
    topics.iter().enumerate().map(of_topic).chain([contents]).collect()
}

fn label(language: Option<&str>) -> &'static str {
    LANGUAGES.iter().find(|(name, _)| Some(*name) == language).map_or("", |(_, label)| label)
}

/// Returns the file name for a title: `Compiling with NVRTC` becomes `compiling-with-nvrtc`.
fn slug(title: &str) -> String {
    let words = title.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-").to_lowercase()
}

/// Converts Markdown to HTML, and adds links to known names in code. The id of each table consists of a counter and the
/// language.
fn markdown(text: &str, language: &str, links: &Links<'_>) -> String {
    let (mut is_block, mut is_dropped, mut tables) = (false, false, 0);
    let events = Parser::new_ext(text, Options::ENABLE_TABLES).filter_map(|event| match event {
        // Links whose targets begin with `crate::` are removed, because only rustdoc can resolve them.
        Event::Start(Tag::Link { ref dest_url, .. }) if dest_url.starts_with("crate::") => {
            is_dropped = true;
            None
        }
        Event::End(TagEnd::Link) if is_dropped => {
            is_dropped = false;
            None
        }
        Event::Start(Tag::CodeBlock(kind)) => {
            is_block = true;
            let label = match &kind {
                CodeBlockKind::Fenced(word) if word.starts_with("compile_fail") => {
                    "<p class=\"refused\">The compiler rejects this:</p>\n"
                }
                CodeBlockKind::Fenced(_) | CodeBlockKind::Indented => "",
            };
            Some(Event::Html(format!("{label}<pre><code>").into()))
        }
        Event::End(TagEnd::CodeBlock) => {
            is_block = false;
            Some(Event::Html("</code></pre>\n".into()))
        }
        Event::Text(text) if is_block => {
            Some(Event::Html(html::code(&text, links).replace('\n', html::NEW_LINE).into()))
        }
        Event::Code(code) => Some(Event::InlineHtml(format!("<code>{}</code>", html::code(&code, links)).into())),
        Event::Start(Tag::Table(_)) => {
            tables += 1;
            let name = format!("{language} table {tables}");
            let region =
                format!("<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"{}\"><table>", name.trim());
            Some(Event::Html(region.into()))
        }
        Event::End(TagEnd::Table) => Some(Event::Html("</tbody></table></div>\n".into())),
        other @ (Event::Start(_)
        | Event::End(_)
        | Event::Text(_)
        | Event::InlineMath(_)
        | Event::DisplayMath(_)
        | Event::Html(_)
        | Event::InlineHtml(_)
        | Event::FootnoteReference(_)
        | Event::SoftBreak
        | Event::HardBreak
        | Event::Rule
        | Event::TaskListMarker(_)) => Some(other),
    });
    let mut html = String::with_capacity(text.len() * 2);
    pulldown_cmark::html::push_html(&mut html, events);
    html
}
