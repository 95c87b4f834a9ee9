//! Test outcomes, read from pytest's JUnit XML reports.

use roxmltree::{Document, Node, ParsingOptions};
use std::collections::BTreeMap;

/// The outcome of one test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Outcome {
    Passed,
    /// The test was skipped, or failed as expected.
    Skipped,
    /// The test failed, an error occurred before or after the test, or the process that ran the test ended.
    Failed,
}

/// Maps test identifiers to outcomes.
pub(super) type Tests = BTreeMap<String, Outcome>;

/// Reads a report. If a test is reported twice because its teardown also failed, the worse outcome is used.
pub(super) fn read(text: &str) -> Result<Tests, roxmltree::Error> {
    let options = ParsingOptions { allow_dtd: false, nodes_limit: u32::MAX };
    let document = Document::parse_with_options(text, options)?;
    let mut tests = Tests::new();
    for case in document.descendants().filter(|node| node.has_tag_name("testcase")) {
        let outcome = outcome(case);
        let worst = tests.entry(identifier(case)).or_insert(outcome);
        *worst = outcome.max(*worst);
    }
    Ok(tests)
}

fn outcome(case: Node<'_, '_>) -> Outcome {
    let has = |name| case.children().any(|child| child.has_tag_name(name));
    if has("failure") || has("error") {
        Outcome::Failed
    } else if has("skipped") {
        Outcome::Skipped
    } else {
        Outcome::Passed
    }
}

/// Returns the identifier of a test, such as `tests.test_x.TestY::test_z[parameter]`. Two parts of a parameter that
/// differ between the sides are removed: addresses, and the path of the side's folder.
fn identifier(case: Node<'_, '_>) -> String {
    let text = format!("{}::{}", case.attribute("classname").unwrap_or(""), case.attribute("name").unwrap_or(""));
    let text = super::SIDES.iter().fold(text, |text, side| {
        text.replace(&format!("/work-{side}/"), "/work/").replace(&format!("/{side}/lib/python"), "/lib/python")
    });
    let mut parts = text.split("0x");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |before, part| {
        let rest = part.trim_start_matches(|c: char| c.is_ascii_hexdigit());
        // Numbers with few digits are kept, because such numbers are data and not addresses.
        if part.len() - rest.len() < 8 { format!("{before}0x{part}") } else { format!("{before}0x…{rest}") }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_in_reports_of_pytest_are_read() {
        let text = r#"<?xml version="1.0" encoding="utf-8"?><testsuites name="pytest tests"><testsuite name="pytest">
            <testcase classname="tests.test_a" name="test_b[0x10]" time="0.1" />
            <testcase classname="tests.test_a" name="test_c[&lt;f at 0x7f0123456789&gt;]"><skipped type="pytest.xfail"/></testcase>
            <testcase classname="tests.test_a" name="test_example[/tmp/e/work-cubind/sources/a/tests/../b.py]" />
            <testcase classname="tests.test_a" name="test_d"><failure message="no">text</failure></testcase>
            <testcase classname="tests.test_a" name="test_e" />
            <testcase classname="tests.test_a" name="test_e"><error message="teardown"/></testcase>
            </testsuite></testsuites>"#;
        let tests: Vec<_> = read(text).unwrap().into_iter().collect();
        let expected = [
            ("tests.test_a::test_b[0x10]", Outcome::Passed),
            ("tests.test_a::test_c[<f at 0x…>]", Outcome::Skipped),
            ("tests.test_a::test_d", Outcome::Failed),
            ("tests.test_a::test_e", Outcome::Failed),
            ("tests.test_a::test_example[/tmp/e/work/sources/a/tests/../b.py]", Outcome::Passed),
        ];
        assert_eq!(tests, expected.map(|(test, outcome)| (test.to_owned(), outcome)));
        assert!(read("<testsuites>").is_err());
    }
}
