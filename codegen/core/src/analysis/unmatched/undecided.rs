//! Functions with undecided roles, and the entries that cannot be judged until these roles are decided.
//!
//! The plan of such a function is incomplete, so the function may, for example, seem to destroy no handle. An entry
//! that depends on the function would be reported as unmatched, although it has an effect once the roles are decided.

use crate::{
    analysis::inputs::{Bound, LibraryInput},
    api::{Major, ResolvedSignature},
};
use std::collections::{BTreeMap, BTreeSet};

/// The functions with undecided roles in one library.
pub(in crate::analysis) struct Undecided<'a> {
    input: &'a LibraryInput<'a>,
    /// The symbols of the functions.
    symbols: BTreeSet<&'a str>,
    /// The names of all types that the functions take or return, except for result codes. Each of them may be a handle
    /// that programs can own.
    types: BTreeSet<&'a str>,
}

impl<'a> Undecided<'a> {
    pub(in crate::analysis) fn of(
        input: &'a LibraryInput<'a>,
        signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    ) -> Self {
        let is_undecided = |it: &&Bound<'_>| {
            let forms = signatures.get(it.symbol).into_iter().flatten();
            let mut forms = forms.filter(|form| it.versions.iter().any(|version| form.toolkits.contains(*version)));
            forms.any(|form| form.params.len() < it.function.params.len())
        };
        let functions: Vec<&Bound<'_>> = input.bound.iter().filter(is_undecided).collect();
        let types = functions.iter().flat_map(|it| type_names(input, it)).collect();
        Self { input, symbols: functions.iter().map(|it| it.symbol).collect(), types }
    }

    /// Returns true if every role is decided.
    pub(in crate::analysis) fn is_empty(&self) -> bool {
        self.symbols.is_empty()
    }

    /// Returns true if a function that matches a selector has an undecided role.
    pub(in crate::analysis) fn has_function(&self, selector: &str) -> bool {
        self.meant(selector).any(|it| self.symbols.contains(it.symbol))
    }

    /// Returns true if a function that matches a selector has an undecided role, or takes or returns a type that may be
    /// a handle.
    pub(in crate::analysis) fn affects(&self, selector: &str) -> bool {
        self.has_function(selector)
            || self.meant(selector).any(|it| type_names(self.input, it).iter().any(|name| self.types.contains(name)))
    }

    /// Returns true if a type may be a handle that programs can own.
    pub(in crate::analysis) fn may_be_handle(&self, major: &Major, name: &str) -> bool {
        self.types_in(major).any(|canonical| canonical == major.meant(name))
    }

    /// Returns the types that may be handles, with their names in the model.
    pub(in crate::analysis) fn types_in<'m>(&self, major: &'m Major) -> impl Iterator<Item = &'m str> {
        self.types.iter().filter_map(|name| Some(major.types.get_key_value(major.meant(name))?.0.as_str()))
    }

    fn meant(&self, selector: &str) -> impl Iterator<Item = &Bound<'a>> {
        self.input.bound.iter().filter(move |it| it.names.are_meant_by(selector))
    }
}

/// Returns the names of the types in a function's declaration, without the type of result codes.
fn type_names<'a>(input: &LibraryInput<'_>, it: &Bound<'a>) -> Vec<&'a str> {
    let result = input.spec.content.library.result.r#type.as_str();
    let (returns, params) = it.function.types();
    std::iter::once(returns).chain(params).flat_map(|ty| ty.names()).filter(|name| *name != result).collect()
}
