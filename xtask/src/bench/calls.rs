//! Costs of calls from Python and from Rust, as measured by the benchmark scripts, and figures that are derived from
//! these costs.

use super::figures::Figure;
use serde::Deserialize;
use std::collections::BTreeMap;

/// The project's goals for all Python versions, net of an empty call. No goal is below the floor, which is the time of
/// a handwritten C call. Most of that time is spent in the interpreter and on releasing the GIL.
pub(super) const GOAL_CALLS: f64 = 0.39;
pub(super) const GOAL_LAUNCHES: f64 = 0.25;
pub(super) const GOAL_EACH: f64 = 1.0;
pub(super) const GOAL_HAND: f64 = 1.10;
/// The limits that the test suite enforces. Instruction counts vary slightly with the addresses of the interpreter's
/// objects.
const LIMIT_CALLS: f64 = 0.41;
const LIMIT_LAUNCHES: f64 = 0.24;
const LIMIT_OBJECTS: f64 = 0.63;
/// A handwritten call that only releases the GIL and returns two integers takes 0.88 of the time of cuda.bindings.
const LIMIT_WORST_CALL: f64 = 0.985;
const LIMIT_WORST_OBJECT: f64 = 1.02;
const LIMIT_HAND: f64 = 1.08;
/// The limit for the mean overhead of calls from Rust over the same calls in C, in instructions.
const LIMIT_RUST: f64 = 10.0;
/// The limit for the instructions of a use of memory through `owned` without additional driver calls, in addition to the
/// same call through `checked`. The guide states this cost.
const LIMIT_ORDER: f64 = 1100.0;
/// The tables in the output of `calls.py` that contain call shapes which cuda.bindings also supports: calls, launches,
/// and objects that programs create for calls.
const COMPARED: [&str; 3] = ["calls", "launches", "classes"];
const CALLS: &[&str] = &["calls", "launches"];
const OBJECTS: &[&str] = &["classes"];
/// The name of the package with which cubind is compared.
const THEIRS: &str = "cuda.bindings";

/// The output of the script `calls.py`.
#[derive(Deserialize)]
pub(super) struct Calls {
    pub(super) python: String,
    /// The release number of cuda.bindings.
    pub(super) theirs: String,
    unit: String,
    tables: BTreeMap<String, Vec<Row>>,
}

/// The costs of one call shape.
#[derive(Deserialize)]
pub(super) struct Row {
    pub(super) name: String,
    pub(super) ours: f64,
    pub(super) theirs: Option<f64>,
    pub(super) hand: Option<f64>,
}

impl Row {
    /// Returns cubind's time divided by the time of cuda.bindings.
    pub(super) fn ratio(&self) -> Option<f64> {
        Some(self.ours / self.theirs?)
    }

    /// Returns the time of the handwritten call divided by the time of cuda.bindings.
    pub(super) fn floor(&self) -> Option<f64> {
        Some(self.hand? / self.theirs?)
    }
}

impl Calls {
    /// Returns true if instructions were counted instead of time.
    pub(super) fn is_counted(&self) -> bool {
        self.unit == "instructions"
    }

    /// Returns the unit of the measurement.
    pub(super) fn unit(&self) -> &'static str {
        if self.is_counted() { "instructions" } else { "ns" }
    }

    /// Returns the rows of a table.
    pub(super) fn rows(&self, table: &str) -> &[Row] {
        self.tables.get(table).map_or(&[], Vec::as_slice)
    }

    /// Returns the rows that cuda.bindings also supports, each with its ratio to cuda.bindings.
    pub(super) fn compared(&self) -> impl Iterator<Item = (&Row, f64)> {
        self.compared_in(&COMPARED)
    }

    fn compared_in(&self, tables: &'static [&str]) -> impl Iterator<Item = (&Row, f64)> {
        tables.iter().flat_map(|table| self.rows(table)).filter_map(|row| Some((row, row.ratio()?)))
    }

    /// Returns the mean of a table's ratios to cuda.bindings.
    pub(super) fn mean_of_theirs(&self, table: &str) -> Option<f64> {
        mean(self.rows(table).iter().filter_map(Row::ratio))
    }

    /// Returns the mean of the ratios to handwritten code.
    pub(super) fn mean_by_hand(&self) -> Option<f64> {
        mean(self.rows("calls").iter().filter_map(|row| Some(row.ours / row.hand?)))
    }

    /// Returns the mean of the ratios of handwritten code to cuda.bindings, for the rows of a table that have a
    /// handwritten version.
    pub(super) fn floor(&self, table: &str) -> Option<f64> {
        mean(self.rows(table).iter().filter_map(Row::floor))
    }

    /// Returns the call with the largest ratio to cuda.bindings.
    pub(super) fn worst_call(&self) -> Option<(&Row, f64)> {
        self.worst(CALLS)
    }

    /// Like [`worst_call`](Self::worst_call), but for operations on objects.
    pub(super) fn worst_object(&self) -> Option<(&Row, f64)> {
        self.worst(OBJECTS)
    }

    fn worst(&self, tables: &'static [&str]) -> Option<(&Row, f64)> {
        self.compared_in(tables).max_by(|(_, one), (_, other)| one.total_cmp(other))
    }

    /// Returns the figures: means, maxima, and one figure for each call shape.
    pub(super) fn figures(&self) -> Vec<Figure> {
        let (python, unit) = (format!("Python {}", self.python), self.unit());
        let limited = |name: String, value: f64, goal: Option<f64>, limit: f64| {
            if self.is_counted() {
                Figure::limited(&name, value, "×", goal, limit)
            } else {
                Figure::wanted(name, value, "×", goal)
            }
        };
        let mut all = Vec::new();
        // Programs call functions most often, and create objects only once.
        for (table, goal, limit) in [
            ("calls", Some(GOAL_CALLS), LIMIT_CALLS),
            ("launches", Some(GOAL_LAUNCHES), LIMIT_LAUNCHES),
            ("classes", None, LIMIT_OBJECTS),
        ] {
            if let Some(mean) = self.mean_of_theirs(table) {
                let name = format!("{python}, {table}, {unit} ÷ {THEIRS}");
                all.push(limited(name, mean, goal, limit).above(self.floor(table)));
            }
        }
        for (what, worst, limit) in
            [("call", self.worst_call(), LIMIT_WORST_CALL), ("object", self.worst_object(), LIMIT_WORST_OBJECT)]
        {
            if let Some((row, ratio)) = worst {
                let name = format!("{python}, the worst {what}, {unit} ÷ {THEIRS}: {}", row.name);
                all.push(limited(name, ratio, Some(GOAL_EACH), limit).above(row.floor()));
            }
        }
        if let Some(mean) = self.mean_by_hand() {
            all.push(limited(format!("{python}, calls, {unit} ÷ by hand"), mean, Some(GOAL_HAND), LIMIT_HAND));
        }
        for (table, rows) in &self.tables {
            let goal = COMPARED.contains(&table.as_str()).then_some(GOAL_EACH);
            for row in rows {
                let name = format!("{python}, {}", row.name);
                all.push(match row.theirs {
                    Some(theirs) => Figure::ratio(name, row.ours, theirs, unit, goal).above(row.floor()),
                    None => Figure::told(name, row.ours, unit),
                });
            }
        }
        all
    }
}

/// The output of the script `measure.py`.
#[derive(Deserialize)]
pub(super) struct Rust {
    rust: Vec<RustRow>,
    owned: Vec<OwnedRow>,
}

/// A call through `owned`, and the same call through `checked`, which does not track memory.
#[derive(Deserialize)]
struct OwnedRow {
    name: String,
    calls: f64,
    calls_alone: f64,
    owned: f64,
    checked: f64,
}

#[derive(Deserialize)]
struct RustRow {
    name: String,
    c: f64,
    raw: f64,
    checked: f64,
}

impl Rust {
    pub(super) fn figures(&self) -> Vec<Figure> {
        let mut all = Vec::new();
        for RustRow { name, c, raw, checked } in &self.rust {
            all.push(Figure::told(format!("Rust, {name}, C"), *c, "instructions"));
            all.push(Figure::told(format!("Rust, {name}, `.ok()`"), *raw, "instructions"));
            all.push(Figure::told(format!("Rust, {name}, `checked`"), *checked, "instructions"));
        }
        for OwnedRow { name, calls, calls_alone, owned, checked } in &self.owned {
            all.push(Figure::told(format!("Rust, {name}"), *calls, "driver calls"));
            all.push(Figure::told(format!("Rust, {name}"), *owned, "instructions"));
            all.push(Figure::told(format!("Rust, {name}, `checked` alone"), *calls_alone, "driver calls"));
            all.push(Figure::told(format!("Rust, {name}, `checked` alone"), *checked, "instructions"));
        }
        let ordered = self.owned.iter().filter(|row| row.calls <= row.calls_alone).map(|row| row.owned - row.checked);
        let most = ordered.fold(0.0, f64::max);
        all.push(Figure::limited(
            "Rust, a use of memory, more than `checked`",
            most,
            "instructions",
            None,
            LIMIT_ORDER,
        ));
        let more = self.rust.iter().map(|row| row.raw - row.c).sum::<f64>() / self.rust.len().max(1) as f64;
        all.push(Figure::limited("Rust, `.ok()`, more than C", more, "instructions", None, LIMIT_RUST));
        all
    }
}

/// Returns the geometric mean, or `None` for an empty list.
fn mean(ratios: impl Iterator<Item = f64>) -> Option<f64> {
    let logarithms: Vec<f64> = ratios.map(f64::ln).collect();
    (!logarithms.is_empty()).then(|| (logarithms.iter().sum::<f64>() / logarithms.len() as f64).exp())
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Sample measurements of two calls, a launch, and a call shape that only cubind supports.
    pub(in crate::bench) fn sample(python: &str, unit: &str) -> Calls {
        let text = r#"{"python": "PYTHON", "theirs": "1.2", "unit": "UNIT", "tables": {
            "calls": [{"name": "f()", "ours": 10, "theirs": 100, "hand": 5}, {"name": "g(a)", "ours": 40, "theirs": 100}],
            "launches": [{"name": "h", "ours": 99, "theirs": 100}],
            "runtime": [{"name": "r", "ours": 7}]}}"#;
        serde_json::from_str(&text.replace("PYTHON", python).replace("UNIT", unit)).unwrap()
    }

    #[test]
    fn ratios_are_means_and_instructions_have_limits() {
        let figures = sample("3.11.7", "instructions").figures();
        let named = |text: &str| figures.iter().find(|figure| figure.name.contains(text)).unwrap();
        assert!((named("calls, instructions ÷ cuda.bindings").value - 0.2).abs() < 1e-9);
        assert!(!named("calls, instructions ÷ cuda.bindings").is_missed());
        assert!(named("÷ by hand").is_missed());
        assert!((named("calls, instructions ÷ cuda.bindings").floor.unwrap() - 0.05).abs() < 1e-9);
        assert_eq!(named(", f()").floor, Some(0.05));
        assert_eq!(named("the worst call").floor, None);
        assert!(named(", r").limit.is_none());
        assert_eq!(named(", g(a)").of, Some((40.0, 100.0, "instructions")));
    }

    #[test]
    fn the_worst_shape_is_a_figure_with_its_name() {
        let figures = sample("3.11.7", "instructions").figures();
        let worst = figures.iter().find(|figure| figure.name.contains("the worst call")).unwrap();
        assert!(worst.name.ends_with(": h") && worst.value == 0.99 && worst.is_missed(), "{worst:?}");
    }

    #[test]
    fn times_have_goals_but_no_limits() {
        let figures = sample("3.11.7", "ns").figures();
        assert!(figures.iter().all(|figure| figure.limit.is_none() && !figure.is_guarded));
        assert_eq!(figures[0].goal, Some(GOAL_CALLS));
    }
}
