//! Tables of records whose layout differs on Windows. Each such record has a table for each operating system. Only the
//! table for the target system is compiled.

use super::records;
use crate::Scope;
use codegen_core::{
    api::{Field, Type},
    ctype::{Builtin, CType, System},
    types::Record,
};
use proc_macro2::TokenStream;
use quote::quote;
use std::borrow::Cow;

/// The tables of a record: one table for both operating systems, or one table for each.
pub(super) fn tables(scope: &Scope<'_>, item: &Type, record: Record<'_>) -> Vec<TokenStream> {
    let linux = records::record(scope, item, record, System::Linux);
    if record.windows.is_empty() {
        return linux;
    }
    let linux = linux.into_iter();
    let windows = records::record(scope, item, record, System::Windows).into_iter();
    linux.map(|row| quote!(#[cfg(not(windows))] #row)).chain(windows.map(|row| quote!(#[cfg(windows)] #row))).collect()
}

/// The fields of a record on one operating system.
pub(super) fn fields_on<'a>(system: System, item: &Type, record: Record<'a>) -> Cow<'a, [Field]> {
    match system {
        System::Windows if !record.windows.is_empty() => on_windows(item, record).into(),
        System::Linux | System::Windows => record.fields.into(),
    }
}

fn on_windows(item: &Type, record: Record<'_>) -> Vec<Field> {
    let [here, there] = [System::Linux, System::Windows].map(|system| i128::from(record.size_on(system)));
    let parts = record.parts();
    let spots = parts.iter().filter_map(|part| Some((part.name, part.on(System::Windows)?)));
    let fields = spots.map(|(name, spot)| {
        let known = record.fields.iter().find(|field| field.name == name);
        Field {
            name: name.to_owned(),
            offset: spot.offset,
            ty: short(spot.ty),
            bits: spot.bits,
            availability: known.map_or_else(|| item.availability.clone(), |field| field.availability.clone()),
            used: known.map(|field| field.used.clone()).unwrap_or_default(),
            // If a field is initialized with the size of the record, the table for Windows contains the record's size
            // on Windows.
            initial: known.and_then(|field| field.initial).map(|number| if number == here { there } else { number }),
        }
    });
    fields.collect()
}

/// The type on Windows, where `long` has the size of an `int`.
fn short(ty: &CType) -> CType {
    match ty {
        CType::Builtin(Builtin::Long) => CType::Builtin(Builtin::Int),
        CType::Builtin(Builtin::UnsignedLong) => CType::Builtin(Builtin::UnsignedInt),
        CType::Array { of, len } => CType::Array { of: Box::new(short(of)), len: *len },
        CType::Void | CType::Builtin(_) | CType::Named(_) | CType::Pointer { .. } | CType::Function { .. } => {
            ty.clone()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use codegen_core::{api::TypeKind, repository, types::MajorTypes};
    use std::collections::BTreeSet;

    /// Returns true if the type is a record with a separate table for each operating system.
    fn is_table(types: &MajorTypes<'_>, ty: &CType) -> bool {
        let found = types.resolved_type(ty).map(|found| &found.item.kind);
        matches!(found, Some(TypeKind::Record { windows, .. }) if !windows.is_empty())
    }

    /// Only the tables of records differ between operating systems. The types in calls are the same on Linux and
    /// Windows, so the calls are printed once.
    #[test]
    fn calls_are_the_same_on_both_systems() {
        let api = repository::resolved();
        let (mut calls, mut differing) = (0, BTreeSet::new());
        for library in &api.libraries {
            let on_windows = |number: &u32| {
                let loads = library.spec.loads_of(*number, &library.toolkits);
                loads.is_some_and(|loads| !loads.windows.is_empty())
            };
            for (number, major) in library.majors.iter().filter(|(number, _)| on_windows(number)) {
                let types = MajorTypes::new(&library.spec, *number, major, api);
                for symbol in major.symbols.values() {
                    calls += 1;
                    for ty in symbol.params.values().chain([&symbol.returns]) {
                        let behind = ty.pointee().map(|(to, _)| to);
                        for ty in behind.into_iter().chain([ty]) {
                            let [linux, windows] =
                                [System::Linux, System::Windows].map(|it| types.size_and_align(ty, it));
                            if linux != windows && !is_table(&types, ty) {
                                differing.insert(symbol.name.as_str());
                            }
                        }
                        assert!(!is_table(&types, ty), "{} passes {ty} by value", symbol.name);
                    }
                }
            }
        }
        // According to its documentation, NVML does not support CPU and memory affinities on Windows. The library
        // writes the flush time to a larger integer, which is initialized to 0.
        let affinities = ["", "WithinScope"].map(|scope| format!("nvmlDeviceGetCpuAffinity{scope}"));
        let known = ["nvmlDeviceGetLastBBXFlushTime", "nvmlDeviceGetMemoryAffinity", &affinities[0], &affinities[1]];
        assert_eq!(differing, known.into());
        assert!(calls > 4000, "{calls}");
    }
}
