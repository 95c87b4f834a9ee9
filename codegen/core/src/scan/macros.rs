//! Macros that mean something to a program: names of functions, names of types, constants.
//!
//! A macro's text does not say what it is (`__CUDA_API_PTSZ(cuMemcpyAsync)`, `((CUstream)0x1)`), so the compiler is
//! asked: a probe appended to the headers uses each macro as a value and as a type, and what parses tells.

use super::{
    Reading, Request, Scanner,
    clang::{Cursor, Evaluated, Kind, TypeKind, Unit},
    names::Names,
};
use crate::{
    ctype::CType,
    diag::Failure,
    facts::{Constant, Facts, Real, Typedef, Value},
};
use std::collections::{BTreeMap, HashSet};

/// Documented name → the symbol that a `#define` leads it to.
pub(super) type Aliases = BTreeMap<String, String>;

const VALUE: &str = "cubind_value_";
const NUMBER: &str = "cubind_number_";
const TYPE: &str = "cubind_type_";
const TEXT: &str = "cubind_text_";

/// The macros that a unit defines, in any header, whatever they are.
pub(super) fn seen(unit: &Unit) -> impl Iterator<Item = String> {
    unit.top_level().into_iter().filter(|cursor| cursor.kind() == Kind::Macro).map(|cursor| cursor.spelling())
}

/// Finds the aliases of functions, and adds constants and further names of types to `facts`.
pub(super) fn collect(
    scanner: &Scanner,
    request: &Request<'_>,
    unit: &Unit,
    reading: Reading,
    facts: &mut Facts,
) -> Result<Aliases, Failure> {
    let macros: BTreeMap<String, String> = unit
        .top_level()
        .into_iter()
        .filter(|cursor| cursor.kind() == Kind::Macro && !cursor.is_function_macro() && !cursor.is_builtin_macro())
        .filter_map(|cursor| Some((cursor.spelling(), scanner.header(&cursor.place().0)?, cursor.extent())))
        // What begins with an underscore is the headers' own business; what has no text is a guard.
        .filter(|(name, _, (start, end))| !name.starts_with('_') && (end - start) as usize > name.len())
        .map(|(name, header, _)| (name, header))
        .collect();

    let mut probe = String::new();
    for name in macros.keys() {
        // Without parentheses: `1, 2` is no value, though an expression.
        probe += &format!("__auto_type {VALUE}{name} = {name};\n");
        probe += &format!("__auto_type {NUMBER}{name} = (unsigned long long)({name});\n");
        probe += &format!("typedef {name} {TYPE}{name};\n");
        // Only a literal can fill an array, and only one that is not in parentheses can be read back.
        probe += &format!("const char {TEXT}{name}[] = {name};\n");
    }
    let probed = scanner.parse(request, reading, &probe)?;
    let wrong: HashSet<u32> = probed.errors().into_iter().map(|message| message.line).collect();
    let names = Names::of(&probed);

    let mut aliases = Aliases::new();
    let mut numbers = BTreeMap::new();
    let mut reals = BTreeMap::new();
    let mut texts = BTreeMap::new();
    let declared: Vec<Cursor<'_>> = probed.top_level();
    // The probe follows the lines that include the headers, four lines a macro.
    let first = (request.include_before.len() + request.headers.len()) as u32 + 1;
    let sound = |index: usize, part: u32| !wrong.contains(&(first + index as u32 * 4 + part));
    let position: BTreeMap<&str, usize> = macros.keys().enumerate().map(|(i, name)| (name.as_str(), i)).collect();

    for cursor in &declared {
        let spelling = cursor.spelling();
        if let Some(name) = spelling.strip_prefix(NUMBER)
            && let Some(Evaluated::Int(number)) = cursor.evaluate().filter(|_| sound(position[name], 1))
        {
            numbers.insert(name.to_owned(), number);
        }
        if let Some(name) = spelling.strip_prefix(VALUE)
            && let Some(Evaluated::Real(number)) = cursor.evaluate().filter(|_| sound(position[name], 0))
        {
            reals.insert(name.to_owned(), number);
        }
        if let Some(name) = spelling.strip_prefix(TEXT)
            && let Some(Evaluated::Text(text)) = cursor.evaluate().filter(|_| sound(position[name], 3))
        {
            texts.insert(name.to_owned(), text);
        }
    }
    for cursor in &declared {
        let spelling = cursor.spelling();
        if let Some(name) = spelling.strip_prefix(VALUE).filter(|name| sound(position[*name], 0)) {
            let Some(expression) = cursor.children().into_iter().last() else { continue };
            match reference(&expression) {
                Some(target) if target.kind() == Kind::Function => {
                    aliases.insert(name.to_owned(), target.spelling());
                }
                target => {
                    let member = target.filter(|target| target.kind() == Kind::EnumMember);
                    let ty = match member {
                        // C calls a member of an enum an int; its enum says what it is for.
                        Some(member) => Ok(CType::Named(names.get(&member.parent()))),
                        None => names.ctype(expression.ty()),
                    };
                    let value = match (reals.get(name), numbers.get(name), texts.get(name)) {
                        // It is a number of 64 bits too, without its fraction.
                        (Some(real), _, _) => Value::Real(Real(*real)),
                        // The compiler has given its 64 bits.
                        (None, Some(number), _) if expression.ty().is_unsigned() => {
                            Value::Int(number.cast_unsigned().into())
                        }
                        (None, Some(number), _) => Value::Int((*number).into()),
                        (None, None, Some(text)) => Value::Text(text.clone()),
                        (None, None, None) => continue,
                    };
                    if let Ok(ty) = ty {
                        let header = macros[name].clone();
                        facts.constants.insert(name.to_owned(), Constant { header, ty, value });
                    }
                }
            }
        } else if let Some(name) = spelling.strip_prefix(TYPE).filter(|name| sound(position[*name], 2)) {
            let ty = cursor.underlying();
            if ty.kind() == TypeKind::Named
                && let Ok(ty) = names.ctype(ty)
            {
                facts.typedefs.entry(name.to_owned()).or_insert(Typedef { header: macros[name].clone(), ty });
            }
        }
    }
    Ok(aliases)
}

/// What an expression refers to, if it is nothing but a name in parentheses.
fn reference<'u>(expression: &Cursor<'u>) -> Option<Cursor<'u>> {
    match (expression.kind(), expression.children().as_slice()) {
        (Kind::Reference, _) => Some(expression.referenced()),
        (Kind::Other, [only]) if expression.spelling().is_empty() || only.kind() == Kind::Reference => reference(only),
        _ => None,
    }
}
