//! Constants that are no macros: `static const int fxLimit = 1 << 24;`. The library has no symbol for such a one.

use super::{
    Request, Scanner,
    clang::{Cursor, Evaluated, Kind, TypeKind, Unit},
    names::Names,
    undescribed::{self, is_skipped},
};
use crate::{
    ctype::{Builtin, CType},
    diag::{Diagnostic, Diagnostics, Location},
    facts::{Constant, Facts, Undescribed, Value},
};

/// Adds those of the library's own headers that are integers, enums, addresses or texts. What the others are the registry
/// cannot describe: the spec leaves them out.
pub(super) fn collect(
    scanner: &Scanner,
    request: &Request<'_>,
    unit: &Unit,
    facts: &mut Facts,
    diagnostics: &mut Diagnostics,
) {
    let names = Names::of(unit);
    for cursor in unit.top_level().iter().filter(|cursor| is_static_constant(cursor)) {
        let (file, line, _) = cursor.place();
        let name = cursor.spelling();
        let Some(header) = scanner.header(&file).filter(|header| request.headers.contains(header)) else { continue };
        // What begins with an underscore is the headers' own business.
        if name.starts_with('_') || facts.constants.contains_key(&name) {
            continue;
        }
        match constant(cursor, &names) {
            Ok((ty, value)) => drop(facts.constants.insert(name, Constant { header, ty, value })),
            Err(what) if is_skipped(&request.skip, &name) => {
                facts.undescribed.entry(name).or_insert(Undescribed { header, what });
            }
            Err(what) => diagnostics.push(
                Diagnostic::new(
                    "unsupported-type",
                    Location::new(file.display().to_string(), line as usize),
                    format!("the constant `{name}` is of type {what}"),
                )
                .help(undescribed::HELP),
            ),
        }
    }
}

/// Whether it is a variable of the header's own, with a value that never changes.
fn is_static_constant(cursor: &Cursor<'_>) -> bool {
    let ty = cursor.ty();
    let never_changes = ty.is_const() || ty.kind() == TypeKind::Array;
    cursor.kind() == Kind::Variable && !cursor.is_external() && cursor.is_definition() && never_changes
}

/// Its type and its value; or its type in words, if it is none that the registry has constants of.
fn constant(cursor: &Cursor<'_>, names: &Names) -> Result<(CType, Value), String> {
    let ty = cursor.ty();
    let spelling = || format!("`{}`", ty.spelling());
    let declared = names.ctype(ty).map_err(|_| spelling())?;
    // A fraction would be cut off.
    let is_real = matches!(declared, CType::Builtin(Builtin::Float | Builtin::Double));
    match cursor.evaluate().filter(|_| !is_real) {
        Some(Evaluated::Int(number)) if ty.is_unsigned() => Ok((declared, Value::Int(number.cast_unsigned().into()))),
        Some(Evaluated::Int(number)) => Ok((declared, Value::Int(number.into()))),
        Some(Evaluated::Text(text)) => Ok((declared, Value::Text(text))),
        None => Err(spelling()),
    }
}
