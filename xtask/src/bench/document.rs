//! The section about calls in docs/benchmarks.md: a table of goals and a table of call shapes.

use super::{
    calls::{Calls, GOAL_CALLS, GOAL_EACH, GOAL_HAND, GOAL_LAUNCHES, Row},
    figures::number,
};

/// The document, and the two marker lines before and after the figures.
pub(super) const PATH: &str = "docs/benchmarks.md";
pub(super) const BEGIN: &str = "<!-- written by `cargo xtask bench --docs` -->\n";
pub(super) const END: &str = "<!-- end of the figures of calls -->";
/// The file of the chart in the document.
pub(super) const PICTURE: &str = "tests/bench/calls.svg";

/// The measurements with one Python version.
pub(super) struct Measured {
    pub(super) time: Calls,
    /// The instruction counts. `None` if instructions cannot be counted.
    pub(super) instructions: Option<Calls>,
    /// The ratio of cubind's import time to that of cuda.bindings.
    pub(super) import: Option<f64>,
}

impl Measured {
    /// Returns both measurements of calls.
    fn both(&self) -> [Option<&Calls>; 2] {
        [Some(&self.time), self.instructions.as_ref()]
    }

    /// Returns the measurement that varies least: the instruction counts if instructions were counted, otherwise the
    /// times.
    fn steadiest(&self) -> &Calls {
        self.instructions.as_ref().unwrap_or(&self.time)
    }
}

/// A function that returns the text of a table cell, if the measurement contains the cell's value.
type Cell<'a> = &'a dyn Fn(&Calls) -> Option<String>;

/// Returns the generated text between the two marker lines.
pub(super) fn text(all: &[Measured]) -> String {
    let mut text = format!("![A bar for each call](../{PICTURE})\n\n");
    let release = all.first().map_or("", |first| first.time.theirs.as_str());
    text += &format!("| compared with cuda.bindings {release} |");
    for one in all {
        text += &format!(" Python {} | in instructions | floor (by hand) |", one.time.python);
    }
    text += &format!(" goal |\n|---|{}---|\n", "---|---|---|".repeat(all.len()));
    let row = |title: &str, goal: Option<f64>, cell: Cell<'_>, floor: Cell<'_>| {
        let cells = all.iter().flat_map(|one| {
            let [time, instructions] = one.both().map(|calls| calls.and_then(cell));
            [time, instructions, floor(one.steadiest())]
        });
        let goal = goal.map_or(String::new(), |goal| format!("≤ {goal}"));
        format!("| {title} | {} | {goal} |\n", joined(cells))
    };
    for (title, table, goal) in [
        ("calls", "calls", Some(GOAL_CALLS)),
        ("launches", "launches", Some(GOAL_LAUNCHES)),
        ("objects", "classes", None),
    ] {
        let mean = |calls: &Calls| calls.mean_of_theirs(table).map(number);
        let floor = |calls: &Calls| calls.floor(table).map(number);
        text += &row(&format!("mean of {title} ÷ cuda.bindings"), goal, &mean, &floor);
    }
    let worst = |(row, ratio): (&Row, f64)| format!("{}: `{}`", number(ratio), row.name);
    let worst_call = |calls: &Calls| calls.worst_call().map(worst);
    let worst_object = |calls: &Calls| calls.worst_object().map(worst);
    let by_hand = |calls: &Calls| calls.mean_by_hand().map(number);
    let floor = |calls: &Calls| calls.worst_call().and_then(|(row, _)| row.floor()).map(number);
    let none = |_: &Calls| None;
    text += &row("worst call ÷ cuda.bindings", Some(GOAL_EACH), &worst_call, &floor);
    text += &row("worst object ÷ cuda.bindings", Some(GOAL_EACH), &worst_object, &none);
    text += &row("mean of calls ÷ handwritten calls", Some(GOAL_HAND), &by_hand, &none);
    let imports = all.iter().flat_map(|one| [one.import.map(number), None, None]);
    text += &format!("| import ÷ cuda.bindings | {} | ≤ {} |\n", joined(imports), super::imports::GOAL);
    if let Some(first) = all.first() {
        text += &format!("\n<details><summary>Each call</summary>\n\n{}\n</details>\n", each(first, all));
    }
    text
}

/// Returns a row for each call shape, with its time in the first Python, and its ratios in each Python.
fn each(first: &Measured, all: &[Measured]) -> String {
    let python = &first.time.python;
    let mut text = format!("| ns on Python {python} | by hand | cubind | cuda.bindings |");
    for one in all {
        text += &format!(" ratio on {} | in instructions |", one.time.python);
    }
    text += &format!("\n|---|---|---|---|{}\n", "---|---|".repeat(all.len()));
    for (row, _) in first.time.compared() {
        let nanoseconds = |value: Option<f64>| value.map(|value| format!("{value:.0}"));
        let times = joined([nanoseconds(row.hand), nanoseconds(Some(row.ours)), nanoseconds(row.theirs)]);
        let ratio =
            |calls: &Calls| calls.compared().find(|(it, _)| it.name == row.name).map(|(_, ratio)| number(ratio));
        let ratios = joined(all.iter().flat_map(|one| one.both().map(|calls| calls.and_then(ratio))));
        text += &format!("| `{}` | {times} | {ratios} |\n", row.name);
    }
    text
}

/// Joins the cells of a row.
fn joined(cells: impl IntoIterator<Item = Option<String>>) -> String {
    cells.into_iter().map(Option::unwrap_or_default).collect::<Vec<_>>().join(" | ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::calls::tests::sample;

    #[test]
    fn the_document_contains_the_lines_around_the_figures() {
        let document = include_str!("../../../docs/benchmarks.md");
        let rest = document.split_once(BEGIN).expect("the line before the figures").1;
        let figures = rest.split_once(END).expect("the line after the figures").0;
        assert!(figures.contains(&format!("](../{PICTURE})")));
    }

    #[test]
    fn each_python_has_two_columns_and_each_shape_a_row() {
        let all = [
            Measured {
                time: sample("3.11.7", "ns"),
                instructions: Some(sample("3.11.7", "instructions")),
                import: Some(0.04),
            },
            Measured { time: sample("3.13.0", "ns"), instructions: None, import: None },
        ];
        let text = text(&all);
        for line in [
            "| compared with cuda.bindings 1.2 | Python 3.11.7 | in instructions | floor (by hand) | Python 3.13.0 | in instructions | floor (by hand) | goal |",
            "| mean of calls ÷ cuda.bindings | 0.20 | 0.20 | 0.05 | 0.20 |  | 0.05 | ≤ 0.39 |",
            "| worst call ÷ cuda.bindings | 0.99: `h` | 0.99: `h` |  | 0.99: `h` |  |  | ≤ 1 |",
            "| import ÷ cuda.bindings | 0.04 |  |  |  |  |  | ≤ 0.05 |",
            "| `f()` | 5 | 10 | 100 | 0.10 | 0.10 | 0.10 |  |",
            "| `h` |  | 99 | 100 | 0.99 | 0.99 | 0.99 |  |",
        ] {
            assert!(text.lines().any(|it| it == line), "{line}\n{text}");
        }
    }
}
