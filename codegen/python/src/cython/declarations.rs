//! Declarations of types and constants in a `.pxd` file. Each declaration follows the declarations to which it refers.

use super::{
    functions::{functions, raised},
    records,
    signature::{flattened, keyword, mangled, module},
    spelling,
};
use crate::Scope;
use codegen_core::{
    api::{Member, Type, TypeKind},
    ctype::CType,
    facts::Value,
    names,
    spec::{Cython, Raised},
    types::Definition,
};
use std::collections::{BTreeMap, BTreeSet};

/// The Cython declarations of one library in one major version.
#[derive(Debug)]
pub(crate) struct Pxd {
    /// Names that are declared in the `.pxd` files of other libraries: library → names.
    pub(super) imports: BTreeMap<String, BTreeSet<String>>,
    /// Names that are declared in `<stdint.h>`.
    pub(super) integers: BTreeSet<&'static str>,
    /// Set if a declaration uses C's `bool`.
    pub(super) has_bool: bool,
    /// Headers that C code must include before the headers in `blocks`.
    pub(super) before: Vec<String>,
    /// The declarations, in the order in which they are printed.
    pub(super) blocks: Vec<Block>,
    /// Macros with an integer value: name and value.
    pub(super) constants: Vec<(String, i128)>,
    /// Declarations of functions, with one line for each function.
    pub(super) functions: Vec<String>,
    /// The classes of handles and numbers. Their instances contain a C value. Empty unless the Python module uses C's
    /// names.
    pub(super) classes: Vec<Class>,
}

/// A Python class whose instances contain a C value.
#[derive(Debug)]
pub(crate) struct Class {
    pub(crate) name: String,
    /// The name of the C type, if the class represents a plain number. Not every header declares its own name for the
    /// type.
    pub(crate) number: Option<&'static str>,
}

/// Consecutive declarations that come from the same header.
#[derive(Debug)]
pub(super) struct Block {
    /// The name of the header. `None` for declarations that the `.pxd` file defines itself.
    pub(super) header: Option<String>,
    pub(super) lines: Vec<String>,
}

impl Block {
    /// The line above the declarations, which contains the header's name.
    pub(super) fn head(&self) -> String {
        match self.header.as_deref() {
            None => String::new(),
            Some("*") => "cdef extern from *:".to_owned(),
            Some(header) => format!("cdef extern from \"{header}\":"),
        }
    }

    /// The indentation of each declaration.
    pub(super) fn indent(&self) -> &'static str {
        if self.header.is_some() { "    " } else { "" }
    }
}

/// The Cython declarations of a library, if NVIDIA's package has a Cython module for the library.
pub(crate) fn pxd(scope: &Scope<'_>) -> Option<Pxd> {
    let cython = scope.library.spec.python.cython.as_ref()?;
    let mut collected = Collector { scope, cython, seen: BTreeMap::new(), pxd: Pxd::new(scope, cython) };
    for item in scope.major.types.values().filter(|item| !item.renamed) {
        collected.name(&item.name);
    }
    let other_names = scope.major.names.iter().filter(|(_, of)| scope.major.types.contains_key(*of));
    for name in other_names.map(|(name, _)| name).chain(&scope.major.repeated) {
        collected.name(name);
    }
    for symbol in scope.major.functions.values().map(|function| &scope.major.symbols[&function.symbol]) {
        symbol.params.values().chain([&symbol.returns]).for_each(|ty| collected.ty(ty));
    }
    collected.helpers();
    let mut pxd = collected.pxd;
    pxd.without_repeated_headers();
    pxd.functions = functions(scope, cython);
    pxd.classes = scope.major.types.values().filter_map(|item| class(scope, item)).collect();
    Some(pxd)
}

impl Pxd {
    /// The classes of handles and numbers in the Python module.
    pub(crate) fn classes(&self) -> &[Class] {
        &self.classes
    }

    fn new(scope: &Scope<'_>, cython: &Cython) -> Self {
        let members = scope.major.types.values().flat_map(|item| match &item.kind {
            TypeKind::Enum(members) => members.as_slice(),
            TypeKind::Record { .. }
            | TypeKind::Handle { .. }
            | TypeKind::IntegerNewtype(_)
            | TypeKind::FixedWidthInt(_)
            | TypeKind::Callback { .. }
            | TypeKind::Alias(_) => &[],
        });
        let members: BTreeSet<&str> = members.map(|member| member.name.as_str()).collect();
        // A name that is a macro in an older toolkit may be an enum member in the newest toolkit.
        let constants = scope.major.constants.values().filter(|item| !members.contains(item.name.as_str()));
        let constants = constants.filter_map(|item| match &item.value {
            Value::Int(number) => Some((item.name.clone(), *number)),
            Value::Real(_) | Value::Text(_) | Value::Record(_) => None,
        });
        // The library's own header precedes headers that must be included after it.
        let first = scope.library.spec.header_names().next().map(str::to_owned);
        let before = scope.library.spec.headers_before().into_iter().chain(first);
        let before = before.filter(|header| !cython.is_without_header() && !cython.names_types_of(header));
        Self {
            imports: BTreeMap::new(),
            integers: BTreeSet::new(),
            has_bool: false,
            before: before.collect(),
            blocks: Vec::new(),
            constants: constants.collect(),
            functions: Vec::new(),
            classes: Vec::new(),
        }
    }

    /// Removes the first block's header from the end of `before`, because C code includes that header for the first
    /// block.
    fn without_repeated_headers(&mut self) {
        let first = self.blocks.iter().find_map(|block| block.header.as_ref().filter(|header| *header != "*"));
        while first.is_some() && self.before.last() == first {
            self.before.pop();
        }
    }

    /// Adds lines to the last block if that block has the same header. Otherwise, starts a new block.
    fn put(&mut self, header: Option<String>, lines: Vec<String>) {
        match self.blocks.last_mut() {
            Some(last) if last.header == header => last.lines.extend(lines),
            Some(_) | None => self.blocks.push(Block { header, lines }),
        }
    }
}

struct Collector<'a, 's> {
    scope: &'a Scope<'s>,
    cython: &'a Cython,
    /// The names to which declarations refer. The flag of a name is set once its declaration has been printed.
    seen: BTreeMap<String, bool>,
    pxd: Pxd,
}

impl Collector<'_, '_> {
    /// Declares all names that occur in a type.
    fn ty(&mut self, ty: &CType) {
        match flattened(ty).0 {
            CType::Builtin(codegen_core::ctype::Builtin::Bool) => self.pxd.has_bool = true,
            CType::Builtin(builtin) if builtin.is_fixed_width() && builtin.c_name() != "size_t" => {
                self.pxd.integers.insert(builtin.c_name());
            }
            CType::Named(name) => self.name(name),
            CType::Array { of, .. } => self.ty(of),
            CType::Pointer { to, .. } => self.ty(to),
            CType::Function { returns, params } => params.iter().chain([&**returns]).for_each(|ty| self.ty(ty)),
            CType::Void | CType::Builtin(_) => {}
        }
    }

    /// Declares a type by its name.
    fn name(&mut self, name: &str) {
        let Some(Definition { item, library }) = self.scope.types.definition(name) else { return self.of_c(name) };
        let is_own = library == self.scope.library.spec.name;
        let is_here = is_own || self.cython.names_types_of(&item.header) || self.scope.major.repeated.contains(name);
        if !is_here {
            let imported = names::identifier(name);
            self.pxd.imports.entry(library.to_owned()).or_default().insert(imported);
            return;
        }
        let is_tag = matches!(&item.kind, TypeKind::Handle { tag } if tag == name);
        if item.name != name && !is_tag {
            return self.other_name(item, name, is_own);
        }
        match self.seen.get(&item.name) {
            Some(true) => {}
            Some(false) => self.forward(item, is_own),
            None => {
                self.seen.insert(item.name.clone(), false);
                self.item(item, is_own);
                self.seen.insert(item.name.clone(), true);
            }
        }
    }

    /// Adds the name of a type that the C standard library defines and no CUDA header defines.
    fn of_c(&mut self, name: &str) {
        if name == "ssize_t" || self.seen.insert(name.to_owned(), true).is_some() {
            return;
        }
        let is_number =
            self.scope.library.spec.types_of(codegen_core::spec::TypeMeaning::Number).any(|number| number == name);
        if is_number {
            self.pxd.put(Some("<sys/types.h>".to_owned()), vec![format!("ctypedef long long {name}")]);
        } else {
            self.pxd.put(Some("*".to_owned()), vec![format!("cdef struct {name}:"), "    pass".to_owned()]);
        }
    }

    /// Declares an alias of a type, after the declaration of the type itself.
    fn other_name(&mut self, item: &Type, name: &str, is_own: bool) {
        let has_no_other = !is_own && !self.scope.major.repeated.contains(&item.name);
        if self.seen.contains_key(name) {
            return;
        }
        if has_no_other {
            // The alias is the only name of the type in this library's header.
            self.seen.insert(name.to_owned(), false);
            self.item(&Type { name: name.to_owned(), ..item.clone() }, is_own);
            self.seen.insert(name.to_owned(), true);
            return;
        }
        self.seen.insert(name.to_owned(), true);
        self.name(&item.name);
        let line = format!("ctypedef {} {}", names::identifier(&item.name), self.named(item, name));
        self.pxd.put(self.header(item, is_own), vec![line]);
    }

    /// Adds a forward declaration of a record, because the record's fields refer to the record through pointers in
    /// other types.
    fn forward(&mut self, item: &Type, is_own: bool) {
        if let TypeKind::Record { union, .. } = &item.kind {
            let line = format!("{} {}", self.head(item, record(*union)), self.named(item, &item.name));
            self.pxd.put(self.header(item, is_own), vec![line]);
        }
    }

    fn item(&mut self, item: &Type, is_own: bool) {
        let header = self.header(item, is_own);
        let name = self.named(item, &item.name);
        let lines = match &item.kind {
            TypeKind::Enum(members) => self.members(item, &name, members, header.is_some()),
            TypeKind::Record { union, fields, .. } => {
                let scope = self.scope;
                if header.is_some() && item.name.rsplit('.').next().is_some_and(names::is_unnamed) {
                    // The fields of an unnamed record are declared in the outer record.
                    return;
                }
                records::types(scope, fields, header.is_some()).into_iter().for_each(|ty| self.ty(ty));
                let body = records::body(scope, fields, header.is_some());
                block(format!("{} {name}:", self.head(item, record(*union))), body)
            }
            TypeKind::Handle { tag } if tag.is_empty() || self.cython.is_without_header() => {
                vec![format!("ctypedef void* {name}")]
            }
            TypeKind::Handle { tag } => {
                let opaque = block(format!("cdef struct {tag}:"), Vec::new());
                // C code may define the struct with this tag. The `.pxd` file only declares a pointer to the struct.
                self.pxd.put(header.clone().or(Some("*".to_owned())), opaque);
                vec![format!("ctypedef {tag}* {name}")]
            }
            TypeKind::IntegerNewtype(builtin) | TypeKind::FixedWidthInt(builtin) => {
                let ty = CType::Builtin(*builtin);
                self.ty(&ty);
                vec![format!("ctypedef {}", spelling::declare(&ty, &name))]
            }
            // Where the header declares a function type, NVIDIA's `.pxd` file declares a pointer type.
            TypeKind::Callback { .. } if self.cython.names_types_of(&item.header) => {
                vec![format!("ctypedef void {name}")]
            }
            TypeKind::Callback { returns, params, .. } => {
                params.values().chain([returns]).for_each(|ty| self.ty(ty));
                let params = params.iter().map(|(name, ty)| spelling::parameter(ty, name));
                let params: Vec<String> = params.collect();
                vec![format!("ctypedef {} (*{name})({})", spelling::spell(returns), params.join(", "))]
            }
            TypeKind::Alias(of) => {
                self.ty(of);
                vec![format!("ctypedef {}", spelling::declare(of, &name))]
            }
        };
        self.pxd.put(header, lines);
    }

    fn members(&self, item: &Type, name: &str, members: &[Member], in_header: bool) -> Vec<String> {
        let value = |value| if in_header { String::new() } else { format!(" = {value}") };
        let mut lines: Vec<String> =
            members.iter().map(|member| format!("{}{}", member.name, value(member.value))).collect();
        if let Raised::Number(number) = self.cython.raised
            && item.name == self.scope.codes()
        {
            // No header declares the value.
            lines.push(format!("{} = {number}", raised(self.scope, self.cython)));
        }
        block(format!("{} {name}:", self.head(item, "enum")), lines)
    }

    /// The keywords `ctypedef struct`, or `cdef struct` if the record has only a tag in C.
    fn head(&self, item: &Type, kind: &str) -> String {
        let is_tag = !keyword(self.scope, self.cython, &item.name).is_empty();
        format!("{} {kind}", if is_tag { "cdef" } else { "ctypedef" })
    }

    /// The header that declares a type. `None` if the `.pxd` file defines the type.
    fn header(&self, item: &Type, is_own: bool) -> Option<String> {
        if self.cython.is_without_header() || self.cython.names_types_of(&item.header) {
            return None;
        }
        let first = self.scope.library.spec.header_names().next();
        Some(if is_own { item.header.clone() } else { first.unwrap_or_default().to_owned() })
    }

    /// A type's name, followed by its C name if that is different.
    fn named(&self, item: &Type, name: &str) -> String {
        let c = if self.cython.names_types_of(&item.header) {
            Some(mangled(&module(self.scope), &names::identifier(name)))
        } else if self.cython.is_without_header() {
            Some(names::identifier(name))
        } else {
            records::unnamed(self.scope, item)
        };
        let name = names::identifier(name);
        c.map_or_else(|| name.clone(), |c| format!("{name} \"{c}\""))
    }

    /// Defines helper functions in the `.pxd` file, because the definitions in some headers cause compiler warnings.
    fn helpers(&mut self) {
        for helper in self.scope.major.helpers.values() {
            helper.params.values().chain([&helper.returns]).for_each(|ty| self.ty(ty));
            let params = helper.params.iter().map(|(name, ty)| spelling::parameter(ty, name));
            let params: Vec<String> = params.collect();
            let returns = spelling::spell(&helper.returns);
            let set = helper.fields.iter().map(|(param, field)| format!("made.{field} = {}", spelling::field(param)));
            let body = std::iter::once(format!("cdef {returns} made")).chain(set).chain(["return made".to_owned()]);
            let head = format!("cdef inline {returns} {}({}) noexcept nogil:", helper.name, params.join(", "));
            self.pxd.put(None, block(head, body.collect()));
        }
    }
}

/// The Python class of a type, if the instances of the class contain a C value.
fn class(scope: &Scope<'_>, item: &Type) -> Option<Class> {
    let is_own = scope.library.spec.python.cython.as_ref().is_some_and(|cython| cython.names_types_of(&item.header));
    let number = match &item.kind {
        TypeKind::Callback { .. } if is_own => return None,
        TypeKind::Handle { .. } | TypeKind::Callback { .. } => None,
        TypeKind::IntegerNewtype(builtin) | TypeKind::FixedWidthInt(builtin) => Some(builtin.c_name()),
        TypeKind::Enum(_) | TypeKind::Record { .. } | TypeKind::Alias(_) => return None,
    };
    Some(Class { name: item.name.clone(), number })
}

fn record(union: bool) -> &'static str {
    if union { "union" } else { "struct" }
}

/// A line that ends with a colon, and the indented lines below it.
fn block(head: String, body: Vec<String>) -> Vec<String> {
    let body = if body.is_empty() { vec!["pass".to_owned()] } else { body };
    std::iter::once(head).chain(body.into_iter().map(|line| format!("    {line}"))).collect()
}
