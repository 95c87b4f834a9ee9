//! Functions that one process calls for all ranks together, so that all ranks make matching calls.

use super::{
    super::{
        rusttype::{HandleType, MemoryForm, RustType},
        signature::{OwnedFn, RustFn, RustParam},
    },
    owned::{body, checks, naming, remembered},
};
use codegen_core::spec;
use codegen_printing::{ident, in_braces};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// The macro input for methods that make the same call for each rank, and for methods that transfer data between two
/// ranks.
pub(crate) fn lower(functions: &[&OwnedFn], rank: &HandleType, ranks: &spec::Ranks, library: &Ident) -> String {
    let find = |name: &String| functions.iter().find(|function| function.function.name == *name);
    let together = ranks.together.iter().filter_map(find).map(|function| self::together(function, rank, library));
    let pairs = ranks.pairs.iter().filter_map(|(sends, spec::Pair { receives, peer })| {
        let (sends, receives) = (find(sends)?, find(receives)?);
        Some(self::pair(sends, receives, &ident(peer), rank, library))
    });
    let methods: Vec<TokenStream> = together.chain(pairs).collect();
    in_braces(&methods).lines().map(|line| format!("    {line}").trim_end().to_owned() + "\n").collect()
}

/// Prints `fn name(self, ranks: impl IntoIterator<Item = (memory, stream)>, count: usize)`. All arguments are checked
/// before the first call.
fn together(owned: &OwnedFn, rank: &HandleType, library: &Ident) -> TokenStream {
    let Parts { name, generics, own, own_types, shared, comm } = Parts::of(&owned.function, rank);
    let [ranks, all, group] = ["ranks", "all", "group"].map(|name| super::variable(name, &owned.function));
    let checks = checks(owned, library, Some(&quote!(self)));
    let call = remembered(owned, body(&owned.function), Some(&group));
    let calls = quote! {
        let mut #all = Vec::new();
        for (#(#own,)*) in #ranks {
            #checks
            #all.push((#(#own,)*));
        }
        all_ranks!(self #library #name: #all);
        self.together(|#group| {
            for (#comm, (#(#own,)*)) in self.0.iter().zip(#all) {
                #call
            }
            Ok(())
        })?;
    };
    let calls = naming(owned, library, calls);
    quote!(fn #name #generics (self, #ranks: impl IntoIterator<Item = (#(#own_types,)*)> #(, #shared)*) { #calls })
}

/// Prints `fn name(self, from: (usize, memory, stream), to: (usize, memory, stream), count: usize)`.
fn pair(sends: &OwnedFn, receives: &OwnedFn, other: &Ident, rank: &HandleType, library: &Ident) -> TokenStream {
    let (one, two) = (Parts::of(&sends.function, rank), Parts::of(&receives.function, rank));
    let free = |name: &str| {
        let names = [sends, receives].map(|owned| super::variable(name, &owned.function));
        names.into_iter().max_by_key(|name| name.to_string().len()).unwrap_or_else(|| ident(name))
    };
    let [from, to, sender, receiver, group] = ["from", "to", "sender", "receiver", "group"].map(free);
    let (name, generics) = (&one.name, &one.generics);
    let shared: Vec<&&RustParam> = one.shared.iter().filter(|param| ident(&param.of) != *other).collect();
    let half = |owned: &OwnedFn, parts: &Parts<'_>, rank: &Ident| {
        let checks = naming(owned, library, checks(owned, library, Some(&quote!(self))));
        let own = &parts.own;
        quote! {
            let (#rank, #(#own,)*) = #rank;
            #checks
            let #rank = (one_rank!(self #library #name: #rank), (#(#own,)*));
        }
    };
    let call = |owned: &OwnedFn, parts: &Parts<'_>, rank: &Ident, partner: &Ident| {
        let (own, comm) = (&parts.own, &parts.comm);
        let call = naming(owned, library, remembered(owned, body(&owned.function), Some(&group)));
        quote! {
            let ((#comm, _), (#(#own,)*)) = #rank;
            let #other = #partner;
            #call
        }
    };
    let (sent, received) = (half(sends, &one, &from), half(receives, &two, &to));
    let (send, receive) = (call(sends, &one, &from, &receiver), call(receives, &two, &to, &sender));
    let (own_types, other_types) = (&one.own_types, &two.own_types);
    quote! {
        fn #name #generics (self, #from: (usize, #(#own_types,)*), #to: (usize, #(#other_types,)*) #(, #shared)*) {
            #sent
            #received
            let (#sender, #receiver) = (#from.0.1, #to.0.1);
            self.together(|#group| {
                #send
                #receive
                Ok(())
            })?;
        }
    }
}

/// The parameters of a function, separated into parameters that differ by rank and parameters that are the same for all
/// ranks.
struct Parts<'a> {
    name: Ident,
    generics: TokenStream,
    /// The variables for the memory and streams of a rank. `own_types` contains their types.
    own: Vec<Ident>,
    own_types: Vec<TokenStream>,
    /// The parameters that are the same for all ranks.
    shared: Vec<&'a RustParam>,
    /// The variable with the handle of a rank.
    comm: Ident,
}

impl<'a> Parts<'a> {
    fn of(function: &'a RustFn, rank: &HandleType) -> Self {
        let RustFn { name, generics, params, .. } = function;
        let is_rank = |param: &&RustParam| matches!(&param.ty, RustType::Handle(of) if of.of == rank.of);
        let is_own = |param: &&RustParam| matches!(param.ty, RustType::Memory { .. } | RustType::Handle(_));
        let own: Vec<&RustParam> = params.iter().filter(|param| is_own(param) && !is_rank(param)).collect();
        let generics = generics.iter();
        Self {
            name: ident(name),
            generics: quote!(<'g #(, #generics)*>),
            own: own.iter().map(|param| ident(&param.of)).collect(),
            own_types: own.iter().map(|param| staying(&param.ty)).collect(),
            shared: params.iter().filter(|param| !is_own(param)).collect(),
            comm: params.iter().find(is_rank).map_or_else(|| ident("rank"), |param| ident(&param.of)),
        }
    }
}

/// The type of a value that stays alive until the group has ended.
pub(super) fn staying(ty: &RustType) -> TokenStream {
    if let RustType::Memory { of, form: MemoryForm::KnownOrInPlace, .. } = ty {
        return if **of == RustType::Void {
            quote!(impl AnyInputOrInPlace<Memory: 'g> + 'g)
        } else {
            quote!(impl InputOrInPlace<#of, Memory: 'g> + 'g)
        };
    }
    if matches!(ty, RustType::Memory { .. } | RustType::Handle(_)) { quote!(#ty + 'g) } else { quote!(#ty) }
}
