//! The Python package as files: a crate with tables and functions, stubs, and what is written by hand.

mod checked;
mod native;
mod signatures;
mod templates;

pub use signatures::signatures;

use crate::{
    api::Api,
    lower::python::{self as view, Package, PyConstant, PyModule, c_literal},
};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use std::collections::BTreeMap;

/// The folder of the package, relative to the repository.
pub const FOLDER: &str = "generated/cubind-py";

/// Prints the package: path → contents.
pub fn emit(api: &Api) -> BTreeMap<String, String> {
    let package = view::lower(api);
    let mut files = templates::hand_written();
    files.extend(templates::whole_files(&package));
    files.extend(tables(&package));
    files.extend(functions(&package));
    for module in &package.modules {
        files.insert(format!("src/modules/{}{}.rs", module.library, module.major), contents(module));
    }
    files.insert("src/modules/mod.rs".to_owned(), modules(&package));
    files.into_iter().map(|(path, text)| (format!("{FOLDER}/{path}"), text)).collect()
}

/// What generated Rust need not be: read for its own sake.
const GENERATED_LINTS: &str = "\
#![allow(
    // Each body is unsafe for the one reason that the interpreter calls it, on an attached thread.
    clippy::undocumented_unsafe_blocks,
    // What a type needs in one function, it does not in another.
    clippy::unnecessary_cast, clippy::borrow_deref_ref, clippy::identity_op,
    // C's functions have as many parameters as they have.
    clippy::too_many_arguments, clippy::type_complexity, clippy::missing_safety_doc,
)]

";

/// What stands above every generated file.
fn head(what: &str) -> String {
    format!("//! {what}\n//!\n//! Written by cubind's generator from `specs/`: do not edit.\n")
}

/// Items, one below the other.
fn join<'a>(items: impl IntoIterator<Item = &'a TokenStream>) -> String {
    items.into_iter().map(|item| format!("\n{}", super::unparse(item))).collect()
}

/// A file of items that uses the runtime and the tables.
fn file(what: &str, items: &[TokenStream]) -> String {
    let uses = quote! {
        #[allow(unused_imports)] // Not every file needs all of it.
        use crate::{
            support::{attributes, prelude::*},
            tables::*,
        };
    };
    head(what) + &super::unparse(&uses) + &join(items)
}

fn tables(package: &Package) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    let mut names = Vec::new();
    for (name, items) in &package.tables {
        files.insert(format!("src/tables/{name}.rs"), file("Classes, as rows of tables.", items));
        names.push(format_ident!("{name}"));
    }
    let by_value: Vec<TokenStream> = package.by_value.values().cloned().collect();
    files.insert(
        "src/tables/by_value.rs".to_owned(),
        file("Records that are passed by value: only their layout counts.", &by_value),
    );
    let attributes: Vec<TokenStream> = package.attribute_types.values().cloned().collect();
    files.insert(
        "src/tables/attribute_types.rs".to_owned(),
        file("The types of values that an enum's member selects.", &attributes),
    );
    let modules = quote! {
        pub(crate) mod attribute_types;
        pub(crate) mod by_value;
        #(pub(crate) mod #names;)*
    };
    files.insert(
        "src/tables/mod.rs".to_owned(),
        head("What Python's classes are made from.") + GENERATED_LINTS + &super::unparse(&modules),
    );
    files
}

fn functions(package: &Package) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    let mut libraries = Vec::new();
    for (library, places) in &package.functions {
        let mut names = Vec::new();
        for (place, bodies) in places {
            let what = format!("Functions of the {library}: `{place}` says in which major versions.");
            files.insert(format!("src/functions/{library}/{place}.rs"), file(&what, bodies));
            names.push(format_ident!("{place}"));
        }
        let modules = quote!(#(pub(crate) mod #names;)*);
        files.insert(
            format!("src/functions/{library}/mod.rs"),
            head(&format!("The functions of the {library}.")) + "\n" + &super::unparse(&modules),
        );
        libraries.push(format_ident!("{library}"));
    }
    let modules = quote!(#(pub(crate) mod #libraries;)*);
    files.insert(
        "src/functions/mod.rs".to_owned(),
        head("The functions of all libraries.") + GENERATED_LINTS + &super::unparse(&modules),
    );
    files
}

/// What one Python module contains.
fn contents(module: &PyModule) -> String {
    let library = format_ident!("{}", module.library);
    let (name, title, major) = (&module.library, &module.title, module.major);
    let (linux, wheels, pathfinder) = (&module.loads.linux, &module.loads.wheels, &module.loads.pathfinder);
    let preload = &module.loads.preload;
    let (label, toolkit) = if module.loads.toolkit {
        (format!("{title} of CUDA {major}"), quote!(Some(#major)))
    } else {
        (title.clone(), quote!(None))
    };
    let slots = module.slots.iter().map(|(symbol, twin, since)| {
        let symbol = c_literal(symbol);
        let twin = twin.as_ref().map_or(quote!(None), |twin| {
            let twin = c_literal(twin);
            quote!(Some(#twin))
        });
        quote!(Slot::new(#symbol, #twin, #since))
    });
    let functions = module.functions.iter().map(|function| {
        let (place, body) = (format_ident!("{}", function.place), view::ident(&function.body));
        let (name, doc) = (c_literal(&function.name), c_literal(&function.doc));
        quote!(FunctionDef::new(#name, functions::#library::#place::#body, #doc))
    });
    let c_functions = module.c_functions.iter().map(|function| {
        let (name, signature) = (c_literal(&function.name), c_literal(&function.signature));
        let slot = proc_macro2::Literal::usize_unsuffixed(function.slot);
        let missing = function.missing.map_or(quote!(None), |code| {
            let code = proc_macro2::Literal::u64_unsuffixed(code);
            quote!(Some(missing::<#slot, #code>))
        });
        quote!(CFunction::new(#name, #signature, #slot, #missing))
    });
    let missing = (!module.c_functions.is_empty()).then(|| {
        quote! {
            extern "C" fn missing<const SLOT: usize, const CODE: u64>() -> u64 {
                capsules::missing(&LIBRARY, &SLOTS[SLOT], CODE)
            }
        }
    });
    // The runtime searches them by name.
    let classes: BTreeMap<_, _> = module.classes.iter().map(|(name, table)| (name, quote!((#name, #table)))).collect();
    let classes = classes.values();
    let constants: BTreeMap<_, _> =
        module.constants.iter().map(|PyConstant { name, row, .. }| (name, quote!((#name, #row)))).collect();
    let constants = constants.values();
    let dotted = format!("cubind.cuda{major}.{name}");
    let dotted_literal = c_literal(&dotted);
    let slot_count = proc_macro2::Literal::usize_unsuffixed(module.slots.len());
    let mut items = vec![
        quote! {
            static LIBRARY: LibraryDef =
                LibraryDef::new(#label, &[#(#linux),*], #toolkit, &[#(#wheels),*], #pathfinder, &[#(#preload),*]);
        },
        quote!(static SLOTS: [Slot; #slot_count] = [#(#slots),*];),
        quote!(static FUNCTIONS: &[FunctionDef] = &[#(#functions),*];),
        quote!(static C_FUNCTIONS: &[CFunction] = &[#(#c_functions),*];),
        quote!(static CLASSES: &[(&str, Class)] = &[#(#classes),*];),
        quote!(static CONSTANTS: &[(&str, Constant)] = &[#(#constants),*];),
        quote! {
            pub(crate) static MODULE: Module = Module {
                major: #major,
                library: #name,
                name: #dotted_literal,
                def: &LIBRARY,
                slots: &SLOTS,
                functions: FUNCTIONS,
                c_functions: C_FUNCTIONS,
                classes: CLASSES,
                constants: CONSTANTS,
                state: ModuleState::new(),
            };
        },
    ];
    items.extend(missing);
    let uses = quote! {
        #[allow(unused_imports)] // Not every file needs all of it.
        use crate::{functions, support::{capsules, prelude::*}, tables::*};
    };
    head(&format!("The contents of `{dotted}`.")) + &super::unparse(&uses) + &join(&items)
}

fn modules(package: &Package) -> String {
    let names: Vec<_> =
        package.modules.iter().map(|module| format_ident!("{}{}", module.library, module.major)).collect();
    let items = quote! {
        #(mod #names;)*
        use crate::support::prelude::Module;
        /// Every Python module.
        pub(crate) static MODULES: &[&Module] = &[#(&#names::MODULE),*];
    };
    head("The Python modules.") + "\n" + &super::unparse(&items)
}
