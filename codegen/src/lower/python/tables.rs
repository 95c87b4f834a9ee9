//! Classes as rows of tables, and the contents of modules.

use super::{
    Package, PyModule, Scope, StubClass,
    types::{Kind, ident, number, rust},
};
use crate::{
    api::{Constant, Field, Member, Type, TypeKind},
    ctype::{Builtin, CType},
    facts::Value,
    names,
};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

/// Adds the tables of one library in one major version; shared ones come out the same from each and are added once.
pub(super) fn lower(scope: &Scope<'_>, package: &mut Package) {
    let library = scope.library.spec.name.clone();
    for item in scope.major.types.values() {
        let rows = match &item.kind {
            TypeKind::Enum(members) => vec![enumeration(scope, item, members)],
            TypeKind::Record { size, align, fields, .. } => record(scope, item, *size, *align, fields),
            TypeKind::Handle { .. } => vec![value(scope, item, None, Builtin::Uintptr)],
            TypeKind::Scalar(builtin) => vec![value(scope, item, None, *builtin)],
            TypeKind::Alias(of) if scope.is_class(item, &library) => match scope.kind(of) {
                Kind::Record(base) => vec![record_alias(scope, item, of, &base)],
                Kind::Value(base, builtin) => vec![value(scope, item, Some(base), builtin)],
                Kind::Number(_) | Kind::Enum(_) | Kind::Text | Kind::Callback | Kind::Pointer | Kind::Array(..) => {
                    Vec::new()
                }
            },
            TypeKind::Callback { .. } | TypeKind::Alias(_) => Vec::new(),
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
    for helper in scope.major.helpers.values() {
        by_value(scope, &helper.returns, package);
    }
    for (name, members) in &scope.library.attribute_types {
        let rows = members.iter().filter_map(|(member, ty)| {
            let (found, _) = scope.resolved(name)?;
            let TypeKind::Enum(known) = &found.kind else { return None };
            let value = Literal::i32_unsuffixed(known.iter().find(|known| known.name == *member)?.value);
            let ty = attribute(scope, ty);
            Some(quote!((#value, #ty)))
        });
        let ident = format_ident!("{}", names::identifier(name));
        let table = quote!(pub(crate) static #ident: &[(i32, Ty)] = &[#(#rows),*];);
        // The newest major knows the most members; values never change.
        package.attribute_types.insert(name.clone(), table);
    }
}

/// The type of an attribute's value: `int []` is as many as fit.
fn attribute(scope: &Scope<'_>, ty: &CType) -> TokenStream {
    if let CType::Pointer { to, .. } = ty
        && scope.is_text(to)
    {
        return quote!(Ty::Pointer);
    }
    scope.ty(ty)
}

impl Scope<'_> {
    fn is_text(&self, ty: &CType) -> bool {
        *ty == CType::Builtin(Builtin::Char)
    }
}

fn enumeration(scope: &Scope<'_>, item: &Type, members: &[Member]) -> TokenStream {
    let (name, class) = (ident(&item.name), names::identifier(&item.name));
    let module = scope.dotted(&scope.library.spec.name, &item.name);
    let rows = members.iter().map(|member| {
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

impl Scope<'_> {
    /// Whether a handle is a stream, which other libraries take through `__cuda_stream__`: the handle of the type that
    /// the spec names.
    fn is_stream(&self, item: &Type) -> bool {
        let tag = match &item.kind {
            TypeKind::Handle { tag } => tag.as_str(),
            TypeKind::Alias(CType::Named(of)) => match self.resolved(of).map(|(found, _)| &found.kind) {
                Some(TypeKind::Handle { tag }) => tag.as_str(),
                _ => "",
            },
            _ => "",
        };
        self.api.libraries.iter().any(|library| library.spec.stream.as_deref() == Some(tag))
    }
}

/// A record's classes: the tag's, and under it the name that a typedef in its definition gives.
fn record(scope: &Scope<'_>, item: &Type, size: u64, align: u64, fields: &[Field]) -> Vec<TokenStream> {
    let library = &scope.library.spec.name;
    let module = scope.dotted(library, &item.name);
    let mut rows = Vec::new();
    flatten(scope, fields, 0, &mut rows);
    let (size, align) = (Literal::u64_unsuffixed(size), Literal::u64_unsuffixed(align));
    let doc = super::docs::ty(&format!("struct {}", item.name), item);
    let (name, class) = (ident(&item.name), names::identifier(&item.name));
    let tag = scope.tag(&item.name);
    let define = |name: &proc_macro2::Ident, class: &str, base: TokenStream| {
        quote! {
            pub(crate) static #name: RecordDef = RecordDef::new(
                #class, #module, #size, #align, &[#(#rows),*], #base, #doc
            );
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
            vec![define(&tag_name, &tag, quote!(None)), define(&name, &class, quote!(Some(&#base #tag_name)))]
        }
        None => vec![define(&name, &class, quote!(None))],
    }
}

impl Scope<'_> {
    /// The tag of a record, where its definition gives it another name as well.
    fn tag(&self, name: &str) -> Option<String> {
        let tags = self.major.names.iter().filter(|(_, canonical)| canonical.as_str() == name).map(|(tag, _)| tag);
        tags.filter(|tag| *tag != name && !self.major.types.contains_key(*tag)).next().cloned()
    }
}

/// The fields of a record; those of a member without a name are the record's own.
fn flatten(scope: &Scope<'_>, fields: &[Field], base: u64, rows: &mut Vec<TokenStream>) {
    for field in fields {
        let unnamed = field.name.strip_prefix("anon").is_some_and(|n| n.bytes().all(|byte| byte.is_ascii_digit()));
        let inner = field.ty.name().and_then(|name| scope.resolved(name)).map(|(found, _)| &found.kind);
        if let (true, Some(TypeKind::Record { fields, .. })) = (unnamed, inner) {
            flatten(scope, fields, base + field.offset, rows);
            continue;
        }
        let (name, offset) = (names::python(&field.name), Literal::u64_unsuffixed(base + field.offset));
        let ty = scope.field(&field.ty);
        rows.push(quote!(FieldDef::new(#name, #offset, #ty)));
    }
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
        by_value(scope, &field.ty, package);
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
        Kind::Text | Kind::Callback | Kind::Pointer => quote!(*mut c_void),
    }
}

/// What a Python module contains, functions apart.
pub(super) fn module(scope: &Scope<'_>) -> PyModule {
    let spec = &scope.library.spec;
    let loads = spec.loads.iter().find(|(range, _)| {
        scope.library.toolkits.iter().any(|version| version.major == scope.number && range.contains(*version))
    });
    let slots = scope.slots.iter().map(|name| {
        let symbol = scope.library.majors.values().rev().find_map(|major| major.symbols.get(name));
        let twin = symbol.filter(|symbol| !symbol.per_thread.is_empty());
        let twin = twin.map(|symbol| format!("{name}{}", symbol.per_thread));
        let since = symbol.filter(|symbol| symbol.life.since_is_known);
        (name.clone(), twin, since.map(|symbol| symbol.life.since.to_string()).unwrap_or_default())
    });
    let mut classes = Vec::new();
    let mut stubs = Vec::new();
    for item in scope.major.types.values() {
        class(scope, item, &mut classes, &mut stubs);
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
        }),
        slots: slots.collect(),
        functions: Vec::new(),
        classes,
        constants: scope.major.constants.values().filter_map(|item| constant(scope, item)).collect(),
        stubs,
    }
}

fn class(scope: &Scope<'_>, item: &Type, classes: &mut Vec<(String, TokenStream)>, stubs: &mut Vec<StubClass>) {
    let library = &scope.library.spec.name;
    let name = names::identifier(&item.name);
    let table = scope.table(library, &item.name);
    let stub =
        |name: &str, base: &str, lines: Vec<String>| StubClass { name: name.to_owned(), base: base.to_owned(), lines };
    match &item.kind {
        TypeKind::Enum(members) => {
            classes.push((name.clone(), quote!(Class::Enum(&#table))));
            let lines = members.iter().map(|member| format!("{} = {}", member.name, member.value));
            stubs.push(stub(&name, "_IntEnum", lines.collect()));
        }
        TypeKind::Record { fields, .. } => {
            let mut lines = Vec::new();
            attributes(scope, fields, &mut lines);
            match scope.tag(&item.name) {
                Some(tag) => {
                    let tag_name = ident(&tag);
                    let mut path = table.clone().into_iter().collect::<Vec<_>>();
                    path.pop();
                    let path: TokenStream = path.into_iter().collect();
                    classes.push((tag.clone(), quote!(Class::Record(&#path #tag_name))));
                    stubs.push(stub(&tag, "_Record", lines));
                    stubs.push(stub(&name, &tag, Vec::new()));
                }
                None => stubs.push(stub(&name, "_Record", lines)),
            }
            classes.push((name, quote!(Class::Record(&#table))));
        }
        TypeKind::Handle { .. } | TypeKind::Scalar(_) => {
            classes.push((name.clone(), quote!(Class::Value(&#table))));
            let base = match (&item.kind, scope.is_stream(item)) {
                (_, true) => "_Stream",
                (TypeKind::Handle { .. }, false) => "_Handle",
                (_, false) => "_Scalar",
            };
            stubs.push(stub(&name, base, Vec::new()));
        }
        TypeKind::Alias(of) => {
            let base = scope.hint_out(of);
            match (scope.kind(of), scope.is_class(item, library)) {
                (Kind::Record(_), true) => {
                    classes.push((name.clone(), quote!(Class::Record(&#table))));
                    stubs.push(stub(&name, &base, Vec::new()));
                }
                (Kind::Value(..), true) => {
                    classes.push((name.clone(), quote!(Class::Value(&#table))));
                    stubs.push(stub(&name, &base, Vec::new()));
                }
                // Another name of the same class.
                (Kind::Enum(table), false) => {
                    classes.push((name.clone(), quote!(Class::Enum(&#table))));
                    stubs.push(stub(&name, &base, vec!["=".to_owned()]));
                }
                (Kind::Value(table, _), false) => {
                    classes.push((name.clone(), quote!(Class::Value(&#table))));
                    stubs.push(stub(&name, &base, vec!["=".to_owned()]));
                }
                _ => {}
            }
        }
        TypeKind::Callback { .. } => {}
    }
}

/// A record's attributes in its stub.
fn attributes(scope: &Scope<'_>, fields: &[Field], lines: &mut Vec<String>) {
    for field in fields {
        let unnamed = field.name.strip_prefix("anon").is_some_and(|n| n.bytes().all(|byte| byte.is_ascii_digit()));
        let inner = field.ty.name().and_then(|name| scope.resolved(name)).map(|(found, _)| &found.kind);
        if let (true, Some(TypeKind::Record { fields, .. })) = (unnamed, inner) {
            attributes(scope, fields, lines);
            continue;
        }
        let hint = match scope.field(&field.ty).to_string().starts_with("Ty :: List") {
            true => {
                let to = field.ty.pointee().map_or(&CType::Void, |(to, _)| to);
                format!("list[{}]", scope.hint_out(to))
            }
            false => scope.hint_out(&field.ty),
        };
        lines.push(format!("{}: {hint}", names::python(&field.name)));
    }
}

fn constant(scope: &Scope<'_>, item: &Constant) -> Option<(String, TokenStream, String)> {
    let number = match &item.value {
        Value::Int(number) => *number,
        Value::Text(text) => return Some((item.name.clone(), quote!(Constant::Text(#text)), "str".to_owned())),
    };
    let (row, hint) = match scope.kind(&item.ty) {
        Kind::Enum(table) => {
            let value = Literal::i64_unsuffixed(number);
            (quote!(Constant::Enum(&#table, #value)), scope.hint_out(&item.ty))
        }
        Kind::Number(_)
        | Kind::Value(..)
        | Kind::Record(_)
        | Kind::Text
        | Kind::Callback
        | Kind::Pointer
        | Kind::Array(..) => {
            // As in cuda.bindings: a stream's or a device's constant is a number that every function takes.
            let value = Literal::i64_unsuffixed(number);
            (quote!(Constant::Int(#value)), "int".to_owned())
        }
    };
    Some((item.name.clone(), row, hint))
}
