//! Tests of unpacking, which create wheels and compare the unpacked folders.

use super::{
    super::{manifest::Arch, pin::Platform},
    *,
};
use std::io::Write;
use zip::{ZipWriter, write::SimpleFileOptions};

/// Writes a wheel with `entries`. Each entry consists of a path and the contents.
pub(in super::super) fn wheel(file: &Path, entries: &[(&str, &str)]) {
    let mut zip = ZipWriter::new(File::create(file).unwrap());
    for (path, contents) in entries {
        zip.start_file(*path, SimpleFileOptions::default()).unwrap();
        zip.write_all(contents.as_bytes()).unwrap();
    }
    zip.finish().unwrap();
}

/// Returns a pin for a wheel, with or without the hash of the wheel's list of files.
pub(in super::super) fn pin(record: Option<Sha256>) -> Pin {
    Pin {
        package: "x".parse().unwrap(),
        version: "1".parse().unwrap(),
        sha256: None,
        record,
        platform: Platform::linux(Arch::X86_64),
        from: None,
    }
}

fn unpack(wheels: &[PathBuf], selection: Selection, folder: &Path) -> Result<(), Failure> {
    let unpacking = Unpacking::begin(selection, folder)?;
    wheels.iter().try_for_each(|wheel| unpacking.add_file(wheel, &pin(None)))?;
    unpacking.finish("stamp")
}

/// Unpacks wheels with these entries into a temporary folder, and returns that folder.
fn unpacked(selection: Selection, wheels: &[&[(&str, &str)]]) -> Result<(tempfile::TempDir, PathBuf), Failure> {
    let root = tempfile::tempdir().unwrap();
    let files: Vec<PathBuf> = (0..wheels.len()).map(|index| root.path().join(format!("{index}.whl"))).collect();
    for (file, entries) in files.iter().zip(wheels) {
        wheel(file, entries);
    }
    let folder = root.path().join("a/b");
    let result = unpack(&files, selection, &folder);
    assert_eq!(folder.exists(), result.is_ok(), "a failure leaves no folder");
    if result.is_err() {
        assert_eq!(fs::read_dir(root.path().join("a")).unwrap().count(), 0, "nor anything beside it");
    }
    result.map(|()| (root, folder))
}

#[test]
fn every_selection_has_the_types_of_its_table() {
    let table: &[(Selection, &str, Option<&str>)] = &[
        (HEADERS, "nvidia/cu13/include/cuda.h", Some("cuda.h")),
        (HEADERS, "nvidia/cuda_nvcc/include/crt/host_defines.h", Some("crt/host_defines.h")),
        (HEADERS, "nvidia/cuda_nvcc/nvvm/include/nvvm.h", Some("nvvm.h")),
        (HEADERS, "cutensor/include/cutensor/types.h", Some("cutensor/types.h")),
        (HEADERS, "nvidia/cu13/include/cccl/include/x.h", Some("cccl/include/x.h")),
        (HEADERS, "include/x.h", None),
        (HEADERS, "nvidia/cu13/lib/libcudart.so.13", None),
        (LIBRARIES, "nvidia/cu13/lib/libcudart.so.13", Some("libcudart.so.13")),
        (LIBRARIES, "nvidia/cu13/lib64/libnvrtc.so.13", Some("libnvrtc.so.13")),
        (LIBRARIES, "nvidia/cu13/lib/libnvrtc-builtins.so.13.0", Some("libnvrtc-builtins.so.13.0")),
        (LIBRARIES, "nvidia/cu13/lib/libnvrtc.alt.so.13", None),
        (LIBRARIES, "nvidia/cu13/lib/libcudart_static.a", None),
        (LIBRARIES, "nvidia/cuda_nvcc/nvvm/lib64/libnvvm.so", Some("libnvvm.so")),
        (LIBRARIES, "cutensor/lib/libcutensor.so.2", Some("libcutensor.so.2")),
        (LIBRARIES, "nvidia/cu13/lib/stubs/libcuda.so", None),
        (LIBCLANG, "libclang-18.1.1.data/platlib/clang/native/libclang.so", Some("libclang.so")),
        (LIBCLANG, "clang/native/libclang.dll", Some("libclang.dll")),
        (LIBCLANG, "clang/native/__init__.py", None),
        (LIBCLANG, "libclang-18.1.1.data/platlib/clang/cindex.py", None),
    ];
    for (selection, path, place) in table {
        assert_eq!((selection.place)(path), *place, "{path}");
    }
}

#[test]
fn wheels_are_merged_into_one_folder() {
    let (_root, folder) = unpacked(
        HEADERS,
        &[
            &[("nvidia/cu13/include/cuda.h", "1"), ("nvidia/cu13/include/both.h", "2"), ("x.dist-info/RECORD", "")],
            &[
                ("nvidia/cu13/include/crt/host_defines.h", "3"),
                ("nvidia/cu13/include/both.h", "2"),
                ("nvidia/cu13/lib/libx.so.1", "4"),
            ],
        ],
    )
    .unwrap();
    assert_eq!(fs::read_to_string(folder.join("cuda.h")).unwrap(), "1");
    assert_eq!(fs::read_to_string(folder.join("crt/host_defines.h")).unwrap(), "3");
    assert!(is_complete(&folder, "stamp"));
    assert!(!is_complete(&folder, "another stamp"));
    assert_eq!(shared(&folder), Some(BTreeSet::from(["nvidia/cu13/lib/libx.so.1".to_owned()])));
    assert_eq!(
        fs::read_dir(folder).unwrap().count(),
        5,
        "two headers, a folder, the stamp, and the names of libraries"
    );
}

#[test]
fn only_the_specified_folder_is_unpacked() {
    let root = tempfile::tempdir().unwrap();
    let file = root.path().join("x.whl");
    wheel(&file, &[("nvidia/nvcc/nvvm/include/nvvm.h", "1"), ("nvidia/nvcc/include/crt/host.h", "2")]);
    let folder = root.path().join("include");
    let unpacking = Unpacking::begin(HEADERS, &folder).unwrap();
    let pin = Pin { from: Some("nvidia/nvcc/nvvm".to_owned()), ..pin(None) };
    unpacking.add_file(&file, &pin).unwrap();
    unpacking.finish("stamp").unwrap();
    assert!(folder.join("nvvm.h").exists() && !folder.join("crt").exists());
}

#[test]
fn a_header_that_differs_between_wheels_cannot_be_read() {
    let (_root, folder) =
        unpacked(HEADERS, &[&[("nvidia/a/include/cuda.h", "1")], &[("nvidia/b/include/cuda.h", "2")]]).unwrap();
    let text = fs::read_to_string(folder.join("cuda.h")).unwrap();
    assert!(
        text.starts_with("#error ") && text.contains("1.whl differs from that in another wheel of this toolkit"),
        "{text}"
    );
}

#[test]
fn a_wheel_without_its_listed_contents_is_rejected() {
    let failure = unpacked(HEADERS, &[&[("nvidia/cu14/headers/cuda.h", "")]]).unwrap_err();
    assert!(failure.to_string().contains("the wheel does not contain headers"), "{failure}");
}

#[test]
fn paths_outside_of_the_target_folder_are_rejected() {
    for path in [
        "../escape.h",
        "nvidia/cu13/include/../../../../escape.h",
        "/nvidia/cu13/include/cuda.h",
        "nvidia/cu13/include//etc/cuda.h",
        "nvidia/cu13/include/..\\cuda.h",
        "C:/cuda.h",
    ] {
        assert!(!stays_inside(path), "{path}");
    }
    for path in ["nvidia/cu13/include/", "nvidia/cu13/include/cuda.h", "a..b/c"] {
        assert!(stays_inside(path), "{path}");
    }
    let failure =
        unpacked(HEADERS, &[&[("nvidia/cu13/include/cuda.h", ""), ("nvidia/cu13/include/../../../../escape.h", "")]])
            .unwrap_err();
    assert_eq!(failure.exit_code(), 3);
    assert!(failure.to_string().contains("is outside the destination folder"), "{failure}");
}

#[test]
fn every_file_is_compared_with_the_pinned_list() {
    let root = tempfile::tempdir().unwrap();
    let file = root.path().join("x.whl");
    let add = |entries: &[(&str, &str)], pinned: &str| {
        wheel(&file, entries);
        let folder = root.path().join("include");
        let pinned = Sha256::of_bytes(pinned.as_bytes());
        Unpacking::begin(HEADERS, &folder).unwrap().add_file(&file, &pin(Some(pinned))).map_err(|it| it.to_string())
    };
    let hash = Sha256::of_bytes(b"abc").in_base64();
    let list = format!("x/include/a.h,sha256={hash},3\nx-1.dist-info/RECORD,,\n");
    let record = ("x-1.dist-info/RECORD", list.as_str());
    assert_eq!(add(&[("x/include/a.h", "abc"), record], &list), Ok(()));
    let refused = [
        (add(&[("x/include/a.h", "abd"), record], &list), "hash mismatch: RECORD lists sha256 "),
        (add(&[("x/include/b.h", "abc"), record], &list), "its RECORD does not list x/include/b.h"),
        (add(&[("x/include/a.h", "abc"), record], ""), "hash mismatch: expected sha256 e3b0c442"),
        (add(&[("x/include/a.h", "abc")], &list), "it has no RECORD"),
    ];
    for (result, expected) in refused {
        let text = result.unwrap_err();
        assert!(text.contains("x.whl is not the pinned wheel") && text.contains(expected), "{text}");
        assert!(text.contains("`record` in specs/toolkits.yaml"), "{text}");
    }
}

#[test]
fn a_broken_wheel_is_reported_by_name() {
    let root = tempfile::tempdir().unwrap();
    let file = root.path().join("broken.whl");
    fs::write(&file, "no zip").unwrap();
    let failure = unpack(&[file], HEADERS, &root.path().join("include")).unwrap_err();
    assert_eq!(failure.exit_code(), 3);
    assert!(failure.to_string().contains("broken.whl"), "{failure}");
}

#[test]
fn a_corrupted_or_truncated_wheel_yields_the_pinned_files_or_none() {
    let root = tempfile::tempdir().unwrap();
    let file = root.path().join("x.whl");
    let hash = Sha256::of_bytes(b"int x;").in_base64();
    let record = format!("x/include/x.h,sha256={hash},6\nx-1.dist-info/RECORD,,\n");
    wheel(&file, &[("x/include/x.h", "int x;"), ("x-1.dist-info/RECORD", &record)]);
    let pin = pin(Some(Sha256::of_bytes(record.as_bytes())));
    let bytes = fs::read(&file).unwrap();
    let cuts = (0..bytes.len()).map(|length| bytes[..length].to_vec());
    let altered = (0..bytes.len()).flat_map(|at| {
        [0x01, 0x80, 0xff].map(|bits| {
            let mut bytes = bytes.clone();
            bytes[at] ^= bits;
            bytes
        })
    });
    let (mut refused, mut same) = (0, 0);
    for bytes in cuts.chain(altered) {
        let folder = root.path().join("a/include");
        let unpacking = Unpacking::begin(HEADERS, &folder).unwrap();
        match unpacking.add("x.whl", io::Cursor::new(bytes), &pin) {
            Ok(()) => {
                unpacking.finish("stamp").unwrap();
                let files = fs::read_dir(&folder)
                    .unwrap()
                    .filter(|entry| !entry.as_ref().unwrap().file_name().to_string_lossy().starts_with('.'));
                assert_eq!(files.count(), 1);
                assert_eq!(fs::read_to_string(folder.join("x.h")).unwrap(), "int x;");
                same += 1;
            }
            Err(_) => refused += 1,
        }
    }
    // Changes to timestamps and other metadata in an archive have no effect on the unpacked files.
    assert!(refused > 2 * same && same > 0, "{refused} refused, {same} without harm");
}
