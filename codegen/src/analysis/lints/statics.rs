//! The static of each library in the Rust crate: nothing else may have its name, in any library, as programs import
//! several of them by globs.

use crate::{
    diag::{Diagnostic, Diagnostics},
    facts::Facts,
    names,
    registry::Registry,
    spec::Spec,
};

/// Looks at all libraries; the registries are in the order of the specs.
pub(crate) fn check(specs: &[Spec], registries: &[Registry], diagnostics: &mut Diagnostics) {
    for spec in specs {
        let name = names::library_static(spec.name());
        let declared = registries.iter().flat_map(|registry| registry.toolkits.values());
        let header = declared.filter_map(|facts| declares(facts, &name)).next_back();
        let given = specs.iter().find(|other| other.content.enums.values().any(|it| it.name.as_ref() == Some(&name)));
        let of = header
            .map(|header| format!("something that {header} declares"))
            .or_else(|| given.map(|other| format!("an enum in {}", other.file)));
        if let Some(of) = of {
            let message = format!("`{name}`, the static of `{}` in Rust, is the name of {of}", spec.name());
            diagnostics.push(
                Diagnostic::new("name-collision", spec.location(&["library", "name"]), message)
                    .help("give the library another name"),
            );
        }
    }
}

/// The header that declares something of this name, if one does.
fn declares<'a>(facts: &'a Facts, name: &str) -> Option<&'a str> {
    let Facts { functions, enums, records, typedefs, callbacks, constants, helpers, undescribed: _ } = facts;
    let mut functions = functions.iter().filter(|(symbol, function)| *symbol == name || function.names.contains(name));
    let function = functions.next().map(|(_, function)| &function.header);
    let others = [
        function,
        enums.get(name).map(|item| &item.header),
        records.get(name).map(|item| &item.header),
        typedefs.get(name).map(|item| &item.header),
        callbacks.get(name).map(|item| &item.header),
        constants.get(name).map(|item| &item.header),
        helpers.get(name).map(|item| &item.header),
    ];
    others.into_iter().flatten().next().map(String::as_str)
}
