//! Charts of counts by toolkit, as SVG images with a table of the values. The images are drawn when the site is
//! generated.

use super::{
    html::escape,
    site_index::{LibrarySection, SiteIndex},
};

/// A column of a chart, for one version.
struct Column {
    label: String,
    /// The parts of the column, from bottom to top. Each part has a CSS class and a count.
    parts: Vec<(&'static str, usize)>,
}

/// The legend of a chart: the CSS class of each part of a column, and its label.
type Legend = [(&'static str, &'static str)];

const STANDING: &Legend = &[("yes", "public"), ("depr", "deprecated"), ("legacy", "legacy")];
const CHURN: &Legend = &[("new", "added"), ("other", "changed"), ("no", "removed")];

/// Returns the charts for all libraries of the CUDA toolkits together.
pub(super) fn of_all(index: &SiteIndex<'_>) -> Vec<String> {
    // Libraries whose functions are only shown by family are excluded, because they have more functions than all other
    // libraries together, and because their oldest versions were not scanned.
    let is_meant =
        |it: &&LibrarySection<'_>| !it.subject.spec.content.library.has_own_versions() && it.families.is_empty();
    both("the libraries of the CUDA toolkit", &index.sections.iter().filter(is_meant).collect::<Vec<_>>())
}

/// Returns the charts for one library. There are no charts if the library has only one version.
pub(super) fn of_library(section: &LibrarySection<'_>) -> Vec<String> {
    both(section.title(), &[section])
}

fn both(of: &str, sections: &[&LibrarySection<'_>]) -> Vec<String> {
    let mut versions: Vec<_> = sections.iter().flat_map(|section| section.versions()).collect();
    versions.sort_unstable();
    versions.dedup();
    if versions.len() < 2 {
        return Vec::new();
    }
    let functions =
        |version| sections.iter().filter_map(move |it| it.facts(version)).flat_map(|it| it.functions.values());
    let standing = versions.iter().map(|version| {
        let count = |is: fn(bool, bool) -> bool| functions(*version).filter(|it| is(it.legacy, it.deprecated)).count();
        let parts = vec![
            ("yes", count(|legacy, deprecated| !legacy && !deprecated)),
            ("depr", count(|legacy, deprecated| !legacy && deprecated)),
            ("legacy", count(|legacy, _| legacy)),
        ];
        Column { label: version.to_string(), parts }
    });
    let churn = versions.iter().skip(1).map(|version| {
        let count = |words: &[&str]| {
            let events = sections.iter().flat_map(|it| it.log.values().flatten());
            events.filter(|event| event.version == *version && words.contains(&event.what)).count()
        };
        let changed = ["other meaning", "other signature", "changed", "deprecated", "to be deprecated"];
        let parts = vec![("new", count(&["added"])), ("other", count(&changed)), ("no", count(&["removed", "legacy"]))];
        Column { label: version.to_string(), parts }
    });
    vec![
        chart(&format!("Functions of {of}"), STANDING, &standing.collect::<Vec<_>>()),
        chart(&format!("Changes in {of}, by version"), CHURN, &churn.collect::<Vec<_>>()),
    ]
}

/// Returns an HTML figure with stacked columns.
fn chart(title: &str, legend: &Legend, columns: &[Column]) -> String {
    const HEIGHT: usize = 150;
    const WIDE: usize = 44;
    let whole = |column: &Column| column.parts.iter().map(|(_, count)| count).sum::<usize>();
    let most = columns.iter().map(whole).max().unwrap_or(0).max(1);
    let width = columns.len() * WIDE;
    let mut drawn = String::new();
    for (index, column) in columns.iter().enumerate() {
        let (left, mut top) = (index * WIDE, HEIGHT as f64 + 16.0);
        for (class, count) in &column.parts {
            let height = *count as f64 * HEIGHT as f64 / most as f64;
            top -= height;
            if *count > 0 {
                let (x, wide) = (left + 4, WIDE - 8);
                drawn += &format!(
                    "<rect class=\"{class}\" x=\"{x}\" y=\"{top:.1}\" width=\"{wide}\" height=\"{height:.1}\"/>"
                );
            }
        }
        let middle = left + WIDE / 2;
        drawn += &format!("<text x=\"{middle}\" y=\"{:.0}\">{}</text>", top - 3.0, whole(column));
        drawn += &format!("<text x=\"{middle}\" y=\"{}\">{}</text>", HEIGHT + 30, column.label);
    }
    let labels = legend.iter().map(|(class, word)| format!("<span class=\"key {class}\">{word}</span>"));
    let head: String = legend.iter().map(|(_, word)| format!("<th scope=\"col\">{word}</th>")).collect();
    let rows = columns.iter().map(|column| {
        let cells: String = column.parts.iter().map(|(_, count)| format!("<td>{count}</td>")).collect();
        format!("<tr><th scope=\"row\">{}</th>{cells}</tr>", column.label)
    });
    format!(
        "<figure class=\"chart\"><figcaption>{title} {}</figcaption><div class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"{title}\">\
         <svg viewBox=\"0 0 {width} {}\" width=\"{width}\" aria-hidden=\"true\">{drawn}</svg></div>\
         <details><summary>Table of values</summary><table><thead><tr><th scope=\"col\">version</th>{head}</tr></thead><tbody>{}</tbody></table></details></figure>",
        labels.collect::<String>(),
        HEIGHT + 34,
        rows.collect::<String>(),
        title = escape(title),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_column_fills_the_picture() {
        let column = |label: &str, count| Column { label: label.to_owned(), parts: vec![("yes", count), ("depr", 0)] };
        let drawn = chart("A <b>", &STANDING[..2], &[column("1.0", 5), column("2.0", 10)]);
        assert!(drawn.contains("A &lt;b&gt;"), "{drawn}");
        let rects: Vec<&str> = drawn.split("<rect ").skip(1).collect();
        assert_eq!(rects.len(), 2, "nothing is drawn of what is 0: {drawn}");
        assert!(rects[0].contains("height=\"75.0\"") && rects[1].contains("height=\"150.0\""), "{drawn}");
        assert!(drawn.contains("<th scope=\"row\">2.0</th><td>10</td><td>0</td>"), "{drawn}");
    }
}
