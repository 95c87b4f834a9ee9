//! Comparison with other crates in the README. A file contains the table and its sources. The counts for this crate are
//! inserted.

/// The file that contains the comparison. The file documents its own format.
const FILE: &str = include_str!("../../../templates/rust/peers.tsv");

/// A crate in the comparison.
struct Peer<'a> {
    name: &'a str,
    version: &'a str,
    /// The date on which the crate was examined. Empty for this crate.
    seen: &'a str,
    source: &'a str,
}

/// A row of the comparison: a property, with a cell and a source for each crate.
struct Row<'a> {
    what: &'a str,
    cells: Vec<&'a str>,
    sources: Vec<&'a str>,
}

/// Parses the file: the crates and the rows.
fn read(text: &str) -> (Vec<Peer<'_>>, Vec<Row<'_>>) {
    let (mut peers, mut rows) = (Vec::new(), Vec::new());
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut cells: Vec<&str> = line.split('\t').collect();
        if let ["@", name, version, seen, source] = cells.as_slice() {
            peers.push(Peer { name, version, seen, source });
            continue;
        }
        let sources = cells.pop().map_or_else(Vec::new, |sources| sources.split(' ').collect());
        rows.push(Row { what: cells.remove(0), cells, sources });
    }
    (peers, rows)
}

/// The table in Markdown, in which these values are inserted as the counts.
pub(super) fn table(counted: &[(&str, String)]) -> String {
    let (peers, rows) = read(FILE);
    let head: Vec<String> = peers.iter().map(|peer| format!(" {} {}", peer.name, peer.version)).collect();
    let head = head.iter().map(|head| head.trim_end()).collect::<Vec<_>>().join(" |");
    let mut table = format!("| |{head} |\n|---|{}\n", "---|".repeat(peers.len()));
    for Row { what, cells, sources } in &rows {
        // Each statement about another crate is a link to its source.
        let cells = cells.iter().zip(sources).map(|(cell, source)| match source.starts_with("https://") {
            true => format!("[{cell}]({source})"),
            false => (*cell).to_owned(),
        });
        table += &format!("| {what} | {} |\n", cells.collect::<Vec<_>>().join(" | "));
    }
    counted.iter().fold(table, |table, (name, count)| table.replace(&format!("{{{name}}}"), count))
}

/// The date of the comparison, and the versions of the compared crates.
pub(super) fn seen() -> String {
    let (peers, _) = read(FILE);
    let others = peers.iter().filter(|peer| !peer.seen.is_empty());
    let others: Vec<String> =
        others.map(|peer| format!("[{} {}]({}) in {}", peer.name, peer.version, peer.source, peer.seen)).collect();
    others.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_statement_has_a_source() {
        let root = codegen_core::repository::root();
        let (peers, rows) = read(FILE);
        for peer in &peers[1..] {
            let is_whole =
                !peer.version.is_empty() && peer.seen.ends_with("2026") && peer.source.starts_with("https://");
            assert!(is_whole, "{}", peer.name);
        }
        assert!(rows.len() >= 10);
        for Row { what, cells, sources } in &rows {
            assert_eq!((cells.len(), sources.len()), (peers.len(), peers.len()), "{what}");
            assert!(cells.iter().all(|cell| !cell.trim().is_empty()), "{what}");
            // The source of a statement about this crate is a test or a file of the generator. The sources of
            // statements about other crates are URLs.
            assert!(root.join(sources[0]).is_file(), "{what}: {}", sources[0]);
            assert!(sources[1..].iter().all(|source| source.starts_with("https://")), "{what}: {sources:?}");
        }
    }

    #[test]
    fn counts_are_inserted_into_the_table() {
        let table = table(&[
            ("functions", "10".to_owned()),
            ("libraries", "2".to_owned()),
            ("oldest", "12.0".to_owned()),
            ("newest", "13.5".to_owned()),
        ]);
        assert!(table.contains("| all, 10 |") && !table.contains('{'), "{table}");
    }
}
