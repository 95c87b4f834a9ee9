//! Benchmark figures with their goals, and the table of figures.

use serde::Serialize;

/// A figure, which is one line of the table.
#[derive(Debug, Serialize)]
pub(super) struct Figure {
    pub(super) name: String,
    pub(super) value: f64,
    pub(super) unit: &'static str,
    /// If the figure is a ratio, the two values that are divided and their unit: cubind's value, and the other value.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) of: Option<(f64, f64, &'static str)>,
    /// The value that handwritten C code achieves, which is a lower bound for any binding.
    pub(super) floor: Option<f64>,
    /// The goal, which is an upper bound for the value.
    pub(super) goal: Option<f64>,
    /// The upper limit of the value, for figures that do not depend on the machine.
    pub(super) limit: Option<f64>,
    /// True if the figure does not depend on the machine.
    pub(super) is_guarded: bool,
}

impl Figure {
    /// Creates a figure without a goal and without a limit.
    pub(super) fn told(name: String, value: f64, unit: &'static str) -> Self {
        Self { name, value, unit, of: None, floor: None, goal: None, limit: None, is_guarded: false }
    }

    /// Creates a figure with an optional goal.
    pub(super) fn wanted(name: String, value: f64, unit: &'static str, goal: Option<f64>) -> Self {
        Self { goal, ..Self::told(name, value, unit) }
    }

    /// Creates a figure for the ratio of cubind's value to another value.
    pub(super) fn ratio(name: String, ours: f64, theirs: f64, unit: &'static str, goal: Option<f64>) -> Self {
        Self { of: Some((ours, theirs, unit)), ..Self::wanted(name, ours / theirs, "×", goal) }
    }

    /// Creates a figure with a limit.
    pub(super) fn limited(name: &str, value: f64, unit: &'static str, goal: Option<f64>, limit: f64) -> Self {
        Self { limit: Some(limit), is_guarded: true, ..Self::wanted(name.to_owned(), value, unit, goal) }
    }

    /// Adds an optional floor to the figure.
    pub(super) fn above(self, floor: Option<f64>) -> Self {
        Self { floor, ..self }
    }

    /// Returns true if the figure exceeds its limit.
    pub(super) fn is_missed(&self) -> bool {
        self.limit.is_some_and(|limit| self.value > limit)
    }
}

/// Formats a value for readers.
pub(super) fn number(value: f64) -> String {
    if value >= 100.0 { format!("{value:.0}") } else { format!("{value:.2}") }
}

/// Formats the figures as a Markdown table.
pub(super) fn table(all: &[Figure]) -> String {
    let optional = |value: Option<f64>| value.map_or(String::new(), |value| format!("≤ {}", number(value)));
    let mut text = "| figure | value | floor | goal | limit |\n|---|---|---|---|---|\n".to_owned();
    for Figure { name, value, unit, of, floor, goal, limit, .. } in all {
        let of = of.map_or(String::new(), |(ours, theirs, unit)| format!(" ({ours:.0} of {theirs:.0} {unit})"));
        let floor = floor.map_or(String::new(), number);
        let (value, goal, limit) = (number(*value), optional(*goal), optional(*limit));
        text += &format!("| {name} | {value} {unit}{of} | {floor} | {goal} | {limit} |\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_a_line_for_each_figure() {
        let line = Figure::limited("wheel", 3.5, "MB", Some(4.0), 5.0);
        assert_eq!(table(&[line]).lines().last(), Some("| wheel | 3.50 MB |  | ≤ 4.00 | ≤ 5.00 |"));
        let ratio = Figure::ratio("f()".to_owned(), 60.0, 240.0, "ns", Some(1.0)).above(Some(0.2));
        assert_eq!(table(&[ratio]).lines().last(), Some("| f() | 0.25 × (60 of 240 ns) | 0.20 | ≤ 1.00 |  |"));
    }
}
