//! Initializers of constant records, such as `static const fxOptions fxUsual = {1, {FX_FAST}};`.
//!
//! libclang evaluates the initializers of scalar variables, but not of records. Therefore, the values in braces are
//! assigned to fields by the rules of C. Each value is then evaluated as the value of a separate variable that is
//! appended to the headers.

use super::{
    Reading, Request, Scanner,
    clang::{Cursor, Evaluated, Kind},
};
use crate::{
    ctype::{CType, ENUM_SIZE, Number, System},
    diag::Failure,
    facts::{Facts, Value},
    ordered::Ordered,
};
use std::{
    collections::{BTreeMap, HashMap, VecDeque},
    path::{Path, PathBuf},
};

const FIELD: &str = "cubind_field_";

/// The constants with initializers, by name, each with the expressions for its fields.
#[derive(Default)]
pub(super) struct Initializers {
    of: BTreeMap<String, Vec<Part>>,
    sources: HashMap<PathBuf, Vec<u8>>,
}

/// A field of a constant, or an element of an array field, with the expression that initializes it.
struct Part {
    /// The C path from the constant to the field. Empty if the constant is not a record.
    path: String,
    shape: Shape,
    expression: String,
}

/// The representation of a field's value.
#[derive(Clone, Copy)]
enum Shape {
    Number(Number),
    /// A pointer. The only supported value is NULL.
    Address,
    /// A floating-point number. The only supported value is 0.
    Fraction,
}

impl Initializers {
    /// Adds the expressions in a variable's initializer. Returns false if the initializer is not a plain list.
    pub(super) fn add(&mut self, name: &str, variable: &Cursor<'_>, ty: &CType, facts: &Facts) -> bool {
        let file = variable.place().0;
        let Some(initializer) = variable.children().into_iter().last() else { return false };
        let source = match self.sources.get(&file) {
            Some(source) => source,
            None => {
                // The file has just been parsed, so it can be read.
                let Ok(source) = std::fs::read(&file) else { return false };
                self.sources.entry(file.clone()).or_insert(source)
            }
        };
        let mut filling = Filling { facts, file: &file, source, end: 0, parts: Vec::new() };
        let mut items = VecDeque::from([initializer]);
        let is_whole = filling.fill(ty, String::new(), &mut items).is_some() && items.is_empty();
        if is_whole {
            self.of.insert(name.to_owned(), filling.parts);
        }
        is_whole
    }

    /// Returns the values of each constant. Omits a constant if the expression for one of its fields cannot be
    /// evaluated.
    pub(super) fn values(
        &self,
        scanner: &Scanner,
        request: &Request<'_>,
        reading: Reading,
    ) -> Result<BTreeMap<&str, Option<Value>>, Failure> {
        if self.of.is_empty() {
            return Ok(BTreeMap::new());
        }
        let parts = self.of.values().flatten().enumerate();
        let probe: String = parts
            .map(|(index, part)| {
                // Each expression is printed on one line, even if it spans several lines in the header.
                let expression = part.expression.replace(['\n', '\r'], " ");
                let asked = match part.shape {
                    Shape::Number(_) | Shape::Address => format!("({expression})"),
                    // The expression is compared with 0, because a conversion to an integer would drop the fraction.
                    Shape::Fraction => format!("(({expression}) != 0)"),
                };
                format!("static const long long {FIELD}{index} = (long long){asked};\n")
            })
            .collect();
        let probed = scanner.parse(request, reading, &probe)?;
        let numbers: HashMap<usize, i64> = probed
            .top_level()
            .iter()
            .filter_map(|cursor| {
                let index = cursor.spelling().strip_prefix(FIELD)?.parse().ok()?;
                match cursor.evaluate()? {
                    Evaluated::Int(number) => Some((index, number)),
                    Evaluated::Real(_) | Evaluated::Text(_) | Evaluated::Beyond(_) => None,
                }
            })
            .collect();
        let mut next = 0..;
        let mut number = || next.next().and_then(|index: usize| numbers.get(&index).copied());
        Ok(self.of.iter().map(|(name, parts)| (name.as_str(), value(parts, &mut number))).collect())
    }
}

/// Returns the value of one constant. Consumes all values of this constant from the iterator, even if one of them is
/// missing.
fn value(parts: &[Part], number: &mut impl FnMut() -> Option<i64>) -> Option<Value> {
    let numbers: Vec<Option<i128>> = parts.iter().map(|part| part.shape.value(number()?)).collect();
    let numbers = numbers.into_iter().collect::<Option<Vec<i128>>>()?;
    match (parts, numbers.as_slice()) {
        ([Part { path, .. }], [number]) if path.is_empty() => Some(Value::Int(*number)),
        _ => {
            let mut fields = Ordered::default();
            for (part, number) in parts.iter().zip(numbers).filter(|(_, number)| *number != 0) {
                fields.insert(part.path.clone(), number);
            }
            Some(Value::Record(fields))
        }
    }
}

impl Shape {
    /// Returns the value of an integer after C's conversion to the field's type. For pointers and floating-point
    /// numbers, the only supported value is 0.
    fn value(self, number: i64) -> Option<i128> {
        let kept = |size: u64| 64 - 8 * size as u32;
        match self {
            Self::Number(Number::Bool) => Some(i128::from(number != 0)),
            Self::Number(Number::Signed(size)) => Some((number << kept(size) >> kept(size)).into()),
            Self::Number(Number::Unsigned(size)) => Some((number.cast_unsigned() << kept(size) >> kept(size)).into()),
            Self::Address | Self::Fraction | Self::Number(Number::Float(_)) => (number == 0).then_some(0),
        }
    }
}

/// A parallel walk through the fields of a type and the expressions in braces. The result is `None` for unsupported
/// initializers: strings, bit fields, designators of elements (`[3] = 1`), and macros that expand to several values.
struct Filling<'a> {
    facts: &'a Facts,
    file: &'a Path,
    source: &'a [u8],
    /// The position in the header at which the last expression ends.
    end: u32,
    parts: Vec<Part>,
}

impl Filling<'_> {
    fn fill(&mut self, ty: &CType, path: String, items: &mut VecDeque<Cursor<'_>>) -> Option<()> {
        match ty {
            CType::Builtin(builtin) => match builtin.number(System::Linux) {
                // A floating-point value in an initializer is supported only as a field of a record.
                Number::Float(_) if path.is_empty() => None,
                Number::Float(_) => self.leaf(Shape::Fraction, path, items),
                number @ (Number::Bool | Number::Signed(_) | Number::Unsigned(_)) => {
                    self.leaf(Shape::Number(number), path, items)
                }
            },
            CType::Pointer { .. } => self.leaf(Shape::Address, path, items),
            CType::Named(name) => {
                if let Some(record) = self.facts.records.get(name) {
                    let fields = record.fields.iter();
                    let fields = fields.map(|(name, field)| (name.clone(), field.bits.is_none().then_some(&field.ty)));
                    let count = if record.union { 1 } else { record.fields.len() };
                    let fields: Vec<_> = fields.take(count).collect();
                    let path = if path.is_empty() { path } else { path + "." };
                    return self.braces(&fields, &path, items);
                }
                if self.facts.enums.contains_key(name) {
                    return self.leaf(Shape::Number(Number::Signed(ENUM_SIZE)), path, items);
                }
                if self.facts.callbacks.contains_key(name) {
                    return self.leaf(Shape::Address, path, items);
                }
                let facts = self.facts;
                self.fill(&facts.typedefs.get(name)?.ty, path, items)
            }
            CType::Array { of, len } => {
                let elements: Vec<_> = (0..*len).map(|index| (format!("[{index}]"), Some(&**of))).collect();
                self.braces(&elements, &path, items)
            }
            CType::Void | CType::Function { .. } => None,
        }
    }

    /// Reads the values of a record or an array: the values in its own braces, or else the next values in the outer
    /// braces.
    fn braces(
        &mut self,
        parts: &[(String, Option<&CType>)],
        path: &str,
        items: &mut VecDeque<Cursor<'_>>,
    ) -> Option<()> {
        let Some(list) = items.front().filter(|item| item.kind() == Kind::Braces).copied() else {
            return self.parts(parts, path, items);
        };
        items.pop_front();
        // If a macro expands to the braces, the header contains no braces at this position.
        (list.place().0 == self.file && self.source.get(list.extent().0 as usize) == Some(&b'{')).then_some(())?;
        let mut inner = VecDeque::from(list.children());
        self.parts(parts, path, &mut inner)?;
        inner.is_empty().then_some(())
    }

    fn parts(
        &mut self,
        parts: &[(String, Option<&CType>)],
        path: &str,
        items: &mut VecDeque<Cursor<'_>>,
    ) -> Option<()> {
        let mut index = 0;
        while let Some(item) = items.front() {
            if let [field, value] = item.children()[..]
                && field.kind() == Kind::FieldName
            {
                // After `.field = value`, the next values belong to the fields after `field`.
                index = parts.iter().position(|(name, _)| *name == field.spelling())?;
                items[0] = value;
            }
            let Some((name, ty)) = parts.get(index) else { break };
            self.fill((*ty)?, format!("{path}{name}"), items)?;
            index += 1;
        }
        Some(())
    }

    fn leaf(&mut self, shape: Shape, path: String, items: &mut VecDeque<Cursor<'_>>) -> Option<()> {
        let mut item = items.pop_front()?;
        if item.kind() == Kind::Braces {
            let [only] = item.children()[..] else { return None };
            item = only;
        }
        let (start, end) = item.extent();
        // Two values at the same position come from the same macro.
        (item.place().0 == self.file && start >= self.end && start < end).then_some(())?;
        self.end = end;
        let text = self.source.get(start as usize..end as usize)?;
        let expression = String::from_utf8(text.to_vec()).ok()?;
        self.parts.push(Part { path, shape, expression });
        Some(())
    }
}
