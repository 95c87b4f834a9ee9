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
    api::{Api, Function, Major},
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
    /// The same for those that are destroyed in the context in which they were made.
    pub(crate) destroyed_in_context: Vec<String>,
    /// The type of a context, and what returns, makes and unmakes the current one.
    pub(crate) contexts: String,
    /// The handles that any thread may use, and why.
    pub(crate) any_thread: Vec<String>,
    /// Those that several may use at the same time.
    pub(crate) thread_safe: Vec<String>,
    /// The functions that are safe, and those that are not.
    pub(crate) safe: String,
    pub(crate) others: String,
    /// How each of them differs from the one in `checked`, for tests.
    pub(crate) forms: BTreeMap<String, Form>,
}

/// How a function differs from the one in `checked`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The parameters that are handles with owners.
    pub taken: Vec<String>,
    /// What each output is.
    pub outputs: Vec<Wrap>,
    /// Whether it is safe.
    pub is_safe: bool,
}

/// What an output is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrap {
    /// The same.
    Raw,
    /// The caller's.
    Owned {
        /// Whether there are several.
        is_list: bool,
    },
    /// An argument's.
    Borrowed {
        /// Whether there are several.
        is_list: bool,
    },
}

impl Owned {
    /// Whether there is nothing.
    pub(crate) fn is_empty(&self) -> bool {
        self.destroyed.is_empty() && self.destroyed_in_context.is_empty() && self.forms.is_empty()
    }
}

/// The functions of each library in each major version whose handles have owners.
pub fn owned_forms(api: &Api) -> BTreeMap<(String, u32), BTreeMap<String, Form>> {
    let (mut all, mut shared) = (BTreeMap::new(), BTreeMap::<String, BTreeMap<String, Form>>::new());
    for module in Crate::of(api).modules {
        let mut forms = module.owned.forms;
        match module.place {
            Place::Shared => drop(shared.insert(module.library, forms)),
            Place::Of(Edition::Cuda(number) | Edition::Own { number, .. }) => {
                forms.extend(shared.get(&module.library).cloned().unwrap_or_default());
                all.insert((module.library, number), forms);
            }
        }
    }
    all
}

/// The major version of CUDA that a library's handles of one type belong to: 0 if one file has the functions of all of them,
/// and all say the same of the one that destroys such a handle.
pub fn major_of_handles(api: &Api, library: &str, name: &str, number: u32) -> u32 {
    let Some(library) = api.libraries.iter().find(|other| other.spec.name == library) else { return number };
    if library.spec.has_own_versions() {
        return 0;
    }
    let destroy = |major: &Major| {
        let function = major.functions.get(major.handles.get(name)?.destroyed_by.as_ref()?)?;
        Some((function.clone(), major.symbols.get(&function.symbol)?.clone()))
    };
    let mut majors = library.majors.values().map(destroy);
    let first = majors.next();
    let is_one = same_file(&library.spec) && majors.all(|other| Some(other) == first);
    if is_one { 0 } else { number }
}

/// Of all functions that a module at one place has.
pub(super) fn lower(scope: &Scope<'_>, functions: &[&Function], common: &Shared) -> Owned {
    let owners = Owners::of(scope);
    let calls: Vec<Call> = functions.iter().filter_map(|function| Call::of(scope, &owners, function)).collect();
    let (safe, others): (Vec<&Call>, Vec<&Call>) = calls.iter().partition(|call| call.form.is_safe);
    let is_here = |name: &str| common.types.contains(name) == (scope.place == Place::Shared);
    let thread_safe = scope.major.handles.iter().filter(|(name, _)| is_here(name));
    let destroyed: Vec<Destroyed> = functions.iter().filter_map(|function| Destroyed::by(scope, function)).collect();
    let (in_context, elsewhere): (Vec<&Destroyed>, Vec<&Destroyed>) = destroyed.iter().partition(|it| it.in_context);
    let lines = |several: &[&Destroyed]| several.iter().map(|it| it.line.clone()).collect();
    Owned {
        status: scope.path(scope.result()).to_string().replace(' ', ""),
        destroyed: lines(&elsewhere),
        destroyed_in_context: lines(&in_context),
        contexts: contexts(scope),
        any_thread: destroyed.iter().filter_map(|it| it.any_thread.clone()).collect(),
        thread_safe: thread_safe
            .filter_map(|(name, handle)| Some(format!("{} // {}", ident(name), handle.thread_safe.as_ref()?)))
            .collect(),
        forms: calls.iter().map(|call| (call.name.clone(), call.form.clone())).collect(),
        safe: print(&safe),
        others: print(&others),
    }
}

/// The type of a context, and the functions that know the current one.
fn contexts(scope: &Scope<'_>) -> String {
    let Some(contexts) = &scope.library.contexts else { return String::new() };
    let path = scope.path(&contexts.r#type).to_string().replace(' ', "");
    let functions = [&contexts.current, &contexts.enter, &contexts.leave];
    let functions = functions.map(|name| format!("checked::{}", ident(name)));
    format!("{path}: {}", functions.join(", "))
}

/// A handle that a function here destroys.
struct Destroyed {
    /// Its type, and the call.
    line: String,
    /// Whether that is made in the context of the handle.
    in_context: bool,
    /// Its type, and why any thread may make the call, if that is so.
    any_thread: Option<String>,
}

impl Destroyed {
    fn by(scope: &Scope<'_>, function: &Function) -> Option<Self> {
        let mut handles = scope.major.handles.iter();
        let (name, handle) = handles.find(|(_, handle)| handle.destroyed_by.as_ref() == Some(&function.name))?;
        let (ty, destroy) = (ident(name), ident(&function.name));
        let major = major_of_handles(scope.api, &scope.library.spec.name, name, scope.number);
        let is_cleared = function.plan.params.iter().any(|param| param.passing == Passing::Reference { mutable: true });
        let given = if is_cleared { "&mut handle" } else { "handle" };
        Some(Self {
            line: format!("{major} {ty}: |handle| checked::{destroy}({given})"),
            in_context: handle.context_bound,
            any_thread: handle.send.as_ref().map(|why| format!("{major} {ty} // {why}")),
        })
    }
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

    /// `H`, or `H, 13`; nothing where all major versions share a function whose handles they do not.
    fn arguments(&self, found: &Found<'_>) -> Option<TokenStream> {
        let ty = self.scope.path(found.name);
        let major = major_of_handles(self.scope.api, found.library, found.name, self.scope.number);
        match (major, self.scope.place) {
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
