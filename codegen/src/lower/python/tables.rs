//! Classes as rows of tables, and the contents of modules.

use super::{
    Package, PyConstant, PyModule, Scope, StubClass, StubConstant, StubKind, StubMethod,
    callbacks::Special,
    pytype::{FieldType, PyClass, PyType},
    types::{Kind, ident, number, rust},
};
use crate::{
    api::{Constant, Field, Member, Type, TypeKind},
    ctype::{Builtin, CType},
    facts::Value,
    names,
    spec::{FieldRole, ResultCodes},
    types::MajorTypes,
};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::{BTreeMap, BTreeSet};

/// Adds the tables of one library in one major version; shared ones come out the same from each and are added once.
pub(super) fn lower(scope: &Scope<'_>, package: &mut Package) {
    let library = scope.library.spec.name.clone();
    for item in scope.major.types.values() {
        let rows = match &item.kind {
            TypeKind::Enum(members) => vec![enumeration(scope, item, members)],
            // The package is built for Linux alone.
            TypeKind::Record { size, align, fields, union, windows: _ } => {
                record(scope, item, (*size, *align, *union), fields)
            }
            TypeKind::Handle { .. } => vec![value(scope, item, None, Builtin::Uintptr)],
            TypeKind::IntegerNewtype(builtin) | TypeKind::FixedWidthInt(builtin) => {
                vec![value(scope, item, None, *builtin)]
            }
            TypeKind::Alias(of) if scope.is_class(item, &library) => match scope.kind(of) {
                Kind::Record(base) => vec![record_alias(scope, item, of, &base)],
                Kind::Value(base, builtin) => vec![value(scope, item, Some(base), builtin)],
                Kind::Number(_) | Kind::Enum(_) | Kind::CString | Kind::Callback | Kind::Pointer | Kind::Array(..) => {
                    Vec::new()
                }
            },
            TypeKind::Callback { .. } => callback(scope, item),
            TypeKind::Alias(_) => Vec::new(),
        };
        let file = scope.table_file(&library, &item.name);
        let first = scope.library.majors.keys().next() == Some(&scope.number);
        if first || file != library {
            package.tables.entry(file).or_default().extend(rows);
        }
    }
    for function in scope.major.functions.values() {
        let symbol = &scope.major.symbols[&function.symbol];
        for ty in symbol.params.values().chain([&symbol.returns]) {
            by_value(scope, ty, package);
        }
    }
    for name in scope.library.attribute_types.keys() {
        let Some(contents) = scope.attributes(name) else { continue };
        let table = scope.attribute_table(name);
        let row = quote!(pub(crate) static #table: Attributes = #contents;);
        package.attribute_types.insert(table.to_string(), row);
    }
}

impl Scope<'_> {
    /// The name of the table of the types that an enum's members select. A table is one for all major versions only where
    /// they agree on all of it: the selectors, and the classes of the values.
    pub(super) fn attribute_table(&self, name: &str) -> proc_macro2::Ident {
        let own = std::iter::once(self.library);
        let used = self.api.libraries.iter().filter(|other| self.library.spec.uses.contains(&other.spec.name));
        let library = own.chain(used).find(|library| library.attribute_types.contains_key(name));
        let majors = library.into_iter().flat_map(|library| library.majors.iter().map(move |major| (library, major)));
        let contents = majors.filter_map(|(library, (number, major))| {
            let types = MajorTypes::new(&library.spec, *number, major, self.api);
            let scope = Scope { library, number: *number, major, types, ..*self };
            Some((*number, scope.attributes(name)?.to_string()))
        });
        let contents: BTreeMap<u32, String> = contents.collect();
        let agree = contents.values().collect::<BTreeSet<_>>().len() == 1;
        let table = names::identifier(name);
        if agree { format_ident!("{table}") } else { format_ident!("{table}{}", self.number) }
    }

    /// What is in that table; nothing in a major version that has no such enum.
    fn attributes(&self, name: &str) -> Option<TokenStream> {
        let (selector, library) = self.resolved(name)?;
        let TypeKind::Enum(known) = &selector.kind else { return None };
        let rows = self.library.attribute_types.get(name)?.iter().filter_map(|(member, of)| {
            let value = known.iter().find(|known| known.name == *member)?.value;
            Some((value, if of.is_bool { quote!(Ty::Flag) } else { attribute(self, &of.ty) }))
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

/// The type of an attribute's value: `int []` is as many as fit.
fn attribute(scope: &Scope<'_>, ty: &CType) -> TokenStream {
    match (ty, ty.pointee()) {
        // Memory for a log: what is given is written into.
        (_, Some((CType::Builtin(Builtin::Char), _))) => quote!(Ty::CString),
        (CType::Array { of, len: 0 }, _) => {
            let of = scope.ty(of);
            quote!(Ty::List(&#of))
        }
        (_, Some((to @ CType::Pointer { .. }, _))) => {
            let to = attribute(scope, to);
            quote!(Ty::List(&#to))
        }
        (_, Some((to @ CType::Named(_), _))) => scope.ty(to),
        (ty, _) => scope.ty(ty),
    }
}

fn enumeration(scope: &Scope<'_>, item: &Type, members: &[Member]) -> TokenStream {
    let (name, class) = (ident(&item.name), scope.enum_class(item));
    let module = scope.dotted(&scope.library.spec.name, &item.name);
    // Of several names of a value the first is the member's: one that the newest headers have goes before what they dropped.
    // Where one class is that of all major versions, the headers of the plain modules decide.
    let library = &scope.library.spec.name;
    let is_shared = scope.table_file(library, &item.name) == *library;
    let major = if is_shared { scope.api.default_major() } else { scope.number };
    let newest = scope.library.toolkits.iter().rfind(|toolkit| toolkit.major == major);
    let is_gone = |member: &&Member| member.availability.until.as_ref().is_some_and(|until| Some(until) < newest);
    let renamed = |member: &&Member| {
        is_gone(member) && members.iter().any(|other| other.value == member.value && !is_gone(&other))
    };
    let (last, first): (Vec<&Member>, Vec<&Member>) = members.iter().partition(renamed);
    let rows = first.into_iter().chain(last).map(|member| {
        let (name, value) = (&member.name, Literal::i32_unsuffixed(member.value));
        quote!((#name, #value))
    });
    let doc = super::docs::ty(&format!("enum {}", item.name), item);
    quote!(pub(crate) static #name: EnumDef = EnumDef::new(#class, #module, &[#(#rows),*], #doc);)
}

fn value(scope: &Scope<'_>, item: &Type, base: Option<TokenStream>, builtin: Builtin) -> TokenStream {
    let (name, class) = (ident(&item.name), names::identifier(&item.name));
    let module = scope.dotted(&scope.library.spec.name, &item.name);
    let kind = match (builtin, scope.is_stream(item)) {
        (_, true) => quote!(ValueKind::Stream),
        _ if scope.is_device_pointer(item) => quote!(ValueKind::DevicePointer),
        (Builtin::Uintptr, false) => quote!(ValueKind::Handle),
        (builtin, false) => {
            let number = format_ident!("{}", number(builtin));
            quote!(ValueKind::#number)
        }
    };
    let base = base.map_or(quote!(None), |base| quote!(Some(&#base)));
    let doc = super::docs::ty(&format!("typedef {}", item.name), item);
    quote!(pub(crate) static #name: ValueDef = ValueDef::new(#class, #module, #kind, #base, #doc);)
}

/// The class of a callback's address, and the signature beside it.
fn callback(scope: &Scope<'_>, item: &Type) -> Vec<TokenStream> {
    let (name, class) = (ident(&item.name), names::identifier(&item.name));
    let module = scope.dotted(&scope.library.spec.name, &item.name);
    let doc = super::docs::ty(&format!("the address of a C function, {}", item.name), item);
    let def = quote!(ValueDef::new(#class, #module, ValueKind::Callback, None, #doc));
    match scope.signature_static(item) {
        Some((beside, signature)) => vec![
            quote!(pub(crate) static #beside: Signature = #signature;),
            quote!(pub(crate) static #name: ValueDef = #def.calling(&#beside);),
        ],
        None => vec![quote!(pub(crate) static #name: ValueDef = #def;)],
    }
}

impl Scope<'_> {
    /// What the class of an enum calls itself: people see that of result codes, by the name that functions return it.
    fn enum_class(&self, item: &Type) -> String {
        let result = &self.library.spec.result.r#type;
        names::identifier(if item.name == self.result_name() { result } else { &item.name })
    }

    /// Whether a handle is a stream, which other libraries take through `__cuda_stream__`: the handle of the type that
    /// the spec names.
    pub(super) fn is_stream(&self, item: &Type) -> bool {
        let meant = match &item.kind {
            TypeKind::Alias(CType::Named(of)) => self.resolved(of).map_or(&item.kind, |(found, _)| &found.kind),
            TypeKind::Alias(_)
            | TypeKind::Enum(_)
            | TypeKind::Record { .. }
            | TypeKind::Handle { .. }
            | TypeKind::IntegerNewtype(_)
            | TypeKind::FixedWidthInt(_)
            | TypeKind::Callback { .. } => &item.kind,
        };
        let tag = if let TypeKind::Handle { tag } = meant { tag.as_str() } else { "" };
        self.api.libraries.iter().any(|library| library.spec.stream.as_deref() == Some(tag))
    }
}

impl Scope<'_> {
    /// Whether a type is that of a device's addresses, which the spec names.
    pub(super) fn is_device_pointer(&self, item: &Type) -> bool {
        let mut named = self.api.libraries.iter().filter_map(|library| library.spec.device_pointer.as_deref());
        let meant = |name: &str| self.resolved(name).map(|(found, _)| found.name.clone());
        named.any(|name| meant(name).is_some_and(|found| meant(&item.name) == Some(found)))
    }
}

/// A record's classes: the tag's, and under it the name that a typedef in its definition gives.
fn record(
    scope: &Scope<'_>,
    item: &Type,
    (size, align, union): (u64, u64, bool),
    fields: &[Field],
) -> Vec<TokenStream> {
    let library = &scope.library.spec.name;
    let module = scope.dotted(library, &item.name);
    let mut rows = Vec::new();
    flatten(scope, fields, 0, &mut rows);
    let together = together(fields).map(|(method, shared)| {
        let method = super::c_literal(&method);
        let shared = shared.iter().map(|field| super::c_literal(&names::python(&field.name)));
        quote!(.together(#method, &[#(#shared),*]))
    });
    let mut initial = Vec::new();
    begin(scope, fields, (0, union), &mut initial);
    let (size, align) = (Literal::u64_unsuffixed(size), Literal::u64_unsuffixed(align));
    let doc = super::docs::ty(&format!("struct {}", item.name), item);
    let (name, class) = (ident(&item.name), names::identifier(&item.name));
    let tag = scope.tag(&item.name);
    let starting = (!initial.is_empty()).then(|| {
        let bytes = Literal::byte_string(&initial);
        quote!(.starting(#bytes))
    });
    let mut selected = Vec::new();
    select(scope, fields, 0, &mut selected);
    select_alone(scope, fields, &mut selected);
    let selecting = (!selected.is_empty()).then(|| quote!(.selecting(&[#(#selected),*])));
    let define = |name: &proc_macro2::Ident, class: &str| {
        quote! {
            pub(crate) static #name: RecordDef = RecordDef::new(
                #class, #module, (#size, #align, #union), &[#(#rows),*], #doc
            )#starting #selecting #together;
        }
    };
    match tag {
        Some(tag) => {
            let tag_name = ident(&tag);
            let path = scope.table(library, &item.name);
            // Beside the record's own table, wherever that is.
            let mut base = path.clone().into_iter().collect::<Vec<_>>();
            base.pop();
            let base: TokenStream = base.into_iter().collect();
            let alias = quote! {
                pub(crate) static #name: RecordDef = RecordDef::alias(#class, #module, &#base #tag_name, #doc);
            };
            vec![define(&tag_name, &tag), alias]
        }
        None => vec![define(&name, &class)],
    }
}

impl Scope<'_> {
    /// The tag of a record, where its definition gives it another name as well.
    fn tag(&self, name: &str) -> Option<String> {
        let mut tags = self.major.names.iter().filter(|(_, canonical)| canonical.as_str() == name).map(|(tag, _)| tag);
        tags.find(|tag| *tag != name && !self.major.types.contains_key(*tag)).cloned()
    }
}

/// What a new record holds up to the last byte that is not 0: nobody says what a union begins with.
fn begin(scope: &Scope<'_>, fields: &[Field], (base, union): (u64, bool), initial: &mut Vec<u8>) {
    for field in fields.iter().filter(|_| !union) {
        let at = (base + field.offset) as usize;
        let inner = field.ty.name().and_then(|name| scope.resolved(name)).map(|(found, _)| &found.kind);
        if let Some(TypeKind::Record { fields, union, .. }) = inner {
            begin(scope, fields, (base + field.offset, *union), initial);
        }
        if let Some(number) = field.used.initial {
            initial.resize(initial.len().max(at + 4), 0);
            initial[at..at + 4].copy_from_slice(&number.to_le_bytes());
        }
    }
}

/// The members of unions without a name that are only there while a field beside the union says so.
fn select(scope: &Scope<'_>, fields: &[Field], base: u64, rows: &mut Vec<TokenStream>) {
    let inner = |field: &Field| field.ty.name().and_then(|name| scope.resolved(name)).map(|(found, _)| found);
    for field in fields.iter().filter(|field| names::is_unnamed(&field.name)) {
        let Some(TypeKind::Record { fields: members, .. }) = inner(field).map(|found| &found.kind) else { continue };
        let base = base + field.offset;
        for member in members {
            let Some(when) = &member.used.when else { continue };
            let selector = fields.iter().find(|beside| beside.name == when.field);
            let Some(selector) = selector else { continue };
            let (Some(TypeKind::Enum(known)), Some(TypeKind::Record { size, .. })) =
                (inner(selector).map(|found| &found.kind), inner(member).map(|found| &found.kind))
            else {
                continue;
            };
            let Some(is) = known.iter().find(|known| known.name == when.is) else { continue };
            let at = Literal::u64_unsuffixed(base + member.offset);
            let (size, selector) =
                (Literal::u64_unsuffixed(*size), Literal::u64_unsuffixed(base - field.offset + selector.offset));
            let value = Literal::i32_unsuffixed(is.value);
            rows.push(quote!(Selected { at: #at, size: #size, by: Some((#selector, #value)) }));
        }
        select(scope, members, base, rows);
    }
}

/// The same of a union that is a record by itself: nothing beside it says which member there is.
fn select_alone(scope: &Scope<'_>, members: &[Field], rows: &mut Vec<TokenStream>) {
    for member in members.iter().filter(|member| member.used.when.is_some()) {
        let found = member.ty.name().and_then(|name| scope.resolved(name)).map(|(found, _)| &found.kind);
        let Some(TypeKind::Record { size, .. }) = found else { continue };
        let (at, size) = (Literal::u64_unsuffixed(member.offset), Literal::u64_unsuffixed(*size));
        rows.push(quote!(Selected { at: #at, size: #size, by: None }));
    }
}

/// The fields of a record; those of a member without a name are the record's own.
fn flatten(scope: &Scope<'_>, fields: &[Field], base: u64, rows: &mut Vec<TokenStream>) {
    for (index, field) in fields.iter().enumerate() {
        let inner = field.ty.name().and_then(|name| scope.resolved(name)).map(|(found, _)| &found.kind);
        if let (true, Some(TypeKind::Record { fields, .. })) = (names::is_unnamed(&field.name), inner) {
            flatten(scope, fields, base + field.offset, rows);
            continue;
        }
        let (name, offset) = (names::python(&field.name), Literal::u64_unsuffixed(base + field.offset));
        let before = index.checked_sub(1).and_then(|index| fields.get(index));
        let ty = match scope.special(before, field) {
            Some(Special::Data) => quote!(Ty::Data),
            Some(Special::KernelParams) => quote!(Ty::KernelParams),
            None => scope.field(field, fields),
        };
        let name = super::c_literal(&name);
        let counted = counted(scope, field, fields, base);
        let digits = is_typed_address(scope, field).then(|| quote!(.in_digits()));
        rows.push(quote!(FieldDef::new(#name, #offset, #ty)#counted #digits));
    }
}

/// Whether a list cannot be assigned to a field: CUDA gives it, or another field's list has to come with it.
fn is_read_only(field: &Field, all: &[Field]) -> bool {
    let shared = together(all).is_some_and(|(_, shared)| shared.iter().any(|other| other.name == field.name));
    shared || field.used.role == Some(FieldRole::OutArray)
}

/// Whether a field is an address with a type: `void **`, `size_t *`.
fn is_typed_address(scope: &Scope<'_>, field: &Field) -> bool {
    let typed = field.ty.pointee().is_some_and(|(to, _)| *to != CType::Void);
    typed && matches!(scope.kind(&field.ty), Kind::Pointer) && !scope.is_list(field)
}

/// What assigning a list to a field does to its count.
fn counted(scope: &Scope<'_>, field: &Field, all: &[Field], base: u64) -> Option<TokenStream> {
    let count = scope.count(field, all).filter(|_| field.used.role == Some(FieldRole::InArray))?;
    let (offset, width) = (Literal::u64_unsuffixed(base + count.offset), scope.width(count));
    Some(quote!(.counted(#offset, #width)))
}

/// The arrays of a record that share a count, and the method that sets them. The checks allow one such group.
fn together(fields: &[Field]) -> Option<(String, Vec<&Field>)> {
    let counts = fields.iter().filter_map(|field| field.used.count.as_ref());
    let mut groups = counts.map(|count| -> Vec<&Field> {
        let shares =
            |field: &&Field| field.used.role == Some(FieldRole::InArray) && field.used.count.as_ref() == Some(count);
        fields.iter().filter(shares).collect()
    });
    let shared = groups.find(|group| group.len() > 1)?;
    let words: Vec<&str> = shared.iter().map(|field| field.name.as_str()).collect();
    Some((format!("set_{}", words.join("_")), shared))
}

fn record_alias(scope: &Scope<'_>, item: &Type, of: &CType, base: &TokenStream) -> TokenStream {
    let library = &scope.library.spec.name;
    let module = scope.dotted(library, &item.name);
    let (name, class) = (ident(&item.name), names::identifier(&item.name));
    let doc = super::docs::ty(&format!("typedef {}", of.declare(&item.name)), item);
    quote!(pub(crate) static #name: RecordDef = RecordDef::alias(#class, #module, &#base, #doc);)
}

/// The struct that stands for a record which is passed by value, and those inside of it.
fn by_value(scope: &Scope<'_>, ty: &CType, package: &mut Package) {
    let Some((found, library)) = ty.name().and_then(|name| scope.resolved(name)) else { return };
    let TypeKind::Record { fields, union, .. } = &found.kind else { return };
    let shared = scope.shared.get(library).is_some_and(|types| types.contains(&found.name));
    let suffix = if shared { String::new() } else { scope.number.to_string() };
    let name = ident(&format!("{}{suffix}", found.name));
    let parts = fields.iter().map(|field| {
        let (name, ty) = (ident(&field.name), plain(scope, &field.ty));
        quote!(pub(crate) #name: #ty)
    });
    let keyword = if *union { quote!(union) } else { quote!(struct) };
    let definition = quote! {
        #[repr(C)]
        #[derive(Clone, Copy)]
        pub(crate) #keyword #name { #(#parts),* }
    };
    package.by_value.insert(name.to_string(), definition);
    for field in fields {
        by_value(scope, element(&field.ty), package);
    }
}

/// What an array has, to the last dimension.
fn element(ty: &CType) -> &CType {
    match ty {
        CType::Array { of, len: _ } => element(of),
        CType::Void | CType::Builtin(_) | CType::Named(_) | CType::Pointer { .. } | CType::Function { .. } => ty,
    }
}

/// A field's type in a struct that only has to have the right layout.
fn plain(scope: &Scope<'_>, ty: &CType) -> TokenStream {
    match scope.kind(ty) {
        Kind::Number(builtin) | Kind::Value(_, builtin) => rust(builtin),
        Kind::Enum(_) => quote!(i32),
        Kind::Record(_) => {
            let path = scope.abi(ty);
            quote!(#path)
        }
        Kind::Array(of, len) => {
            let (of, len) = (plain(scope, &of), Literal::u64_unsuffixed(len));
            quote!([#of; #len])
        }
        Kind::CString | Kind::Callback | Kind::Pointer => quote!(*mut c_void),
    }
}

/// What a Python module contains, functions apart.
pub(super) fn module(scope: &Scope<'_>) -> PyModule {
    let spec = &scope.library.spec;
    let loads = spec.loads.iter().find(|(range, _)| {
        scope.library.toolkits.iter().any(|version| version.major == scope.number && range.contains(*version))
    });
    let slots = scope.major.symbols.iter().map(|(name, symbol)| {
        let twin = (!symbol.per_thread.is_empty()).then(|| format!("{name}{}", symbol.per_thread));
        let needs = symbol.availability.required_version();
        (name.clone(), twin, needs.map(|version| version.to_string()).unwrap_or_default())
    });
    let mut classes = Vec::new();
    let mut stubs = Vec::new();
    for item in scope.major.types.values() {
        class(scope, item, &mut classes, &mut stubs);
    }
    for name in &scope.major.repeated {
        repeated(scope, name, &mut classes, &mut stubs);
    }
    PyModule {
        library: spec.name.clone(),
        major: scope.number,
        title: spec.title.clone(),
        uses: spec.uses.clone(),
        loads: loads.map(|(_, loads)| loads.clone()).unwrap_or(crate::spec::Loads {
            linux: Vec::new(),
            windows: Vec::new(),
            toolkit: false,
            wheels: Vec::new(),
            pathfinder: String::new(),
            preload: Vec::new(),
        }),
        slots: slots.collect(),
        result: ResultCodes { r#type: names::identifier(&spec.result.r#type), ..spec.result.clone() },
        c_functions: super::cython::functions(scope),
        functions: Vec::new(),
        classes,
        constants: scope.major.constants.values().map(|item| constant(scope, item)).collect(),
        stubs,
    }
}

fn class(scope: &Scope<'_>, item: &Type, classes: &mut Vec<(String, TokenStream)>, stubs: &mut Vec<StubClass>) {
    let library = &scope.library.spec.name;
    let name = names::identifier(&item.name);
    let table = scope.table(library, &item.name);
    let value = |stream| StubKind::Value { stream };
    match &item.kind {
        TypeKind::Enum(members) => {
            classes.push((name.clone(), quote!(Class::Enum(&#table))));
            let members = members.iter().map(|member| (member.name.clone(), member.value)).collect();
            let class = scope.enum_class(item);
            stubs.push(StubClass { kind: StubKind::Enum, members, ..stub(&class, None, item) });
            if class != name {
                stubs.push(StubClass { kind: StubKind::Alias, ..stub(&name, Some(PyType::class(class)), item) });
            }
        }
        TypeKind::Record { fields, .. } => {
            let mut lines = Vec::new();
            attributes(scope, fields, &mut lines);
            let method = together(fields).map(|(name, shared)| {
                let params = shared.iter().filter_map(|field| {
                    let (to, _) = field.ty.pointee()?;
                    Some((names::python(&field.name), scope.hint_out(to).sequence().or(PyType::None)))
                });
                StubMethod { name, params: params.collect() }
            });
            match scope.tag(&item.name) {
                Some(tag) => {
                    let tag_name = ident(&tag);
                    let mut path = table.clone().into_iter().collect::<Vec<_>>();
                    path.pop();
                    let path: TokenStream = path.into_iter().collect();
                    classes.push((tag.clone(), quote!(Class::Record(&#path #tag_name))));
                    stubs.push(StubClass { method, fields: lines, ..stub(&tag, None, item) });
                    stubs.push(stub(&name, Some(PyType::class(tag)), item));
                }
                None => stubs.push(StubClass { method, fields: lines, ..stub(&name, None, item) }),
            }
            classes.push((name, quote!(Class::Record(&#table))));
        }
        TypeKind::Handle { .. } | TypeKind::IntegerNewtype(_) | TypeKind::FixedWidthInt(_) => {
            classes.push((name.clone(), quote!(Class::Value(&#table))));
            stubs.push(StubClass { kind: value(scope.is_stream(item)), ..stub(&name, None, item) });
        }
        TypeKind::Alias(of) => {
            let stub = || stub(&name, Some(scope.hint_out(of)), item);
            match (scope.kind(of), scope.is_class(item, library)) {
                (Kind::Record(_), true) => {
                    classes.push((name.clone(), quote!(Class::Record(&#table))));
                    stubs.push(stub());
                }
                (Kind::Value(..), true) => {
                    classes.push((name.clone(), quote!(Class::Value(&#table))));
                    let kind = value(scope.is_stream(item));
                    stubs.push(StubClass { kind, ..stub() });
                }
                // Another name of the same class.
                (Kind::Enum(table), false) => {
                    classes.push((name.clone(), quote!(Class::Enum(&#table))));
                    let is_class = *scope.library.spec.result.r#type == item.name;
                    if !is_class {
                        stubs.push(StubClass { kind: StubKind::Alias, ..stub() });
                    }
                }
                (Kind::Value(table, _), false) => {
                    classes.push((name.clone(), quote!(Class::Value(&#table))));
                    stubs.push(StubClass { kind: StubKind::Alias, ..stub() });
                }
                _ => {}
            }
        }
        TypeKind::Callback { .. } => {
            classes.push((name.clone(), quote!(Class::Value(&#table))));
            stubs.push(StubClass { kind: value(false), ..stub(&name, None, item) });
        }
    }
}

/// A used library's class, in this module as well: it is one and the same.
fn repeated(scope: &Scope<'_>, name: &str, classes: &mut Vec<(String, TokenStream)>, stubs: &mut Vec<StubClass>) {
    let Some((found, library)) = scope.definition(name) else { return };
    // The tag's table lies beside that of the name.
    let mut path: Vec<_> = scope.table(library, &found.name).into_iter().collect();
    path.pop();
    let (path, table) = (path.into_iter().collect::<TokenStream>(), ident(name));
    let class = match &found.kind {
        TypeKind::Record { .. } => quote!(Class::Record(&#path #table)),
        TypeKind::Enum(_) => quote!(Class::Enum(&#path #table)),
        TypeKind::Handle { .. } | TypeKind::IntegerNewtype(_) | TypeKind::FixedWidthInt(_) => {
            quote!(Class::Value(&#path #table))
        }
        // The registries give no reason for these yet.
        TypeKind::Alias(_) | TypeKind::Callback { .. } => return,
    };
    classes.push((name.to_owned(), class));
    let base = PyClass { library: Some(library.to_owned()), name: names::identifier(name) };
    stubs.push(StubClass { kind: StubKind::Repeated, ..stub(name, Some(PyType::Class(base)), found) });
}

/// A record's stub, or the frame of another kind's.
fn stub(name: &str, base: Option<PyType>, item: &Type) -> StubClass {
    let doc = super::docs::ty(&item.name, item);
    let (members, fields) = (Vec::new(), Vec::new());
    StubClass { kind: StubKind::Record, name: name.to_owned(), base, members, fields, method: None, doc }
}

/// A record's attributes in its stub.
fn attributes(scope: &Scope<'_>, fields: &[Field], lines: &mut Vec<(String, PyType)>) {
    for (index, field) in fields.iter().enumerate() {
        let inner = field.ty.name().and_then(|name| scope.resolved(name)).map(|(found, _)| &found.kind);
        if let (true, Some(TypeKind::Record { fields, .. })) = (names::is_unnamed(&field.name), inner) {
            attributes(scope, fields, lines);
            continue;
        }
        let hint = match scope.special(index.checked_sub(1).and_then(|index| fields.get(index)), field) {
            Some(Special::Data) => FieldType::UserData,
            Some(Special::KernelParams) => FieldType::KernelParams,
            None if is_read_only(field, fields) => scope.hint_field(field).read_only(),
            None => scope.hint_field(field),
        };
        lines.push((names::python(&field.name), PyType::Field(hint)));
    }
}

fn constant(scope: &Scope<'_>, item: &Constant) -> PyConstant {
    let (row, stub) = match &item.value {
        Value::Int(number) => whole_number(scope, item, *number),
        Value::Text(text) => (quote!(Constant::String(#text)), StubConstant::Literal(format!("{text:?}"))),
    };
    PyConstant { name: item.name.clone(), row, stub }
}

fn whole_number(scope: &Scope<'_>, item: &Constant, number: i64) -> (TokenStream, StubConstant) {
    let value = Literal::i64_unsuffixed(number);
    match scope.kind(&item.ty) {
        Kind::Enum(table) => (quote!(Constant::Enum(&#table, #value)), StubConstant::Member(scope.hint_out(&item.ty))),
        Kind::Number(_)
        | Kind::Value(..)
        | Kind::Record(_)
        | Kind::CString
        | Kind::Callback
        | Kind::Pointer
        | Kind::Array(..) => {
            // As in cuda.bindings: a stream's or a device's constant is a number that every function takes.
            (quote!(Constant::Int(#value)), StubConstant::Literal(number.to_string()))
        }
    }
}
