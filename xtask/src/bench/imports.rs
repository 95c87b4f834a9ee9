//! The cost of importing the Python package, as measured by a script.

use super::figures::Figure;
use serde::Deserialize;
use std::collections::BTreeMap;

pub(super) const GOAL: f64 = 0.05;

/// The output of the script `imports.py`.
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
    pub(super) fn figures(&self, python: &str) -> Vec<Figure> {
        let mut all = Vec::new();
        for (package, Import { ms, mb }) in &self.imports {
            all.push(Figure::told(format!("Python {python}, import of three modules, {package}"), *ms, "ms"));
            all.push(Figure::told(format!("Python {python}, memory of it, {package}"), *mb, "MB"));
        }
        if let Some(ratio) = self.ratio() {
            all.push(Figure::wanted(format!("Python {python}, import ÷ cuda.bindings"), ratio, "×", Some(GOAL)));
        }
        all
    }

    /// Returns the ratio of cubind's import time to that of cuda.bindings.
    pub(super) fn ratio(&self) -> Option<f64> {
        Some(self.imports.get("cubind")?.ms / self.imports.get("cuda.bindings")?.ms)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_import_is_compared() {
        let text = r#"{"imports": {"cubind": {"ms": 2, "MB": 1}, "cuda.bindings": {"ms": 50, "MB": 20}}}"#;
        let figures = serde_json::from_str::<Imports>(text).unwrap().figures("3.13.0");
        let ratio = figures.last().unwrap();
        assert_eq!((ratio.value, ratio.goal), (0.04, Some(GOAL)));
        assert_eq!(figures.len(), 5);
    }
}
