//! The cache of wheels on this machine, which downloads missing wheels and verifies all wheels.
//!
//! *Architecture invariant:* a file of a wheel is used only after this run has verified the wheel's hash, or the hashes
//! of the wheel's list of files and of the file itself. pip's own check covers only the download. The check in this
//! module also detects later changes to the cached wheel.

use super::{
    Progress, beside,
    client::Client,
    failures::{cannot_read, cannot_write},
    manifest::FILE,
    pin::{Pin, Platform},
    pip, remote,
    sha256::Sha256,
    unpack::{self, Selection, Unpacking, Wrong},
};
use codegen_core::diag::Failure;
use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
};

/// Returns the folder for all downloads. The folder is in `target/`, so that `cargo clean` removes it and git ignores
/// it.
pub(super) fn cache(root: &Path) -> PathBuf {
    root.join("target").join("cubind")
}

/// The cache of wheels for one checkout.
pub(super) struct Store<'a> {
    /// The root of the checkout.
    pub(super) root: &'a Path,
    /// The alternative to a download that errors suggest to users without network access.
    pub(super) otherwise: &'a str,
    /// Reports the progress of long steps.
    pub(super) progress: &'a dyn Progress,
    /// Connects to the package index, from which parts of wheels are read.
    pub(super) connect: &'a dyn Fn() -> io::Result<Client>,
}

impl Store<'_> {
    /// Ensures that `folder` contains exactly the files of `selection` from the wheels `pins`.
    pub(super) fn provide(&self, pins: &[Pin], selection: Selection, folder: &Path) -> Result<(), Failure> {
        let stamp = stamp(pins, selection);
        if unpack::is_complete(folder, &stamp) {
            return Ok(());
        }
        let unpacking = Unpacking::begin(selection, folder)?;
        let whole = self.take_parts(pins, &unpacking)?;
        let wheels = self.wheels(&whole)?;
        self.progress.step(&format!("unpacking {} into {}", selection.what, folder.display()));
        for (pin, wheel) in whole.iter().zip(&wheels) {
            unpacking.add_file(wheel, pin)?;
        }
        unpacking.finish(&stamp)
    }

    /// Unpacks the files that can be read without downloading whole wheels. Returns the items of `pins` whose wheels
    /// must be downloaded.
    fn take_parts<'p>(&self, pins: &'p [Pin], unpacking: &Unpacking<'_>) -> Result<Vec<&'p Pin>, Failure> {
        let (whole, in_parts): (Vec<_>, Vec<_>) =
            pins.iter().partition(|pin| pin.record.is_none() || self.cached(pin).exists());
        if in_parts.is_empty() {
            return Ok(whole);
        }
        let mut whole = whole;
        let mut client = (self.connect)().map_err(|error| error.to_string());
        for pin in in_parts {
            self.progress.step(&format!("reading {} on the package index", pin.title()));
            let taken = match &mut client {
                Ok(client) => remote::unpack(client, pin, unpacking),
                Err(why) => Err(Wrong::Unreadable(why.clone())),
            };
            match taken {
                Ok(()) => {}
                Err(Wrong::Refused(failure)) => return Err(failure),
                Err(Wrong::Unreadable(why)) => {
                    self.progress.step(&format!("the whole file {} must be fetched: {why}", pin.title()));
                    whole.push(pin);
                }
            }
        }
        Ok(whole)
    }

    fn cached(&self, pin: &Pin) -> PathBuf {
        cache(self.root).join("wheels").join(format!("{}-{}-{}.whl", pin.package, pin.version, pin.platform.name))
    }

    /// Returns the verified wheel files of `pins`, in the same order. All missing wheels are downloaded together.
    fn wheels(&self, pins: &[&Pin]) -> Result<Vec<PathBuf>, Failure> {
        let folder = cache(self.root).join("wheels");
        let (here, missing): (Vec<&Pin>, Vec<&Pin>) = pins.iter().partition(|pin| self.cached(pin).exists());
        for pin in here {
            verify(&self.cached(pin), pin.sha256.as_ref())?;
        }
        if !missing.is_empty() {
            let titles: Vec<String> = missing.iter().map(|pin| pin.title()).collect();
            self.progress.step(&format!("fetching {} with pip", titles.join(", ")));
        }
        // pip can download wheels for only one platform in a call.
        let mut by_platform: BTreeMap<&Platform, Vec<&Pin>> = BTreeMap::new();
        for pin in missing {
            by_platform.entry(&pin.platform).or_default().push(pin);
        }
        for (platform, missing) in by_platform {
            // pip writes to a temporary folder, so that only complete and verified wheels are moved to the cache.
            let fresh = beside::folder_in(&folder)?;
            pip::download(&missing, &platform.tags, fresh.path(), self.otherwise)?;
            for pin in missing {
                let file = downloaded(fresh.path(), pin)?;
                verify(&file, pin.sha256.as_ref())?;
                let cached = self.cached(pin);
                fs::rename(&file, &cached).map_err(|error| cannot_write(&cached, &error))?;
            }
        }
        Ok(pins.iter().map(|pin| self.cached(pin)).collect())
    }
}

/// Computes the stamp of an unpacked folder, which identifies the source of the folder's files. The stamp depends on
/// the pins and on the selection.
fn stamp(pins: &[Pin], selection: Selection) -> String {
    let hash = |pin: &Pin| pin.sha256.as_ref().or(pin.record.as_ref()).map(ToString::to_string).unwrap_or_default();
    let part = |pin: &Pin| pin.from.as_ref().map(|from| format!(" {from}")).unwrap_or_default();
    let wheels = pins.iter().map(|pin| format!("{} {}{}\n", hash(pin), pin.title(), part(pin)));
    format!("{} of\n{}", selection.what, wheels.collect::<String>())
}

/// Finds the file that pip stored for `pin`. The file name starts with the name of the package, in which `_` replaces
/// each separator.
fn downloaded(folder: &Path, pin: &Pin) -> Result<PathBuf, Failure> {
    let name = pin.package.as_str().to_ascii_lowercase().replace(['-', '.'], "_");
    let start = format!("{name}-{}-", pin.version);
    let entries = fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    entries
        .map_err(|error| cannot_read(folder, &error))?
        .into_iter()
        .find(|entry| entry.file_name().to_string_lossy().to_ascii_lowercase().starts_with(&start))
        .map(|entry| entry.path())
        .ok_or_else(|| {
            Failure::environment(
                format!("pip reported no error, but stored no wheel {start}*.whl"),
                format!(
                    "fetch {} by hand with `pip download --no-deps`, to find out what the package index provides",
                    pin.title()
                ),
            )
        })
}

/// Compares a wheel with its pin. If only the hash of the wheel's RECORD is pinned, the wheel is verified file by file
/// during unpacking.
fn verify(file: &Path, expected: Option<&Sha256>) -> Result<(), Failure> {
    let Some(expected) = expected else { return Ok(()) };
    let found = Sha256::of_file(file).map_err(|error| cannot_read(file, &error))?;
    if found == *expected {
        return Ok(());
    }
    Err(Failure::environment(
        format!("hash mismatch: expected sha256 {expected} for {}, found {found}", file.display()),
        format!("delete the file, and run the command again. If the hashes still differ, correct the hash in {FILE}"),
    ))
}

#[cfg(test)]
mod tests {
    use super::{
        super::{
            manifest::{Arch, Name},
            tests::Silent,
            unpack::tests::wheel,
        },
        *,
    };

    fn store(root: &Path) -> Store<'_> {
        Store {
            root,
            otherwise: "give up",
            progress: &Silent,
            connect: &|| Err(io::Error::other("no network in a test")),
        }
    }

    fn name(text: &str) -> Name {
        text.parse().unwrap()
    }

    /// Adds a wheel with `entries` to the cache of `root`.
    fn cached(root: &Path, entries: &[(&str, &str)]) -> (PathBuf, Pin) {
        let file = cache(root).join("wheels/some-cuda-1.2-x86_64.whl");
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        wheel(&file, entries);
        let sha256 = Sha256::of_file(&file).unwrap();
        let pin = Pin {
            package: name("some-cuda"),
            version: name("1.2"),
            sha256: Some(sha256),
            record: None,
            platform: Platform::linux(Arch::X86_64),
            from: None,
        };
        (file, pin)
    }

    #[test]
    fn a_damaged_wheel_is_rejected() {
        let root = tempfile::tempdir().unwrap();
        let (file, mut pin) = cached(root.path(), &[("nvidia/cu13/include/cuda.h", "")]);
        let found = pin.sha256.unwrap();
        pin.sha256 = Some("0".repeat(64).parse().unwrap());
        let folder = root.path().join("include");
        let failure = store(root.path()).provide(&[pin], unpack::HEADERS, &folder).unwrap_err();
        assert_eq!(failure.exit_code(), 3);
        let text = failure.to_string();
        for part in [&"0".repeat(64), &found.to_string(), &file.display().to_string(), "hash mismatch", "delete"] {
            assert!(text.contains(part), "{part} in {text}");
        }
        assert!(!folder.exists());
    }

    #[test]
    fn a_complete_folder_needs_no_wheel_and_a_changed_pin_replaces_it() {
        let root = tempfile::tempdir().unwrap();
        let folder = root.path().join("toolkit/include");
        let store = store(root.path());

        let (file, pin) = cached(root.path(), &[("nvidia/cu13/include/old.h", "old")]);
        store.provide(std::slice::from_ref(&pin), unpack::HEADERS, &folder).unwrap();
        assert_eq!(fs::read_to_string(folder.join("old.h")).unwrap(), "old");
        fs::remove_file(&file).unwrap();
        store.provide(&[pin], unpack::HEADERS, &folder).unwrap();

        let (_, pin) = cached(root.path(), &[("nvidia/cu13/include/new.h", "new")]);
        store.provide(&[pin], unpack::HEADERS, &folder).unwrap();
        assert!(folder.join("new.h").exists());
        assert!(!folder.join("old.h").exists(), "no file of the former wheel remains");
        let left: Vec<_> = fs::read_dir(folder.parent().unwrap()).unwrap().collect();
        assert_eq!(left.len(), 1, "{left:?}");
    }
}
