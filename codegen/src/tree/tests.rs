use super::*;
use std::time::{Duration, SystemTime};

const OWNED: [&str; 3] = ["generated/cubind", "specs/registry", "specs/api"];

/// Creates a repository with an old tree and a hand-written file next to the tree. The old tree also contains files of
/// tools.
fn checkout() -> tempfile::TempDir {
    let root = tempfile::tempdir().unwrap();
    for (path, contents) in [
        ("generated/cubind/Cargo.toml", "same"),
        ("generated/cubind/src/lib.rs", "old"),
        ("generated/cubind/src/gone/mod.rs", "gone"),
        ("generated/cubind/src/gone/__pycache__/x.pyc", "cache of what goes"),
        ("generated/cubind/Cargo.lock", "locked"),
        ("generated/cubind/target/debug/x", "built"),
        ("generated/cubind/src/__pycache__/y.pyc", "cache"),
        ("specs/api/driver.txt", "old"),
        ("specs/driver.yaml", "by hand"),
    ] {
        let path = root.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, contents).unwrap();
        let then = SystemTime::now() - Duration::from_secs(3600);
        fs::File::options().write(true).open(&path).unwrap().set_modified(then).unwrap();
    }
    root
}

/// The new tree, which replaces the old tree.
fn tree() -> Tree {
    let mut tree = Tree::owning(OWNED);
    tree.insert("generated/cubind/Cargo.toml", "same");
    tree.insert("generated/cubind/src/lib.rs", "new");
    tree.insert("generated/cubind/src/more/mod.rs", "more");
    tree.insert("specs/registry/driver.yaml", "first");
    tree.insert("specs/api/driver.txt", "new");
    tree
}

#[test]
fn a_tree_is_read_as_it_was_written_if_it_is_text() {
    let root = checkout();
    tree().write(root.path()).unwrap();
    let mut read = Tree::read(root.path(), OWNED).unwrap().expect("all of it is text");
    assert_eq!(read, tree());
    read.remove("specs/api/driver.txt");
    read.remove("specs/driver.yaml");
    assert_eq!(read.files().count(), tree().files().count() - 1);
    fs::write(root.path().join("generated/cubind/src/lib.rs"), [0xff]).unwrap();
    assert_eq!(Tree::read(root.path(), OWNED).unwrap(), None);
}

/// Returns every file below `root`, except for files under `target/`, with its content and modification time.
fn snapshot(root: &Path) -> BTreeMap<String, (String, SystemTime)> {
    fn add(root: &Path, folder: &Path, into: &mut BTreeMap<String, (String, SystemTime)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path == root.join("target") {
                continue;
            }
            if path.is_dir() {
                add(root, &path, into);
            } else {
                let modified = path.metadata().unwrap().modified().unwrap();
                let name = path.strip_prefix(root).unwrap().display().to_string();
                into.insert(name, (fs::read_to_string(&path).unwrap(), modified));
            }
        }
    }
    let mut files = BTreeMap::new();
    add(root, root, &mut files);
    files
}

fn said(changes: &[Change]) -> Vec<String> {
    changes.iter().map(Change::to_string).collect()
}

const CHANGES: [&str; 5] = [
    "generated/cubind/src/gone/mod.rs is no longer generated",
    "generated/cubind/src/lib.rs differs",
    "generated/cubind/src/more/mod.rs is missing",
    "specs/api/driver.txt differs",
    "specs/registry/driver.yaml is missing",
];

#[test]
fn a_check_names_each_file_and_touches_none() {
    let root = checkout();
    let before = snapshot(root.path());
    let failure = tree().check(root.path(), "cargo xtask regen").unwrap_err();
    assert_eq!(failure.exit_code(), 1);
    let text = failure.to_string();
    for part in CHANGES.into_iter().chain(["run `cargo xtask regen`"]) {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert_eq!(snapshot(root.path()), before);
}

#[test]
fn a_write_leaves_only_the_tree_and_files_of_tools() {
    let root = checkout();
    let before = snapshot(root.path());
    assert_eq!(said(&tree().write(root.path()).unwrap()), CHANGES);
    let after = snapshot(root.path());
    let names: Vec<&str> = after.keys().map(String::as_str).collect();
    assert_eq!(
        names,
        [
            "generated/cubind/Cargo.lock",
            "generated/cubind/Cargo.toml",
            "generated/cubind/src/__pycache__/y.pyc",
            "generated/cubind/src/lib.rs",
            "generated/cubind/src/more/mod.rs",
            "generated/cubind/target/debug/x",
            "specs/api/driver.txt",
            "specs/driver.yaml",
            "specs/registry/driver.yaml",
        ]
    );
    assert_eq!(after["generated/cubind/src/lib.rs"].0, "new");
    for kept in ["generated/cubind/Cargo.toml", "generated/cubind/Cargo.lock", "specs/driver.yaml"] {
        assert_eq!(after[kept], before[kept], "{kept} is as old as it was");
    }
    assert_eq!(fs::read_dir(workshop(root.path())).unwrap().count(), 0, "nothing stays in target/");

    tree().check(root.path(), "").unwrap();
    assert_eq!(tree().write(root.path()).unwrap(), []);
    assert_eq!(snapshot(root.path()), after, "a second write does nothing");
}

#[test]
fn a_missing_folder_is_made() {
    let root = tempfile::tempdir().unwrap();
    assert_eq!(tree().write(root.path()).unwrap().len(), 5);
    tree().check(root.path(), "").unwrap();
}

#[test]
fn files_replace_folders_and_folders_replace_files() {
    let root = tempfile::tempdir().unwrap();
    fs::create_dir_all(root.path().join("generated/cubind/src/lib.rs")).unwrap();
    fs::write(root.path().join("generated/cubind/src/lib.rs/x"), "").unwrap();
    fs::write(root.path().join("generated/cubind/src/more"), "").unwrap();
    tree().write(root.path()).unwrap();
    tree().check(root.path(), "").unwrap();
}

#[test]
fn a_failure_while_building_leaves_the_old_tree() {
    let root = checkout();
    fs::create_dir_all(root.path().join("target/cubind")).unwrap();
    fs::write(workshop(root.path()), "a file where a folder should be").unwrap();
    let before = snapshot(root.path());
    assert_eq!(tree().write(root.path()).unwrap_err().exit_code(), 3);
    assert_eq!(snapshot(root.path()), before);
}

/// Returns the staged new tree, and the renames that would replace the old tree with the new one.
fn staged(root: &Path) -> (Staging, Vec<Move>) {
    let (tree, staging) = (tree(), Staging::new(root).unwrap());
    let changes = tree.changes(root).unwrap();
    let mut moves = Vec::new();
    for folder in OWNED {
        tree.stage(root, folder, &staging, &changes).unwrap();
        moves.extend(tree.moves(root, folder, &staging).unwrap());
    }
    (staging, moves)
}

#[test]
fn a_failed_rename_reverts_the_earlier_renames() {
    let root = checkout();
    let before = snapshot(root.path());
    let (staging, mut moves) = staged(root.path());
    moves.push(Move { from: root.path().join("nothing"), to: root.path().join("nowhere") });
    let failure = staging.swap(&moves).unwrap_err();
    assert_eq!(failure.exit_code(), 3);
    assert_eq!(snapshot(root.path()), before);
    assert_eq!(fs::read_dir(workshop(root.path())).unwrap().count(), 0);
}

#[test]
fn a_run_killed_after_any_rename_is_reverted_by_the_next() {
    let count = staged(checkout().path()).1.len();
    assert!(count >= 7, "three folders and what tools left in them: {count}");
    for done in 0..=count {
        let root = checkout();
        let before = snapshot(root.path());
        let (staging, moves) = staged(root.path());
        staging.note(&moves).unwrap();
        for step in &moves[..done] {
            fs::rename(&step.from, &step.to).unwrap();
        }
        staging.abandon();
        swap::recover(root.path()).unwrap();
        assert_eq!(snapshot(root.path()), before, "killed after {done} renames");
        assert_eq!(fs::read_dir(workshop(root.path())).unwrap().count(), 0);
        assert_eq!(said(&tree().write(root.path()).unwrap()), CHANGES);
    }
}

#[test]
fn a_run_killed_while_building_leaves_no_files() {
    let root = checkout();
    let before = snapshot(root.path());
    let (staging, _) = staged(root.path());
    staging.abandon();
    swap::recover(root.path()).unwrap();
    assert_eq!(snapshot(root.path()), before);
    assert_eq!(fs::read_dir(workshop(root.path())).unwrap().count(), 0);
}

#[test]
#[should_panic(expected = "is outside of the folders that regen owns")]
fn inserting_a_file_outside_of_the_owned_folders_panics() {
    Tree::owning(OWNED).insert("specs/driver.yaml", "");
}
