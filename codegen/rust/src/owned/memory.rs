//! Device memory in functions with owned handles. Memory is passed as an object that owns it. The object stores the
//! memory's length and the work that uses the memory. The element type determines the value of the type code.

use super::{
    super::{
        hand_written::HandWritten,
        rusttype::{MemoryForm, RustPath, RustType},
        signature::{Bound, Fit, FitBy, Generic, InPlace, Pass, RankCount, RustFn, RustParam, Work},
    },
    OwnedTypes, Scope, measure,
};
use codegen_core::{
    api::{
        Api, Function,
        ownership::OwnedCall,
        plan::{HostExtent, ParamPlan, Passing},
        safety::Until,
    },
    package::Package,
    spec::{Amount, Extent, Side},
    types::ValueKind,
};
use std::collections::BTreeMap;

/// The parameters that replace addresses and element type codes.
#[derive(Default)]
pub(super) struct Memory<'f> {
    /// Maps each memory parameter to the memory's type and to the conversion that produces the argument.
    pub(super) taken: BTreeMap<&'f str, (RustType, Pass)>,
    /// Maps each parameter that contains a type code to the type parameter that replaces it.
    pub(super) numbers: BTreeMap<&'f str, String>,
    /// The type parameters that replace type codes.
    pub(super) generics: Vec<Generic>,
    /// The work that uses the memory after the call.
    pub(super) work: Work,
    /// The required lengths of the memory parameters.
    pub(super) fits: Vec<Fit>,
    /// The parameters that may use the same memory as another parameter.
    pub(super) in_place: Vec<InPlace>,
}

/// Collects the memory parameters. A parameter remains an address if the library may use the memory after the submitted
/// work has ended.
pub(super) fn of<'f>(
    scope: &Scope<'_>,
    owners: &OwnedTypes<'_>,
    function: &'f Function,
    call: &OwnedCall,
    below: &RustFn,
) -> Memory<'f> {
    let mut memory = Memory::default();
    let has_types = gate(scope.api, scope.package).is_some();
    let is_taken = |param: &&ParamPlan| param.on_device && !call.omits(&param.name);
    let addresses = function.plan.params.iter().filter(is_taken);
    let addresses: Vec<(&ParamPlan, &RustType)> =
        addresses.filter_map(|param| Some((param, pointee(below, param)?))).collect();
    memory.name_types(scope, below, &addresses);
    for (param, pointee) in addresses {
        let generic = param.keys.element.as_ref().and_then(|name| memory.numbers.get(name.as_str()));
        let element = generic.map_or_else(|| pointee.clone(), |generic| RustType::Generic(generic.clone()));
        let work = work(scope, function, param).filter(|_| has_types);
        if let Some(work) = work {
            let measured = measure::measured(scope, owners, function, call, &param.name);
            let by = measured.or_else(|| by_numbers(scope, function, below, &extent(param)?, call));
            let in_bytes = matches!(by, Some(FitBy::Asked { .. }));
            let counted = (!in_bytes && element != RustType::Void).then(|| element.clone());
            memory.fits.extend(by.map(|by| Fit { of: param.name.clone(), element: counted, by }));
            let place = call.in_place.iter().find(|(of, _)| *of == param.name);
            memory.in_place.extend(place.map(|(of, place)| InPlace { of: of.clone(), place: place.clone() }));
            let form = if place.is_some() { MemoryForm::KnownOrInPlace } else { MemoryForm::Any };
            let ty = RustType::Memory { of: Box::new(element), mutable: !param.points_to_const(), form };
            let is_address = matches!(param.passing, Passing::Address(_));
            memory.taken.insert(&param.name, (ty, if is_address { Pass::MemoryOfC } else { Pass::Memory }));
            if work != Work::Done {
                memory.work = work;
            }
        } else if generic.is_some() {
            memory.taken.insert(&param.name, (RustType::CuPtr(Box::new(element)), Pass::Untyped));
        }
    }
    memory
}

impl<'f> Memory<'f> {
    /// Returns true if the function takes a parameter's memory as an owning object and checks the memory's length.
    pub(super) fn is_measured(&self, param: &str) -> bool {
        self.taken.contains_key(param) && self.fits.iter().any(|fit| fit.of == param)
    }

    /// Changes the memory parameters so that they accept only objects that own their memory, not addresses.
    pub(super) fn must_be_known(&mut self) {
        for (ty, _) in self.taken.values_mut() {
            if let RustType::Memory { form: form @ MemoryForm::Any, .. } = ty {
                *form = MemoryForm::Known;
            }
        }
    }

    /// Adds a type parameter for each type code of memory if the type code's values correspond to Rust types.
    fn name_types(&mut self, scope: &Scope<'_>, below: &RustFn, addresses: &[(&'f ParamPlan, &RustType)]) {
        let taken = |name: &str| {
            let is_it = |generic: &Generic| matches!(generic, Generic::Type(other, _) if other == name);
            below.generics.iter().any(is_it)
        };
        let mut names = ["T", "U", "V", "W", "X", "Y", "Z"].into_iter().filter(|name| !taken(name));
        for number in addresses.iter().filter_map(|(param, _)| param.keys.element.as_deref()) {
            let is_void = |(param, pointee): &(&ParamPlan, &RustType)| {
                param.keys.element.as_deref() != Some(number) || **pointee == RustType::Void
            };
            let named = below.params.iter().find(|param| param.of == number);
            let Some(RustParam { ty: RustType::Named(path), .. }) = named else { continue };
            if self.numbers.contains_key(number) || !addresses.iter().all(is_void) || !has_elements(scope, path) {
                continue;
            }
            let Some(name) = names.next() else { continue };
            self.numbers.insert(number, name.to_owned());
            self.generics.push(Generic::Type(name.to_owned(), Bound::Element(path.clone())));
        }
    }
}

/// The pointee type of an address parameter.
fn pointee<'a>(below: &'a RustFn, param: &ParamPlan) -> Option<&'a RustType> {
    let taken = below.params.iter().find(|taken| taken.of == param.name)?;
    if let RustType::CuPtr(to) | RustType::Pointer { to, .. } = &taken.ty { Some(to) } else { None }
}

/// Returns true if the members of an enum correspond to element types of memory.
fn has_elements(scope: &Scope<'_>, path: &RustPath) -> bool {
    let library = path.library.as_deref().map_or(scope.library, |name| scope.library_of(name));
    let is_it = |name: &String| library.majors.values().any(|major| major.canonical(name) == path.name);
    library.elements.keys().any(is_it)
}

/// The extent of the memory that the call accesses. For memory that may be on the host, this is the extent of the host
/// memory.
fn extent(param: &ParamPlan) -> Option<Extent> {
    param.extent.clone().or_else(|| {
        let Passing::Address(Some(HostExtent { amount: Amount::Product(counts), rows: None, .. })) = &param.passing
        else {
            return None;
        };
        let [count] = counts.as_slice() else { return None };
        Some(Extent { sides: vec![Side { count: count.clone(), stride: None }], unless: None })
    })
}

/// The required length of memory. `None` if the length cannot be computed from integers that the caller passes.
fn by_numbers(
    scope: &Scope<'_>,
    function: &Function,
    below: &RustFn,
    extent: &Extent,
    call: &OwnedCall,
) -> Option<FitBy> {
    let is_number =
        |name: &String| below.params.iter().any(|taken| taken.of == *name && matches!(taken.ty, RustType::Number(_)));
    if !extent.numbers().all(|name| is_number(name) && !call.omits(name)) {
        return None;
    }
    let turned = match &extent.unless {
        Some(unless) => {
            let turns = below.params.iter().find(|taken| taken.of == unless.param)?;
            let RustType::Named(path) = &turns.ty else { return None };
            Some(path.clone())
        }
        None => None,
    };
    let ranks = if extent.counts_ranks() { Some(rank_count(scope, function)?) } else { None };
    Some(FitBy::Numbers { extent: extent.clone(), turned, ranks })
}

/// The query for the number of ranks. `None` unless the function takes a rank.
fn rank_count(scope: &Scope<'_>, function: &Function) -> Option<RankCount> {
    let counted_by = scope.library.spec.ranks.as_ref()?.made_by.with.as_ref()?;
    let getter = scope.major.functions.values().find(|getter| getter.symbol == *counted_by)?;
    let asked = getter.plan.params.first()?;
    let is_rank = |param: &&ParamPlan| param.passing == Passing::Value && param.ty == asked.ty;
    let rank = function.plan.params.iter().find(is_rank)?;
    Some(RankCount { rank: rank.name.clone(), gets: getter.name.clone() })
}

/// The work that uses the memory. `None` if the library may use the memory after the work has ended.
fn work(scope: &Scope<'_>, function: &Function, param: &ParamPlan) -> Option<Work> {
    match param.lifetimes.itself.as_ref().map(|time| &time.until) {
        // Memory without a documented lifetime is used only during the call.
        None | Some(Until::Return | Until::Copied) => Some(Work::Done),
        Some(Until::Stream(stream) | Until::StreamInGroup { stream, .. }) if is_stream(scope, function, stream) => {
            let handle = worker(scope, function).filter(|handle| super::uses_streams(scope, &handle.ty.to_string()));
            Some(match handle {
                Some(handle) => Work::StreamFor(handle.name.clone(), stream.clone()),
                None => Work::Stream(stream.clone()),
            })
        }
        Some(Until::StreamOf(handle)) => Some(stream_of(scope, function, handle)),
        _ => None,
    }
}

/// The handle parameter of a function that submits work to a stream parameter. It is the first handle that is not the
/// stream.
pub(super) fn worker<'f>(scope: &Scope<'_>, function: &'f Function) -> Option<&'f ParamPlan> {
    let takes_stream = function.plan.params.iter().any(|param| {
        let until = param.lifetimes.itself.as_ref().map(|time| &time.until);
        let Some(Until::Stream(stream) | Until::StreamInGroup { stream, .. }) = until else { return false };
        param.on_device && is_stream(scope, function, stream)
    });
    let is_handle = |param: &&ParamPlan| {
        param.passing == Passing::Value && scope.major.handles.contains_key(param.ty.to_string().as_str())
    };
    function.plan.params.iter().find(is_handle).filter(|_| takes_stream)
}

/// The `cfg` condition under which the hand-written memory types exist. In a crate that depends on another crate, they
/// exist if the base crate contains their library.
pub(super) fn gate(api: &Api, package: &Package) -> Option<String> {
    let hand_written = HandWritten::of(api).into_iter().find(HandWritten::has_memory)?;
    if package.is_core {
        return Some(hand_written.gate());
    }
    let used = api.with_used(&package.libraries);
    used.contains(&hand_written.library).then(|| "feature = \"std\"".to_owned())
}

/// Returns true if a parameter is a stream that is passed by value.
pub(super) fn is_stream(scope: &Scope<'_>, function: &Function, name: &str) -> bool {
    function.plan.param(name).is_some_and(|param| {
        param.passing == Passing::Value
            && param.element.typed().is_some_and(|(ty, _)| scope.types.kind(ty) == ValueKind::Stream)
    })
}

/// The work of the stream that was set in a handle. Either a function returns the stream, or the handle keeps the
/// stream alive, or the stream is unknown.
fn stream_of(scope: &Scope<'_>, function: &Function, handle: &str) -> Work {
    let Some(of) = function.plan.param(handle) else { return Work::Unknown };
    let gets = scope.library.spec.sets_stream.iter().filter_map(|it| it.with.as_ref()).find_map(|symbol| {
        let getter = scope.major.functions.values().find(|getter| getter.symbol == *symbol)?;
        let takes = |param: &&ParamPlan| param.passing == Passing::Value && param.ty == of.ty;
        getter.plan.params.first().filter(takes).map(|_| getter.name.clone())
    });
    match gets {
        Some(gets) => Work::StreamOf(handle.to_owned(), gets),
        None if super::keeps_stream(scope, &of.ty.to_string()) => Work::SetIn(handle.to_owned()),
        None => Work::Unknown,
    }
}
