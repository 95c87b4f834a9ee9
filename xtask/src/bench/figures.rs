//! Figures with their goals, and how the scripts' answers become such.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Net of an empty call, on every Python: what the project wants to reach.
const GOAL_THEIRS: f64 = 0.30;
const GOAL_HAND: f64 = 1.30;
const GOAL_IMPORT: f64 = 0.05;
/// What the suite refuses: instructions differ a little with where the interpreter finds its objects.
const LIMIT_THEIRS: f64 = 0.42;
const LIMIT_HAND: f64 = 1.30;
/// More than the same call from C, on the average.
const LIMIT_RUST: f64 = 10.0;

/// One line of the table.
#[derive(Debug, Serialize)]
pub(super) struct Figure {
    pub(super) name: String,
    pub(super) value: f64,
    pub(super) unit: &'static str,
    /// What is wanted, at most.
    pub(super) goal: Option<f64>,
    /// What is refused above, of figures that do not depend on the machine.
    pub(super) limit: Option<f64>,
    /// Whether it does not.
    pub(super) is_guarded: bool,
}

impl Figure {
    /// One that is only told.
    fn told(name: String, value: f64, unit: &'static str) -> Self {
        Self { name, value, unit, goal: None, limit: None, is_guarded: false }
    }

    /// One with a limit.
    pub(super) fn limited(name: &str, value: f64, unit: &'static str, goal: Option<f64>, limit: f64) -> Self {
        Self { name: name.to_owned(), value, unit, goal, limit: Some(limit), is_guarded: true }
    }

    /// Whether it is above its limit.
    pub(super) fn is_missed(&self) -> bool {
        self.limit.is_some_and(|limit| self.value > limit)
    }
}

/// The table for people, in Markdown.
pub(super) fn table(all: &[Figure]) -> String {
    let number = |value: f64| if value >= 100.0 { format!("{value:.0}") } else { format!("{value:.2}") };
    let optional = |value: Option<f64>| value.map_or(String::new(), |value| format!("≤ {}", number(value)));
    let mut text = "| figure | value | goal | limit |\n|---|---|---|---|\n".to_owned();
    for Figure { name, value, unit, goal, limit, .. } in all {
        text += &format!("| {name} | {} {unit} | {} | {} |\n", number(*value), optional(*goal), optional(*limit));
    }
    text
}

/// What `calls.py` says.
#[derive(Deserialize)]
pub(super) struct Calls {
    python: String,
    unit: String,
    tables: BTreeMap<String, Vec<Row>>,
}

#[derive(Deserialize)]
struct Row {
    name: String,
    ours: f64,
    theirs: Option<f64>,
    hand: Option<f64>,
}

impl Calls {
    /// The means of each table's ratios, and each call.
    pub(super) fn figures(&self) -> Vec<Figure> {
        let counted = self.unit == "instructions";
        let unit = if counted { "instructions" } else { "ns" };
        let mut all = Vec::new();
        // The tables of functions are what programs do most; classes are made once.
        for (table, [goal_theirs, goal_hand]) in [
            ("functions", [Some(GOAL_THEIRS), Some(GOAL_HAND)]),
            ("attributes", [Some(GOAL_THEIRS), Some(GOAL_HAND)]),
            ("classes", [None, None]),
        ] {
            let rows = self.tables.get(table).map_or(&[][..], Vec::as_slice);
            let peers = [
                (
                    "cuda.bindings",
                    goal_theirs,
                    LIMIT_THEIRS,
                    rows.iter().filter_map(|row| Some(row.ours / row.theirs?)).collect::<Vec<_>>(),
                ),
                ("by hand", goal_hand, LIMIT_HAND, rows.iter().filter_map(|row| Some(row.ours / row.hand?)).collect()),
            ];
            for (peer, goal, limit, ratios) in peers {
                let Some(mean) = mean(&ratios) else { continue };
                let name = format!("Python {}, {table}, {unit} ÷ {peer}", self.python);
                let limit = (counted && goal.is_some()).then_some(limit);
                all.push(Figure { name, value: mean, unit: "×", goal, limit, is_guarded: limit.is_some() });
            }
        }
        for row in self.tables.values().flatten() {
            all.push(Figure::told(format!("Python {}, {}", self.python, row.name), row.ours, unit));
        }
        all
    }
}

/// What `imports.py` says.
#[derive(Deserialize)]
pub(super) struct Imports {
    imports: BTreeMap<String, Import>,
}

#[derive(Deserialize)]
struct Import {
    ms: f64,
    #[serde(rename = "MB")]
    mb: f64,
}

impl Imports {
    pub(super) fn figures(&self) -> Vec<Figure> {
        let mut all = Vec::new();
        for (package, Import { ms, mb }) in &self.imports {
            all.push(Figure::told(format!("import of three modules, {package}"), *ms, "ms"));
            all.push(Figure::told(format!("memory of it, {package}"), *mb, "MB"));
        }
        if let (Some(ours), Some(theirs)) = (self.imports.get("cubind"), self.imports.get("cuda.bindings")) {
            let name = "import ÷ cuda.bindings".to_owned();
            let value = ours.ms / theirs.ms;
            all.push(Figure { name, value, unit: "×", goal: Some(GOAL_IMPORT), limit: None, is_guarded: false });
        }
        all
    }
}

/// What `measure.py` says of Rust.
#[derive(Deserialize)]
pub(super) struct Rust {
    rust: Vec<RustRow>,
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
        let more = self.rust.iter().map(|row| row.raw - row.c).sum::<f64>() / self.rust.len().max(1) as f64;
        all.push(Figure::limited("Rust, `.ok()`, more than C", more, "instructions", None, LIMIT_RUST));
        all
    }
}

/// The geometric mean; none of nothing.
fn mean(ratios: &[f64]) -> Option<f64> {
    (!ratios.is_empty()).then(|| (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len() as f64).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    const CALLS: &str = r#"{"python": "3.11.7", "unit": "instructions", "tables": {
        "functions": [{"name": "f", "ours": 10, "theirs": 100, "hand": 5}, {"name": "g", "ours": 40, "theirs": 100}],
        "runtime": [{"name": "r", "ours": 7}]}}"#;

    #[test]
    fn ratios_are_means_and_instructions_have_limits() {
        let figures = serde_json::from_str::<Calls>(CALLS).unwrap().figures();
        let named = |text: &str| figures.iter().find(|figure| figure.name.contains(text)).unwrap();
        assert!((named("÷ cuda.bindings").value - 0.2).abs() < 1e-9);
        assert!(!named("÷ cuda.bindings").is_missed() && named("÷ cuda.bindings").is_guarded);
        assert!(named("÷ by hand").is_missed());
        assert!(named(", r").limit.is_none());
    }

    #[test]
    fn times_are_compared_with_goals_and_never_refused() {
        let figures = serde_json::from_str::<Calls>(&CALLS.replace("instructions", "ns")).unwrap().figures();
        assert!(figures.iter().all(|figure| figure.limit.is_none() && !figure.is_guarded));
        assert_eq!(figures[0].goal, Some(GOAL_THEIRS));
    }

    #[test]
    fn the_table_has_a_line_for_each_figure() {
        let line = Figure::limited("wheel", 3.5, "MB", Some(4.0), 5.0);
        assert_eq!(table(&[line]).lines().last(), Some("| wheel | 3.50 MB | ≤ 4.00 | ≤ 5.00 |"));
    }
}
