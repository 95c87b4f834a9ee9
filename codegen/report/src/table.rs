//! Plain-text tables with aligned columns.

/// Formats a table from rows of cells. Each column is as wide as its widest cell. Lines are indented by `indent`
/// spaces, and two spaces separate columns.
///
/// Cells that start with a digit are right-aligned. Other cells are left-aligned. No line ends with spaces.
pub(super) fn table(indent: usize, rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    let numbers: Vec<bool> = (0..columns).map(|column| rows.iter().skip(1).all(|row| is_number(row, column))).collect();
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().enumerate().map(|(column, cell)| match numbers[column] && rows.len() > 1 {
            true => format!("{cell:>0$}", widths[column]),
            false => format!("{cell:<0$}", widths[column]),
        });
        let line = format!("{:indent$}{}", "", cells.collect::<Vec<_>>().join("  "));
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

fn is_number(row: &[String], column: usize) -> bool {
    row.get(column).is_some_and(|cell| !cell.is_empty() && cell.bytes().all(|byte| byte.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up() {
        let rows = [["library", "bound"], ["driver", "540"], ["nvrtc", "26"]];
        let rows: Vec<Vec<String>> = rows.iter().map(|row| row.map(str::to_owned).to_vec()).collect();
        assert_eq!(table(2, &rows), "  library  bound\n  driver     540\n  nvrtc       26\n");
        assert_eq!(table(0, &[vec!["a".into(), String::new()], vec!["bcd".into(), "e".into()]]), "a\nbcd  e\n");
    }
}
