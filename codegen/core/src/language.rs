//! Target languages: the folders of their packages, and the functions that print their code.

use crate::{api::Api, package::Package};
use std::collections::{BTreeMap, BTreeSet};

/// The properties of a target language, and its functions that print code.
#[derive(Clone, Copy, Debug)]
pub struct Language {
    /// The language's name in reports.
    pub label: &'static str,
    /// The folder of this repository's own package for the language, relative to the repository. Only the generator
    /// writes files in this folder.
    pub folder: &'static str,
    /// Prints the given libraries of a package. The model also contains all libraries that the given libraries use.
    pub print: fn(&Api, &Package, &Names) -> Printed,
    /// Returns the signatures of all functions.
    pub signatures: fn(&Api) -> Signatures,
    /// Returns the forms of a package's functions in each layer.
    pub forms: fn(&Api, &Package) -> AllForms,
}

/// Maps a library and a public name to the function's signature in the newest major version.
pub type Signatures = BTreeMap<(String, String), String>;

/// Maps a library and a major version to the forms of each public function.
pub type AllForms = BTreeMap<(String, u32), BTreeMap<String, Forms>>;

/// The forms of a function in each layer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forms {
    /// The function's form that returns a tuple.
    pub raw: String,
    /// The function's form that returns a `Result`, if the C function returns a result code.
    pub checked: Option<String>,
    /// The function's form that takes owned handles, if programs can own any of the function's handles.
    pub owned: Option<String>,
}

/// A set of library names.
pub type Names = BTreeSet<String>;

/// Maps the path of a file, relative to the repository, to the contents of the file.
pub type Files = BTreeMap<String, String>;

/// The printed files of some libraries.
#[derive(Clone, Debug, Default)]
pub struct Printed {
    /// The files of each single library. These files depend only on that library and on the libraries that it uses.
    pub own: BTreeMap<String, Files>,
    /// The files that cover all libraries. These files are complete only if all libraries were printed.
    pub whole: Files,
    /// Each library's parts of the files in `whole`. A file in `whole` changes only if one of its parts changes.
    pub alone: BTreeMap<String, Files>,
    /// The signatures of public functions, for reports.
    pub signatures: AllSignatures,
}

impl Printed {
    /// Adds a file that covers a single library.
    pub fn add(&mut self, library: &str, path: String, text: String) {
        let files = self.own.entry(library.to_owned()).or_default();
        assert!(files.insert(path.clone(), text).is_none(), "{path} is produced twice");
    }

    /// Adds the printed files of another language.
    pub fn extend(&mut self, other: Self) {
        let each = |all: &mut BTreeMap<String, Files>, more: BTreeMap<String, Files>| {
            more.into_iter().for_each(|(name, files)| all.entry(name).or_default().extend(files));
        };
        each(&mut self.own, other.own);
        each(&mut self.alone, other.alone);
        self.whole.extend(other.whole);
    }

    /// Merges all printed files. Panics if a path occurs twice, because a duplicate path is a bug in the generator.
    pub fn into_files(self) -> Files {
        let mut files = Files::new();
        for (path, text) in self.own.into_values().chain([self.whole]).flatten() {
            assert!(files.insert(path.clone(), text).is_none(), "{path} is produced twice");
        }
        files
    }

    /// Returns the same files under paths inside `folder`.
    pub fn inside(self, folder: &str) -> Self {
        let moved = |files: Files| files.into_iter().map(|(path, text)| (format!("{folder}/{path}"), text)).collect();
        let each = |all: BTreeMap<String, Files>| all.into_iter().map(|(name, files)| (name, moved(files))).collect();
        Self { own: each(self.own), whole: moved(self.whole), alone: each(self.alone), signatures: self.signatures }
    }
}

/// Maps a library and a major version to the signatures of the public functions.
pub type AllSignatures = BTreeMap<(String, u32), SignatureTexts>;

/// The signatures of the public functions of one library in one major version.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SignatureTexts {
    /// Maps the public name of a function to its signature: `pub unsafe fn …`, `(stream) -> …`.
    pub functions: BTreeMap<String, String>,
    /// The names of functions that have obligations but are safe with owned handles.
    pub safe_if_owned: BTreeSet<String>,
}
