//! Results of a client run, read from the runner's output folder.

use super::{
    junit::{self, Tests},
    list::Client,
};
use crate::venv::cannot;
use codegen::diag::Failure;
use std::{collections::BTreeMap, fs, path::Path};

/// The file name suffix of reports about tests that were rerun individually.
const AGAIN: &str = ".again";

/// All test outcomes, by side and client.
pub(super) struct Results(BTreeMap<String, Tests>);

impl Results {
    /// Returns the test outcomes of a client on one side. Returns `None` if the client was not run, or if the run ended
    /// without a report.
    pub(super) fn of(&self, side: &str, client: &Client) -> Option<&Tests> {
        self.0.get(&format!("{side}.{}", client.file_name()))
    }
}

/// Reads all reports in the folder. If a test was run twice, the outcome of the second run is used, because a failure
/// that occurs only while other tests are running is not a difference between the sides.
pub(super) fn read(folder: &Path) -> Result<Results, Failure> {
    let entries = fs::read_dir(folder).map_err(|error| cannot("read", folder, &error))?;
    let mut reports = BTreeMap::new();
    for path in entries.flatten().map(|entry| entry.path()) {
        let Some(name) = path.file_name().and_then(|name| name.to_str()?.strip_suffix(".xml")) else { continue };
        let text = fs::read_to_string(&path).map_err(|error| cannot("read", &path, &error))?;
        let tests = junit::read(&text).map_err(|error| Failure::Check(format!("{}: {error}", path.display())))?;
        reports.insert(name.to_owned(), tests);
    }
    if reports.is_empty() {
        return Err(Failure::WrongUse {
            message: format!("{} contains no report of a run", folder.display()),
            next: "specify the folder into which run.py has written its .xml files".to_owned(),
        });
    }
    let again: Vec<_> = reports.keys().filter(|name| name.ends_with(AGAIN)).cloned().collect();
    for name in again {
        let repeated = reports.remove(&name).unwrap_or_default();
        if let Some(tests) = name.strip_suffix(AGAIN).and_then(|first| reports.get_mut(first)) {
            tests.extend(repeated);
        }
    }
    Ok(Results(reports))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clients::{junit::Outcome, list::List};

    #[test]
    fn the_outcome_of_a_repeated_test_is_that_of_the_second_run() {
        let folder = tempfile::tempdir().unwrap();
        assert!(read(folder.path()).is_err());
        let report = |name: &str, case: &str| {
            fs::write(folder.path().join(name), format!("<testsuites>{case}</testsuites>")).unwrap();
        };
        let failed = r#"<testcase classname="t" name="one"><failure/></testcase>"#;
        report("cubind.a.xml", &format!(r#"{failed}<testcase classname="t" name="two"/>"#));
        report("cubind.a.again.xml", r#"<testcase classname="t" name="one"/>"#);
        fs::write(folder.path().join("cubind.a.log"), "").unwrap();
        let text = "python: '3.12'\nnvidia: []\ntools: []\nlarge: []\nsources: {}\nclients:\n  \
                    - {name: A, source: own, folder: ., tests: [], workers: 1, seconds: 1}\n";
        let list = List::parse(text).unwrap();
        let results = read(folder.path()).unwrap();
        let tests = results.of("cubind", &list.clients[0]).unwrap();
        assert_eq!(tests.values().collect::<Vec<_>>(), [&Outcome::Passed, &Outcome::Passed]);
        assert!(results.of("nvidia", &list.clients[0]).is_none());
    }
}
