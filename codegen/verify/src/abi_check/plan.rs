//! Probes that the C compiler evaluates, and differences that can be determined from the preprocessed text alone.

use super::{
    Counts, Difference,
    headers::{Mode, Reading},
};
use codegen_core::facts::Facts;

/// An expression that the C program evaluates, and the expected value.
#[derive(Clone, Debug)]
pub(super) struct Probe {
    /// A description of the checked property, for messages.
    pub(super) what: String,
    /// The row of the expression in the program's table.
    pub(super) row: String,
    /// Definitions that precede the table because the row requires them, on one line. Usually empty.
    pub(super) before: String,
    /// The output that the program must print for the expression.
    pub(super) expected: String,
    /// Wordings for an expression that is true or false. Messages contain them instead of the output.
    pub(super) words: Option<Words>,
}

/// The wordings for the two results of an expression that is true or false.
#[derive(Clone, Debug)]
pub(super) struct Words {
    pub(super) expected: String,
    pub(super) otherwise: String,
}

/// The position and the type of a bit field in the registry.
pub(super) struct BitsOf {
    /// The lowest bit of the field, relative to the start of the record.
    pub(super) first: u64,
    pub(super) width: u64,
    pub(super) signed: bool,
}

impl Probe {
    /// A probe of an integer constant expression.
    pub(super) fn number(what: impl Into<String>, expression: &str, expected: impl Into<i128>) -> Self {
        let row = format!("NUMBER({expression})");
        // The program prints every integer as a `long long`.
        let expected = (expected.into() as i64).to_string();
        Self { what: what.into(), row, before: String::new(), expected, words: None }
    }

    /// A probe of a floating-point constant. The compiled program compares the values.
    pub(super) fn real(what: impl Into<String>, expression: &str, expected: f64) -> Self {
        let words = Words { expected: format!("{expected:?}"), otherwise: "another number".to_owned() };
        let row = format!("NUMBER(({expression}) == {expected:?})");
        Self { what: what.into(), row, before: String::new(), expected: "1".to_owned(), words: Some(words) }
    }

    /// A probe of a bit field's position. The program writes the field and determines the position from the changed
    /// memory. `name` is a unique identifier.
    pub(super) fn bits(what: impl Into<String>, name: &str, (ty, field): (&str, &str), expected: &BitsOf) -> Self {
        let BitsOf { first, width, signed } = expected;
        let sign = if *signed { "signed" } else { "unsigned" };
        let expected = format!("{width} bits from bit {first}, {sign}");
        let (row, before) = (format!("BITS({name})"), format!("DEFINE_BITS({name}, {ty}, {field})"));
        Self { what: what.into(), row, before, expected, words: None }
    }

    /// A probe of a constant record. The record's fields have these values at these paths. All other fields are zero.
    pub(super) fn record(what: impl Into<String>, (ty, name): (&str, &str), fields: &[(String, i128)]) -> Self {
        let reading = fields.iter().map(|(path, _)| format!("READ(rest.{path})")).collect::<String>();
        let expected = fields.iter().map(|(_, number)| format!("{} ", *number as i64)).collect::<String>();
        Self {
            what: what.into(),
            row: format!("RECORD({name})"),
            before: format!("DEFINE_RECORD({name}, {ty}, {reading})"),
            expected: expected + "and zeros",
            words: None,
        }
    }

    /// A probe of a string constant.
    pub(super) fn text(what: impl Into<String>, expression: &str, expected: &str) -> Self {
        Self {
            what: what.into(),
            row: format!("TEXT({expression})"),
            before: String::new(),
            expected: expected.to_owned(),
            words: None,
        }
    }

    /// A probe of a macro's expansion.
    pub(super) fn expansion(what: impl Into<String>, name: &str, expected: &str) -> Self {
        Self {
            what: what.into(),
            row: format!("EXPANSION({name})"),
            before: String::new(),
            expected: expected.to_owned(),
            words: None,
        }
    }

    /// A probe that compares the type expression `of` with the type `ty`. `otherwise` is the type that messages contain
    /// if the types differ.
    pub(super) fn same_type(what: impl Into<String>, of: &str, ty: &str, otherwise: Option<String>) -> Self {
        let words = Words {
            expected: format!("`{ty}`"),
            otherwise: otherwise.map_or_else(|| "another type".to_owned(), |other| format!("`{other}`")),
        };
        let row = format!("NUMBER(__builtin_types_compatible_p({of}, {ty}))");
        Self { what: what.into(), row, before: String::new(), expected: "1".to_owned(), words: Some(words) }
    }

    /// The difference between the expected and the printed value. `None` if the values are equal.
    pub(super) fn compare(&self, answer: &str) -> Option<Difference> {
        if answer == self.expected {
            return None;
        }
        let found = self.words.as_ref().map_or(answer, |words| &words.otherwise);
        Some(self.difference(format!("says {found}")))
    }

    /// The difference that is reported if the compiler rejects the expression.
    pub(super) fn refused(&self, because: &str) -> Difference {
        self.difference(format!("refuses it: {because}"))
    }

    fn difference(&self, found: String) -> Difference {
        let expected = self.words.as_ref().map_or(&self.expected, |words| &words.expected);
        Difference { what: self.what.clone(), expected: expected.clone(), found }
    }
}

/// The probes and the differences for one library in one toolkit.
pub(super) struct Plan<'a> {
    pub(super) facts: &'a Facts,
    readings: &'a [Reading<'a>],
    pub(super) counts: Counts,
    pub(super) differences: Vec<Difference>,
    pub(super) probes: Vec<(Mode, Probe)>,
}

impl<'a> Plan<'a> {
    /// Creates a plan without probes. `readings` has the order of [`Mode::ALL`].
    pub(super) fn new(facts: &'a Facts, readings: &'a [Reading<'a>]) -> Self {
        Self { facts, readings, counts: Counts::default(), differences: Vec::new(), probes: Vec::new() }
    }

    pub(super) fn reading(&self, mode: Mode) -> &'a Reading<'a> {
        &self.readings[mode as usize]
    }

    pub(super) fn add_probe(&mut self, mode: Mode, probe: Probe) {
        self.counts.probes += 1;
        self.probes.push((mode, probe));
    }

    /// The mode of the first pass that declares `name`. Records a difference if no pass declares it.
    pub(super) fn declared(&mut self, what: &str, name: &str) -> Option<Mode> {
        let mode = Mode::ALL.iter().copied().find(|mode| self.reading(*mode).has(name));
        if mode.is_none() {
            self.differs(format!("{what} {name}"), "that the headers declare it", "does not find it");
        }
        mode
    }

    pub(super) fn differs(&mut self, what: String, expected: &str, found: &str) {
        self.differences.push(Difference { what, expected: expected.to_owned(), found: found.to_owned() });
    }
}
