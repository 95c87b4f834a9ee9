//! Source files of the extension module's crate: tables of classes, functions, and the contents of each Python module.

use super::{
    CFunction, ConstantRow, Package, PyClassRow, PyConstant, PyFunction, PyModule, Slot, contents::Part,
    files::VERSION, functions::rust_name, taken,
};
use askama::Template;
use codegen_printing::{c_literal, ident, render, unparse};
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{format_ident, quote};
use std::collections::{BTreeMap, BTreeSet};

/// The source files of one library: path → text.
pub(super) fn own_files(package: &Package, library: &str) -> BTreeMap<String, String> {
    let mut files = functions(package, library);
    files.extend(own_tables(package, library));
    let modules: Vec<&PyModule> = package.modules.iter().filter(|module| module.library == library).collect();
    let shared = Rows::shared(&modules);
    if !shared.is_empty() {
        files.insert(format!("src/modules/{library}.rs"), shared_contents(package, library, &shared));
    }
    for module in modules {
        files.insert(format!("src/modules/{library}{}.rs", module.major), contents(package, module, &shared));
    }
    files
}

/// The tables of classes for one library.
fn own_tables(package: &Package, library: &str) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    for (name, table) in package.tables.iter().filter(|(_, table)| table.library == library) {
        let text = file(package, "Classes, as rows of tables.", &table.rows, &quote!());
        files.insert(format!("src/tables/{name}.rs"), text);
    }
    if let Some(tables) = package.attribute_types.get(library) {
        let tables: Vec<TokenStream> = tables.values().cloned().collect();
        let text = file(package, SELECTED, &tables, &quote!());
        files.insert(format!("src/tables/{ATTRIBUTE_TYPES}/{library}.rs"), text);
    }
    files
}

/// The tables of the base package's libraries, and the list of classes in these tables.
fn of_others(package: &Package) -> BTreeMap<String, String> {
    if package.home.is_core {
        return BTreeMap::new();
    }
    let tables = package.tables.values().map(|table| &table.library).chain(package.attribute_types.keys());
    let others: BTreeSet<&String> = tables.filter(|library| !package.home.has(library)).collect();
    let mut files: BTreeMap<String, String> =
        others.into_iter().flat_map(|library| own_tables(package, library)).collect();
    let rows = taken::classes(package).into_iter().map(|(variant, file, name)| {
        let (variant, file, name) = (format_ident!("{variant}"), format_ident!("{file}"), token(&name));
        quote!(table.class(Class::#variant(&#file::#name));)
    });
    let rows = table(&format_ident!("classes"), &quote!((&'static str, Class)), rows.collect());
    let text = self::file(package, "The classes that come from `cubind`.", &[quote!(pub(crate) #rows)], &quote!());
    files.insert("src/tables/taken.rs".to_owned(), text);
    files
}

/// An item's name as tokens.
fn token(name: &str) -> TokenStream {
    name.parse().unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The root file of the extension's crate.
fn root(package: &Package) -> String {
    let home = &package.home.python;
    let (version, core_version) = (&package.home.version, VERSION);
    render(&Root { package: &home.module, is_core: package.home.is_core, version, core_version })
}

#[derive(Template)]
#[template(path = "python/lib.rs.j2", escape = "none")]
struct Root<'a> {
    package: &'a str,
    is_core: bool,
    version: &'a str,
    /// The version of `cubind` whose generator printed the code.
    core_version: &'a str,
}

/// The files that cover all libraries, as path → text: files that declare the modules of individual libraries, and
/// files of records that are passed by value. Records of used libraries are included.
pub(super) fn whole_files(part: Part<'_>) -> BTreeMap<String, String> {
    let mut files = tables(part);
    let libraries = part.package.functions.keys().filter(|library| part.has(library));
    let libraries: Vec<Ident> = libraries.map(|library| format_ident!("{library}")).collect();
    let modules = unparse(&quote!(#(pub(crate) mod #libraries;)*));
    let text = head("The functions of all libraries.") + GENERATED_LINTS + &modules;
    files.insert("src/functions/mod.rs".to_owned(), text);
    files.insert("src/modules/mod.rs".to_owned(), self::modules(part));
    files.insert("src/lib.rs".to_owned(), root(part.package));
    files
}

/// The attribute that disables lints for the bodies of functions.
const GENERATED_LINTS: &str = "\
#![allow(
    // All bodies have the same safety argument: the interpreter calls them on an attached thread.
    clippy::undocumented_unsafe_blocks,
    // Depending on the type, a conversion may be necessary in one function and redundant in another.
    clippy::unnecessary_cast, clippy::identity_op,
    // The C function determines the number of parameters in the type.
    clippy::type_complexity,
)]

";

/// The comment at the start of every generated file.
fn head(what: &str) -> String {
    format!("//! {what}\n//!\n//! Written by cubind's generator from `specs/`: do not edit.\n")
}

/// The text of items, separated by empty lines.
fn join<'a>(items: impl IntoIterator<Item = &'a TokenStream>) -> String {
    items.into_iter().map(|item| format!("\n{}", unparse(item))).collect()
}

/// The text of a file that contains items. The items may use the support code. The file imports the tables to which its
/// items refer, and contains the declarations in `more`.
fn file(package: &Package, what: &str, items: &[TokenStream], more: &TokenStream) -> String {
    let named = scopes(items.iter().cloned().collect());
    let tables = package.tables.keys().map(String::as_str).chain([ATTRIBUTE_TYPES, BY_VALUE]);
    let tables: BTreeSet<&str> = tables.filter(|table| named.contains(*table)).collect();
    let tables: Vec<Ident> = tables.into_iter().map(|table| format_ident!("{table}")).collect();
    let runtime = (!items.is_empty()).then(|| {
        quote!(
            use crate::support::gen1::*;
        )
    });
    let tables = match tables.as_slice() {
        [] => quote!(),
        [one] => quote!(use crate::tables::#one;),
        several => quote!(use crate::tables::{#(#several),*};),
    };
    head(what) + &uses(quote!(#more #runtime #tables)) + &join(items)
}

/// The `use` declarations below the comment at the start of a file.
fn uses(declarations: TokenStream) -> String {
    let file: syn::File = syn::parse2(declarations).unwrap_or_else(|error| panic!("no `use` declarations: {error}"));
    let text = prettyplease::unparse(&file);
    if text.is_empty() { text } else { format!("\n{text}") }
}

/// The first segments of all paths in these tokens. They are the names of modules that the file imports.
fn scopes(tokens: TokenStream) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is_colon = |index: usize| matches!(tokens.get(index), Some(TokenTree::Punct(punct)) if punct.as_char() == ':');
    let is_separator = |index: usize| is_colon(index) && is_colon(index + 1);
    for (index, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Ident(name) if is_separator(index + 1) && !(index >= 2 && is_separator(index - 2)) => {
                found.insert(name.to_string());
            }
            TokenTree::Group(group) => found.extend(scopes(group.stream())),
            TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
    found
}

/// The names of modules other than the tables of individual libraries. `SLOTS` is the module with a library's slots.
const ATTRIBUTE_TYPES: &str = "attribute_types";

const BY_VALUE: &str = "by_value";

const SLOTS: &str = "slots";

/// The descriptions of the modules `by_value` and `attribute_types`.
const LAYOUTS: &str = "Records that are passed by value; only their layout matters.";

const SELECTED: &str = "The types of values that an enum's member selects.";

fn tables(part: Part<'_>) -> BTreeMap<String, String> {
    let package = part.package;
    let mut files = BTreeMap::new();
    let by_value = package.by_value.iter().filter_map(|(library, records)| {
        let meant = records.values().filter(|record| record.users.iter().any(|user| part.has(user)));
        let records: Vec<TokenStream> = meant.map(|record| record.definition.clone()).collect();
        (!records.is_empty()).then(|| (library.as_str(), passed_by_value(&records)))
    });
    let by_value: BTreeMap<&str, String> = by_value.collect();
    files.insert(format!("src/tables/{BY_VALUE}/mod.rs"), list(LAYOUTS, by_value.keys().copied()));
    let texts = by_value.into_iter().map(|(library, text)| (format!("src/tables/{BY_VALUE}/{library}.rs"), text));
    files.extend(texts);
    let is_there = |library: &&str| part.has(library) || !package.home.has(library);
    let selected = package.attribute_types.keys().map(String::as_str).filter(is_there);
    files.insert(format!("src/tables/{ATTRIBUTE_TYPES}/mod.rs"), list(SELECTED, selected));
    files.extend(of_others(package));
    let names =
        package.tables.iter().filter(|(_, table)| part.has(&table.library) || !package.home.has(&table.library));
    let names: Vec<Ident> = names.map(|(name, _)| format_ident!("{name}")).collect();
    let taken = (!package.home.is_core).then(|| {
        quote!(
            pub(crate) mod taken;
        )
    });
    let modules = quote! {
        pub(crate) mod attribute_types;
        pub(crate) mod by_value;
        #taken
        #(pub(crate) mod #names;)*
    };
    files.insert(
        "src/tables/mod.rs".to_owned(),
        head("Tables from which Python's classes are created.") + "\n" + &unparse(&modules),
    );
    files
}

/// The file that declares the modules in a folder.
fn list<'a>(what: &str, libraries: impl Iterator<Item = &'a str>) -> String {
    let names: Vec<Ident> = libraries.map(|library| format_ident!("{library}")).collect();
    head(what) + "\n" + &unparse(&quote!(#(pub(crate) mod #names;)*))
}

/// The file of the records that a library passes by value.
fn passed_by_value(records: &[TokenStream]) -> String {
    // `c_void` is the only external type that the records use.
    let pointer = records.iter().any(|record| record.to_string().contains("c_void"));
    let pointer = pointer.then(|| {
        quote!(
            use core::ffi::c_void;
        )
    });
    let nested = scopes(records.iter().cloned().collect()).contains(BY_VALUE);
    let nested = nested.then(|| {
        quote!(
            use crate::tables::by_value;
        )
    });
    head(LAYOUTS) + &uses(quote!(#nested #pointer)) + &join(records)
}

fn functions(package: &Package, library: &str) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    let Some(places) = package.functions.get(library) else { return files };
    let mut names = Vec::new();
    for (place, bodies) in places {
        let what = format!("Functions of {library} in these major versions: `{place}`.");
        let slots = scopes(bodies.iter().cloned().collect()).contains(SLOTS).then(|| {
            quote!(
                use super::slots;
            )
        });
        let text = file(package, &what, bodies, &quote!(#slots));
        files.insert(format!("src/functions/{library}/{place}.rs"), text);
        names.push(format_ident!("{place}"));
    }
    let majors = package.modules.iter().filter(|module| module.library == library).map(|module| module.major);
    let majors: BTreeSet<u32> = majors.collect();
    let symbols = package.slots.get(library).into_iter().flatten();
    let rows: String = symbols.map(|(name, slot)| slot_row(name, slot, &majors)).collect();
    let what = format!("{library}'s symbols, and their positions in the table of each major version.");
    let text = head(&what) + &format!("\ncrate::support::gen1::slots! {{\n{rows}}}\n");
    files.insert(format!("src/functions/{library}/{SLOTS}.rs"), text);
    names.push(format_ident!("{SLOTS}"));
    let modules = quote!(#(pub(crate) mod #names;)*);
    files.insert(
        format!("src/functions/{library}/mod.rs"),
        head(&format!("Functions of {library}.")) + "\n" + &unparse(&modules),
    );
    files
}

/// The row of a symbol in a library's list of slots. `majors` contains all major versions of the library. Default
/// values are omitted from the row.
fn slot_row(name: &str, slot: &Slot, majors: &BTreeSet<u32>) -> String {
    let only = |these: &BTreeSet<u32>, of: &BTreeSet<u32>| {
        let numbers: String = these.iter().map(|number| format!(" {number}")).collect();
        if these == of { String::new() } else { format!(" in{numbers}") }
    };
    let since = if slot.since.is_empty() { String::new() } else { format!(" since {:?}", slot.since) };
    let twins = slot.twins.iter().map(|(suffix, having)| format!(" twin {suffix:?}{}", only(having, &slot.majors)));
    let ident = ident(name);
    let symbol = if ident == name { String::new() } else { format!(" = {name:?}") };
    format!("    {ident}{symbol}{}{since}{},\n", only(&slot.majors, majors), twins.collect::<String>())
}

/// The rows of a module's tables, by name. Each row is source code. Names are unique within a table.
#[derive(Clone, Default)]
struct Rows {
    functions: BTreeMap<String, String>,
    c_functions: BTreeMap<String, String>,
    classes: BTreeMap<String, String>,
    /// Constants that are integers. All other constants are in a separate table.
    ints: BTreeMap<String, String>,
    constants: BTreeMap<String, String>,
    /// The Rust modules to which each function's row refers.
    places: BTreeMap<String, BTreeSet<String>>,
}

impl Rows {
    fn of(module: &PyModule) -> Self {
        let functions = module.functions.iter().map(|PyFunction { name, body, place, documented, .. }| {
            let given = if name == body { String::new() } else { format!("{name:?} = ") };
            let elsewhere = if documented == place { String::new() } else { format!(" documented in {documented}") };
            (name.clone(), format!("    {given}{place}::{}{elsewhere},\n", rust_name(body)))
        });
        let places = module.functions.iter().map(|function| {
            (function.name.clone(), [&function.place, &function.documented].into_iter().cloned().collect())
        });
        let c_functions = module.c_functions.iter().map(|CFunction { name, signature, slot, missing }| {
            let missing = missing.map(|code| format!("{code} ")).unwrap_or_default();
            let slot = slot.to_string().replace(' ', "");
            (name.clone(), format!("    {name:?} {signature:?} {missing}{slot},\n"))
        });
        let classes = module.classes.iter().map(|PyClassRow { name, class, is_own }| {
            let row = if *is_own { quote!(table.class(#class);) } else { quote!(table.class_as(#name, #class);) };
            (name.clone(), row.to_string())
        });
        let ints = module.constants.iter().filter_map(|PyConstant { name, row, .. }| match row {
            ConstantRow::Int(value) => Some((name.clone(), format!("    {name} = {value},\n"))),
            ConstantRow::Other(_) => None,
        });
        let constants = module.constants.iter().filter_map(|PyConstant { name, row, .. }| match row {
            ConstantRow::Int(_) => None,
            ConstantRow::Other(row) => Some((name.clone(), quote!(table.constant(#name, #row);).to_string())),
        });
        Self {
            functions: functions.collect(),
            c_functions: c_functions.collect(),
            classes: classes.collect(),
            ints: ints.collect(),
            constants: constants.collect(),
            places: places.collect(),
        }
    }

    /// The rows that are the same in a library's modules for all major versions. Empty if the library has only one
    /// major version.
    fn shared(modules: &[&PyModule]) -> Self {
        let [first, others @ ..] = modules else { return Self::default() };
        if others.is_empty() {
            return Self::default();
        }
        others
            .iter()
            .map(|module| Self::of(module))
            .fold(Self::of(first), |rows, other| rows.retain(|of, (name, row)| of(&other).get(name) == Some(row)))
    }

    fn without(self, shared: &Self) -> Self {
        self.retain(|of, (name, _)| !of(shared).contains_key(name))
    }

    /// Removes the rows that do not satisfy `is_kept` from each table.
    fn retain(mut self, is_kept: impl Fn(fn(&Self) -> &BTreeMap<String, String>, (&String, &String)) -> bool) -> Self {
        self.functions.retain(|name, row| is_kept(|rows| &rows.functions, (name, row)));
        self.c_functions.retain(|name, row| is_kept(|rows| &rows.c_functions, (name, row)));
        self.classes.retain(|name, row| is_kept(|rows| &rows.classes, (name, row)));
        self.ints.retain(|name, row| is_kept(|rows| &rows.ints, (name, row)));
        self.constants.retain(|name, row| is_kept(|rows| &rows.constants, (name, row)));
        self
    }

    fn is_empty(&self) -> bool {
        let has_lists = !self.functions.is_empty() || !self.c_functions.is_empty();
        !has_lists && self.classes.is_empty() && !self.has_constants()
    }

    fn has_constants(&self) -> bool {
        !self.ints.is_empty() || !self.constants.is_empty()
    }

    /// The tables of classes and of constants. Each table starts with the rows that all major versions share.
    fn tables(&self, shared: &Self) -> [TokenStream; 2] {
        let table =
            |name: &str, row: TokenStream, shares: bool, first: Option<TokenStream>, rows: &BTreeMap<_, String>| {
                let name = format_ident!("{name}");
                let shared = shares.then(|| quote!(shared::#name(table);));
                let rows = rows.values().map(|row| token(row));
                self::table(&name, &row, shared.into_iter().chain(first).chain(rows).collect())
            };
        let ints = (!self.ints.is_empty()).then(|| quote!(ints(table);));
        let has_classes = !shared.classes.is_empty();
        [
            table("classes", quote!((&'static str, Class)), has_classes, None, &self.classes),
            table("constants", quote!((&'static str, Constant)), shared.has_constants(), ints, &self.constants),
        ]
    }

    /// The lists of functions, of C functions, and of the module's own integer constants. Each list contains one line
    /// for each item, and starts with the rows that all major versions share.
    fn lists(&self, shared: &Self) -> [String; 3] {
        let list = |name: &str, of: fn(&Self) -> &BTreeMap<String, String>| {
            let first = if of(shared).is_empty() { "" } else { "    ..shared,\n" };
            let rows = first.to_owned() + &of(self).values().map(String::as_str).collect::<String>();
            if rows.is_empty() { format!("\n{name}! {{}}\n") } else { format!("\n{name}! {{\n{rows}}}\n") }
        };
        let ints: String = self.ints.values().map(String::as_str).collect();
        let ints = if ints.is_empty() { ints } else { format!("\nint_constants! {{\n{ints}}}\n") };
        [list("functions", |rows| &rows.functions), list("c_functions", |rows| &rows.c_functions), ints]
    }

    /// The Rust modules to which the rows of functions refer.
    fn places(&self) -> BTreeSet<Ident> {
        let places = self.functions.keys().filter_map(|name| self.places.get(name)).flatten();
        places.map(|place| format_ident!("{place}")).collect()
    }
}

/// The file of the rows that all major versions of a library share.
fn shared_contents(package: &Package, library: &str, rows: &Rows) -> String {
    let none = Rows::default();
    let (places, library_name) = (rows.places().into_iter(), format_ident!("{library}"));
    let slots = (!rows.c_functions.is_empty()).then(|| format_ident!("{SLOTS}"));
    let places: Vec<Ident> = places.chain(slots).collect();
    let uses = (!places.is_empty()).then(|| quote!(use crate::functions::#library_name::{#(#places),*};));
    let tables = rows.tables(&none).into_iter().zip([!rows.classes.is_empty(), rows.has_constants()]);
    let tables: Vec<TokenStream> =
        tables.filter(|(_, is_there)| *is_there).map(|(table, _)| quote!(pub(super) #table)).collect();
    let what = format!("The contents of `{library}` in every major version.");
    let lists = rows.lists(&none).into_iter().zip([&rows.functions, &rows.c_functions, &rows.ints]);
    let lists: String = lists.filter(|(_, rows)| !rows.is_empty()).map(|(list, _)| list).collect();
    file(package, &what, &tables, &quote!(#uses)) + &lists
}

/// The file with the contents of one Python module.
fn contents(package: &Package, module: &PyModule, shared: &Rows) -> String {
    let library = format_ident!("{}", module.library);
    let (name, major) = (&module.library, module.major);
    let rows = Rows::of(module).without(shared);
    let dotted = module.dotted();
    let dotted_literal = c_literal(&dotted);
    let mut items = vec![
        library_def(module),
        quote!(
            static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, #major);
        ),
        quote!(
            static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];
        ),
        quote! {
            pub(crate) static MODULE: Module = Module {
                major: #major,
                library: #name,
                name: #dotted_literal,
                def: &LIBRARY,
                symbols: Symbols { names: slots::TEXT, defs: &SYMBOLS, addresses: &ADDRESSES },
                functions,
                c_functions,
                classes,
                constants,
                state: ModuleState::new(),
            };
        },
    ];
    items.extend(rows.tables(shared));
    let places = rows.places().into_iter().chain([format_ident!("{SLOTS}")]);
    let shares = (!shared.is_empty()).then(|| quote!(use super::#library as shared;));
    let uses = quote!(#shares use crate::functions::#library::{#(#places),*};);
    file(package, &format!("The contents of `{dotted}`."), &items, &uses) + &rows.lists(shared).concat()
}

/// The static that describes how to find a module's library: its file names and the search order.
fn library_def(module: &PyModule) -> TokenStream {
    let (linux, windows) = (&module.loads.linux, &module.loads.windows);
    let (wheels, pathfinder) = (&module.loads.wheels, &module.loads.pathfinder);
    let files = quote!(if cfg!(windows) { &[#(#windows),*] } else { &[#(#linux),*] });
    let (preload, folder, major) =
        (&module.loads.preload, module.loads.toolkit.as_ref().map_or("", |it| it.0.as_str()), module.major);
    let requires = Some(&module.loads.requires).filter(|symbol| !symbol.is_empty()).map(|symbol| {
        let symbol = c_literal(symbol);
        quote!(.requiring(#symbol))
    });
    let own_versions = module.own_versions.as_ref().map(|product| quote!(.versions_of(#product)));
    let installed = &module.loads.packages;
    let installed = (!installed.is_empty()).then(|| quote!(.installed_by(&[#(#installed),*])));
    let (label, toolkit) = if module.loads.toolkit.is_some() {
        (module.title(), quote!(Some(Toolkit { major: #major, folder: #folder })))
    } else {
        (module.title.clone(), quote!(None))
    };
    quote! {
        static LIBRARY: LibraryDef =
            LibraryDef::new(#label, #files, #toolkit, &[#(#wheels),*], #pathfinder, &[#(#preload),*])
                #own_versions #requires #installed;
    }
}

/// A module's table: the function that adds the rows to the module.
fn table(name: &Ident, row: &TokenStream, rows: Vec<TokenStream>) -> TokenStream {
    let table = if rows.is_empty() { quote!(_) } else { quote!(table) };
    quote!(fn #name(#table: &mut Rows<#row>) { #(#rows)* })
}

fn modules(part: Part<'_>) -> String {
    let names: Vec<_> = part.modules().map(|module| format_ident!("{}{}", module.library, module.major)).collect();
    let libraries: BTreeSet<&str> = part.modules().map(|module| module.library.as_str()).collect();
    let shared = libraries.into_iter().filter(|library| {
        let modules: Vec<&PyModule> = part.modules().filter(|module| module.library == *library).collect();
        !Rows::shared(&modules).is_empty()
    });
    let shared = shared.map(|library| format_ident!("{library}"));
    let items = quote! {
        #(mod #shared;)*
        #(mod #names;)*
        use crate::support::gen1::Module;
        /// The file that lists every Python module.
        pub(crate) static MODULES: &[&Module] = &[#(&#names::MODULE),*];
    };
    head("The Python modules.") + "\n" + &unparse(&items)
}
