//! Attributes: values whose types are selected by enum members.

use crate::Scope;
use codegen_core::{
    api::TypeKind,
    ctype::{Builtin, CType},
    names,
    spec::Reading,
    types::Definition,
};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::{BTreeMap, BTreeSet};

impl Scope<'_> {
    /// The table of the types that the members of an enum select. Returns the library that contains the table (which
    /// may differ from the enum's library), and the table's name in that library. All major versions share a table only
    /// if their selectors and the classes of the values are the same.
    pub(crate) fn attribute_table(&self, name: &str) -> (&str, proc_macro2::Ident) {
        let used = self.api.libraries.iter().filter(|other| self.library.spec.uses.contains(&other.spec.name));
        let mut libraries = std::iter::once(self.library).chain(used);
        let library = libraries.find(|library| library.attribute_types.contains_key(name)).unwrap_or(self.library);
        let contents = library.majors.keys().filter_map(|number| {
            let scope = Scope::new(self.api, self.package, library, *number, self.shared);
            Some((*number, scope.attributes(name)?.to_string()))
        });
        let contents: BTreeMap<u32, String> = contents.collect();
        let agree = contents.values().collect::<BTreeSet<_>>().len() == 1;
        let table = names::identifier(name);
        let table = if agree { format_ident!("{table}") } else { format_ident!("{table}{}", self.number) };
        (&library.spec.name, table)
    }

    /// The expression that creates an enum's table of attribute types. `None` if the major version does not contain the
    /// enum.
    pub(super) fn attributes(&self, name: &str) -> Option<TokenStream> {
        let Definition { item: selector, library } = self.types.resolved(name)?;
        let TypeKind::Enum(known) = &selector.kind else { return None };
        let rows = self.library.attribute_types.get(name)?.iter().filter_map(|(member, of)| {
            let value = known.iter().find(|known| known.name == *member)?.value;
            Some((
                value,
                match of.reading {
                    Reading::Plain => attribute(self, &of.ty),
                    Reading::Bool => quote!(Ty::Flag),
                    Reading::Float16 => quote!(Ty::Float16),
                    Reading::Bfloat16 => quote!(Ty::Bfloat16),
                },
            ))
        });
        let mut rows: Vec<(i32, TokenStream)> = rows.collect();
        rows.sort_by_key(|(value, _)| *value);
        let rows = rows.into_iter().map(|(value, ty)| {
            let value = Literal::i32_unsuffixed(value);
            quote!((#value, #ty))
        });
        let selector = self.table(library, &selector.name);
        Some(quote!(Attributes::new(&#selector, &[#(#rows),*])))
    }
}

/// The type of an attribute's value. An array `int []` contains as many elements as fit into the memory that the
/// program passes.
fn attribute(scope: &Scope<'_>, ty: &CType) -> TokenStream {
    match (ty, ty.pointee()) {
        // The value is memory for a log, which the program passes and to which CUDA writes.
        (_, Some((CType::Builtin(Builtin::Char), _))) => quote!(Ty::CString),
        // The value is an array of characters, which is passed as bytes.
        (CType::Builtin(Builtin::Char), _) => quote!(Ty::Chars(1)),
        (CType::Array { of, len: 0 }, _) => {
            let of = scope.ty(of);
            quote!(Ty::List(&#of))
        }
        (_, Some((to @ CType::Pointer { .. }, _))) => {
            let to = attribute(scope, to);
            quote!(Ty::List(&#to))
        }
        (_, Some((to @ CType::Named(_), _))) => scope.ty(to),
        (ty, _) => scope.ty_of_number(ty),
    }
}
