//! Headers in the user's folders with their versions, and the CUDA headers that these headers include.

use super::{Sources, shown};
use codegen_core::{diag::Failure, header_set::HeaderSet, language::Names, spec::Spec, version::Version};
use codegen_toolkit::{Progress, Toolkits, installed_headers};
use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

/// The version of each library's headers.
#[derive(Clone, Debug, Default)]
pub struct NewVersion {
    every: Option<Version>,
    named: BTreeMap<String, Version>,
}

impl NewVersion {
    /// The versions in the options: a single version for all libraries, or one version for each named library.
    pub fn new(said: impl IntoIterator<Item = (Option<String>, Version)>) -> Self {
        let mut versions = Self::default();
        for (name, version) in said {
            match name {
                Some(name) => drop(versions.named.insert(name, version)),
                None => versions.every = Some(version),
            }
        }
        versions
    }

    /// Returns the version of one library's headers.
    pub(super) fn of(&self, library: &str) -> Option<Version> {
        self.named.get(library).copied().or(self.every)
    }

    /// Returns the header set of one library, if the options specify the library's version.
    pub fn headers_of(&self, spec: &Spec) -> Option<HeaderSet> {
        Some(spec.content.library.header_set(self.of(spec.name())?))
    }

    /// Reports versions for names that are not names of the user's libraries.
    pub(super) fn check(&self, own: &Names) -> Result<(), Failure> {
        match self.named.keys().find(|name| !own.contains(*name)) {
            Some(name) => {
                let known = own.iter().map(String::as_str).collect::<Vec<_>>().join(", ");
                Err(Failure::wrong_use(
                    format!("no spec describes a library named `{name}`"),
                    format!("specify one of the libraries {known}"),
                ))
            }
            None => Ok(()),
        }
    }
}

/// The locations from which CUDA's own headers and libclang are taken.
#[derive(Clone, Copy, Debug)]
pub struct Cuda<'a> {
    /// The folder of an installed toolkit.
    pub home: Option<&'a Path>,
    /// The folder in which downloaded files are stored.
    pub cache: &'a Path,
    /// The list of the wheels of CUDA toolkits and of libclang.
    pub toolkits: &'a Toolkits,
}

/// The folders that contain headers.
pub(super) struct Includes {
    /// The folders with the user's headers.
    pub(super) own: Vec<PathBuf>,
    cuda: Option<PathBuf>,
}

impl Includes {
    /// Returns the user's folders in the compiler's search order.
    pub(super) fn all(&self) -> Vec<PathBuf> {
        self.own.iter().chain(&self.cuda).cloned().collect()
    }
}

impl Cuda<'_> {
    /// Returns all folders with headers in the compiler's search order: the user's folders, followed by the folder of
    /// CUDA's headers if a library needs CUDA's headers.
    pub fn folders(
        &self,
        own: &[PathBuf],
        sources: &Sources,
        progress: &dyn Progress,
    ) -> Result<Vec<PathBuf>, Failure> {
        self.complete(own, sources, progress).map(|includes| includes.all())
    }

    /// Returns the user's folders, followed by the folder of CUDA's headers. CUDA's folder is added if one of the
    /// user's libraries uses a CUDA library and no user folder contains CUDA's headers.
    pub(super) fn complete(
        &self,
        own: &[PathBuf],
        sources: &Sources,
        progress: &dyn Progress,
    ) -> Result<Includes, Failure> {
        if let Some(missing) = own.iter().find(|folder| !folder.is_dir()) {
            let next = "pass each folder that a compiler needs with `-I`, as `--include DIR`";
            return Err(Failure::wrong_use(format!("the folder {} does not exist", shown(missing)), next));
        }
        let uses_cuda = sources.own_specs().iter().any(|spec| !spec.content.library.uses.is_empty());
        let has_cuda = own.iter().any(|folder| folder.join("cuda.h").is_file());
        let cuda = match self.home {
            Some(home) => Some(installed_headers(home)?.include),
            None if uses_cuda && !has_cuda => Some(self.fetched(sources, progress)?),
            None => None,
        };
        Ok(Includes { own: own.to_vec(), cuda })
    }

    /// Returns the folder with the headers of the newest toolkit of the default major version. The headers are fetched
    /// if necessary.
    fn fetched(&self, sources: &Sources, progress: &dyn Progress) -> Result<PathBuf, Failure> {
        let known = self.toolkits.versions().map(|version| version.major).collect();
        let major = sources.specs.majors.default_of(&known);
        let newest = self.toolkits.versions().filter(|version| version.major == major).max();
        let newest = newest.ok_or_else(|| {
            Failure::environment(
                "cubind knows no toolkit whose headers it could fetch",
                "specify an installed toolkit with `--cuda-home DIR`",
            )
        })?;
        Ok(self.toolkits.headers(self.cache, &HeaderSet::Toolkit(newest), progress)?.include)
    }

    /// Returns the path of libclang, which parses the headers.
    pub(super) fn libclang(&self, progress: &dyn Progress) -> Result<PathBuf, Failure> {
        self.toolkits.libclang(self.cache, progress)
    }
}
