//! Names of records and enums, and the conversion of a clang type to a [`CType`].
//!
//! A record or an enum is named by the typedef that is part of its definition
//! (`typedef enum cudaError_enum {…} CUresult`), else by its tag, else by its path inside the record that contains
//! it.

use super::clang::{Cursor, Kind, Type, TypeKind, Unit};
use crate::ctype::{Builtin, CType};
use std::collections::HashMap;

/// The names of a unit's records and enums, by clang's USR.
pub(super) struct Names(HashMap<String, String>);

impl Names {
    pub(super) fn of(unit: &Unit) -> Self {
        let mut names = Self(HashMap::new());
        let top = unit.top_level();
        for typedef in top.iter().filter(|cursor| cursor.kind() == Kind::Typedef) {
            let ty = typedef.underlying();
            if ty.kind() == TypeKind::Named && contains(typedef, &ty.declaration()) {
                names.0.entry(ty.declaration().usr()).or_insert(typedef.spelling());
            }
        }
        for cursor in &top {
            names.add(cursor);
        }
        names
    }

    /// Names `cursor` and all definitions inside it.
    fn add(&mut self, cursor: &Cursor<'_>) {
        match cursor.kind() {
            Kind::Enum => {
                let name = if cursor.is_anonymous() {
                    // Nothing else distinguishes anonymous types. A spec assigns a readable name.
                    cursor.children().first().map(|member| format!("anonymous.{}", member.spelling()))
                } else {
                    Some(cursor.spelling())
                };
                if let Some(name) = name {
                    self.0.entry(cursor.usr()).or_insert(name);
                }
            }
            Kind::Struct | Kind::Union => {
                if !cursor.is_anonymous() {
                    self.0.entry(cursor.usr()).or_insert(cursor.spelling());
                }
                let Some(parent) = self.0.get(&cursor.usr()).cloned() else { return };
                self.add_inside(cursor, &parent);
            }
            Kind::Function
            | Kind::EnumMember
            | Kind::Field
            | Kind::Param
            | Kind::Typedef
            | Kind::Variable
            | Kind::Macro
            | Kind::Reference
            | Kind::Braces
            | Kind::FieldName
            | Kind::Body
            | Kind::Return
            | Kind::Call
            | Kind::Other => {}
        }
    }

    fn add_inside(&mut self, record: &Cursor<'_>, parent: &str) {
        for (field, name) in fields(record) {
            let mut ty = field.ty();
            while ty.kind() == TypeKind::Array {
                ty = ty.element().0;
            }
            if ty.kind() == TypeKind::Named && contains(record, &ty.declaration()) {
                let inner = ty.declaration();
                if inner.is_anonymous() {
                    self.0.entry(inner.usr()).or_insert(format!("{parent}.{name}"));
                }
                self.add(&inner);
            }
        }
    }

    /// The name of a record's or an enum's declaration.
    pub(super) fn get(&self, declaration: &Cursor<'_>) -> String {
        self.0.get(&declaration.usr()).cloned().unwrap_or_else(|| declaration.spelling())
    }

    /// The type as the registry describes it. `Err` holds clang's spelling of a type that cannot be described.
    pub(super) fn ctype(&self, ty: Type<'_>) -> Result<CType, String> {
        match ty.kind() {
            TypeKind::Void => Ok(CType::Void),
            TypeKind::Builtin => Builtin::from_c(&ty.spelling()).map(CType::Builtin).ok_or(ty.spelling()),
            TypeKind::Named => {
                let declaration = ty.declaration();
                let is_typedef = declaration.kind() == Kind::Typedef;
                let name = if is_typedef { declaration.spelling() } else { self.get(&declaration) };
                Ok(Builtin::from_c(&name).map_or(CType::Named(name), CType::Builtin))
            }
            TypeKind::Array => {
                let (of, len) = ty.element();
                telling(CType::Array { of: Box::new(self.ctype(of)?), len }, ty)
            }
            TypeKind::Pointer => {
                let to = ty.pointee();
                if to.kind() == TypeKind::Function {
                    return self.function(to);
                }
                // A function's type and a pointer to it are equal here: both describe a call.
                let declaration = to.declaration();
                if declaration.kind() == Kind::Typedef && declaration.underlying().kind() == TypeKind::Function {
                    return Ok(CType::Named(declaration.spelling()));
                }
                telling(self.ctype(to)?.pointer(is_const(to)), ty)
            }
            TypeKind::Function => self.function(ty),
            // A declarator in parentheses, `void (*callback)(int)`, wraps the function in an additional type.
            TypeKind::Other if ty.result().kind() != TypeKind::Other => self.function(ty),
            TypeKind::OpenArray | TypeKind::Other => Err(ty.spelling()),
        }
    }

    /// The type of a parameter, and its length if it is declared as an array. An array parameter is a pointer to the
    /// first element, `const` if the elements are.
    pub(super) fn param(&self, ty: Type<'_>) -> Result<(CType, Option<u64>), String> {
        if !matches!(ty.kind(), TypeKind::Array | TypeKind::OpenArray) {
            return Ok((self.ctype(ty)?, None));
        }
        let (of, len) = ty.element();
        Ok((telling(self.ctype(of)?.pointer(is_const(of)), ty)?, Some(len)))
    }

    fn function(&self, ty: Type<'_>) -> Result<CType, String> {
        let params = ty.arguments().into_iter().map(|param| Ok(self.param(param)?.0)).collect::<Result<_, String>>()?;
        telling(CType::Function { returns: Box::new(self.ctype(ty.result())?), params }, ty)
    }
}

/// Returns true if it is `const`. An array is if its elements are.
fn is_const(ty: Type<'_>) -> bool {
    let mut ty = ty;
    while ty.kind() == TypeKind::Array {
        ty = ty.element().0;
    }
    ty.is_const()
}

/// Returns the type if its C spelling is complete, else clang's spelling as the error. Incomplete are arrays of
/// `const` pointers behind a pointer, pointers to a pointer to an array, arrays of pointers to functions, and
/// functions that take a function with two parameters.
fn telling(found: CType, ty: Type<'_>) -> Result<CType, String> {
    if found.to_string().parse() == Ok(found.clone()) { Ok(found) } else { Err(ty.spelling()) }
}

/// The fields of a record with their names: an unnamed member is `anon0`, `anon1`, ….
pub(super) fn fields<'u>(record: &Cursor<'u>) -> Vec<(Cursor<'u>, String)> {
    let mut unnamed = 0;
    let children = record.children();
    let mut found = Vec::new();
    for child in &children {
        if child.kind() == Kind::Field {
            found.push((*child, child.spelling()));
        }
        // libclang represents an unnamed member only as the definition of its type.
        let is_record = matches!(child.kind(), Kind::Struct | Kind::Union);
        if is_record && child.is_anonymous() && !is_type_of_a_field(child, &children) {
            found.push((*child, format!("anon{unnamed}")));
            unnamed += 1;
        }
    }
    found
}

fn is_type_of_a_field(record: &Cursor<'_>, siblings: &[Cursor<'_>]) -> bool {
    siblings.iter().filter(|sibling| sibling.kind() == Kind::Field).any(|field| {
        let mut ty = field.ty();
        while ty.kind() == TypeKind::Array {
            ty = ty.element().0;
        }
        ty.kind() == TypeKind::Named && ty.declaration().usr() == record.usr()
    })
}

/// Returns true if `inner` is defined between the first and the last byte of `outer`.
fn contains(outer: &Cursor<'_>, inner: &Cursor<'_>) -> bool {
    let (outer_place, inner_place) = (outer.place(), inner.place());
    let ((start, end), (inner_start, inner_end)) = (outer.extent(), inner.extent());
    outer_place.0 == inner_place.0 && start <= inner_start && inner_end <= end && inner.is_definition()
}
