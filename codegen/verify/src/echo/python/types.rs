//! Types in the calls for Python tests: their kinds, their sizes and their classes.

use codegen_core::{
    api::{Api, Library, TypeKind},
    ctype::{Builtin, CType, Number, System},
    names,
    spec::{Reading, ValueType},
    types::{Definition, MajorTypes},
};
use serde::Serialize;
use std::collections::BTreeMap;

/// A type of a parameter, output or field.
#[derive(Clone, Debug, Serialize)]
pub(super) struct TypeView {
    /// The kind of the type: `int`, `float`, `bfloat16`, `bool`, `enum`, `value` (a handle, or a number with a class),
    /// `record`, `string`, `pointer`, `callback`, `array` or `void`.
    pub(super) kind: &'static str,
    /// The size of the type in bytes.
    pub(super) size: u64,
    #[serde(skip_serializing_if = "is_false")]
    pub(super) signed: bool,
    /// The library whose module defines the class, and the name of the class.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) class: Option<(String, String)>,
    /// The element type and the length of an array. The length is 0 if the caller chooses it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) of: Option<(Box<TypeView>, u64)>,
    /// The type of a pointer's pointee.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) to: Option<Box<TypeView>>,
    /// The initial content of a record, up to the last byte that is not 0.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) begins: Vec<u8>,
    /// Set if the type is C's `char`.
    #[serde(skip_serializing_if = "is_false")]
    pub(super) char: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_false(value: &bool) -> bool {
    !*value
}

impl TypeView {
    fn plain(kind: &'static str, size: u64) -> Self {
        Self { kind, size, signed: false, class: None, of: None, to: None, begins: Vec::new(), char: false }
    }

    fn with_class(kind: &'static str, size: u64, library: &str, name: &str) -> Self {
        Self { class: Some((library.to_owned(), names::python_item(name))), ..Self::plain(kind, size) }
    }
}

/// The library and the major version to which a type belongs.
pub(super) struct Scope<'a> {
    types: MajorTypes<'a>,
    /// Set if the library's results have the same form as in `cuda.bindings`.
    pub(super) is_in_cuda_bindings: bool,
    /// The name of the product to which the library's versions refer.
    pub(super) product: &'a str,
}

impl<'a> Scope<'a> {
    /// The type of a record's field.
    pub(super) fn field(&self, record: &str, name: &str) -> Option<&'a CType> {
        self.types.resolved(record)?.item.kind.fields()?.iter().find(|field| field.name == name).map(|field| &field.ty)
    }

    pub(super) fn new(api: &'a Api, library: &'a Library, number: u32) -> Self {
        let types = MajorTypes::new(&library.spec, number, &library.majors[&number], api);
        Self { types, is_in_cuda_bindings: library.spec.is_in_cuda_bindings(), product: library.spec.product() }
    }

    /// The names and values of an enum's members.
    pub(super) fn members(&self, name: &str) -> BTreeMap<&'a str, i32> {
        let members = self.types.resolved(name).and_then(|found| found.item.kind.members()).unwrap_or_default();
        members.iter().map(|member| (member.name.as_str(), member.value)).collect()
    }

    /// The type of an attribute's value. If the value is an integer that represents true or false, the type is `bool`.
    pub(super) fn describe_value(&self, of: &ValueType) -> TypeView {
        let view = self.describe(&of.ty);
        match of.reading {
            Reading::Plain => view,
            Reading::Bool => TypeView::plain("bool", view.size),
            Reading::Float16 => TypeView::plain("float", view.size),
            Reading::Bfloat16 => TypeView::plain("bfloat16", view.size),
        }
    }

    pub(super) fn describe(&self, ty: &CType) -> TypeView {
        match ty {
            CType::Void => TypeView::plain("void", 0),
            CType::Builtin(builtin) => number(*builtin),
            CType::Function { .. } => TypeView::plain("callback", 8),
            CType::Array { of, len } => {
                let of = self.describe(of);
                TypeView { of: Some((Box::new(of.clone()), *len)), ..TypeView::plain("array", of.size * len) }
            }
            CType::Pointer { to, constant } => self.pointer(to, *constant),
            CType::Named(name) => self.named(name),
        }
    }

    fn pointer(&self, to: &CType, constant: bool) -> TypeView {
        if constant && *to == CType::Builtin(Builtin::Char) {
            return TypeView::plain("string", 8);
        }
        if matches!(to, CType::Function { .. }) {
            return TypeView::plain("callback", 8);
        }
        match self.types.handle_of_tag(to) {
            Some(Definition { library, item }) => TypeView::with_class("value", 8, library, &item.name),
            None => TypeView { to: Some(Box::new(self.describe(to))), ..TypeView::plain("pointer", 8) },
        }
    }

    /// The type of a pointer as an address, regardless of its pointee.
    pub(super) fn address(&self, ty: &CType) -> TypeView {
        match ty.pointee() {
            Some((to, _)) => TypeView { to: Some(Box::new(self.describe(to))), ..TypeView::plain("pointer", 8) },
            None => self.describe(ty),
        }
    }

    fn named(&self, name: &str) -> TypeView {
        let Some(Definition { library, item: found }) = self.types.definition(name) else {
            return TypeView::plain("pointer", 8);
        };
        match &found.kind {
            TypeKind::Enum(_) => TypeView::with_class("enum", 4, library, &found.name),
            TypeKind::Record { size, .. } => {
                let begins = self.types.initial_bytes(&CType::Named(name.to_owned()));
                TypeView { begins, ..TypeView::with_class("record", *size, library, &found.name) }
            }
            TypeKind::Handle { .. } => TypeView::with_class("value", 8, library, &found.name),
            TypeKind::IntegerNewtype(builtin) | TypeKind::FixedWidthInt(builtin) => {
                let number = number(*builtin);
                let named = TypeView::with_class("value", number.size, library, &found.name);
                TypeView { signed: number.signed, ..named }
            }
            TypeKind::Callback { .. } => TypeView::plain("callback", 8),
            TypeKind::Alias(of) => {
                let of = self.describe(of);
                // The module also contains the names of aliases of records and values, whether or not the aliases are
                // separate classes.
                let has_class = matches!(of.kind, "record" | "value");
                let class = Some((library.to_owned(), names::python_item(&found.name)));
                if has_class { TypeView { class, ..of } } else { of }
            }
        }
    }
}

fn number(builtin: Builtin) -> TypeView {
    // Recording stubs are built for Linux.
    let (kind, signed) = match builtin.number(System::Linux) {
        Number::Bool => ("bool", false),
        Number::Signed(_) => ("int", true),
        Number::Unsigned(_) => ("int", false),
        Number::Float(_) if builtin == Builtin::Bfloat16 => ("bfloat16", true),
        Number::Float(_) => ("float", true),
    };
    TypeView { signed, char: builtin == Builtin::Char, ..TypeView::plain(kind, builtin.size(System::Linux)) }
}
