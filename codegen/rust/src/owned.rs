//! Modules `owned`: functions that take or create owned handles. The Rust types of these handles track ownership.
//!
//! As in `checked`, a macro contains the code that all functions share. The generated files consist of signatures and
//! of bodies with a single call.

mod call;
mod measure;
mod memory;

use call::is_owner;
pub(super) use call::lower;
pub(super) use measure::length_function;

use super::{
    Crate, Layers, ModulePlace, Scope, print,
    rusttype::{HandleForm, HandleType, RustType},
    signature::{OwnedFn, RustFn},
};
use codegen_core::{
    analysis::sharing::{Shared, same_file},
    api::{Api, Function, Major, call::Returned, ownership},
    edition::Edition,
    package::Package,
    spec,
    types::{Found, Handles},
};
use codegen_printing::{ident, type_ident};
use quote::ToTokens;
use std::collections::BTreeMap;

/// The owned functions of one library in one module, ready to be printed.
#[derive(Debug, Default)]
pub(crate) struct Owned {
    /// The type of the results that the library's functions return.
    pub(crate) status: String,
    /// The handles that functions of this module destroy. Each line contains the type of the handle and the call.
    pub(crate) destroyed: Vec<String>,
    /// Like `destroyed`, for handles whose destroying function also takes the handle that created them.
    pub(crate) destroyed_with: Vec<String>,
    /// Like `destroyed`, for handles that are destroyed in the context in which they were created.
    pub(crate) destroyed_in_context: Vec<String>,
    /// The type of a context, and the functions that return, set and unset the current context.
    pub(crate) contexts: String,
    /// Set if a function that destroys a handle returns no result code.
    pub(crate) calls_raw: bool,
    /// The types of handles that keep the stream alive that was set in them.
    pub(crate) keeps: Vec<String>,
    /// The types of handles that may be used on any thread, with the reasons.
    pub(crate) any_thread: Vec<String>,
    /// The types of handles that several threads may use at the same time.
    pub(crate) thread_safe: Vec<String>,
    /// The owned functions as source code.
    pub(crate) pieces: Vec<OwnedPiece>,
    /// The `cfg` condition under which the types of owned memory exist.
    pub(crate) memory_gate: String,
    /// The functions that a library may defer within a group of calls, as methods of the group. `group` contains the
    /// functions that start and end a group.
    pub(crate) in_group: String,
    pub(crate) group: String,
    /// The type that owns a rank, and the functions that create all ranks and query their state. `in_ranks` contains
    /// the methods of the ranks.
    pub(crate) ranks: String,
    pub(crate) in_ranks: String,
    /// The functions that query the size of a handle's memory, by the name of the macro that takes them as input.
    /// `plans` contains the transform plans.
    pub(crate) asked: Vec<(&'static str, Vec<String>)>,
    pub(crate) plans: String,
    /// The functions by name, for tests.
    pub(crate) functions: BTreeMap<String, RustFn>,
}

/// A function as source code.
#[derive(Debug)]
pub(crate) struct OwnedPiece {
    pub(crate) is_safe: bool,
    /// Set if the function takes memory with its owner.
    pub(crate) needs_memory: bool,
    pub(crate) text: String,
}

impl Owned {
    /// Returns true if one of the functions takes memory with its owner.
    pub(crate) fn has_memory(&self) -> bool {
        self.pieces.iter().any(|piece| piece.needs_memory)
    }

    /// The first and last lines of the macro call that contains a function of the module with this name. These lines
    /// depend on whether the function is safe and whether it takes memory.
    pub(super) fn block(
        &self,
        name: &str,
        OwnedPiece { is_safe, needs_memory, .. }: &OwnedPiece,
    ) -> (String, &'static str) {
        let Self { status, memory_gate, .. } = self;
        let gate = if *needs_memory { format!("#[cfg({memory_gate})]\n") } else { String::new() };
        match is_safe {
            true => (format!("{gate}owned! {{\n    {name}, {status};\n\n    safe {{\n"), "    }\n\n    unsafe {}\n}\n"),
            false => {
                (format!("{gate}owned! {{\n    {name}, {status};\n\n    safe {{}}\n\n    unsafe {{\n"), "    }\n}\n")
            }
        }
    }

    /// Returns true if the module has no owned items.
    pub(crate) fn is_empty(&self) -> bool {
        let destroyed = [&self.destroyed, &self.destroyed_with, &self.destroyed_in_context];
        destroyed.iter().all(|lines| lines.is_empty()) && self.functions.is_empty()
    }
}

/// The functions that take or create owned handles, by library and major version.
pub fn owned_functions(api: &Api, package: &Package) -> BTreeMap<(String, u32), BTreeMap<String, RustFn>> {
    let (mut all, mut shared) = (BTreeMap::new(), BTreeMap::<String, BTreeMap<String, RustFn>>::new());
    for module in Crate::of_package(api, package).modules {
        let mut functions = module.owned.functions;
        match module.place {
            ModulePlace::Shared => drop(shared.insert(module.library, functions)),
            ModulePlace::Of(Edition::Cuda(number) | Edition::Own { number, .. }) => {
                functions.extend(shared.get(&module.library).cloned().unwrap_or_default());
                all.insert((module.library, number), functions);
            }
        }
    }
    all
}

/// The CUDA major version to which a library's handles of one type belong. The version is 0 if one file contains the
/// functions of all major versions, and all versions specify the same destroying function.
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

/// The owned items of one module.
pub(super) fn module(scope: &Scope<'_>, functions: &[Layers<'_>], common: &Shared) -> Owned {
    let calls: Vec<&OwnedFn> = functions.iter().filter_map(|layers| layers.owned.as_ref()).collect();
    let (library, major) = (scope.library_static(), scope.place.major());
    let pieces = functions.iter().filter_map(|layers| {
        let call = layers.owned.as_ref()?;
        Some(OwnedPiece {
            is_safe: call.function.is_safe,
            needs_memory: call.needs_memory(),
            text: print::owned(call, layers.symbol_of_other_name(), &library, major),
        })
    });
    let grouped: Vec<&OwnedFn> = calls.iter().copied().filter(|call| call.is_put_off).collect();
    let group = scope.library.spec.group.as_ref().filter(|_| !grouped.is_empty());
    let group = group.and_then(|group| Some((ident(group.starts.as_ref()?), ident(&group.ends))));
    let (ranks, in_ranks) = ranks(scope, &calls, &grouped).unwrap_or_default();
    let is_here = |name: &str| common.types.contains(name) == (scope.place == ModulePlace::Shared);
    let thread_safe = scope.major.handles.iter().filter(|(name, _)| is_here(name));
    let destroyed: Vec<Destroyed> =
        functions.iter().filter_map(|layers| Destroyed::by(scope, layers.function)).collect();
    let lines = |way: Way| destroyed.iter().filter(|it| it.way == way).map(|it| it.line.clone()).collect();
    Owned {
        status: scope.path(scope.result()).to_string(),
        destroyed: lines(Way::Alone),
        destroyed_with: lines(Way::With),
        destroyed_in_context: lines(Way::InContext),
        contexts: contexts(scope),
        calls_raw: destroyed.iter().any(|it| it.calls_raw),
        keeps: destroyed.iter().filter_map(|it| it.keeps.clone()).collect(),
        any_thread: destroyed.iter().filter_map(|it| it.any_thread.clone()).collect(),
        thread_safe: thread_safe
            .filter_map(|(name, handle)| Some(format!("{} // {}", type_ident(name), handle.thread_safe.as_ref()?)))
            .collect(),
        functions: calls.iter().map(|call| (call.function.name.clone(), call.function.clone())).collect(),
        pieces: pieces.collect(),
        in_group: print::owned_in_group(&grouped, &scope.library_static()),
        ranks,
        in_ranks,
        asked: measure::length_functions(scope, &calls),
        plans: measure::plans(scope, functions).unwrap_or_default(),
        group: group.map_or(String::new(), |(starts, ends)| format!("{starts}, {ends}")),
        memory_gate: memory::gate(scope.api, scope.package).unwrap_or_default(),
    }
}

/// The type that owns all ranks, and the methods of that type.
fn ranks(scope: &Scope<'_>, calls: &[&OwnedFn], grouped: &[&OwnedFn]) -> Option<(String, String)> {
    let spec::Library { ranks, group, .. } = &scope.library.spec;
    let (ranks, group) = (ranks.as_ref()?, group.as_ref()?);
    let makes = calls.iter().find(|call| call.function.name == ranks.made_by.name)?;
    let owner = makes.function.outputs.iter().find_map(|output| {
        let RustType::Vec(of) = &output.ty else { return None };
        let RustType::Handle(of) = &**of else { return None };
        Some(of)
    })?;
    let pending = scope.path(scope.result()).to_string();
    let [starts, ends, makes, asks] =
        [group.starts.as_ref()?, &group.ends, &ranks.made_by.name, &group.asks].map(|name| ident(name));
    let head = format!(
        "{}, {starts}, {ends}, {makes}, {asks}, {pending}::{}",
        owner.to_token_stream().to_string().replace(' ', ""),
        ident(&group.pending)
    );
    Some((head, print::owned_ranks(grouped, owner, ranks, &scope.library_static())))
}

/// The type of a context, and the functions that get, set and unset the current context.
fn contexts(scope: &Scope<'_>) -> String {
    let Some(contexts) = &scope.library.contexts else { return String::new() };
    let enter = scope.major.functions.get(&contexts.enter).and_then(|enter| enter.plan.params.first());
    let Some(context) = enter.and_then(|context| context.ty.name()) else { return String::new() };
    let path = scope.path(context);
    let functions = [&contexts.current, &contexts.enter, &contexts.leave];
    let functions = functions.map(|name| format!("checked::{}", ident(name)));
    format!("{path}: {}", functions.join(", "))
}

/// A handle that is destroyed by a function in this module.
struct Destroyed {
    /// The type of the handle, and the call that destroys it.
    line: String,
    /// The way in which the handle is destroyed.
    way: Way,
    /// Set if the destroying function returns no result code.
    calls_raw: bool,
    /// The type of the handle, if the handle keeps alive the stream that was set in it.
    keeps: Option<String>,
    /// The type of the handle, and the reason why any thread may destroy the handle. `None` if destruction on any
    /// thread is not allowed.
    any_thread: Option<String>,
}

/// The way in which a handle is destroyed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// The destroying call takes only the handle.
    Alone,
    /// The destroying call also takes the handle that created this handle.
    With,
    /// The destroying call must be made in the handle's context.
    InContext,
}

impl Destroyed {
    fn by(scope: &Scope<'_>, function: &Function) -> Option<Self> {
        let ownership::Destroyed { name, handle, is_cleared } = scope.major.destroyed_by(function)?;
        let (ty, destroy) = (type_ident(name), ident(&function.name));
        let major = major_of_handles(scope.api, &scope.library.spec.name, name, scope.number);
        let given = if is_cleared { "&mut handle" } else { "handle" };
        let hand_written = scope.library.rust.as_ref();
        let retires = hand_written.and_then(|it| it.retires.get(name));
        let retires = retires.map(|function| format!(", retire crate::owned::{}", ident(function)));
        let is_plan = matches!(handle.measure, Some(spec::Measure::Transform(_)));
        let retires = retires.or_else(|| is_plan.then(|| ", retire plan_ends".to_owned())).unwrap_or_default();
        let keeps = uses_streams(scope, name);
        let calls_raw = scope.major.symbols[&function.symbol].returned != Returned::Status;
        let call = |given: String| match calls_raw {
            true => format!("{{ raw::{destroy}({given}); Ok(()) }}"),
            false => format!("checked::{destroy}({given})"),
        };
        let (way, line) = match &handle.destroyed_with {
            Some(company) => {
                let with = scope.path(&company.handle);
                let is_first = function.plan.params.first().is_some_and(|param| param.name == company.param);
                let given = if is_first { format!("with, {given}") } else { format!("{given}, with") };
                (Way::With, format!("{major} {ty}, with {with}: |handle, with| {}", call(given)))
            }
            None => {
                let way = if handle.context_bound { Way::InContext } else { Way::Alone };
                let call = call(given.to_owned());
                let thread = if handle.send.is_some() { "" } else { " on its thread" };
                let call = if keeps { format!("destroy_then_release!({major} handle{thread}, {call})") } else { call };
                (way, format!("{major} {ty}: |handle| {call}{retires}"))
            }
        };
        let keeps = keeps.then(|| format!("{major} {ty}"));
        Some(Self {
            line,
            way,
            calls_raw,
            keeps,
            any_thread: handle.send.as_ref().map(|why| format!("{major} {ty} // {why}")),
        })
    }
}

/// Returns true if a handle keeps alive the stream that was set in it. Such a handle is destroyed only by its owner.
fn keeps_stream(scope: &Scope<'_>, handle: &str) -> bool {
    let sets = |function: &&Function| scope.library.spec.stream_setters().any(|sets| *sets == function.symbol);
    let mut setters = scope.major.functions.values().filter(sets);
    is_kept(scope, handle)
        && setters.any(|function| function.plan.params.first().is_some_and(|param| param.ty.to_string() == handle))
}

/// Returns true if a handle is used to submit work to streams: to the stream that is set in the handle, or to a stream
/// that functions take. A graph that records such work keeps the handle alive.
fn uses_streams(scope: &Scope<'_>, handle: &str) -> bool {
    let works =
        |function: &Function| memory::worker(scope, function).is_some_and(|param| param.ty.to_string() == handle);
    keeps_stream(scope, handle) || is_kept(scope, handle) && scope.major.functions.values().any(works)
}

/// Returns true if Rust state can be stored with a handle, because the handle is destroyed only by its owner.
fn is_kept(scope: &Scope<'_>, handle: &str) -> bool {
    let is_alone =
        |of: &&ownership::Handle| of.destroyed_by.is_some() && of.destroyed_with.is_none() && !of.context_bound;
    scope.major.handles.get(handle).filter(is_alone).is_some() && memory::gate(scope.api, scope.package).is_some()
}

/// The Rust types of the handles that programs can own.
pub(super) struct OwnedTypes<'a> {
    scope: &'a Scope<'a>,
    handles: Handles<'a>,
}

impl<'a> OwnedTypes<'a> {
    pub(super) fn of(scope: &'a Scope<'a>) -> Self {
        let handles = Handles::new(&scope.library.spec, scope.number, scope.major, scope.api);
        Self { scope, handles }
    }

    /// The type of a handle parameter. `None` if all major versions share the function but not the handles that it
    /// takes.
    fn ty(&self, found: &Found<'_>) -> Option<HandleType> {
        let major =
            match (major_of_handles(self.scope.api, found.library, found.name, self.scope.number), self.scope.place) {
                (0, _) => None,
                (_, ModulePlace::Shared) => return None,
                (major, ModulePlace::Of(_)) => Some(major),
            };
        Some(HandleType { form: HandleForm::Taken, of: self.scope.path(found.name), major })
    }
}
