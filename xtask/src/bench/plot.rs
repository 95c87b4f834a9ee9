//! SVG charts of benchmarks: bars for calls, whose lengths are the ratios to cuda.bindings, and lines for growth.

use super::calls::{Calls, GOAL_EACH};

/// Widths in pixels of three columns: the names of calls, the bars, and the values next to the bars.
const NAMES: f64 = 372.0;
const BARS: f64 = 330.0;
const NUMBERS: f64 = 150.0;
const ROW: f64 = 18.0;
const TOP: f64 = 52.0;
/// The web page, and the frame around the picture, may be light or dark. The style specifies colors for both cases. The
/// default text color is legible on both backgrounds.
const STYLE: &str = "text{font:11px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;fill:#6e7781}\
    .title{font:600 13px system-ui,sans-serif}.note{font:11px system-ui,sans-serif}\
    .theirs{fill:#8c959f;fill-opacity:.25}.ours{fill:#2da44e}.above{fill:#bf8700}\
    .floor{stroke:#6e7781;stroke-width:2}\
    @media(prefers-color-scheme:dark){text{fill:#9198a1}.ours{fill:#3fb950}.above{fill:#d29922}.floor{stroke:#9198a1}}";

/// Returns an SVG chart of all call shapes that both packages support.
pub(super) fn svg(calls: &Calls) -> String {
    let rows: Vec<_> = calls.compared().collect();
    // The scale is chosen so that a bar that is longer than that of cuda.bindings still fits into the available width.
    let most = rows.iter().map(|(_, ratio)| *ratio).fold(1.0, f64::max);
    let long = |ratio: f64| ratio / most * BARS;
    let (width, height) = (NAMES + BARS + NUMBERS, TOP + rows.len() as f64 * ROW + 8.0);
    let mut drawn = String::new();
    for (index, (row, ratio)) in rows.iter().enumerate() {
        let top = TOP + index as f64 * ROW;
        let (base, name) = (top + 12.5, escape(&row.name));
        let class = if *ratio <= GOAL_EACH { "ours" } else { "above" };
        let ours = row.ours;
        let theirs = row.theirs.unwrap_or_default();
        drawn += &format!("<text x=\"{:.0}\" y=\"{base}\" text-anchor=\"end\">{name}</text>", NAMES - 8.0);
        drawn += &bar("theirs", top, long(1.0));
        drawn += &bar(class, top, long(*ratio));
        if let Some(floor) = row.floor() {
            let (at, from, to) = (NAMES + long(floor), top + 2.0, top + ROW - 2.0);
            drawn += &format!("<path class=\"floor\" d=\"M{at:.1} {from:.0}V{to:.0}\"/>");
        }
        drawn +=
            &format!("<text x=\"{:.0}\" y=\"{base}\">{ratio:.2} · {ours:.0} of {theirs:.0}</text>", NAMES + BARS + 8.0);
    }
    let (unit, python) = (calls.unit(), &calls.python);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\">\
         <title>Calls with cubind, compared with cuda.bindings</title><style>{STYLE}</style>\
         <text class=\"title\" x=\"8\" y=\"18\">A call with cubind, as a part of the same in cuda.bindings</text>\
         <text class=\"note\" x=\"8\" y=\"36\">{unit} on Python {python}, net of the loop and of the driver, which is a stub; \
         grey is cuda.bindings, a line the same call written by hand in C</text>\
         {drawn}</svg>\n"
    )
}

/// A chart that shows costs as a function of the input size.
pub(super) struct Panel {
    pub(super) title: String,
    pub(super) lines: Vec<Line>,
}

/// A line in a chart. Each point has a size and a cost, both relative to the first point.
pub(super) struct Line {
    pub(super) name: &'static str,
    pub(super) points: Vec<(f64, f64)>,
}

/// Returns an SVG chart with a panel for each kind of input that grows. Each panel contains a gray line for linear
/// growth.
pub(super) fn growth(title: &str, panels: &[Panel]) -> String {
    const SIDE: f64 = 300.0;
    const COLORS: [&str; 3] = ["#2da44e", "#bf8700", "#0969da"];
    let values = panels.iter().flat_map(|panel| &panel.lines).flat_map(|line| &line.points).flat_map(|(x, y)| [*x, *y]);
    let most = values.fold(2.0, f64::max) - 1.0;
    let mut drawn = String::new();
    for (index, Panel { title, lines }) in panels.iter().enumerate() {
        let (left, bottom) = (8.0 + index as f64 * (SIDE + 40.0), TOP + 20.0 + SIDE);
        let at = |(x, y): (f64, f64)| {
            format!("{:.1},{:.1}", left + (x - 1.0) / most * SIDE, bottom - (y - 1.0) / most * SIDE)
        };
        let (text, right) = (escape(title), most + 1.0);
        drawn += &format!("<text class=\"note\" x=\"{left}\" y=\"{}\">{text}</text>", TOP + 8.0);
        drawn += &format!("<path class=\"floor\" d=\"M{} L{}\"/>", at((1.0, 1.0)), at((right, right)));
        for ((row, Line { name, points }), color) in lines.iter().enumerate().zip(COLORS.iter().cycle()) {
            let (text, y) = (escape(name), TOP + 26.0 + row as f64 * ROW);
            let last = points.last().map_or(String::new(), |(x, y)| format!(": {y:.2} at {x:.2}"));
            let points: Vec<String> = points.iter().map(|point| at(*point)).collect();
            let points = points.join(" ");
            drawn += &format!("<polyline fill=\"none\" stroke=\"{color}\" stroke-width=\"2\" points=\"{points}\"/>");
            drawn += &format!("<text style=\"fill:{color}\" x=\"{left}\" y=\"{y}\">{text}{last}</text>");
        }
    }
    let (width, height) = (panels.len() as f64 * (SIDE + 40.0), TOP + SIDE + 28.0);
    let title = escape(title);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\">\
         <title>{title}</title><style>{STYLE}</style><text class=\"title\" x=\"8\" y=\"18\">{title}</text>{drawn}</svg>\n"
    )
}

fn bar(class: &str, top: f64, long: f64) -> String {
    format!(
        "<rect class=\"{class}\" x=\"{NAMES}\" y=\"{:.0}\" width=\"{long:.1}\" height=\"{:.0}\" rx=\"2\"/>",
        top + 2.0,
        ROW - 4.0
    )
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::calls::tests::sample;

    #[test]
    fn bars_are_as_long_as_the_ratios_and_calls_by_hand_are_marked() {
        let drawn = svg(&sample("3.11.7", "ns"));
        assert_eq!(drawn.matches("class=\"theirs\"").count(), 3, "unpaired shapes are not compared: {drawn}");
        assert!(drawn.contains("<rect class=\"ours\" x=\"372\" y=\"54\" width=\"33.0\""), "{drawn}");
        assert!(drawn.contains("<rect class=\"ours\" x=\"372\" y=\"72\" width=\"132.0\""), "{drawn}");
        assert_eq!(drawn.matches("class=\"floor\"").count(), 1, "{drawn}");
        assert!(drawn.contains("<path class=\"floor\" d=\"M388.5 54V68\"/>"), "{drawn}");
        assert!(drawn.contains(">0.40 · 40 of 100</text>"), "{drawn}");
        roxmltree::Document::parse(&drawn).unwrap();
    }

    #[test]
    fn names_are_escaped() {
        assert_eq!(escape("a<b&c"), "a&lt;b&amp;c");
    }
}
