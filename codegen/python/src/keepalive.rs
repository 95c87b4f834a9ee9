//! Lifetimes of arguments: the statements around a call that keep objects alive together with a handle or a record.

use super::{
    Scope,
    body::{Body, local, object},
    types::Kind,
};
use codegen_core::{
    api::{
        Function,
        call::HeldArguments,
        ownership::Owner,
        plan::{Element, ParamPlan, Passing},
        safety,
    },
    ctype::CType,
};
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::BTreeSet;

/// The statements before and after the call that keep objects alive.
#[derive(Default)]
pub(super) struct Keepalive {
    /// Statements before the call. They detach the objects that the destroyed handle keeps alive, and prepare the
    /// objects that a record will keep alive.
    pub(super) read: Vec<TokenStream>,
    /// Statements after the call. If the call has destroyed a handle, they release the objects that the handle kept
    /// alive. If the call has created a handle, they release the objects of an older handle with the same value.
    pub(super) release: Vec<TokenStream>,
    /// Statements after the call. They keep objects that CUDA reads later alive for the lifetime of the handle or the
    /// record.
    pub(super) hold: Option<TokenStream>,
}

impl Keepalive {
    /// Returns true if no statements are necessary.
    pub(super) fn is_empty(&self) -> bool {
        self.read.is_empty() && self.release.is_empty() && self.hold.is_none()
    }
}

/// The types of handles that keep arguments of calls alive.
pub(super) struct Keepers {
    /// All types of handles that keep arguments alive, including the types that are derived from others.
    all: BTreeSet<CType>,
    /// The types of handles whose copies keep the same objects alive.
    originals: BTreeSet<CType>,
}

/// A handle parameter: its type, the table of its class, and its value.
struct Handle {
    ty: CType,
    table: TokenStream,
    value: TokenStream,
    /// The module that keeps objects alive for handles of this type. It belongs to the package that defines the
    /// handle's class.
    keeper: TokenStream,
}

impl Scope<'_> {
    /// The types of handles for which at least one function of this major version keeps arguments alive.
    fn keepers(&self) -> &Keepers {
        self.keepers.get_or_init(|| {
            let functions = || self.major.functions.values();
            let held = functions().filter_map(|function| Some((function, function.plan.kept.as_ref()?)));
            let (mut all, mut originals) = (BTreeSet::new(), BTreeSet::new());
            for (function, kept) in held {
                let Some(Handle { ty, .. }) = function.plan.param(&kept.holder).and_then(|it| self.handle(it)) else {
                    continue;
                };
                all.insert(ty.clone());
                originals.extend(kept.is_copied.then_some(ty));
            }
            for function in functions().filter(|function| self.original(function, &originals).is_some()) {
                all.extend(self.made(function).map(|handle| handle.ty));
            }
            Keepers { all, originals }
        })
    }

    /// A handle that is a part of another handle keeps nothing alive, because cubind cannot detect when the part is
    /// destroyed.
    fn handle(&self, param: &ParamPlan) -> Option<Handle> {
        let by_address = matches!(param.passing, Passing::Reference { .. });
        let Element::Typed { ty, .. } = &param.element else { return None };
        let Kind::Value(table, _) = self.kind(ty) else { return None };
        let is_part = ty.name().and_then(|name| self.major.handles.get(self.major.meant(name)));
        if is_part.is_some_and(|handle| !handle.part_of.is_empty()) {
            return None;
        }
        let local = local(&param.name);
        let value = match by_address {
            true => quote!(if #local.is_null() { 0 } else { unsafe { #local.cast::<u64>().read() } }),
            false => quote!(#local as u64),
        };
        let owner = ty.name().and_then(|name| self.types.resolved(name)).map(|found| found.library);
        let keeper = match owner.is_some_and(|library| self.is_taken(library)) {
            true => quote!(base_keepalive),
            false => quote!(handle_keepalive),
        };
        Some(Handle { ty: ty.clone(), table, value, keeper })
    }

    /// The handles that a call creates for its caller.
    fn made<'f>(&'f self, function: &'f Function) -> impl Iterator<Item = Handle> + 'f {
        let holder = function.plan.kept.as_ref().map(|kept| kept.holder.as_str());
        let params = function.plan.params.iter().filter(|param| param.passing == Passing::Slot { given: false });
        let made = params.filter(move |param| {
            function.owners.get(&param.name) == Some(&Owner::Caller) || holder == Some(param.name.as_str())
        });
        made.filter_map(|param| self.handle(param))
    }

    /// The handle that a call copies, or from which a call derives other handles.
    fn original(&self, function: &Function, originals: &BTreeSet<CType>) -> Option<Handle> {
        let taken = function.plan.params.iter().filter(|param| param.passing == Passing::Value && !param.destroys);
        let mut taken = taken.filter_map(|param| self.handle(param));
        taken.find(|handle| originals.contains(&handle.ty))
    }
}

/// Returns true if the call destroys the object that a parameter refers to, or ends the object's lifetime.
fn is_ended(function: &Function, param: &ParamPlan) -> bool {
    let ends =
        |kind: &safety::ObligationKind| matches!(kind, safety::ObligationKind::Ended | safety::ObligationKind::Freed);
    param.destroys || function.obligations.iter().any(|it| ends(&it.kind) && it.is_of(&param.name))
}

pub(super) fn keepalive(scope: &Scope<'_>, function: &Function, made: &mut Body<'_>) -> Keepalive {
    let mut around = Keepalive::default();
    let succeeded = scope.succeeded();
    let keepers = scope.keepers();
    for param in function.plan.params.iter().filter(|param| is_ended(function, param)) {
        if let Some(Handle { table, value, keeper, .. }) = scope.handle(param).filter(|it| keepers.all.contains(&it.ty))
        {
            around.read.push(quote!(let detached = #keeper::detach(&#table, #value);));
            around.release.push(quote!(detached.finish(#succeeded);));
            break;
        }
        if scope.is_held_record(param) {
            let object = object(&function.plan.python_name(&param.name));
            around.release.push(quote!(if #succeeded { records::release(#object); }));
        }
    }
    let new: Vec<Handle> = scope.made(function).filter(|it| keepers.all.contains(&it.ty)).collect();
    let original = scope.original(function, &keepers.originals);
    for Handle { table, value, keeper, .. } in &new {
        // A copy of a handle from another package also belongs to that other package.
        let original = original.as_ref().filter(|original| original.keeper.to_string() == keeper.to_string());
        let shared = original.map(|original| {
            let (from, handle) = (&original.table, &original.value);
            quote!(#keeper::share(&#from, #handle, &#table, #value);)
        });
        around.release.push(quote!(if #succeeded { #keeper::made(&#table, #value); #shared }));
    }
    if let Some(kept) = &function.plan.kept {
        hold(scope, function, kept, made, &mut around);
    }
    around
}

/// Returns true if the holder can keep the arguments alive: it is a Python object, or a handle of a known type.
pub(super) fn is_held(scope: &Scope<'_>, function: &Function, kept: &HeldArguments) -> bool {
    let holder = function.plan.param(&kept.holder);
    holder.is_some_and(|holder| scope.handle(holder).is_some() || scope.is_record(holder))
}

/// Keeps the arguments that CUDA uses after the call alive, together with their holder.
fn hold(scope: &Scope<'_>, function: &Function, kept: &HeldArguments, made: &mut Body<'_>, around: &mut Keepalive) {
    let succeeded = scope.succeeded();
    let Some(holder) = function.plan.param(&kept.holder) else { return };
    let params = || kept.params.iter().filter_map(|name| function.plan.param(name));
    let name = &function.name;
    // Each attribute keeps its own objects alive, so the key includes the selector of the attribute.
    let selectors = function.plan.params.iter().filter(|param| param.passing == Passing::Value && scope.is_enum(param));
    let selector = selectors.map(|param| local(&param.name)).fold(None, |before: Option<TokenStream>, name| {
        let value = quote!(u64::from(#name as u32));
        Some(before.map_or(value.clone(), |before| quote!((#before).rotate_left(24) ^ #value)))
    });
    let selector = selector.unwrap_or(quote!(0));
    if let Some(Handle { table, value, keeper, .. }) = scope.handle(holder) {
        let slot = if kept.is_replaced { quote!(Some((#name, #selector))) } else { quote!(None) };
        let callback = made.retained_callback.as_ref().map(|callback| quote!(#callback.kept(&arena);));
        keep_objects(params(), made);
        around.hold = Some(quote! {
            if #succeeded { #callback #keeper::hold(&#table, #value, #slot, arena); }
        });
    } else if scope.is_record(holder) {
        let object = object(&function.plan.python_name(&holder.name));
        keep_objects(params(), made);
        around.read.push(quote!(let kept = arena_object::new(py, arena)?;));
        around.hold = Some(quote! {
            if #succeeded { records::hold(#object, (#name, #selector), kept.as_borrowed()); }
        });
    }
}

/// Keeps records and other objects that have an address alive. Converters only read the values of all other objects.
fn keep_objects<'p>(params: impl Iterator<Item = &'p ParamPlan>, made: &mut Body<'_>) {
    let plan = made.plan;
    for param in params {
        let object = match &param.passing {
            Passing::Place => {
                let place = quote::format_ident!("{}_object", local(&param.name));
                quote!(#place.as_borrowed())
            }
            // The arena keeps the callback's callable and user data alive.
            Passing::Callback(_) | Passing::UserData { callback: Some(_) } => continue,
            Passing::Value
            | Passing::Address(_)
            | Passing::Device
            | Passing::UserData { callback: None }
            | Passing::CString
            | Passing::WideString
            | Passing::Reference { .. }
            | Passing::Slot { .. }
            | Passing::Slice(_)
            | Passing::HostOrDevice(_)
            | Passing::HostNumber => {
                let object = object(&plan.python_name(&param.name));
                quote!(#object)
            }
        };
        made.late.push(quote!(args::keep(#object, &arena)?;));
    }
}

impl Scope<'_> {
    fn is_enum(&self, param: &ParamPlan) -> bool {
        matches!(self.kind(&param.ty), Kind::Enum(_))
    }

    fn is_record(&self, param: &ParamPlan) -> bool {
        let is_reference = matches!(param.passing, Passing::Reference { .. });
        is_reference && matches!(self.kind(&param.pointee()), Kind::Record(_))
    }

    /// Returns true if a call keeps its arguments alive for a record of this type.
    fn is_held_record(&self, param: &ParamPlan) -> bool {
        let functions = self.major.functions.values();
        let mut held = functions.filter_map(|function| function.plan.param(&function.plan.kept.as_ref()?.holder));
        self.is_record(param) && held.any(|holder| self.is_record(holder) && holder.pointee() == param.pointee())
    }
}
