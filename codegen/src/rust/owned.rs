//! The modules `owned`: the functions that take or make handles which a program can own, once more, with types that know
//! who owns what.
//!
//! As in `checked`, what is the same for all of them is in a macro. Here are heads, and bodies of one call.

mod call;

use super::{Crate, Place, Scope};
use crate::{
    analysis::{
        ownership::{Found, Handles},
        params::Passing,
        sharing::{Shared, same_file},
    },
    api::{Api, Function},
    edition::Edition,
    printing::ident,
};
use call::Call;
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::BTreeMap;

/// The functions of one library at one place, ready to print.
#[derive(Debug, Default)]
pub(crate) struct Owned {
    /// The library's result type.
    pub(crate) status: String,
    /// For each handle that a function here destroys: its type, and the call.
    pub(crate) destroyed: Vec<String>,
    /// The handles that several threads may use.
    pub(crate) thread_safe: Vec<String>,
    /// The functions that are safe, and those that are not.
    pub(crate) safe: String,
    pub(crate) others: String,
    /// How many there are of either.
    pub(crate) counts: Counts,
}

/// How many functions there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Safe ones.
    pub safe: usize,
    /// The others.
    pub others: usize,
}

impl Owned {
    /// Whether there is nothing.
    pub(crate) fn is_empty(&self) -> bool {
        self.destroyed.is_empty() && self.counts == Counts::default()
    }
}

/// How many such functions each library has in each major version.
pub fn owned_functions(api: &Api) -> BTreeMap<(String, u32), Counts> {
    let (mut counts, mut shared) = (BTreeMap::new(), BTreeMap::<String, Counts>::new());
    for module in Crate::of(api).modules {
        let Counts { safe, others } = module.owned.counts;
        match module.place {
            Place::Shared => drop(shared.insert(module.library, module.owned.counts)),
            Place::Of(Edition::Cuda(number) | Edition::Own { number, .. }) => {
                let of_all = shared.get(&module.library).copied().unwrap_or_default();
                let all = Counts { safe: safe + of_all.safe, others: others + of_all.others };
                counts.insert((module.library, number), all);
            }
        }
    }
    counts
}

/// Of all functions that a module at one place has.
pub(super) fn lower(scope: &Scope<'_>, functions: &[&Function], common: &Shared) -> Owned {
    let owners = Owners::of(scope);
    let calls: Vec<Call> = functions.iter().filter_map(|function| Call::of(scope, &owners, function)).collect();
    let (safe, others): (Vec<&Call>, Vec<&Call>) = calls.iter().partition(|call| call.is_safe);
    let is_here = |name: &str| common.types.contains(name) == (scope.place == Place::Shared);
    let handles = scope.major.handles.iter();
    let thread_safe = handles.filter(|(name, handle)| handle.thread_safe && is_here(name));
    Owned {
        status: scope.path(scope.result()).to_string().replace(' ', ""),
        destroyed: functions.iter().filter_map(|function| destroyed(scope, &owners, function)).collect(),
        thread_safe: thread_safe.map(|(name, _)| ident(name).to_string()).collect(),
        counts: Counts { safe: safe.len(), others: others.len() },
        safe: print(&safe),
        others: print(&others),
    }
}

/// The line of a function that destroys a handle of this library.
fn destroyed(scope: &Scope<'_>, owners: &Owners<'_>, function: &Function) -> Option<String> {
    let mut handles = scope.major.handles.iter();
    let (name, _) = handles.find(|(_, handle)| handle.destroyed_by.as_ref() == Some(&function.name))?;
    let (name, destroy) = (ident(name), ident(&function.name));
    let major = owners.major_of(&scope.library.spec.name);
    let is_cleared = function.plan.params.iter().any(|param| param.passing == Passing::Reference { mutable: true });
    let given = if is_cleared { "&mut handle" } else { "handle" };
    Some(format!("{major} {name}: |handle| checked::{destroy}({given})"))
}

/// The handles that programs can own, as types of Rust.
pub(crate) struct Owners<'a> {
    scope: &'a Scope<'a>,
    pub(crate) handles: Handles<'a>,
}

impl<'a> Owners<'a> {
    pub(crate) fn of(scope: &'a Scope<'a>) -> Self {
        let handles = Handles::new(&scope.library.spec, scope.number, scope.major, scope.api);
        Self { scope, handles }
    }

    /// The major version that a library's handles belong to: 0 if one file has the functions of all of them.
    fn major_of(&self, library: &str) -> u32 {
        let found = self.scope.api.libraries.iter().find(|other| other.spec.name == library);
        let is_one = found.is_none_or(|library| library.spec.has_own_versions() || same_file(&library.spec));
        if is_one { 0 } else { self.scope.number }
    }

    /// `H`, or `H, 13`; nothing where all major versions share a function whose handles they do not.
    fn arguments(&self, found: &Found<'_>) -> Option<TokenStream> {
        let ty = self.scope.path(found.name);
        match (self.major_of(found.library), self.scope.place) {
            (0, _) => Some(quote!(#ty)),
            (_, Place::Shared) => None,
            (major, Place::Of(_)) => {
                let major = proc_macro2::Literal::u32_unsuffixed(major);
                Some(quote!(#ty, #major))
            }
        }
    }
}

/// The functions as text. A trait with them looks as what the macro takes, but for its first and its last line.
fn print(calls: &[&Call]) -> String {
    let functions = calls.iter().map(|call| &call.function);
    let whole: syn::ItemTrait = syn::parse_quote!(trait Functions { #(#functions)* });
    let items = vec![syn::Item::Trait(whole)];
    let text = prettyplease::unparse(&syn::File { shebang: None, frontmatter: None, attrs: Vec::new(), items });
    let lines: Vec<&str> = text.lines().collect();
    match lines.as_slice() {
        [_, heads @ .., _] => heads.iter().map(|line| format!("    {line}").trim_end().to_owned() + "\n").collect(),
        [] | [_] => String::new(),
    }
}
