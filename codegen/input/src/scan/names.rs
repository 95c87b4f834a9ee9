//! Names of records and enums, and the conversion of clang's types to [`CType`].
//!
//! If a record or an enum is defined in a typedef, it has the name of the typedef, as in `typedef enum cudaError_enum
//! {…} CUresult`. Otherwise, its name is its tag. A record or an enum without a typedef and without a tag is named by
//! its path inside the record that contains it.

use super::clang::{Cursor, Kind, Type, TypeKind, Unit};
use crate::ctype::{Builtin, CType};
use std::collections::{HashMap, HashSet};

/// The names of the compiler's types for variable arguments.
const VARIABLE_ARGUMENTS: [&str; 3] = ["va_list", "__builtin_va_list", "__va_list_tag"];

/// The names of a translation unit's records and enums, by clang's USR (a unique string), and the types to which
/// typedefs refer.
pub(super) struct Names {
    named: HashMap<String, String>,
    /// Maps the names of typedefs to their canonical types.
    typedefs: HashMap<String, String>,
    /// Names that several records, enums or typedefs in the headers share.
    ambiguous: HashSet<String>,
}

impl Names {
    pub(super) fn of(unit: &Unit) -> Self {
        let mut names = Self { named: HashMap::new(), typedefs: HashMap::new(), ambiguous: HashSet::new() };
        let top = unit.top_level();
        for typedef in top.iter().filter(|cursor| cursor.kind() == Kind::Typedef) {
            let ty = typedef.underlying();
            names.typedefs.insert(typedef.spelling(), ty.canonical_spelling());
            if ty.kind() == TypeKind::Named && contains(typedef, &ty.declaration()) {
                names.named.entry(ty.declaration().usr()).or_insert(typedef.spelling());
            }
        }
        for cursor in &top {
            names.add(cursor);
        }
        names.find_ambiguous(&top);
        names
    }

    /// Finds ambiguous names. C has a separate namespace for tags, but the registry has a single namespace for all
    /// types.
    fn find_ambiguous(&mut self, top: &[Cursor<'_>]) {
        let mut types: HashMap<&str, String> = HashMap::new();
        let defined = top.iter().filter(|cursor| matches!(cursor.kind(), Kind::Struct | Kind::Union | Kind::Enum));
        for cursor in defined {
            let Some(name) = self.named.get(&cursor.usr()) else { continue };
            let ty = cursor.ty().canonical_spelling();
            let other = types.insert(name, ty.clone()).or_else(|| self.typedefs.get(name).cloned());
            if other.is_some_and(|other| other != ty) {
                self.ambiguous.insert(name.clone());
            }
        }
    }

    /// Returns true if several types in the headers have this name.
    pub(super) fn is_ambiguous(&self, name: &str) -> bool {
        self.ambiguous.contains(name)
    }

    /// Returns true if a name refers to the compiler's type `ty`, or to the function type that `ty` points to.
    pub(super) fn means(&self, name: &str, ty: Type<'_>) -> bool {
        let is = ty.canonical();
        let known = self.typedefs.get(name);
        let is_it = |ty: Type<'_>| known.is_some_and(|known| *known == ty.canonical_spelling());
        let is_declared = || is.kind() == TypeKind::Named && self.get(&is.declaration()) == name;
        let is_function = || is.kind() == TypeKind::Pointer && is_it(is.pointee());
        !self.is_ambiguous(name) && (is_it(is) || is_function() || (known.is_none() && is_declared()))
    }

    /// Assigns names to `cursor` and to all definitions inside it.
    fn add(&mut self, cursor: &Cursor<'_>) {
        match cursor.kind() {
            Kind::Enum => {
                let name = if cursor.is_anonymous() {
                    // Anonymous types differ only in their members. A spec can assign a readable name to such a type.
                    cursor.children().first().map(|member| format!("anonymous.{}", member.spelling()))
                } else {
                    Some(cursor.spelling())
                };
                if let Some(name) = name {
                    self.named.entry(cursor.usr()).or_insert(name);
                }
            }
            Kind::Struct | Kind::Union => {
                if !cursor.is_anonymous() {
                    self.named.entry(cursor.usr()).or_insert(cursor.spelling());
                }
                let Some(parent) = self.named.get(&cursor.usr()).cloned() else { return };
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
            while matches!(ty.kind(), TypeKind::Array | TypeKind::OpenArray) {
                ty = ty.element().0;
            }
            if ty.kind() == TypeKind::Named && contains(record, &ty.declaration()) {
                let inner = ty.declaration();
                if inner.is_anonymous() {
                    self.named.entry(inner.usr()).or_insert(format!("{parent}.{name}"));
                }
                self.add(&inner);
            }
        }
    }

    /// Returns the name of the record or enum that `declaration` declares.
    pub(super) fn get(&self, declaration: &Cursor<'_>) -> String {
        self.named.get(&declaration.usr()).cloned().unwrap_or_else(|| declaration.spelling())
    }

    /// Returns the type in the notation of the registry. The error contains clang's spelling of a type that the
    /// registry cannot describe.
    pub(super) fn ctype(&self, ty: Type<'_>) -> Result<CType, String> {
        match ty.kind() {
            TypeKind::Void => Ok(CType::Void),
            TypeKind::Builtin => Builtin::from_c(&ty.spelling()).map(CType::Builtin).ok_or(ty.spelling()),
            TypeKind::Named => {
                let declaration = ty.declaration();
                let is_typedef = declaration.kind() == Kind::Typedef;
                // A typedef of a pointer to numbers or pointers, such as `typedef const png_byte *png_const_bytep;`, is
                // replaced by the pointer. Only a typedef of any other pointer may be a handle.
                if is_typedef && is_pointer_to_values(declaration.underlying()) {
                    return self.ctype(declaration.underlying());
                }
                let name = if is_typedef { declaration.spelling() } else { self.get(&declaration) };
                // The definition of such a type depends on the system.
                if VARIABLE_ARGUMENTS.contains(&&*name) {
                    return Err(name);
                }
                // An enum that is defined inside a parameter list has no name outside of that list.
                if declaration.kind() == Kind::Enum && !self.named.contains_key(&declaration.usr()) {
                    return Err(ty.spelling());
                }
                // A typedef of a character type, such as `typedef char XML_Char;`, is replaced by the character type,
                // which identifies strings.
                let is_character =
                    is_typedef && self.typedefs.get(&name).is_some_and(|of| of == Builtin::Char.c_name());
                let name = if is_character { Builtin::Char.c_name().to_owned() } else { name };
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
                // A function type is treated like a pointer to the function, because both describe a call.
                let declaration = to.declaration();
                if declaration.kind() == Kind::Typedef && declaration.underlying().kind() == TypeKind::Function {
                    return Ok(CType::Named(declaration.spelling()));
                }
                telling(self.pointee(to)?.pointer(is_const(to)), ty)
            }
            TypeKind::Function => self.function(ty),
            // A declarator in parentheses, such as `void (*callback)(int)`, wraps the function type in an additional
            // clang type.
            TypeKind::Other if ty.result().kind() != TypeKind::Other => self.function(ty),
            TypeKind::OpenArray | TypeKind::Complex | TypeKind::Other => Err(ty.spelling()),
        }
    }

    /// Returns the type of the memory that a pointer refers to. In memory, a complex number has the representation of
    /// an array of two elements (C17, 6.2.5). As an argument, a complex number is passed differently, so only pointers
    /// to complex numbers can be described.
    fn pointee(&self, ty: Type<'_>) -> Result<CType, String> {
        if ty.kind() != TypeKind::Complex {
            return self.ctype(ty);
        }
        Ok(CType::Array { of: Box::new(self.ctype(ty.part())?), len: 2 })
    }

    /// Returns the type of a field. A flexible array member is an array without elements.
    pub(super) fn field(&self, ty: Type<'_>) -> Result<CType, String> {
        if ty.kind() != TypeKind::OpenArray {
            return self.ctype(ty);
        }
        telling(CType::Array { of: Box::new(self.ctype(ty.element().0)?), len: 0 }, ty)
    }

    /// Returns the type of a parameter, and its length if the parameter is declared as an array. An array parameter is
    /// a pointer to the array's first element. The pointer is a pointer to `const` if the elements are `const`.
    pub(super) fn param(&self, ty: Type<'_>) -> Result<(CType, Option<u64>), String> {
        let (mut array, mut constant) = (ty, ty.is_const());
        // If a typedef declares an array type, such as `typedef float vec3[3];`, a parameter of type `vec3` is also a
        // pointer.
        while array.kind() == TypeKind::Named && array.declaration().kind() == Kind::Typedef {
            if VARIABLE_ARGUMENTS.contains(&&*array.declaration().spelling()) {
                return Err(ty.spelling());
            }
            array = array.declaration().underlying();
            constant |= array.is_const();
        }
        if !matches!(array.kind(), TypeKind::Array | TypeKind::OpenArray) {
            return Ok((self.ctype(ty)?, None));
        }
        let (of, len) = array.element();
        Ok((telling(self.pointee(of)?.pointer(constant || is_const(of)), ty)?, Some(len)))
    }

    fn function(&self, ty: Type<'_>) -> Result<CType, String> {
        if !ty.has_usual_convention() {
            return Err(ty.spelling());
        }
        let params = ty.arguments().into_iter().map(|param| Ok(self.param(param)?.0)).collect::<Result<_, String>>()?;
        telling(CType::Function { returns: Box::new(self.ctype(ty.result())?), params }, ty)
    }
}

/// Returns true for a pointer to a number, or to another pointer.
fn is_pointer_to_values(ty: Type<'_>) -> bool {
    let to = ty.pointee().canonical();
    ty.kind() == TypeKind::Pointer
        && (to.kind() == TypeKind::Builtin
            || (to.kind() == TypeKind::Pointer && to.pointee().kind() != TypeKind::Function))
}

/// Returns true if a type is `const`. An array is `const` if its elements are `const`.
pub(super) fn is_const(ty: Type<'_>) -> bool {
    let (mut ty, mut constant) = (ty, ty.is_const());
    while matches!(ty.kind(), TypeKind::Array | TypeKind::OpenArray) {
        ty = ty.element().0;
        constant |= ty.is_const();
    }
    constant
}

/// Returns the type if its spelling in C is complete. Otherwise, the error contains clang's spelling of the type. The C
/// spelling is incomplete for pointers to arrays of `const` pointers, pointers to a pointer to an array, arrays of
/// pointers to functions, and functions that take a function with two parameters.
fn telling(found: CType, ty: Type<'_>) -> Result<CType, String> {
    if found.to_string().parse() == Ok(found.clone()) { Ok(found) } else { Err(ty.spelling()) }
}

/// Returns the names of a function's parameters. Unnamed parameters are called `arg0`, `arg1`, …, by their positions.
pub(super) fn param_names(function: &Cursor<'_>, count: usize) -> Vec<String> {
    let mut params = function.params();
    if params.len() != count {
        // In `typedef int F(int a); F f;`, the parameter names are in the typedef.
        params = function.ty().declaration().params();
    }
    let given: Vec<String> = params.iter().map(Cursor::spelling).collect();
    let named = |index: usize| given.get(index).filter(|name| !name.is_empty() && given.len() == count);
    let free = |index: usize| {
        let plain = format!("arg{index}");
        if given.contains(&plain) { format!("{plain}_") } else { plain }
    };
    (0..count).map(|index| named(index).cloned().unwrap_or_else(|| free(index))).collect()
}

/// Returns the fields of a record with their names. Unnamed members are called `anon0`, `anon1`, ….
pub(super) fn fields<'u>(record: &Cursor<'u>) -> Vec<(Cursor<'u>, String)> {
    let mut unnamed = 0;
    let children = record.children();
    let mut found = Vec::new();
    for child in &children {
        if child.kind() == Kind::Field {
            found.push((*child, child.spelling()));
        }
        // libclang represents an unnamed member only by the definition of the member's type.
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
        while matches!(ty.kind(), TypeKind::Array | TypeKind::OpenArray) {
            ty = ty.element().0;
        }
        ty.kind() == TypeKind::Named && ty.declaration().usr() == record.usr()
    })
}

/// Returns true if the source range of `inner` is inside the source range of `outer`.
fn contains(outer: &Cursor<'_>, inner: &Cursor<'_>) -> bool {
    let (outer_place, inner_place) = (outer.place(), inner.place());
    let ((start, end), (inner_start, inner_end)) = (outer.extent(), inner.extent());
    outer_place.0 == inner_place.0 && start <= inner_start && inner_end <= end && inner.is_definition()
}
