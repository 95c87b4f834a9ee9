//! Imports of stubs: classes of other modules, and other names that the stubs use.

use super::{
    Package, PyModule, StubKind,
    pytype::PyClass,
    shared_stubs::{Definition, Shared},
};
use std::collections::BTreeSet;

/// An import of names from another stub.
pub(super) struct Import {
    /// The full name of the imported module.
    pub(super) module: String,
    pub(super) names: Vec<String>,
}

/// The import of a name that programs can import from this module in turn.
pub(super) fn public(name: &str) -> String {
    format!("{name} as {name}")
}

/// The imports of classes that belong to other libraries and that these definitions mention.
pub(super) fn of_others<'a>(
    package: &Package,
    module: &PyModule,
    definitions: impl Iterator<Item = &'a Definition<'a>>,
) -> Vec<Import> {
    let mentioned: BTreeSet<&PyClass> = definitions.flat_map(Definition::mentions).collect();
    let imports = module.uses.iter().filter_map(|(used, major)| {
        let other = package.modules.iter().find(|other| other.library == *used && other.major == *major)?;
        let names = other
            .stubs
            .iter()
            .map(|class| &class.name)
            .filter(|name| mentioned.contains(&PyClass { library: Some(used.clone()), name: (*name).clone() }));
        // A class that is imported under its own name is also a public name of this module.
        let is_repeated =
            |name: &String| module.stubs.iter().any(|class| class.kind == StubKind::Repeated && class.name == *name);
        let names = names.map(|name| if is_repeated(name) { public(name) } else { name.clone() });
        Some(Import { module: other.dotted(), names: names.collect() })
    });
    imports.filter(|import| !import.names.is_empty()).collect()
}

/// Imports of definitions from newer major versions.
pub(super) fn re_exports(package: &Package, module: &PyModule, shared: &Shared<'_>) -> Vec<Import> {
    let imports = shared.re_exports(module).into_iter().rev().filter_map(|(major, names)| {
        let newer = package.modules.iter().find(|newer| newer.library == module.library && newer.major == major)?;
        Some(Import { module: newer.dotted(), names: names.into_iter().map(public).collect() })
    });
    imports.collect()
}

/// Other names that stubs may use, in groups of modules. Each module is listed with the names that are imported from
/// it.
const GROUPS: [&[(&str, &[&str])]; 3] = [
    &[
        (
            "builtins",
            &[
                "bool as _bool",
                "bytes as _bytes",
                "complex as _complex",
                "dict as _dict",
                "float as _float",
                "int as _int",
                "list as _list",
                "memoryview as _memoryview",
                "object as _object",
                "str as _str",
                "tuple as _tuple",
            ],
        ),
        ("collections.abc", &["Sequence as _Sequence"]),
        (
            "typing",
            &[
                "Any as _Any",
                "ClassVar as _ClassVar",
                "Final as _Final",
                "SupportsInt as _SupportsInt",
                "overload as _overload",
            ],
        ),
    ],
    &[("typing_extensions", &["Self as _Self", "disjoint_base as _disjoint_base"])],
    &[("cubind", &["_enums", "_typing"])],
];

/// The import lines of a stub: these classes and definitions, and the other names that the stub uses. Groups are
/// separated by an empty line.
pub(super) fn lines(text: &str, imports: Vec<Import>) -> Vec<String> {
    let words: BTreeSet<&str> = text.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
    let is_used = |name: &&&str| name.rsplit(' ').next().is_some_and(|name| words.contains(name));
    let mut groups = GROUPS.map(|group| {
        let lines = group.iter().filter_map(|(module, names)| {
            let names: Vec<&str> = names.iter().filter(is_used).copied().collect();
            (!names.is_empty()).then(|| format!("from {module} import {}", names.join(", ")))
        });
        lines.collect::<Vec<_>>()
    });
    for Import { module, names } in imports {
        let names: String = names.iter().map(|name| format!("    {name},\n")).collect();
        groups[2].push(format!("from {module} import (\n{names})"));
    }
    let groups: Vec<Vec<String>> = groups.into_iter().filter(|group| !group.is_empty()).collect();
    groups.join(&String::new())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stub_imports_the_names_that_it_uses() {
        assert_eq!(lines("def f(_Anything: int) -> int: ...", Vec::new()), <[&str; 0]>::default());
        assert_eq!(lines("A: _Final = 1", Vec::new()), ["from typing import Final as _Final"]);
        let text = "class E(_enums.IntEnum): ...\ndef f(x: _Sequence[_Any]) -> _Self: ...";
        let newer =
            Import { module: "cubind.cuda13.driver".to_owned(), names: ["CUdevice", "cuInit"].map(public).to_vec() };
        let expected = [
            "from collections.abc import Sequence as _Sequence",
            "from typing import Any as _Any",
            "",
            "from typing_extensions import Self as _Self",
            "",
            "from cubind import _enums",
            "from cubind.cuda13.driver import (\n    CUdevice as CUdevice,\n    cuInit as cuInit,\n)",
        ];
        assert_eq!(lines(text, vec![newer]), expected);
    }
}
