//! The page of one name: its declaration in every toolkit.

use super::{
    compare, family, function, html,
    links::Links,
    page::{Code, EventRow, ItemPage, List, Page, Row},
    site_index::{Kind, LibrarySection, SiteIndex},
    small, sources, timeline, types,
};
use codegen_core::{
    cross_checks::{self, hipify},
    ctype::prototype,
    version::Version,
};

/// The maximum length of a list of links, because pages have to be small.
const SHOWN: usize = 150;

/// The context of the page of one name.
pub(super) struct Item<'a> {
    pub(super) index: &'a SiteIndex<'a>,
    pub(super) section: &'a LibrarySection<'a>,
    pub(super) name: &'a str,
    pub(super) kind: Kind,
    pub(super) links: Links<'a>,
}

impl<'a> Item<'a> {
    /// The page of a name, if it has one.
    pub(super) fn page(
        index: &'a SiteIndex<'a>,
        section: &'a LibrarySection<'a>,
        name: &'a str,
        kind: Kind,
    ) -> ItemPage {
        let item = Item { index, section, name, kind, links: index.links(section, "../", name) };
        let mut page = item.empty();
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
        item.name_means(&mut page);
        let hip = hipify::name(name).map(|hip| format!("in HIP: <code>{}</code>", html::escape(hip)));
        page.facts_html.extend(hip);
        item.taken_by(&mut page);
        sources::fill(&item, &mut page);
        page.events = item.events();
        if page.page.description.is_empty() {
            let what = format!("{} of {}", kind.word(), section.title());
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
            },
            name: self.name.to_owned(),
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

    /// A link to a name as code; the name alone if it has no page.
    pub(super) fn link(&self, name: &str) -> String {
        format!("<code>{}</code>", self.code(name))
    }

    /// The code that `describe` returns, by toolkit.
    pub(super) fn declared(&self, describe: impl Fn(Version) -> Option<String>) -> Vec<Code> {
        let groups = self.section.subject.by_toolkit(describe).into_iter();
        groups.map(|(label, text)| Code { label, html: self.code(&text) }).collect()
    }

    /// The same, as rows of text.
    pub(super) fn rows(&self, describe: impl Fn(Version) -> Option<String>) -> Vec<Row> {
        let groups = self.section.subject.by_toolkit(describe).into_iter();
        groups.map(|(versions, text)| Row { versions, html: self.words(&text) }).collect()
    }

    /// The meaning of a documented name in each toolkit, if it refers to another symbol.
    fn name_means(&self, page: &mut ItemPage) {
        let Some(symbols) = self.section.meanings.get(self.name) else { return };
        page.meanings = self.rows(|version| Some(format!("means `{}`", symbols.get(&version)?)));
        let newest = symbols.values().next_back().copied().unwrap_or_default();
        let section = self.section;
        let at = |version| section.facts(version)?.functions.get(*symbols.get(&version)?);
        let meant = self.declared(|version| {
            let (symbol, function) = (symbols.get(&version)?, at(version)?);
            Some(prototype(&function.returns, symbol, &function.params))
        });
        if newest == self.name {
            return;
        }
        // Programs use the name, so its meaning comes first, then the symbol with the same name.
        let summary = function::summary(self, newest);
        page.lead_html = self.words(&summary);
        page.page.description = html::plain(&summary);
        let name = format!("<code>{}</code>", html::escape(self.name));
        let own = if self.kind == Kind::Name { "" } else { " The library also has an older symbol with this name." };
        page.notes_html = vec![format!("In the newest headers the name {name} means {}.{own}", self.link(newest))];
        for form in &mut page.declared {
            form.label = format!("{}: the symbol with this name", form.label);
        }
        page.what = Kind::Name.word();
        page.facts_html = function::facts(self, newest);
        page.declared.splice(0..0, meant);
        page.timeline = section.timeline(timeline::Shape::Meaning, |version| {
            let standing = function::standing(at(version)?);
            Some(timeline::State { standing, shape: symbols.get(&version).copied() })
        });
        page.signatures = function::signatures(self);
    }

    /// The functions that take a type.
    fn taken_by(&self, page: &mut ItemPage) {
        let is_type = matches!(self.kind, Kind::Enum | Kind::Record | Kind::Typedef | Kind::Callback);
        let Some(users) = self.index.taken_by.get(self.name).filter(|_| is_type) else { return };
        let more = format!("type%3A{}", self.name);
        page.lists.extend(self.list("Functions that take it", users.iter().copied(), &more));
    }

    /// Links to functions of several libraries; `None` if there are none. `more` is the search for all of them.
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

    /// The changes of the name, newest first.
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
