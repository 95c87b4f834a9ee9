//! The timeline of a name: its state in each toolkit.

use codegen_core::version::Version;

/// The status of a name in one toolkit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    /// Programs can use the name.
    Public,
    /// The name is declared only for old programs.
    Legacy,
    /// The documentation announces that the name will be deprecated.
    Announced,
    /// The name is marked as deprecated.
    Deprecated,
}

/// The state of a name in one toolkit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct State<T> {
    pub(super) standing: Standing,
    /// The property of the name that may differ between toolkits: a signature, a layout, or a value.
    pub(super) shape: T,
}

/// A cell of the timeline: one toolkit, or consecutive toolkits with the same state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cell {
    /// The label of the cell, such as `13.0` or `12.0–13.5`.
    pub(super) version: String,
    /// The CSS class that determines the color of the cell.
    pub(super) class: &'static str,
    /// The state as a word, for readers who cannot distinguish the colors.
    pub(super) word: &'static str,
}

/// The property whose changes the timeline shows.
#[derive(Clone, Copy, Debug)]
pub(super) enum Shape {
    Signature,
    Layout,
    Values,
    Meaning,
}

impl Shape {
    fn word(self) -> &'static str {
        match self {
            Self::Signature => "new signature",
            Self::Layout => "new layout",
            Self::Values => "new values",
            Self::Meaning => "new meaning",
        }
    }
}

/// Returns the cells for all toolkits, oldest first. Each toolkit has a flag, which is true if the toolkit was scanned.
pub(super) fn cells<T: PartialEq>(
    versions: impl IntoIterator<Item = (Version, bool)>,
    shape: Shape,
    at: impl Fn(Version) -> Option<State<T>>,
) -> Vec<Cell> {
    let mut before: Option<State<T>> = None;
    let mut is_first = true;
    let mut cells: Vec<Cell> = Vec::new();
    // The first version that the last cell covers.
    let mut begins = String::new();
    for (version, is_scanned) in versions {
        if !is_scanned {
            add(&mut cells, &mut begins, version, "unknown", "not scanned");
            continue;
        }
        let state = at(version);
        let (class, word) = match &state {
            None => ("no", "absent"),
            Some(State { standing: Standing::Legacy, .. }) => ("legacy", "legacy"),
            Some(State { standing: Standing::Deprecated, .. }) => ("depr", "deprecated"),
            Some(now) if before.as_ref().is_some_and(|before| before.shape != now.shape) => ("other", shape.word()),
            Some(State { standing: Standing::Announced, .. }) => ("soon", "to be deprecated"),
            Some(State { standing: Standing::Public, .. }) if before.is_none() && !is_first => ("new", "new"),
            Some(State { standing: Standing::Public, .. }) => ("yes", "public"),
        };
        add(&mut cells, &mut begins, version, class, word);
        before = state.or(before);
        is_first = false;
    }
    cells
}

/// Adds a version as a new cell, or extends the last cell if the state is the same and is not an event.
fn add(cells: &mut Vec<Cell>, begins: &mut String, version: Version, class: &'static str, word: &'static str) {
    let is_event = matches!(class, "new" | "other");
    match cells.last_mut().filter(|last| !is_event && (last.class, last.word) == (class, word)) {
        Some(last) => last.version = format!("{begins}–{version}"),
        None => {
            *begins = version.to_string();
            cells.push(Cell { version: begins.clone(), class, word });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_timeline_shows_each_change_and_its_version() {
        let versions = (0..7).map(|minor| (Version::new(13, minor), minor != 6));
        let state = |standing, shape| Some(State { standing, shape });
        let cells = cells(versions, Shape::Signature, |version| match version.minor {
            1 => state(Standing::Public, 1),
            2 => state(Standing::Public, 2),
            3 => state(Standing::Announced, 2),
            4 => state(Standing::Deprecated, 2),
            5 => state(Standing::Legacy, 2),
            _ => None,
        });
        let words: Vec<&str> = cells.iter().map(|cell| cell.word).collect();
        let expected = ["absent", "new", "new signature", "to be deprecated", "deprecated", "legacy", "not scanned"];
        assert_eq!(words, expected);
    }

    #[test]
    fn equal_neighbours_share_a_cell() {
        let versions = (0..5).map(|minor| (Version::new(13, minor), true));
        let at = |version: Version| Some(State { standing: Standing::Public, shape: version.minor / 2 });
        let drawn: Vec<String> = cells(versions.clone(), Shape::Values, at)
            .iter()
            .map(|cell| format!("{} {}", cell.version, cell.word))
            .collect();
        assert_eq!(drawn, ["13.0–13.1 public", "13.2 new values", "13.3 public", "13.4 new values"]);
        let same = cells(versions, Shape::Values, |_| Some(State { standing: Standing::Public, shape: 1 }));
        assert_eq!(same.len(), 1);
    }

    #[test]
    fn a_name_is_not_new_after_an_unscanned_version() {
        let versions = [(Version::new(12, 9), false), (Version::new(13, 0), true)];
        let at = |_| Some(State { standing: Standing::Public, shape: 1 });
        let words: Vec<&str> = cells(versions, Shape::Values, at).iter().map(|cell| cell.word).collect();
        assert_eq!(words, ["not scanned", "public"]);
    }
}
