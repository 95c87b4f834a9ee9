//! Macros that programs use: aliases of functions, aliases of types, and constants.
//!
//! The replacement text of a macro does not show whether the macro is a value, a type or a function
//! (`__CUDA_API_PTSZ(cuMemcpyAsync)`, `((CUstream)0x1)`). Therefore, probe declarations are appended to the headers.
//! The probes use each macro as a value and as a type. The probe that compiles determines the kind of the macro.

use super::{
    Reading, Request, Scanner,
    clang::{Cursor, Evaluated, Kind, TypeKind, Unit, ValueClass},
    names::Names,
    undescribed::{self, is_skipped},
};
use crate::{
    ctype::CType,
    diag::{Diagnostic, Diagnostics, Failure, Location},
    facts::{Constant, Facts, Real, Typedef, Undescribed, Value},
};
use std::{
    collections::{BTreeMap, HashSet},
    path::PathBuf,
};

/// Maps documented names to the symbols that `#define`s map them to.
pub(super) type Aliases = BTreeMap<String, String>;

const VALUE: &str = "cubind_value_";
const NUMBER: &str = "cubind_number_";
const TYPE: &str = "cubind_type_";
const TEXT: &str = "cubind_text_";

/// The names that the compiler replaces by the place or the time of their use.
const PLACES: [&str; 9] = [
    "__LINE__",
    "__FILE__",
    "__BASE_FILE__",
    "__DATE__",
    "__TIME__",
    "__TIMESTAMP__",
    "__COUNTER__",
    "__func__",
    "__FUNCTION__",
];

/// Returns the names of all macros that a translation unit defines, in any header.
pub(super) fn seen(unit: &Unit) -> impl Iterator<Item = String> {
    unit.top_level().into_iter().filter(|cursor| cursor.kind() == Kind::Macro).map(|cursor| cursor.spelling())
}

/// Finds the macros that are aliases of functions. Adds constants and aliases of types to `facts`.
pub(super) fn collect(
    scanner: &Scanner,
    request: &Request<'_>,
    unit: &Unit,
    reading: Reading,
    facts: &mut Facts,
    diagnostics: &mut Diagnostics,
) -> Result<Aliases, Failure> {
    let macros = defined(scanner, request, unit);
    let probe: String = macros.keys().map(|name| probes(name)).collect();
    let probed = scanner.parse(request, reading, &probe)?;
    let declared = sound_probes(&probed);
    let (names, values) = (Names::of(&probed), Values::of(&declared));
    let varying = varying(scanner, request, reading, &probe, &declared)?;
    let mut aliases = Aliases::new();
    for (spelling, cursor) in &declared {
        if let Some(name) = spelling.strip_prefix(VALUE) {
            let Some(expression) = cursor.children().into_iter().last() else { continue };
            match reference(&expression) {
                Some(target) if target.kind() == Kind::Function => {
                    aliases.insert(name.to_owned(), target.spelling());
                }
                target => {
                    let Macro { header, place } = &macros[name];
                    let ty = constant_type(&expression, target, &names);
                    let value = match varying.contains(spelling) {
                        true => Err("different in each place of its use".to_owned()),
                        false => values.get(name, &expression),
                    };
                    match value.and_then(|value| Ok((ty.ok_or_else(|| of_type(&expression))?, value))) {
                        Ok((ty, value)) => {
                            let header = header.clone();
                            facts.constants.insert(name.to_owned(), Constant { header, ty, value });
                        }
                        Err(what) if is_skipped(&request.skip, name) => {
                            facts.undescribed.insert(name.to_owned(), Undescribed { header: header.clone(), what });
                        }
                        Err(what) => {
                            let message = format!("the constant `{name}` is {what}");
                            let diagnostic = Diagnostic::new("unsupported-type", place.clone(), message);
                            diagnostics.push(diagnostic.help(undescribed::HELP));
                        }
                    }
                }
            }
        } else if let Some(name) = spelling.strip_prefix(TYPE) {
            let ty = cursor.underlying();
            if ty.kind() == TypeKind::Named
                && let Ok(ty) = names.ctype(ty)
            {
                facts.typedefs.entry(name.to_owned()).or_insert(Typedef { header: macros[name].header.clone(), ty });
            }
        }
    }
    let functions = unit.top_level().into_iter().filter(|cursor| cursor.kind() == Kind::Function);
    let functions: HashSet<String> = functions.map(|cursor| cursor.spelling()).collect();
    let forwarding = forwarding(scanner, request, unit).into_iter();
    for (name, target) in forwarding.filter(|(name, target)| name != target && functions.contains(target)) {
        aliases.entry(name).or_insert(target);
    }
    Ok(aliases)
}

/// Returns the probes without errors, and their declarations. Each probe is on a separate line.
fn sound_probes(probed: &Unit) -> Vec<(String, Cursor<'_>)> {
    let wrong: HashSet<(PathBuf, u32)> =
        probed.errors().into_iter().map(|message| (message.file, message.line)).collect();
    let is_probe = |spelling: &str| [VALUE, NUMBER, TYPE, TEXT].iter().any(|prefix| spelling.starts_with(prefix));
    let declared = probed.top_level().into_iter().map(|cursor| (cursor.spelling(), cursor));
    let is_sound = |(spelling, cursor): &(String, Cursor<'_>)| {
        is_probe(spelling) && {
            let (file, line, _) = cursor.place();
            !wrong.contains(&(file, line))
        }
    };
    declared.filter(is_sound).collect()
}

/// Returns the probes of macros whose value depends on the place of their use, such as a string that contains
/// `__LINE__`. These probes have an error if the compiler's macros for places have no value.
fn varying(
    scanner: &Scanner,
    request: &Request<'_>,
    reading: Reading,
    probe: &str,
    declared: &[(String, Cursor<'_>)],
) -> Result<HashSet<String>, Failure> {
    let texts = scanner.texts(&request.headers)?;
    let used: Vec<&&str> = PLACES.iter().filter(|place| texts.iter().any(|text| text.contains(**place))).collect();
    if used.is_empty() {
        return Ok(HashSet::new());
    }
    let without_value: String = used.iter().map(|place| format!("#undef {place}\n#define {place} ?\n")).collect();
    let placeless = scanner.parse(request, reading, &(without_value + probe))?;
    let same: HashSet<String> = sound_probes(&placeless).into_iter().map(|(spelling, _)| spelling).collect();
    Ok(declared.iter().map(|(spelling, _)| spelling.clone()).filter(|spelling| !same.contains(spelling)).collect())
}

/// Returns macros that only pass their parameters to another function: `#define fxRun(a, b) fxRun_v2((a), b)`.
fn forwarding(scanner: &Scanner, request: &Request<'_>, unit: &Unit) -> Aliases {
    let mut texts: BTreeMap<PathBuf, Vec<u8>> = BTreeMap::new();
    let macros = unit.top_level().into_iter().filter(|cursor| cursor.kind() == Kind::Macro);
    let mut found = Aliases::new();
    for cursor in macros.filter(Cursor::is_function_macro) {
        let (file, ..) = cursor.place();
        if scanner.header(&file).is_none_or(|header| !request.headers.contains(&header)) {
            continue;
        }
        // Clang has just read this file.
        let text = texts.entry(file).or_insert_with_key(|file| std::fs::read(file).unwrap_or_default());
        let (start, end) = cursor.extent();
        let text = text.get(start as usize..end as usize).map(String::from_utf8_lossy).unwrap_or_default();
        found.extend(forwarded(&text));
    }
    found
}

/// Returns the names of the macro and of the called function, if the macro only calls a function with the macro's own
/// parameters.
fn forwarded(definition: &str) -> Option<(String, String)> {
    let text: String = definition.replace("\\\n", "").replace("\\\r\n", "");
    let (name, rest) = text.split_once('(')?;
    let (params, call) = rest.split_once(')')?;
    let call = call.trim();
    let call = call.strip_prefix('(').and_then(|call| call.strip_suffix(')')).unwrap_or(call);
    let (target, given) = call.trim().split_once('(')?;
    let given = given.strip_suffix(')')?;
    let list = |text: &str| text.split(',').map(|one| one.trim().to_owned()).collect::<Vec<_>>();
    let without_parentheses =
        |one: &String| one.strip_prefix('(').and_then(|one| one.strip_suffix(')')).unwrap_or(one).trim().to_owned();
    let is_same = list(params) == list(given).iter().map(without_parentheses).collect::<Vec<_>>();
    is_same.then(|| (name.trim().to_owned(), target.trim().to_owned()))
}

/// A macro and its location.
struct Macro {
    header: String,
    place: Location,
}

/// Returns the macros in the library's own headers that have a replacement text.
fn defined(scanner: &Scanner, request: &Request<'_>, unit: &Unit) -> BTreeMap<String, Macro> {
    let macros = unit
        .top_level()
        .into_iter()
        .filter(|cursor| cursor.kind() == Kind::Macro && !cursor.is_function_macro() && !cursor.is_builtin_macro());
    // Names that begin with an underscore are internal to the headers. A macro without a replacement text is an include
    // guard.
    let stands_for_something = |cursor: &Cursor<'_>| {
        let (name, (start, end)) = (cursor.spelling(), cursor.extent());
        !name.starts_with('_') && (end - start) as usize > name.len()
    };
    let found = macros.filter(stands_for_something).filter_map(|cursor| {
        let (file, line, _) = cursor.place();
        let header = scanner.header(&file).filter(|header| request.headers.contains(header))?;
        let place = Location::new(file.display().to_string(), line as usize);
        Some((cursor.spelling(), Macro { header, place }))
    });
    found.collect()
}

/// Returns the probes of a macro: lines that use the macro in each way.
fn probes(name: &str) -> String {
    [
        // The probe has no parentheses around the macro, because `1, 2` is an expression but not a value.
        format!("__auto_type {VALUE}{name} = {name};\n"),
        format!("__auto_type {NUMBER}{name} = (unsigned long long)({name});\n"),
        format!("typedef {name} {TYPE}{name};\n"),
        // Only a string literal can initialize an array. The string can be read back only if the literal has no
        // parentheses.
        format!("const char {TEXT}{name}[] = {name};\n"),
    ]
    .concat()
}

/// The values of macros, by the macro's name. The compiler computes these values from the probes.
#[derive(Default)]
struct Values {
    /// The values of macros, converted to 64-bit integers.
    numbers: BTreeMap<String, i64>,
    /// The values of macros, in the type of the macro's expression.
    plain: BTreeMap<String, Evaluated>,
    /// The values of macros that are string literals.
    texts: BTreeMap<String, Evaluated>,
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
                (_, Some(name), _) => values.plain.extend(cursor.evaluate().map(|value| (name, value))),
                (.., Some(name)) => values.texts.extend(cursor.evaluate().map(|value| (name, value))),
                (None, None, None) => {}
            }
        }
        values
    }

    /// Returns the value of a macro. The error describes a value that the registry cannot represent. The compiler
    /// accepts only constant expressions in a probe, so every macro here has a value.
    fn get(&self, name: &str, expression: &Cursor<'_>) -> Result<Value, String> {
        let ty = expression.ty();
        let number = || {
            let number = *self.numbers.get(name)?;
            // The compiler evaluated the probe with 64 bits.
            Some(Value::Int(if ty.is_unsigned() { number.cast_unsigned().into() } else { number.into() }))
        };
        let beyond = |what: &str| Err(what.to_owned());
        match ty.value_class() {
            ValueClass::Integer => number().ok_or_else(|| of_type(expression)),
            ValueClass::Real => match self.plain.get(name) {
                Some(Evaluated::Real(real)) => Ok(Value::Real(Real(*real))),
                Some(Evaluated::Beyond(what)) => beyond(what),
                Some(Evaluated::Int(_) | Evaluated::Text(_)) | None => Err(of_type(expression)),
            },
            ValueClass::Address => match self.texts.get(name) {
                Some(Evaluated::Text(text)) => Ok(Value::Text(text.clone())),
                Some(Evaluated::Beyond(what)) => beyond(what),
                Some(Evaluated::Int(_) | Evaluated::Real(_)) | None => {
                    number().ok_or_else(|| format!("the address of data, {}", of_type(expression)))
                }
            },
            ValueClass::Function => beyond("the address of a function"),
            ValueClass::Other => Err(of_type(expression)),
        }
    }
}

/// Returns the description of a value whose type the registry cannot represent.
fn of_type(expression: &Cursor<'_>) -> String {
    format!("of type `{}`", expression.ty().canonical_spelling())
}

/// Returns the type of a macro's expression. In C, members of an enum have the type `int`. The enum is used instead of
/// `int`, because the enum shows the purpose of the macro.
fn constant_type(expression: &Cursor<'_>, target: Option<Cursor<'_>>, names: &Names) -> Option<CType> {
    match target.filter(|target| target.kind() == Kind::EnumMember) {
        Some(member) => Some(CType::Named(names.get(&member.parent()))),
        None => names.ctype(expression.ty()).ok(),
    }
}

/// Returns the declaration to which an expression refers, if the expression is only a name, with or without
/// parentheses.
fn reference<'u>(expression: &Cursor<'u>) -> Option<Cursor<'u>> {
    match (expression.kind(), expression.children().as_slice()) {
        (Kind::Reference, _) => Some(expression.referenced()),
        (Kind::Other, [only]) if expression.spelling().is_empty() || only.kind() == Kind::Reference => reference(only),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn macros_with_the_same_arguments_forward() {
        let table = [
            ("fxRun(a, b) fxRun_v2(a, b)", Some("fxRun_v2")),
            ("fxRun(a,b) (fxRun_v2((a), (b)))", Some("fxRun_v2")),
            ("fxRun(a, b) \\\n    fxRun_v2(a, \\\n b)", Some("fxRun_v2")),
            ("fxRun() fxRun_v2()", Some("fxRun_v2")),
            ("fxRun(a, b) fxRun_v2(b, a)", None),
            ("fxRun(a) fxRun_v2(a, 0)", None),
            ("fxRun(a) ((a) + 1)", None),
            ("fxRun(a) fxRun_v2((a) + 1)", None),
            ("fxRun(é) fxRun_v2(é", None),
            ("fxRun(a)", None),
        ];
        for (definition, expected) in table {
            let expected = expected.map(|target| ("fxRun".to_owned(), target.to_owned()));
            assert_eq!(forwarded(definition), expected, "{definition}");
        }
    }
}
