//! Data for page templates: the head of every page, and the parts of a page about a name. Fields whose names end in
//! `html` contain HTML.

use super::timeline::Cell;
use askama::Template;
use codegen_core::version::Version;

/// The data for the head of a page.
#[derive(Clone, Debug)]
pub(super) struct Page {
    pub(super) title: String,
    pub(super) description: String,
    /// The relative path from the page to the root of the site: empty, `../`, and so on.
    pub(super) root: &'static str,
    /// The parent pages of this page: their labels, and their paths relative to the root.
    pub(super) trail: Vec<(String, String)>,
    /// The version of the site's data.
    pub(super) version: String,
    /// The permanent URL of the page, which search engines list.
    pub(super) address: String,
}

/// A page about one name.
#[derive(Template)]
#[template(path = "site/item.html.j2")]
pub(super) struct ItemPage {
    pub(super) page: Page,
    pub(super) name: String,
    /// The id of the heading, to which Sphinx inventories link. The id is the name in Python, or empty if the name does
    /// not exist in Python.
    pub(super) anchor: String,
    pub(super) what: &'static str,
    /// The introductory sentence of the page.
    pub(super) lead_html: String,
    /// Facts about the name, one per line.
    pub(super) facts_html: Vec<String>,
    /// The notes at the top of the page.
    pub(super) notes_html: Vec<String>,
    /// The title of the timeline, such as `CUDA toolkits`.
    pub(super) axis: String,
    pub(super) timeline: Vec<Cell>,
    pub(super) meanings: Vec<Row>,
    pub(super) declared: Vec<Code>,
    pub(super) signatures: Vec<Signatures>,
    pub(super) params: Vec<Params>,
    pub(super) promises_html: Vec<String>,
    pub(super) errors_html: Vec<Row>,
    pub(super) layouts: Vec<Layout>,
    pub(super) members: Vec<Member>,
    /// The functions of a family, if the page describes a family.
    pub(super) variants: Vec<Variant>,
    /// Tables of values by toolkit, each with a heading.
    pub(super) lists_of_rows: Vec<(String, Vec<Row>)>,
    /// The older symbol with the same name as the page. The documented name no longer refers to this symbol.
    pub(super) footnote: Option<Footnote>,
    /// The symbols that a driver returns for the name, by the CUDA version that the program requests.
    pub(super) given: Vec<Row>,
    /// The CUDA version of the driver that returned the symbols.
    pub(super) driver: Version,
    /// The sources of cross-checks that agree with the headers.
    pub(super) sources_html: Vec<String>,
    /// Lists of links to other names.
    pub(super) lists: Vec<List>,
    pub(super) events: Vec<EventRow>,
    /// True if the changes come first on the page, because readers look for them. On the page of an enum, the members
    /// come first.
    pub(super) events_first: bool,
    /// The path of the data file that contains the name.
    pub(super) data: String,
}

/// An older symbol with the same name as a documented name.
pub(super) struct Footnote {
    pub(super) name: String,
    pub(super) declared: Vec<Code>,
}

/// A row of a table: toolkits, and a value that applies in these toolkits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) versions: String,
    pub(super) html: String,
}

/// Code that has a label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Code {
    pub(super) label: String,
    pub(super) html: String,
}

/// The signatures of a function in the corresponding modules of the Rust crate and the Python package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Signatures {
    pub(super) label: String,
    pub(super) forms: Vec<Code>,
}

/// The parameters of one signature.
pub(super) struct Params {
    pub(super) versions: String,
    pub(super) rows: Vec<Param>,
}

/// A row of the parameter table, which describes one parameter.
pub(super) struct Param {
    pub(super) declared_html: String,
    pub(super) role_html: String,
    pub(super) why_html: String,
    /// The end of the period in which the library uses the memory. Empty if there is no such period.
    pub(super) until_html: String,
    pub(super) until_why_html: String,
}

/// The layout of a record in some toolkits on one operating system.
pub(super) struct Layout {
    pub(super) label: String,
    pub(super) kind: &'static str,
    pub(super) size: u64,
    pub(super) align: u64,
    pub(super) rows: Vec<LayoutRow>,
}

/// A field of a record, or padding between fields.
pub(super) struct LayoutRow {
    pub(super) place: String,
    pub(super) size: u64,
    pub(super) depth: usize,
    /// The C declaration of the field. Empty for padding.
    pub(super) field_html: String,
    /// The position and the width of the field in a drawing, as percentages of the record's size.
    pub(super) left: String,
    pub(super) width: String,
}

/// A function of a family.
pub(super) struct Variant {
    pub(super) name: String,
    pub(super) declared_html: String,
    /// The versions that contain the function.
    pub(super) versions: String,
    /// The changes to the function, newest first.
    pub(super) events_html: String,
}

/// A member of an enum.
pub(super) struct Member {
    pub(super) name: String,
    pub(super) value: String,
    /// The toolkits that contain the member, if these toolkits differ from those of the enum, and a mark if the member
    /// is deprecated.
    pub(super) said: String,
    /// The path of the page about the member, if there is one.
    pub(super) link: String,
}

/// A list of links with a heading.
pub(super) struct List {
    pub(super) heading: String,
    /// The groups of links: the title of each library, and the links to the library's names.
    pub(super) groups: Vec<(String, Vec<String>)>,
    /// The text with the number of omitted links. Empty if no links are omitted.
    pub(super) more_html: String,
}

/// A change to the name in one toolkit.
pub(super) struct EventRow {
    pub(super) version: String,
    pub(super) what: &'static str,
    /// The link to the page that compares this toolkit with the previous one.
    pub(super) link: String,
    pub(super) lines: Vec<(&'static str, String)>,
}
