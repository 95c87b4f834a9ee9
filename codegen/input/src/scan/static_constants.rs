//! Constants that are declared as variables: `static const int fxLimit = 1 << 24;`. As in C++, `static` may be omitted.

use super::{
    Reading, Request, Scanner,
    clang::{Cursor, Evaluated, Kind, TypeKind, Unit, ValueClass},
    names::Names,
    static_records::Initializers,
    undescribed::{self, is_skipped},
};
use crate::{
    ctype::CType,
    diag::{Diagnostic, Diagnostics, Failure, Location},
    facts::{Constant, Facts, Real, Undescribed, Value},
};

/// Adds the constants in the library's own headers whose values the registry can describe: integers, floating-point
/// values, enums, addresses, strings and records. The spec must skip all other constants.
pub(super) fn collect(
    scanner: &Scanner,
    request: &Request<'_>,
    (unit, reading): (&Unit, Reading),
    facts: &mut Facts,
    diagnostics: &mut Diagnostics,
) -> Result<(), Failure> {
    let names = Names::of(unit);
    let mut initializers = Initializers::default();
    // Initializers in braces are collected first, and evaluated together at the end.
    let mut waiting = Vec::new();
    let declared = unit.top_level();
    for cursor in declared.iter().filter(|cursor| is_static_constant(cursor)) {
        let (file, line, _) = cursor.place();
        let name = cursor.spelling();
        let Some(header) = scanner.header(&file).filter(|header| request.headers.contains(header)) else { continue };
        // Names that begin with an underscore are internal to the headers.
        if name.starts_with('_') || facts.constants.contains_key(&name) {
            continue;
        }
        let found = Found { name, header, place: Location::new(file.display().to_string(), line as usize) };
        match constant(cursor, &names) {
            Ok((ty, value)) => found.constant(ty, value, facts),
            Err(what) => match names.ctype(cursor.ty()).ok().filter(|_| cursor.ty().kind() != TypeKind::Array) {
                Some(ty) if initializers.add(&found.name, cursor, &ty, facts) => waiting.push((found, ty, what)),
                Some(_) | None => found.undescribed(what, request, facts, diagnostics),
            },
        }
    }
    let mut values = initializers.values(scanner, request, reading)?;
    for (found, ty, what) in waiting {
        match values.remove(found.name.as_str()).flatten() {
            Some(value) => found.constant(ty, value, facts),
            None => found.undescribed(what, request, facts, diagnostics),
        }
    }
    Ok(())
}

/// A constant variable that a header defines.
struct Found {
    name: String,
    header: String,
    place: Location,
}

impl Found {
    fn constant(self, ty: CType, value: Value, facts: &mut Facts) {
        facts.constants.insert(self.name, Constant { header: self.header, ty, value });
    }

    /// Records the constant as skipped if the spec skips it. Otherwise, reports that the spec must skip a constant of
    /// this type.
    fn undescribed(self, what: String, request: &Request<'_>, facts: &mut Facts, diagnostics: &mut Diagnostics) {
        let Self { name, header, place } = self;
        if is_skipped(&request.skip, &name) {
            facts.undescribed.entry(name).or_insert(Undescribed { header, what });
            return;
        }
        let message = format!("the constant `{name}` is of type {what}");
        diagnostics.push(Diagnostic::new("unsupported-type", place, message).help(undescribed::HELP));
    }
}

/// Returns true if the header defines the variable with a constant value. In C, a `const` variable without `static` has
/// external linkage, but external linkage does not prove that the library exports the variable. `extern` without a
/// value does not prove this either.
fn is_static_constant(cursor: &Cursor<'_>) -> bool {
    let ty = cursor.ty();
    let never_changes = ty.is_const() || ty.kind() == TypeKind::Array;
    cursor.kind() == Kind::Variable && cursor.is_definition() && never_changes
}

/// Returns the type and the value of a constant. The error describes a type that constants cannot have.
fn constant(cursor: &Cursor<'_>, names: &Names) -> Result<(CType, Value), String> {
    let ty = cursor.ty();
    let spelling = || format!("`{}`", ty.spelling());
    let declared = names.ctype(ty).map_err(|_| spelling())?;
    let number = |number: i64| if ty.is_unsigned() { number.cast_unsigned().into() } else { i128::from(number) };
    match (ty.value_class(), cursor.evaluate()) {
        (ValueClass::Integer | ValueClass::Address, Some(Evaluated::Int(value))) => {
            Ok((declared, Value::Int(number(value))))
        }
        (ValueClass::Real, Some(Evaluated::Real(value))) => Ok((declared, Value::Real(Real(value)))),
        (ValueClass::Address, Some(Evaluated::Text(text))) => Ok((declared, Value::Text(text))),
        (_, Some(Evaluated::Beyond(what))) => Err(format!("{}, with {what}", spelling())),
        (_, _) => Err(spelling()),
    }
}
