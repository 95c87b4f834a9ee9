//! Generated parts of documents. Each part is between two marker lines. The first marker line contains the command that
//! writes the part.

use crate::venv::cannot;
use codegen::diag::Failure;
use std::{fs, path::Path};

/// Replaces the text between two marker lines in a file.
pub(crate) fn insert(path: &Path, begin: &str, end: &str, text: &str) -> Result<(), Failure> {
    let old = fs::read_to_string(path).map_err(|error| cannot("read", path, &error))?;
    let around = old.split_once(begin).and_then(|(before, rest)| Some((before, rest.split_once(end)?.1)));
    let Some((before, after)) = around else {
        return Err(Failure::Check(format!(
            "{} lacks the lines before and after the table: {begin}, {end}",
            path.display()
        )));
    };
    fs::write(path, format!("{before}{begin}\n{text}\n{end}{after}")).map_err(|error| cannot("write", path, &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_text_replaces_the_old_one() {
        const BEGIN: &str = "<!-- begin -->\n";
        const END: &str = "<!-- end -->";
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("benchmarks.md");
        fs::write(&path, format!("before\n{BEGIN}old\n{END}\nafter")).unwrap();
        insert(&path, BEGIN, END, "new").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), format!("before\n{BEGIN}\nnew\n{END}\nafter"));
        fs::write(&path, "before").unwrap();
        assert!(insert(&path, BEGIN, END, "new").is_err());
    }
}
