//! Library files: their names, their directories, and the packages that contain them.

use super::keys::documented;
use serde::{Deserialize, Deserializer, de::Error};

documented! {
    /// The files of a library, and the locations in which to find them.
    #[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
    pub struct Loads {
        /// The file names on Linux, in the order in which they are tried.
        pub linux: Vec<String>,
        /// The file names on Windows, in the order in which they are tried. If there are none, the headers are not
        /// scanned for Windows.
        #[serde(default)]
        pub windows: Vec<String>,
        /// `true` if the library is part of the toolkit and not of the driver. A string is the directory below the
        /// toolkit's root that contains `lib64`, if `lib64` is not in the root itself.
        pub toolkit: Option<InToolkit>,
        /// The directories below `site-packages` in which NVIDIA's wheels install the library, such as
        /// `nvidia/cu13/lib`.
        #[serde(default)]
        pub wheels: Vec<String>,
        /// The packages on PyPI that contain the library. The first package is for the newest version of CUDA.
        #[serde(default)]
        pub packages: Vec<String>,
        /// The library's name in the Python package `cuda-pathfinder`.
        #[serde(default)]
        pub pathfinder: String,
        /// Other libraries in the same directory that this library opens by itself, such as `libnvrtc-builtins.so`.
        #[serde(default)]
        pub preload: Vec<String>,
        /// A function that older, incompatible library files with the same name lack. A library file without this
        /// function is rejected.
        #[serde(default)]
        pub requires: String,
    }
}

impl Loads {
    /// Returns the same files for another major version. The major version in the file names is replaced. All other
    /// numbers belong to the library's name and are unchanged.
    pub fn renumbered(&self, from: u32, to: u32) -> Self {
        let renumber = |text: &String| {
            let mut parts: Vec<String> = Vec::new();
            for letter in text.chars() {
                match parts
                    .last_mut()
                    .filter(|part| part.ends_with(|c: char| c.is_ascii_digit()) == letter.is_ascii_digit())
                {
                    Some(part) => part.push(letter),
                    None => parts.push(letter.to_string()),
                }
            }
            // The file name `nvrtc64_130_0.dll` also contains a minor version.
            let (with_minor, new_with_minor) = (format!("{from}0"), format!("{to}0"));
            let renumbered = parts.into_iter().map(|part| match part {
                part if part == from.to_string() => to.to_string(),
                part if part == with_minor => new_with_minor.clone(),
                part => part,
            });
            renumbered.collect()
        };
        let all = |names: &[String]| names.iter().map(renumber).collect();
        let Self { linux, windows, toolkit, wheels, packages, pathfinder, preload, requires } = self;
        Self {
            linux: all(linux),
            windows: all(windows),
            toolkit: toolkit.clone(),
            wheels: all(wheels),
            packages: all(packages),
            pathfinder: pathfinder.clone(),
            preload: all(preload),
            requires: requires.clone(),
        }
    }
}

/// Returns the directory below the toolkit's root whose subdirectory `lib64` contains the library. The result is empty
/// for the root itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InToolkit(pub String);

impl InToolkit {
    /// Returns the directory in the notation of YAML.
    pub fn yaml(&self) -> &str {
        if self.0.is_empty() { "true" } else { &self.0 }
    }
}

impl<'de> Deserialize<'de> for InToolkit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Root(bool),
            Folder(String),
        }
        match Written::deserialize(deserializer) {
            Ok(Written::Root(true)) => Ok(Self(String::new())),
            Ok(Written::Folder(folder)) => Ok(Self(folder)),
            Ok(Written::Root(false)) | Err(_) => Err(D::Error::custom("expected `true` or a folder")),
        }
    }
}
