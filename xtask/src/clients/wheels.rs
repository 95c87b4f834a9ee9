//! Wheels for the two environments of a client run. They are fetched with pip, and repacked for a pack.

use super::list::List;
use crate::{interpreters, shell::Programs, venv::cannot};
use codegen::diag::Failure;
use std::{
    collections::BTreeSet,
    fs, io,
    path::{Path, PathBuf},
};
use zip::{CompressionMethod, ZipArchive, ZipWriter};

/// The minor versions of glibc in the platform tags of wheels that are accepted.
const GLIBC: std::ops::RangeInclusive<u32> = 5..=39;

/// Fetches the packages into `cache` and copies their wheels into `folder`.
pub(super) fn fetch(
    programs: &Programs,
    list: &List,
    packages: &BTreeSet<&str>,
    cache: &Path,
    folder: &Path,
) -> Result<(), Failure> {
    for made in [cache, folder] {
        fs::create_dir_all(made).map_err(|error| cannot("create", made, &error))?;
    }
    let missing: Vec<_> = packages.iter().filter(|package| find(cache, package).is_none()).collect();
    if !missing.is_empty() {
        let pip = ["-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", "--implementation=cp"];
        let command = programs.program(interpreters::default()).args(pip).arg("--python-version").arg(&list.python);
        let platforms = GLIBC.map(|minor| format!("--platform=manylinux_2_{minor}_x86_64"));
        let older =
            ["--platform=manylinux1_x86_64", "--platform=manylinux2010_x86_64", "--platform=manylinux2014_x86_64"];
        let command = command.args(platforms).args(older).arg("--find-links").arg(cache).arg("--dest").arg(cache);
        programs.run(command.args(missing)).map_err(|error| {
            Failure::environment(error.to_string(), "check the network and the versions in tests/clients/clients.yaml")
        })?;
    }
    for package in packages {
        let Some(wheel) = find(cache, package) else {
            return Err(Failure::Check(format!("pip fetched no wheel for {package}")));
        };
        let target = folder.join(wheel.file_name().unwrap_or_default());
        fs::copy(&wheel, &target).map_err(|error| cannot("write", &target, &error))?;
    }
    Ok(())
}

/// Finds the wheel of the package `NAME==VERSION` in a folder.
fn find(folder: &Path, package: &str) -> Option<PathBuf> {
    let (name, version) = package.split_once("==")?;
    let mut entries = fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path());
    entries.find(|path| {
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        let mut parts = file.split('-');
        let same = parts.next().is_some_and(|part| normal(part) == normal(name)) && parts.next() == Some(version);
        same && file.ends_with(".whl")
    })
}

/// Normalizes the name of a package or wheel, so that `_`, `-` and `.` are equivalent.
fn normal(name: &str) -> String {
    name.to_ascii_lowercase().replace(['_', '.'], "-")
}

/// Repacks the wheels in `folder` for a pack, without the files that the list marks as unused. The wheels are stored
/// uncompressed, because the whole pack is compressed.
pub(super) fn prepare(list: &List, folder: &Path) -> Result<(), Failure> {
    let entries = fs::read_dir(folder).map_err(|error| cannot("read", folder, &error))?;
    for wheel in entries.flatten().map(|entry| entry.path()) {
        let file = normal(&wheel.file_name().unwrap_or_default().to_string_lossy());
        let unused = list.unused.iter().find(|(name, _)| file.starts_with(&format!("{}-", normal(name))));
        let patterns = unused.map_or(&[][..], |(_, patterns)| patterns);
        stored(&wheel, patterns).map_err(|error| cannot("write", &wheel, &io::Error::other(error)))?;
    }
    Ok(())
}

/// Repacks a wheel without compression, and without the files that match the patterns. pip does not need the omitted
/// files.
fn stored(wheel: &Path, unused: &[String]) -> zip::result::ZipResult<()> {
    let new = wheel.with_extension("new");
    let mut from = ZipArchive::new(fs::File::open(wheel)?)?;
    let mut to = ZipWriter::new(fs::File::create(&new)?);
    for index in 0..from.len() {
        let mut file = from.by_index(index)?;
        let name = file.name()?.into_owned();
        if !unused.iter().any(|pattern| super::compare::matches(pattern, &name)) {
            to.start_file(name, file.options().compression_method(CompressionMethod::Stored))?;
            io::copy(&mut file, &mut to)?;
        }
    }
    to.finish()?;
    fs::rename(new, wheel)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;
    use zip::write::SimpleFileOptions;

    #[test]
    fn wheels_are_found_by_package_and_version() {
        let folder = tempfile::tempdir().unwrap();
        for name in
            ["cuda_core-1.2.0-cp312-cp312-linux.whl", "cuda_core-1.2.0.tar.gz", "py_cpuinfo2-1.0-py3-none-any.whl"]
        {
            fs::write(folder.path().join(name), "").unwrap();
        }
        let found = |package| find(folder.path(), package).map(|path| path.file_name().unwrap().to_owned());
        assert_eq!(found("cuda-core==1.2.0").unwrap(), "cuda_core-1.2.0-cp312-cp312-linux.whl");
        assert_eq!(found("py-cpuinfo2==1.0").unwrap(), "py_cpuinfo2-1.0-py3-none-any.whl");
        assert!(found("cuda-core==1.2").is_none() && found("core==1.2.0").is_none());
    }

    #[test]
    fn a_packed_wheel_is_stored_without_unused_files() {
        let folder = tempfile::tempdir().unwrap();
        let wheel = folder.path().join("nvidia_nvvm-13.0.88-py3-none-any.whl");
        let mut file = ZipWriter::new(fs::File::create(&wheel).unwrap());
        for name in ["nvidia/bin/cicc", "nvidia/lib/libnvvm.so.4"] {
            file.start_file(name, SimpleFileOptions::default()).unwrap();
            file.write_all(name.as_bytes()).unwrap();
        }
        file.finish().unwrap();
        stored(&wheel, &["*/bin/*".to_owned()]).unwrap();
        let mut left = ZipArchive::new(fs::File::open(&wheel).unwrap()).unwrap();
        assert_eq!((left.len(), left.index_for_name("nvidia/bin/cicc")), (1, None));
        assert_eq!(left.by_index(0).unwrap().compression(), CompressionMethod::Stored);
        assert_eq!(io::read_to_string(left.by_index(0).unwrap()).unwrap(), "nvidia/lib/libnvvm.so.4");
    }
}
