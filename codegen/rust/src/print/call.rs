//! Printing of the arguments of a function call, and of conversions of its outputs.

use super::super::{
    raw::DerivedValue,
    signature::{Argument, Casts, Conversion, HandlePass, Life, Nothing, Pass, RustOutput},
};
use codegen_core::api::plan::SliceLength;
use codegen_printing::ident;
use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};

impl ToTokens for Argument {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let (name, casts) = (ident(&self.of), self.casts);
        tokens.extend(match &self.pass {
            Pass::Same => quote!(#name #casts),
            Pass::Mutable => quote!(&mut #name),
            Pass::Address => quote!((&raw mut #name) #casts),
            Pass::OfReference => quote!(core::ptr::from_ref(#name) #casts),
            Pass::OfOption { mutable: false } => quote!(args::option_ptr(#name) #casts),
            Pass::OfOption { mutable: true } => quote!(args::option_mut_ptr(#name) #casts),
            Pass::Pointer { mutable: false } => quote!(#name.as_ptr() #casts),
            Pass::Pointer { mutable: true } => quote!(#name.as_mut_ptr() #casts),
            Pass::Scalar { mutable: false } => quote!(#name.into_ptr() #casts),
            Pass::Scalar { mutable: true } => quote!(#name.into_mut_ptr() #casts),
            Pass::Elements { mutable: false } => quote!(args::as_ptr(#name) #casts),
            Pass::Elements { mutable: true } => quote!(args::as_mut_ptr(#name) #casts),
            Pass::OptionalText => quote!(args::option_text(#name) #casts),
            Pass::OptionalNumber => {
                quote!(#name.as_ref().map_or(core::ptr::null(), HostScalar::as_ptr) #casts)
            }
            Pass::Reserved => quote!(#name.slot() #casts),
            Pass::Bits { is_exact: true } => quote!(#name.bits()),
            Pass::Bits { is_exact: false } => quote!(flag_set::integer(#name.bits())),
            Pass::Derived(derived) => {
                let derived = self::derived(derived, &self.of);
                quote!(args::count(#derived))
            }
            Pass::Strings => quote!(&#name),
            Pass::Selector => quote!(#name.selector()),
            Pass::IntoC => quote!(&#name.into_c()),
            Pass::Handle(HandlePass::One) => quote!(#name.as_handle()),
            Pass::Handle(HandlePass::OneOrNull | HandlePass::Kept) => quote!(#name.as_handle_or_null()),
            Pass::Handle(HandlePass::Several) => quote!(Borrowed::handles(#name)),
            Pass::Memory => quote!(#name.0.into()),
            Pass::MemoryOfC => quote!(args::pointer(#name.0) #casts),
            Pass::Untyped => quote!(#name.cast()),
            Pass::OnHost => quote!(#name.into()),
            Pass::Nothing(Nothing::Missing) => quote!(None),
            Pass::Nothing(Nothing::Null) => quote!(CuPtr::NULL),
            Pass::Nothing(Nothing::Zero) => quote!(0),
            Pass::NumberOf(generic) => {
                let generic = format_ident!("{generic}");
                quote!(#generic::NUMBER)
            }
        });
    }
}

impl ToTokens for Casts {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Self { to_mut, to_type } = self;
        tokens.extend(to_mut.then(|| quote!(.cast_mut())));
        tokens.extend(to_type.then(|| quote!(.cast())));
    }
}

/// The value of a parameter that is derived from other arguments.
pub(super) fn derived(derived: &DerivedValue, of: &str) -> TokenStream {
    match derived {
        DerivedValue::Length(length) => self::length(length),
        DerivedValue::Common => ident(of).into_token_stream(),
        DerivedValue::SizeOf(generic) => {
            let generic = format_ident!("{generic}");
            quote!(size_of::<#generic>())
        }
        DerivedValue::SizeOfOption(value) => {
            let value = ident(value);
            quote!(#value.map_or(0, size_of_val))
        }
    }
}

/// The length of a slice in the unit of the C function.
pub(super) fn length(SliceLength { slice, in_bytes, plus, optional: _ }: &SliceLength) -> TokenStream {
    let slice = ident(slice);
    let length = if *in_bytes { quote!(size_of_val(#slice)) } else { quote!(#slice.len()) };
    match plus {
        0 => length,
        plus => {
            let plus = Literal::u64_unsuffixed(*plus);
            quote!(#length + #plus)
        }
    }
}

/// The expression that converts the variable of an output to the type that the function returns.
pub(super) fn converted(output: &RustOutput) -> TokenStream {
    let name = ident(&output.of);
    converted_value(output, &quote!(#name))
}

/// The expression that converts a value to the type of an output.
pub(super) fn converted_value(
    RustOutput { ty, conversion, of: _, c: _ }: &RustOutput,
    value: &TokenStream,
) -> TokenStream {
    match conversion {
        Conversion::Same | Conversion::Grown { is_text: false, .. } => value.clone(),
        Conversion::FromReserved => quote!(#value.take()),
        Conversion::FromBits { is_exact: true } => quote!(#ty(#value)),
        Conversion::FromBits { is_exact: false } => quote!(#ty(flag_set::bits(#value))),
        Conversion::StaticText => quote!(unsafe { support::text(#value) }),
        Conversion::Grown { is_text: true, .. } => quote!(grow::text(#value)),
        Conversion::FromC => quote!(T::from_c(#value)),
        Conversion::Owners { count: _ } => quote!(#value.into_iter().map(|handle| Owned::from_raw(handle)).collect()),
        Conversion::Owner { life, is_list } => {
            let owner = |value: TokenStream| match life {
                Life::Own => quote!(Owned::from_raw(#value)),
                Life::PartOf(_) => quote!(Borrowed::from_raw(#value)),
                Life::With(with) => {
                    let with = ident(with);
                    quote!(OwnedWith::from_raw(#value, #with.as_handle()))
                }
            };
            match is_list {
                true => {
                    let one = owner(quote!(made));
                    quote!(#value.into_iter().map(|made| #one).collect())
                }
                false => owner(value.clone()),
            }
        }
    }
}
