//! Tables of the base package to which tables of a dependent package refer, directly or indirectly.

use super::{ConstantRow, Package};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeSet;

/// A static: the module that defines it, and its name.
type Static = (String, String);

/// Removes the tables of other packages' libraries, unless a table of this package refers to them.
pub(super) fn keep_named(package: &mut Package) {
    let home = package.home.clone();
    let mut named = BTreeSet::new();
    let own_tables = package.tables.values().filter(|table| home.has(&table.library)).flat_map(|table| &table.rows);
    let bodies = package.functions.values().flat_map(|places| places.values().flatten());
    let own_types = package.attribute_types.iter().filter(|(library, _)| home.has(library));
    let own_types = own_types.flat_map(|(_, tables)| tables.values());
    let modules = package.modules.iter().filter(|module| home.has(&module.library));
    let contents = modules.flat_map(|module| {
        let constants = module.constants.iter().filter_map(|constant| match &constant.row {
            ConstantRow::Int(_) => None,
            ConstantRow::Other(row) => Some(row),
        });
        module.classes.iter().map(|class| &class.class).chain(constants)
    });
    for tokens in own_tables.chain(bodies).chain(own_types).chain(contents) {
        paths(tokens.clone(), &mut named);
    }
    // The tables of other packages, with the tables to which each one refers.
    let others: Vec<(Static, TokenStream)> = package
        .tables
        .iter()
        .filter(|(_, table)| !home.has(&table.library))
        .flat_map(|(file, table)| table.rows.iter().map(move |row| ((file.clone(), defined(row)), row.clone())))
        .chain(package.attribute_types.iter().filter(|(library, _)| !home.has(library)).flat_map(
            |(library, tables)| tables.iter().map(move |(name, row)| ((library.clone(), name.clone()), row.clone())),
        ))
        .collect();
    loop {
        let before = named.len();
        for (_, row) in others.iter().filter(|(place, _)| named.contains(place)).cloned().collect::<Vec<_>>() {
            paths(row, &mut named);
        }
        if named.len() == before {
            break;
        }
    }
    for (file, table) in package.tables.iter_mut().filter(|(_, table)| !home.has(&table.library)) {
        table.rows.retain(|row| named.contains(&(file.clone(), defined(row))));
    }
    package.tables.retain(|_, table| !table.rows.is_empty());
    for (library, tables) in package.attribute_types.iter_mut().filter(|(library, _)| !home.has(library)) {
        tables.retain(|name, _| named.contains(&(library.clone(), name.clone())));
    }
    package.attribute_types.retain(|_, tables| !tables.is_empty());
    for records in package.by_value.values_mut() {
        records.retain(|_, record| record.users.iter().any(|user| home.has(user)));
    }
}

/// The classes in the statics of another package's table: the variant of `Class`, the file, and the name of each class.
pub(super) fn classes(package: &Package) -> Vec<(&'static str, String, String)> {
    let tables = package.tables.iter().filter(|(_, table)| !package.home.has(&table.library));
    let classes = tables.flat_map(|(file, table)| {
        table.rows.iter().filter_map(move |row| Some((variant(row)?, file.clone(), defined(row))))
    });
    classes.collect()
}

/// The variant of `Class` for a static. `None` for the signature of a callback.
fn variant(row: &TokenStream) -> Option<&'static str> {
    row.clone().into_iter().find_map(|token| match token.to_string().as_str() {
        "EnumDef" => Some("Enum"),
        "ValueDef" => Some("Value"),
        "RecordDef" => Some("Record"),
        _ => None,
    })
}

/// The name that a static defines.
fn defined(row: &TokenStream) -> String {
    let mut tokens = row.clone().into_iter().skip_while(|token| token.to_string() != "static");
    tokens.nth(1).map(|name| name.to_string()).unwrap_or_default()
}

/// Adds every pair of identifiers that is joined by `::`.
fn paths(tokens: TokenStream, found: &mut BTreeSet<Static>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for token in &tokens {
        if let TokenTree::Group(group) = token {
            paths(group.stream(), found);
        }
    }
    for four in tokens.windows(4) {
        if let [TokenTree::Ident(module), TokenTree::Punct(first), TokenTree::Punct(second), TokenTree::Ident(name)] =
            four
            && first.as_char() == ':'
            && second.as_char() == ':'
        {
            found.insert((module.to_string(), name.to_string()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::quote;

    #[test]
    fn paths_are_found_at_any_depth() {
        let mut found = BTreeSet::new();
        paths(quote!(args::value(object, &runtime::cudaStream_t, attribute_types::runtime::cudaLimit)), &mut found);
        let pair = |module: &str, name: &str| (module.to_owned(), name.to_owned());
        assert!(found.contains(&pair("runtime", "cudaStream_t")) && found.contains(&pair("runtime", "cudaLimit")));
    }

    #[test]
    fn statics_are_parsed_into_name_and_kind() {
        let row = quote!(
            pub(crate) static r#type: RecordDef = RecordDef::new("x", (1, 1, false), |_| {});
        );
        assert_eq!((defined(&row).as_str(), variant(&row)), ("r#type", Some("Record")));
        let signature = quote!(
            pub(crate) static fn_signature: Signature = Signature::new();
        );
        assert_eq!(variant(&signature), None);
    }
}
