//! Contents of a Python module: slots, classes, constants, and their stubs.

use super::{
    ConstantRow, PyClassRow, PyConstant, PyFunction, PyLastMessage, PyModule, Scope, StubClass, StubConstant, StubKind,
    StubMethod, cython, docs,
    pytype::{FieldType, PyClass, PyType},
    surface::surface,
    tables::{is_read_only, together},
    types::Kind,
};
use codegen_core::{
    analysis::{
        fields::{FieldPurpose, purpose},
        last_message::LastMessage,
    },
    api::{Constant, Field, Type, TypeKind},
    ctype::CType,
    facts::{Real, Value},
    names,
    spec::{Loads, ResultCodes},
    types::{Definition, ValueKind},
};
use codegen_printing::{ident, real};
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use std::collections::BTreeMap;

/// The Python module of a library in one major version, with its functions.
pub(super) fn module(scope: &Scope<'_>, functions: Vec<PyFunction>) -> PyModule {
    let spec = &scope.library.spec;
    let loads = spec.loads_of(scope.number, &scope.library.toolkits);
    let uses = scope.api.used_editions(spec, scope.number).map(|(used, number)| (used.spec.name.clone(), number));
    let mut classes = Vec::new();
    let mut stubs = Vec::new();
    for item in scope.major.types.values() {
        class(scope, item, &mut classes, &mut stubs);
    }
    for name in &scope.major.repeated {
        repeated(scope, name, &mut classes, &mut stubs);
    }
    PyModule {
        package: scope.package.python_package_of(&spec.name).to_owned(),
        library: spec.name.clone(),
        major: scope.number,
        edition: scope.library.edition(scope.number),
        newest: scope.library.newest(scope.number).map(|version| version.to_string()).unwrap_or_default(),
        title: spec.title.clone(),
        own_versions: spec.own_product().map(str::to_owned),
        uses: uses.collect(),
        loads: loads.cloned().unwrap_or(Loads {
            linux: Vec::new(),
            windows: Vec::new(),
            toolkit: None,
            wheels: Vec::new(),
            packages: Vec::new(),
            pathfinder: String::new(),
            preload: Vec::new(),
            requires: String::new(),
        }),
        result: ResultCodes { r#type: names::python_item(&spec.result.r#type), ..spec.result.clone() },
        in_progress: scope.code_in_progress(),
        too_small: scope.code_too_small(),
        has_warnings: scope.has_warnings(),
        last_message: LastMessage::of(&spec.result, scope.major).map(|message| last_message(scope, &message)),
        owns_result: scope.result_owner() == spec.name,
        renamed: renamed(scope),
        successors: successors(scope),
        c_functions: if scope.package.is_core { cython::functions(scope) } else { Vec::new() },
        pxd: cython::pxd(scope).filter(|_| scope.package.is_core),
        functions,
        classes,
        constants: scope.major.constants.values().map(|item| constant(scope, item)).collect(),
        stubs,
    }
}

/// Maps each C function name that differs from its symbol to the symbol.
fn renamed(scope: &Scope<'_>) -> BTreeMap<String, String> {
    let names = scope.major.functions.values().flat_map(|function| {
        let names = function.aliases.iter().chain([&function.name]);
        names.map(|name| (name.clone(), function.symbol.clone()))
    });
    names.filter(|(name, symbol)| name != symbol).collect()
}

/// Maps each function that the next major version lacks to its replacement.
fn successors(scope: &Scope<'_>) -> BTreeMap<String, String> {
    let Some(next) = scope.library.majors.get(&(scope.number + 1)) else { return BTreeMap::new() };
    let removed = scope.major.functions.values().filter(|function| !next.functions.contains_key(&function.name));
    let replaced = removed.filter_map(|function| {
        let instead = scope.major.symbols.get(&function.symbol)?.instead.clone()?;
        Some((function.name.clone(), instead))
    });
    replaced.collect()
}

/// The source of a library's last error message. `_checked.py` calls the function that returns the message.
fn last_message(scope: &Scope<'_>, message: &LastMessage) -> PyLastMessage {
    // Public names are used, because a Python exception contains the public name of the failed function.
    let objects = scope.major.functions.values().filter_map(|function| {
        let (_, object) = message.object(function)?;
        let before = function.plan.params.iter().zip(surface(&function.plan)).take_while(|(param, _)| *param != object);
        let position = before.filter(|(_, shown)| shown.given.is_some()).count();
        Some((function.name.clone(), (position, function.plan.python_name(&object.name))))
    });
    let (function, arguments, size) = match message {
        LastMessage::Lent { function, takes_object: true } => (function, "(None,)", ""),
        LastMessage::Lent { function, takes_object: false } => (function, "()", ""),
        LastMessage::Copied { function } => (function, "(1 << 14,)", ""),
        LastMessage::Log { function, size, object: _, of: _ } => (function, "()", size.as_str()),
    };
    PyLastMessage { function: function.clone(), arguments, size: size.to_owned(), objects: objects.collect() }
}

/// The stub kind of a class whose instances contain a single value.
fn value(kind: ValueKind) -> StubKind {
    StubKind::Value { stream: kind == ValueKind::Stream, address: kind == ValueKind::DeviceAddress }
}

fn class(scope: &Scope<'_>, item: &Type, classes: &mut Vec<PyClassRow>, stubs: &mut Vec<StubClass>) {
    let library = &scope.library.spec.name;
    let name = names::python_item(&item.name);
    let table = scope.table(library, &item.name);
    match &item.kind {
        TypeKind::Enum(members) => {
            classes.push(PyClassRow {
                is_own: scope.enum_class(item) == name,
                ..row(&name, quote!(Class::Enum(&#table)))
            });
            let members = members.iter().map(|member| (names::python(&member.name), member.value)).collect();
            let class = scope.enum_class(item);
            stubs.push(StubClass { kind: StubKind::Enum, members, ..stub(&class, None, item) });
            if class != name {
                stubs.push(StubClass { kind: StubKind::Alias, ..stub(&name, Some(PyType::class(class)), item) });
            }
        }
        TypeKind::Record { fields, union, .. } => {
            let mut lines = Vec::new();
            attributes(scope, (fields, *union), &mut lines);
            let method = together(fields).map(|(name, shared)| {
                let params = shared.iter().filter_map(|field| {
                    let (to, _) = field.ty.pointee()?;
                    Some((names::python(&field.name), scope.hint_out(to).sequence().or(PyType::None)))
                });
                StubMethod { name, params: params.collect() }
            });
            match scope.tag(&item.name) {
                Some(tag) => {
                    let tag_table = scope.table_beside(library, &item.name, &ident(&tag));
                    classes.push(row(&tag, quote!(Class::Record(&#tag_table))));
                    stubs.push(StubClass { method, fields: lines, ..stub(&tag, None, item) });
                    stubs.push(stub(&name, Some(PyType::class(tag)), item));
                }
                None => stubs.push(StubClass { method, fields: lines, ..stub(&name, None, item) }),
            }
            classes.push(row(&name, quote!(Class::Record(&#table))));
        }
        TypeKind::Handle { .. } | TypeKind::IntegerNewtype(_) | TypeKind::FixedWidthInt(_) => {
            classes.push(row(&name, quote!(Class::Value(&#table))));
            stubs.push(StubClass { kind: value(scope.types.kind_of(item)), ..stub(&name, None, item) });
        }
        TypeKind::Alias(of) => alias(scope, item, of, classes, stubs),
        TypeKind::Callback { .. } => {
            classes.push(row(&name, quote!(Class::Value(&#table))));
            stubs.push(StubClass { kind: value(ValueKind::Function), ..stub(&name, None, item) });
        }
    }
}

/// Adds another name of a type to the module.
fn alias(scope: &Scope<'_>, item: &Type, of: &CType, classes: &mut Vec<PyClassRow>, stubs: &mut Vec<StubClass>) {
    let library = &scope.library.spec.name;
    let name = names::python_item(&item.name);
    let table = scope.table(library, &item.name);
    let stub = || stub(&name, Some(scope.hint_out(of)), item);
    match (scope.kind(of), scope.is_class(item, library)) {
        (Kind::Record(_), true) => {
            classes.push(row(&name, quote!(Class::Record(&#table))));
            stubs.push(stub());
        }
        (Kind::Value(..), true) => {
            classes.push(row(&name, quote!(Class::Value(&#table))));
            stubs.push(StubClass { kind: value(scope.types.kind_of(item)), ..stub() });
        }
        // The alias is another name of the same Python class.
        (Kind::Enum(table), false) => {
            classes.push(PyClassRow { is_own: false, ..row(&name, quote!(Class::Enum(&#table))) });
            if *scope.library.spec.result.r#type != item.name {
                stubs.push(StubClass { kind: StubKind::Alias, ..stub() });
            }
        }
        (Kind::Value(table, _), false) => {
            classes.push(PyClassRow { is_own: false, ..row(&name, quote!(Class::Value(&#table))) });
            stubs.push(StubClass { kind: StubKind::Alias, ..stub() });
        }
        _ => {}
    }
}

/// The table row of a class under its own name.
fn row(name: &str, class: TokenStream) -> PyClassRow {
    PyClassRow { name: name.to_owned(), class, is_own: true }
}

/// Adds a class of a used library. Programs can also import the class from this module.
fn repeated(scope: &Scope<'_>, name: &str, classes: &mut Vec<PyClassRow>, stubs: &mut Vec<StubClass>) {
    let Some(Definition { item: found, library }) = scope.types.definition(name) else { return };
    let table = scope.table(library, &found.name);
    let class = match &found.kind {
        TypeKind::Record { .. } => {
            // The table of the record's tag is in the same file as the table of the typedef.
            let table = scope.table_beside(library, &found.name, &ident(name));
            quote!(Class::Record(&#table))
        }
        TypeKind::Enum(_) => quote!(Class::Enum(&#table)),
        TypeKind::Handle { .. } | TypeKind::IntegerNewtype(_) | TypeKind::FixedWidthInt(_) => {
            quote!(Class::Value(&#table))
        }
        // The registry does not yet contain repeated types that are aliases or callbacks.
        TypeKind::Alias(_) | TypeKind::Callback { .. } => return,
    };
    // In the module that defines the enum, the tag exists only in C, not in Python.
    let is_tag = matches!(found.kind, TypeKind::Enum(_)) && found.name != name;
    let (kind, there) = if is_tag { (StubKind::Alias, &*found.name) } else { (StubKind::Repeated, name) };
    let base = PyClass { library: Some(library.to_owned()), name: names::python_item(there) };
    let name = names::python_item(name);
    classes.push(PyClassRow { is_own: false, ..row(&name, class) });
    stubs.push(StubClass { kind, ..stub(&name, Some(PyType::Class(base)), found) });
}

/// The stub of a record, or the fields that the stubs of all classes share.
fn stub(name: &str, base: Option<PyType>, item: &Type) -> StubClass {
    let doc = docs::ty(&item.name, item);
    let (members, fields) = (Vec::new(), Vec::new());
    StubClass { kind: StubKind::Record, name: name.to_owned(), base, members, fields, method: None, doc }
}

/// Adds the attributes of a record to the lines of the record's stub.
fn attributes(scope: &Scope<'_>, (fields, union): (&[Field], bool), lines: &mut Vec<(String, PyType)>) {
    for (index, field) in fields.iter().enumerate() {
        let inner = scope.types.resolved_type(&field.ty).map(|found| &found.item.kind);
        if let (true, Some(TypeKind::Record { fields, union: inside, .. })) = (names::is_unnamed(&field.name), inner) {
            attributes(scope, (fields, union || *inside), lines);
            continue;
        }
        let hint = match purpose(field, index.checked_sub(1).and_then(|index| fields.get(index)), &scope.types) {
            Some(FieldPurpose::UserData) => FieldType::UserData,
            Some(FieldPurpose::KernelParams) => FieldType::KernelParams,
            None if is_read_only(field, fields) => scope.hint_field(field).read_only(),
            None if union && matches!(scope.kind(&field.ty), Kind::CString) => FieldType::UnionString,
            None => scope.hint_field(field),
        };
        lines.push((names::python(&field.name), PyType::Field(hint)));
    }
}

fn constant(scope: &Scope<'_>, item: &Constant) -> PyConstant {
    let (row, stub) = match &item.value {
        Value::Int(number) => whole_number(scope, item, *number),
        Value::Real(Real(number)) => {
            let value = real(*number);
            (ConstantRow::Other(quote!(Constant::Float(#value))), StubConstant::Literal(format!("{number:?}")))
        }
        Value::Text(text) => {
            (ConstantRow::Other(quote!(Constant::String(#text))), StubConstant::Literal(format!("{text:?}")))
        }
        Value::Record(fields) => {
            let bytes = Literal::byte_string(&scope.types.constant_bytes(&item.ty, fields));
            let Kind::Record(table) = scope.kind(&item.ty) else { unreachable!("only records have fields") };
            let row = quote!(Constant::Record(&#table, #bytes));
            (ConstantRow::Other(row), StubConstant::Member(scope.hint_out(&item.ty)))
        }
    };
    PyConstant { name: names::python_item(&item.name), row, stub }
}

fn whole_number(scope: &Scope<'_>, item: &Constant, number: i128) -> (ConstantRow, StubConstant) {
    let value = Literal::i128_unsuffixed(number);
    match scope.kind(&item.ty) {
        Kind::Enum(table) => {
            let row = quote!(Constant::Enum(&#table, #value));
            (ConstantRow::Other(row), StubConstant::Member(scope.hint_out(&item.ty)))
        }
        Kind::Number(_)
        | Kind::Value(..)
        | Kind::Record(_)
        | Kind::CString
        | Kind::Callback
        | Kind::Pointer
        | Kind::Array(..) => {
            // As in cuda.bindings, constants of streams and devices are integers, which every function accepts.
            let unsigned = |_| ConstantRow::Other(quote!(Constant::Unsigned(#value)));
            let row = i64::try_from(number).map_or_else(unsigned, ConstantRow::Int);
            (row, StubConstant::Literal(number.to_string()))
        }
    }
}
