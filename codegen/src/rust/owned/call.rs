//! One function: the head of the one in `checked` with other types for handles, and a body that calls it.

use super::{
    super::{checked, safety},
    Form, Owners, Scope, Wrap,
};
use crate::{
    analysis::{
        ownership::{Hazard, Owner, taken},
        params::{Output, ParamPlan, Passing},
        safety::{Kind, MetBy, Obligation, Obligations},
    },
    api::Function,
    printing::ident,
};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeMap;

/// A function whose handles have owners.
pub(super) struct Call {
    pub(super) name: String,
    pub(super) form: Form,
    pub(super) function: syn::TraitItemFn,
}

/// What a handle among the parameters becomes.
struct Handle {
    ty: TokenStream,
    argument: TokenStream,
}

impl Call {
    /// Nothing for a function without such handles.
    pub(super) fn of(scope: &Scope<'_>, owners: &Owners<'_>, function: &Function) -> Option<Self> {
        let owned = function.owned.as_ref()?;
        let signature = checked::signature(scope, function, &scope.major.symbols[&function.symbol]);
        let outputs = outputs(owners, function, &signature)?;
        let lends = |param: &ParamPlan| outputs.iter().any(|output| output.owner.as_ref() == Some(&param.name));
        let taken = taken(function, &owners.handles);
        let handles: BTreeMap<Ident, Handle> = taken
            .iter()
            .map(|param| Some((ident(&param.name), handle(owners, param, lends(param))?)))
            .collect::<Option<_>>()?;
        if handles.is_empty() && outputs.iter().all(|output| output.make.is_none()) {
            return None;
        }
        let is_safe = owned.hazards.is_empty() && function.obligations.iter().all(|it| is_met(it, &signature));
        let makes = outputs.iter().any(|output| output.make.is_some());
        if !is_safe && !makes && scope.library.spec.only_safe_owned.is_some() {
            return None;
        }
        let promises =
            if is_safe { Vec::new() } else { promises(&function.obligations, &signature, &owned.hazards, &taken) };
        let wrap = |output: &Made| match (&output.make, &output.owner) {
            (None, _) => Wrap::Raw,
            (Some(_), None) => Wrap::Owned { is_list: output.is_list },
            (Some(_), Some(_)) => Wrap::Borrowed { is_list: output.is_list },
        };
        let taken = taken.iter().map(|param| param.name.clone()).collect();
        let form = Form { taken, outputs: outputs.iter().map(wrap).collect(), is_safe };
        Some(Self {
            name: function.name.clone(),
            form,
            function: rewrite(signature.head, &handles, &outputs, &promises),
        })
    }
}

/// Whether there is nothing left to promise.
fn is_met(obligation: &Obligation, signature: &checked::Signature) -> bool {
    obligation.kind.met_by() == MetBy::LiveHandles || signature.keeps(obligation)
}

/// What callers promise: what is not met, and what owners ask for.
fn promises(
    obligations: &Obligations,
    signature: &checked::Signature,
    hazards: &[Hazard],
    taken: &[&ParamPlan],
) -> Vec<String> {
    let is_taken = |name: &String| taken.iter().any(|param| param.name == *name);
    let asked = obligations.iter().filter_map(|it| {
        let mut it = it.clone();
        // Handles without an owner are as live as their callers know.
        if matches!(it.kind, Kind::Live(_)) {
            it.params.retain(|name| !is_taken(name));
            return (!it.params.is_empty()).then_some(it);
        }
        (!is_met(&it, signature)).then_some(it)
    });
    let asked: Vec<Obligation> = asked.collect();
    let more: Vec<String> = hazards.iter().filter_map(|hazard| promise(hazard, &asked)).collect();
    safety::list_of_rest(&asked, &more)
}

/// A handle that is passed by value, or several in an array; one that lends what it owns is valid as long as that.
fn handle(owners: &Owners<'_>, param: &ParamPlan, lends: bool) -> Option<Handle> {
    let found = owners.handles.of_param(param)?;
    let arguments = owners.arguments(&found)?;
    let name = ident(&param.name);
    if let Passing::Slice(_) = param.passing {
        let ty = quote!(&[Borrowed<'_, #arguments>]);
        return Some(Handle { ty, argument: quote!(Borrowed::handles(#name)) });
    }
    let may_be_null = found.handle.destroyed_by.is_some() && (param.nullable || found.handle.null_is.is_some());
    Some(if lends {
        Handle { ty: quote!(impl LendHandle<'a, #arguments>), argument: quote!(#name.as_handle()) }
    } else if may_be_null {
        Handle { ty: quote!(impl MaybeHandle<#arguments>), argument: quote!(#name.as_handle_or_null()) }
    } else {
        Handle { ty: quote!(impl AsHandle<#arguments>), argument: quote!(#name.as_handle()) }
    })
}

/// What an output becomes: its type, and what makes it of the raw one; nothing if it stays as it is.
struct Made {
    ty: TokenStream,
    make: Option<TokenStream>,
    /// Whether that is done for each element.
    is_list: bool,
    /// The parameter that it belongs to.
    owner: Option<String>,
}

fn outputs(owners: &Owners<'_>, function: &Function, signature: &checked::Signature) -> Option<Vec<Made>> {
    let made = |(name, ty): &(String, TokenStream)| {
        let is_list = signature.grown.contains(name);
        let param = function.plan.param(name).filter(|param| is_list || param.output == Some(Output::Value));
        let found = param.and_then(|param| owners.handles.of_param(param));
        let (of, owner) = match function.owners.get(name) {
            Some(Owner::Caller) => (quote!(Owned), None),
            Some(Owner::Param(whole)) => (quote!(Borrowed), Some(whole.clone())),
            Some(Owner::Nobody) | None => {
                return Some(Made { ty: ty.clone(), make: None, is_list: false, owner: None });
            }
        };
        let Some(found) = found else { return Some(Made { ty: ty.clone(), make: None, is_list: false, owner: None }) };
        let arguments = owners.arguments(&found)?;
        let arguments = if owner.is_some() { quote!('a, #arguments) } else { arguments };
        let ty = if is_list { quote!(Vec<#of<#arguments>>) } else { quote!(#of<#arguments>) };
        Some(Made { ty, make: Some(quote!(#of::from_raw)), is_list, owner })
    };
    signature.outputs.iter().map(made).collect()
}

/// What a hazard asks of the caller beside the function's obligations; nothing where these tell it.
fn promise(hazard: &Hazard, asked: &[Obligation]) -> Option<String> {
    match hazard {
        Hazard::Keeps => Some("What one of the handles keeps of another lives as long as it does.".to_owned()),
        Hazard::Needs { made, with } => {
            let with: Vec<String> = with.iter().map(|name| format!("`{name}`")).collect();
            Some(format!("`{made}` is dropped before {}.", with.join(" and ")))
        }
        Hazard::Container { made, contents } => Some(format!("`{made}` outlives {contents}.")),
        Hazard::MayKeep { param } => {
            Some(format!("`{param}` stays where it is, unchanged, as long as the library may keep it."))
        }
        Hazard::Stated(promise) => Some(promise.clone()),
        Hazard::Selected { param } => {
            Some(format!("`{param}`: a value of the type that the library expects, of which newer ones may know more."))
        }
        Hazard::Unowned { param } if asked.iter().any(|it| it.is_of(param)) => None,
        Hazard::Unowned { param } => Some(format!("`{param}`: what the library expects there, if it is not NULL.")),
    }
}

fn rewrite(
    mut function: syn::TraitItemFn,
    handles: &BTreeMap<Ident, Handle>,
    outputs: &[Made],
    promises: &[String],
) -> syn::TraitItemFn {
    function.attrs = promises
        .iter()
        .map(|promise| {
            let promise = format!(" {promise}");
            let attribute: syn::Attribute = syn::parse_quote!(#[doc = #promise]);
            attribute
        })
        .collect();
    let mut arguments = Vec::new();
    for input in &mut function.sig.inputs {
        let syn::FnArg::Typed(syn::PatType { pat, ty, .. }) = input else { continue };
        let syn::Pat::Ident(syn::PatIdent { ident: name, .. }) = &**pat else { continue };
        match handles.get(name) {
            Some(Handle { ty: owned, argument }) => {
                *ty = syn::parse_quote!(#owned);
                arguments.push(argument.clone());
            }
            None => arguments.push(quote!(#name)),
        }
    }
    if outputs.iter().any(|output| output.owner.is_some()) {
        function.sig.generics.params.insert(0, syn::parse_quote!('a));
    }
    let types: Vec<&TokenStream> = outputs.iter().map(|output| &output.ty).collect();
    function.sig.output = match types.as_slice() {
        [] => syn::parse_quote!(-> ()),
        [only] => syn::parse_quote!(-> #only),
        several => syn::parse_quote!(-> (#(#several),*)),
    };
    let name = &function.sig.ident;
    let call = quote!(checked::#name(#(#arguments),*)?);
    let make = |output: &Made, value: TokenStream| match &output.make {
        Some(make) if output.is_list => quote!(#value.into_iter().map(|handle| #make(handle)).collect()),
        Some(make) => quote!(#make(#value)),
        None => value,
    };
    function.semi_token = None;
    function.default = Some(match outputs {
        outputs if outputs.iter().all(|output| output.make.is_none()) => syn::parse_quote!({ #call }),
        [only] => {
            let made = make(only, call);
            syn::parse_quote!({ #made })
        }
        several => {
            let names: Vec<Ident> = (0..several.len()).map(|index| format_ident!("output{index}")).collect();
            let made = several.iter().zip(&names).map(|(output, name)| make(output, quote!(#name)));
            syn::parse_quote!({
                let (#(#names),*) = #call;
                (#(#made),*)
            })
        }
    });
    function
}
