//! A page about one name, with its declaration in every toolkit.

use super::{
    compare, family, function, html,
    links::Links,
    listing,
    page::{Code, EventRow, Footnote, ItemPage, List, Page, Row},
    site_index::{Kind, LibrarySection, SiteIndex},
    small, sources, timeline, types,
};
use codegen_core::{
    analysis::availability,
    cross_checks::{self, hipify},
    ctype::prototype,
    facts::Facts,
    version::Version,
};

/// The maximum length of a list of links, which limits the size of pages.
const SHOWN: usize = 150;

/// The context for the page about one name.
pub(super) struct Item<'a> {
    pub(super) index: &'a SiteIndex<'a>,
    pub(super) section: &'a LibrarySection<'a>,
    pub(super) name: &'a str,
    pub(super) kind: Kind,
    pub(super) links: Links<'a>,
}

impl<'a> Item<'a> {
    /// Creates the page of a name, if the name has one.
    pub(super) fn page(
        index: &'a SiteIndex<'a>,
        section: &'a LibrarySection<'a>,
        name: &'a str,
        kind: Kind,
    ) -> ItemPage {
        let item = Item { index, section, name, kind, links: index.links(section, "../", name) };
        let mut page = item.empty();
        if let Some(symbol) = section.meaning(name) {
            item.documented(&mut page, symbol);
        } else {
            match kind {
                Kind::Function => function::fill(&item, &mut page),
                Kind::Family => family::fill(&item, &mut page),
                Kind::Helper => small::helper(&item, &mut page),
                Kind::Name => {}
                Kind::Enum => types::fill_enum(&item, &mut page),
                Kind::Code => small::code(&item, &mut page),
                Kind::Record => types::fill_record(&item, &mut page),
                Kind::Typedef => small::typedef(&item, &mut page),
                Kind::Callback => small::callback(&item, &mut page),
                Kind::Constant => small::constant(&item, &mut page),
            }
            page.meanings.extend(item.meanings());
        }
        let hip = hipify::name(name).map(|hip| format!("in HIP: <code>{}</code>", html::escape(hip)));
        page.facts_html.extend(hip);
        item.taken_by(&mut page);
        sources::fill(&item, &mut page);
        page.events = item.events();
        if page.page.description.is_empty() {
            let what = format!("{} of {}", page.what, section.title());
            page.page.description = format!("{name}, {what}: every toolkit, signatures, and what changed.");
        }
        page
    }

    fn empty(&self) -> ItemPage {
        let section = self.section;
        let axis = match section.subject.spec.content.library.own_product() {
            Some(product) => format!("Releases of {product}"),
            None => "CUDA toolkits".to_owned(),
        };
        ItemPage {
            page: Page {
                title: format!("{} · {}", self.name, section.title()),
                description: String::new(),
                root: "../",
                trail: vec![(section.title().to_owned(), format!("{}/index.html", section.name()))],
                version: self.index.about.version.clone(),
                // Search engines should list the page of the documented name instead of the page of the symbol.
                address: self.index.about.at(&section.path(section.documented_as(self.name).unwrap_or(self.name))),
            },
            name: self.name.to_owned(),
            anchor: match section.python.values().any(|functions| functions.contains_key(self.name)) {
                true => listing::python_name(self.index, section.name(), self.name),
                false => String::new(),
            },
            what: self.kind.word(),
            lead_html: String::new(),
            facts_html: Vec::new(),
            notes_html: Vec::new(),
            axis,
            timeline: Vec::new(),
            meanings: Vec::new(),
            declared: Vec::new(),
            signatures: Vec::new(),
            params: Vec::new(),
            promises_html: Vec::new(),
            errors_html: Vec::new(),
            layouts: Vec::new(),
            members: Vec::new(),
            variants: Vec::new(),
            lists_of_rows: Vec::new(),
            footnote: None,
            given: Vec::new(),
            driver: cross_checks::driver::answers().cuda,
            sources_html: Vec::new(),
            lists: Vec::new(),
            events: Vec::new(),
            events_first: self.kind != Kind::Enum,
            data: format!("data/{}.json", section.name()),
        }
    }

    pub(super) fn words(&self, text: &str) -> String {
        html::words(text, &self.links)
    }

    pub(super) fn code(&self, text: &str) -> String {
        html::code(text, &self.links)
    }

    /// Returns a link to a name, formatted as code. If the name has no page, returns only the name.
    pub(super) fn link(&self, name: &str) -> String {
        format!("<code>{}</code>", self.code(name))
    }

    /// Returns the code that `describe` returns for each toolkit, with the toolkits as labels.
    pub(super) fn declared(&self, describe: impl Fn(Version) -> Option<String>) -> Vec<Code> {
        let groups = self.section.subject.by_toolkit(describe).into_iter();
        groups.map(|(label, text)| Code { label: html::versions(&label), html: self.code(&text) }).collect()
    }

    /// Returns the text that `describe` returns for each toolkit, as rows of a table.
    pub(super) fn rows(&self, describe: impl Fn(Version) -> Option<String>) -> Vec<Row> {
        let groups = self.section.subject.by_toolkit(describe).into_iter();
        groups.map(|(versions, text)| Row { versions: html::versions(&versions), html: self.words(&text) }).collect()
    }

    /// Returns the symbol to which a documented name refers in each toolkit. The result is empty if the name always
    /// refers to the symbol of the same name.
    fn meanings(&self) -> Vec<Row> {
        let symbols = self.section.meanings.get(self.name);
        symbols.map_or_else(Vec::new, |symbols| {
            self.rows(|version| Some(format!("refers to `{}`", symbols.get(&version)?)))
        })
    }

    /// Fills the page of a documented name with the function to which the name refers, because programs use the
    /// documented name. If the library also exports an older symbol with this name, the page describes that symbol in a
    /// footnote.
    fn documented(&self, page: &mut ItemPage, symbol: &'a str) {
        let section = self.section;
        let Some(symbols) = section.meanings.get(self.name) else { return };
        let meant = Item { name: symbol, kind: Kind::Function, ..*self };
        function::fill(&meant, page);
        let at = |version| section.facts(version)?.functions.get(*symbols.get(&version)?);
        page.what = Kind::Function.word();
        page.meanings = self.meanings();
        page.declared = self.declared(|version| {
            let (symbol, function) = (symbols.get(&version)?, at(version)?);
            Some(prototype(&function.returns, symbol, &function.params))
        });
        page.timeline = section.timeline(timeline::Shape::Meaning, |version| {
            let standing = function::standing(at(version)?);
            Some(timeline::State { standing, shape: symbols.get(&version).copied() })
        });
        page.signatures = function::signatures(self);
        let is_named = |facts: &Facts| facts.functions.values().any(|it| it.names.iter().any(|name| name == self.name));
        let lived = availability::among(section.product(), &section.subject.registry.all(), is_named);
        page.facts_html = function::facts(&meant, lived.as_ref());
        page.facts_html.push(format!("symbol: {}", self.link(symbol)));
        if self.kind == Kind::Function {
            let own = |version: Version| section.facts(version)?.functions.get(self.name);
            let declared = self.declared(|version| own(version).map(|it| it.prototype(self.name)));
            page.footnote = Some(Footnote { name: self.name.to_owned(), declared });
        }
    }

    /// Adds a list of the functions that take a type as a parameter.
    fn taken_by(&self, page: &mut ItemPage) {
        let is_type = matches!(self.kind, Kind::Enum | Kind::Record | Kind::Typedef | Kind::Callback);
        let Some(users) = self.index.taken_by.get(self.name).filter(|_| is_type) else { return };
        let more = format!("type%3A{}", self.name);
        page.lists.extend(self.list("Functions that take it", users.iter().copied(), &more));
    }

    /// Returns links to functions of several libraries, or `None` if there are no functions. `more` is a search query
    /// that finds all of these functions.
    pub(super) fn list(
        &self,
        heading: &str,
        users: impl ExactSizeIterator<Item = (usize, &'a str)>,
        more: &str,
    ) -> Option<List> {
        let count = users.len();
        // The search index contains the parameter types of functions with separate pages, but not those of functions in
        // families.
        let mut is_searched = true;
        let mut groups: Vec<(String, Vec<String>)> = Vec::new();
        for (place, symbol) in users.take(SHOWN) {
            let section = &self.index.sections[place];
            is_searched &= section.families.is_empty();
            let link = format!("<a href=\"../{}\">{symbol}</a>", section.path(symbol));
            match groups.last_mut().filter(|(title, _)| title == section.title()) {
                Some((_, links)) => links.push(link),
                None => groups.push((section.title().to_owned(), vec![link])),
            }
        }
        let more_html = match count.checked_sub(SHOWN).filter(|left| *left > 0) {
            Some(left) if is_searched => format!("<a href=\"../search.html?q={more}\">and {left} more</a>"),
            Some(left) => format!("and {left} more"),
            None => String::new(),
        };
        (count > 0).then(|| List { heading: format!("{heading} ({count})"), groups, more_html })
    }

    /// Returns the changes to the name, newest first.
    fn events(&self) -> Vec<EventRow> {
        let events = self.section.log.get(self.name).map(Vec::as_slice).unwrap_or_default();
        let rows = events.iter().map(|event| EventRow {
            version: event.version.to_string(),
            what: event.what,
            link: compare::path_of_library(self.section, event.before, event.version),
            lines: event.lines.iter().map(|(mark, line)| (*mark, self.words(line))).collect(),
        });
        rows.collect()
    }
}
