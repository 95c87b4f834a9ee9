//! Checked functions that get or set one attribute, and the keys that select the attribute. A key determines the type
//! of the attribute's value.

use crate::{
    Scope,
    rusttype::RustType,
    signature::{Argument, Bound, Conversion, Generic, Pass, RustFn, RustOutput, RustParam},
};
use codegen_core::{
    analysis::sharing::Shared,
    api::{
        Major,
        call::{AttributeAccess, Returned},
        plan::CallPlan,
    },
    ctype::CType,
    spec::{Reading, ValueType},
    types::ValueKind,
};
use codegen_printing::{ident, unparse};
use quote::quote;
use std::collections::BTreeSet;

/// The checked function with a key, if the raw function gets or sets an attribute.
pub(super) fn lower(scope: &Scope<'_>, plan: &CallPlan, raw: &RustFn) -> Option<RustFn> {
    let AttributeAccess { selection, value, is_returned } = plan.attribute.as_ref()?;
    let generic = || RustType::Generic("T".to_owned());
    let taken = raw.params.iter().map(|param| {
        let (ty, pass) = match &param.of {
            of if *of == selection.selector => (RustType::Key(scope.path(&selection.table)), Pass::Selector),
            of if of == value => (generic(), Pass::IntoC),
            _ => (param.ty.clone(), Pass::Same),
        };
        (RustParam::new(&param.of, ty), Argument::new(&param.of, pass))
    });
    let (params, arguments) = taken.unzip();
    let outputs = raw.outputs.iter().map(|output| {
        let is_value = output.of == *value;
        let (ty, conversion) =
            if is_value { (generic(), Conversion::FromC) } else { (output.ty.clone(), Conversion::Same) };
        RustOutput { ty, conversion, ..output.clone() }
    });
    let c = if *is_returned { Bound::Output } else { Bound::Input };
    let generics = vec![Generic::Type("T".to_owned(), Bound::AttributeValue), Generic::Type("C".to_owned(), c)];
    Some(RustFn { generics, params, arguments, outputs: outputs.collect(), ..raw.clone() })
}

/// The key tables for a library's functions, as input of the macro `keys!`. Empty if the module has no key tables. A
/// table is in the shared module if its types and functions are the same in all major versions.
pub(super) fn tables(scope: &Scope<'_>, common: &Shared, is_shared: bool) -> String {
    let is_common = |table: &str, of: &ValueType| {
        common.library
            && !common.functions.is_empty()
            && [vec![table], of.ty.names()]
                .concat()
                .into_iter()
                .all(|name| common.types.contains(scope.major.canonical(name)))
    };
    let mut text = String::new();
    for table in needed(scope) {
        let Some(members) = scope.types.definition(table).and_then(|found| found.item.kind.members()) else { continue };
        let types = scope.library.attribute_types.get(table).into_iter().flatten();
        let here = types.filter(|(member, of)| {
            is_common(table, of) == is_shared && members.iter().any(|known| known.name == **member)
        });
        let (mut ones, mut lists) = (String::new(), String::new());
        for (member, of) in here {
            match &of.ty {
                CType::Array { of, len: 0 } => lists += &format!("            {member}: {},\n", printed(&scope.ty(of))),
                CType::Void
                | CType::Builtin(_)
                | CType::Named(_)
                | CType::Pointer { .. }
                | CType::Array { .. }
                | CType::Function { .. } => ones += &one(scope, member, of).unwrap_or_default(),
            }
        }
        let table = scope.path(table);
        if !ones.is_empty() || !lists.is_empty() {
            let lists = if lists.is_empty() { String::new() } else { format!(" + [\n{lists}        ]") };
            text += &format!("        {table} {{\n{ones}        }}{lists}\n");
        }
    }
    text
}

/// The table line for an enum member. `None` if the attribute's value is a function, because a function pointer cannot
/// be zero.
fn one(scope: &Scope<'_>, member: &str, of: &ValueType) -> Option<String> {
    if scope.types.kind(&of.ty) == ValueKind::Function {
        return None;
    }
    let c = printed(&scope.ty(&of.ty));
    let ty = match of.reading {
        Reading::Bool => format!("bool as {c}"),
        Reading::Plain if c == "bool" => "bool as u8".to_owned(),
        Reading::Plain | Reading::Float16 | Reading::Bfloat16 => c,
    };
    Some(format!("            {}: {ty},\n", ident(member)))
}

/// The key tables that the library's functions need in any major version. All keys of a table are in one module, even
/// if only some versions contain the functions.
fn needed<'a>(scope: &Scope<'a>) -> BTreeSet<&'a str> {
    let of = |major: &'a Major| {
        let functions = major.functions.values();
        let functions = functions.filter(|function| major.symbols[&function.symbol].returned == Returned::Status);
        functions.filter_map(|function| Some(function.plan.attribute.as_ref()?.selection.table.as_str()))
    };
    scope.library.majors.values().flat_map(of).collect()
}

/// The source code of a Rust type.
fn printed(ty: &RustType) -> String {
    let item = unparse(&quote!(type T = #ty;));
    item.trim().trim_start_matches("type T = ").trim_end_matches(';').to_owned()
}
