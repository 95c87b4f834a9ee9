//! Macros that programs use: names of functions, names of types, constants.
//!
//! A macro's replacement does not show its kind (`__CUDA_API_PTSZ(cuMemcpyAsync)`, `((CUstream)0x1)`). Therefore a
//! probe appended to the headers uses each macro as a value and as a type, and the kind follows from the one that
//! parses.

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
use std::{
    collections::{BTreeMap, HashSet},
    path::PathBuf,
};

/// Documented name → the symbol that a `#define` maps it to.
pub(super) type Aliases = BTreeMap<String, String>;

const VALUE: &str = "cubind_value_";
const NUMBER: &str = "cubind_number_";
const TYPE: &str = "cubind_type_";
const TEXT: &str = "cubind_text_";

/// All macros that a unit defines, in any header.
pub(super) fn seen(unit: &Unit) -> impl Iterator<Item = String> {
    unit.top_level().into_iter().filter(|cursor| cursor.kind() == Kind::Macro).map(|cursor| cursor.spelling())
}

/// Finds the aliases of functions, and adds constants and aliases of types to `facts`.
pub(super) fn collect(
    scanner: &Scanner,
    request: &Request<'_>,
    unit: &Unit,
    reading: Reading,
    facts: &mut Facts,
) -> Result<Aliases, Failure> {
    let macros = defined(scanner, unit);
    let probe: String = macros.keys().map(|name| probes(name)).collect();
    let probed = scanner.parse(request, reading, &probe)?;
    let wrong: HashSet<(PathBuf, u32)> =
        probed.errors().into_iter().map(|message| (message.file, message.line)).collect();
    let is_probe = |spelling: &str| [VALUE, NUMBER, TYPE, TEXT].iter().any(|prefix| spelling.starts_with(prefix));
    let declared = probed.top_level().into_iter().map(|cursor| (cursor.spelling(), cursor));
    // Each probe is a separate line: one with an error declares nothing.
    let is_sound = |(spelling, cursor): &(String, Cursor<'_>)| {
        is_probe(spelling) && {
            let (file, line, _) = cursor.place();
            !wrong.contains(&(file, line))
        }
    };
    let declared: Vec<(String, Cursor<'_>)> = declared.filter(is_sound).collect();
    let (names, values) = (Names::of(&probed), Values::of(&declared));
    let mut aliases = Aliases::new();
    for (spelling, cursor) in &declared {
        if let Some(name) = spelling.strip_prefix(VALUE) {
            let Some(expression) = cursor.children().into_iter().last() else { continue };
            match reference(&expression) {
                Some(target) if target.kind() == Kind::Function => {
                    aliases.insert(name.to_owned(), target.spelling());
                }
                target => {
                    let value = values.get(name, expression.ty().is_unsigned());
                    if let (Some(value), Some(ty)) = (value, constant_type(&expression, target, &names)) {
                        let header = macros[name].clone();
                        facts.constants.insert(name.to_owned(), Constant { header, ty, value });
                    }
                }
            }
        } else if let Some(name) = spelling.strip_prefix(TYPE) {
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

/// The macros of the library's headers that have a replacement, each with its header.
fn defined(scanner: &Scanner, unit: &Unit) -> BTreeMap<String, String> {
    let macros = unit
        .top_level()
        .into_iter()
        .filter(|cursor| cursor.kind() == Kind::Macro && !cursor.is_function_macro() && !cursor.is_builtin_macro())
        .filter_map(|cursor| Some((cursor.spelling(), scanner.header(&cursor.place().0)?, cursor.extent())));
    // Names that begin with an underscore are internal to the headers. A macro without a replacement is a guard.
    let stands_for_something = |(name, _, (start, end)): &(String, String, (u32, u32))| {
        !name.starts_with('_') && (end - start) as usize > name.len()
    };
    macros.filter(stands_for_something).map(|(name, header, _)| (name, header)).collect()
}

/// The lines that use a macro in each way.
fn probes(name: &str) -> String {
    [
        // Without parentheses, because `1, 2` is an expression but not a value.
        format!("__auto_type {VALUE}{name} = {name};\n"),
        format!("__auto_type {NUMBER}{name} = (unsigned long long)({name});\n"),
        format!("typedef {name} {TYPE}{name};\n"),
        // Only a literal can initialize an array, and only one without parentheses can be read back.
        format!("const char {TEXT}{name}[] = {name};\n"),
    ]
    .concat()
}

/// The values of macros, as the compiler evaluates them, by the macro's name.
#[derive(Default)]
struct Values {
    numbers: BTreeMap<String, i64>,
    reals: BTreeMap<String, f64>,
    texts: BTreeMap<String, String>,
}

impl Values {
    fn of(declared: &[(String, Cursor<'_>)]) -> Self {
        let mut values = Self::default();
        for (spelling, cursor) in declared {
            let name = |prefix| spelling.strip_prefix(prefix).map(str::to_owned);
            match (name(NUMBER), name(VALUE), name(TEXT)) {
                (Some(name), ..) => {
                    if let Some(Evaluated::Int(number)) = cursor.evaluate() {
                        values.numbers.insert(name, number);
                    }
                }
                (_, Some(name), _) => {
                    if let Some(Evaluated::Real(number)) = cursor.evaluate() {
                        values.reals.insert(name, number);
                    }
                }
                (.., Some(name)) => {
                    if let Some(Evaluated::Text(text)) = cursor.evaluate() {
                        values.texts.insert(name, text);
                    }
                }
                (None, None, None) => {}
            }
        }
        values
    }

    fn get(&self, name: &str, is_unsigned: bool) -> Option<Value> {
        match (self.reals.get(name), self.numbers.get(name), self.texts.get(name)) {
            // An integer of 64 bits is available too, but without the fraction.
            (Some(real), _, _) => Some(Value::Real(Real(*real))),
            // The compiler has evaluated its 64 bits.
            (None, Some(number), _) if is_unsigned => Some(Value::Int(number.cast_unsigned().into())),
            (None, Some(number), _) => Some(Value::Int((*number).into())),
            (None, None, text) => text.cloned().map(Value::Text),
        }
    }
}

/// The type of a macro's expression. C gives members of an enum the type int. The enum shows their purpose.
fn constant_type(expression: &Cursor<'_>, target: Option<Cursor<'_>>, names: &Names) -> Option<CType> {
    match target.filter(|target| target.kind() == Kind::EnumMember) {
        Some(member) => Some(CType::Named(names.get(&member.parent()))),
        None => names.ctype(expression.ty()).ok(),
    }
}

/// The cursor that an expression refers to, if it only consists of a name in parentheses.
fn reference<'u>(expression: &Cursor<'u>) -> Option<Cursor<'u>> {
    match (expression.kind(), expression.children().as_slice()) {
        (Kind::Reference, _) => Some(expression.referenced()),
        (Kind::Other, [only]) if expression.spelling().is_empty() || only.kind() == Kind::Reference => reference(only),
        _ => None,
    }
}
