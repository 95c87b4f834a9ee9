//! Reads individual files from a wheel on a server, without downloading the whole wheel.
//!
//! *Architecture invariant:* every file is compared with the hash in the wheel's list of files, and the list is
//! compared with its pinned hash.

use super::{
    client::{Client, Listed},
    index,
    pin::Pin,
    ranges::RemoteFile,
    sha256::Sha256,
    unpack::{Unpacking, Wrong, list},
};
use std::io;
use zip::ZipArchive;

/// Adds the files of the wheel `pin` to `unpacking`.
pub(super) fn unpack(client: &mut Client, pin: &Pin, unpacking: &Unpacking<'_>) -> Result<(), Wrong> {
    let unreadable = |error: io::Error| Wrong::Unreadable(error.to_string());
    let files = client.files(&pin.package).map_err(unreadable)?;
    let listed = index::exactly(&files, &pin.version, pin.sha256.as_ref(), &pin.platform)
        .ok_or_else(|| Wrong::Unreadable("the package index lists no such wheel".to_owned()))?;
    let wheel = RemoteFile::open(client, &listed.url).map_err(unreadable)?;
    unpacking.add(&format!("{} on the package index", pin.title()), wheel, pin)
}

/// Returns the hash of a wheel's list of files.
pub(super) fn record(client: &mut Client, wheel: &Listed) -> Result<Sha256, Wrong> {
    let broken = |error: &dyn std::error::Error| Wrong::Unreadable(error.to_string());
    let file = RemoteFile::open(client, &wheel.url).map_err(|error| broken(&error))?;
    let mut archive = ZipArchive::new(file).map_err(|error| broken(&error))?;
    let text = list(&mut archive)?.ok_or_else(|| Wrong::Unreadable(format!("{} has no RECORD", wheel.filename)))?;
    Ok(Sha256::of_bytes(&text))
}

#[cfg(test)]
mod tests {
    use super::{
        super::{
            client::tests::Server,
            tests::Silent,
            unpack::{
                self,
                tests::{pin, wheel},
            },
            wheels::Store,
        },
        *,
    };
    use std::{fs, path::Path};

    /// Starts an index with one wheel, which contains a header and a library. The library must not be fetched.
    fn server(listed: &str, sends_parts: bool) -> (Server, Sha256) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("x.whl");
        let hash = Sha256::of_bytes(b"int x;").in_base64();
        let record = format!("x/include/x.h,sha256={hash},6\nx/lib/libx.so,sha256=f,1\nx-1.dist-info/RECORD,,\n");
        // The data of the library cannot be compressed, so the data has the same size in the wheel.
        let library: String =
            (0..400_000_u32).map(|n| char::from(33 + (n.wrapping_mul(2_654_435_761) >> 25) as u8 % 90)).collect();
        wheel(&file, &[("x/include/x.h", "int x;"), ("x/lib/libx.so", &library), ("x-1.dist-info/RECORD", &record)]);
        let list = format!(r#"{{"files": [{{"filename": "{listed}", "url": "/x.whl", "hashes": {{}}}}]}}"#);
        let files = vec![
            ("/simple/x/", "application/vnd.pypi.simple.v1+json", list.into_bytes()),
            ("/x.whl", "application/zip", fs::read(&file).unwrap()),
        ];
        (Server::start(files, sends_parts), Sha256::of_bytes(record.as_bytes()))
    }

    const NAME: &str = "x-1-py3-none-manylinux_2_27_x86_64.whl";

    #[test]
    fn headers_come_without_the_rest_of_the_wheel() {
        let (server, record) = server(NAME, true);
        let root = tempfile::tempdir().unwrap();
        let folder = root.path().join("include");
        let store =
            Store { root: root.path(), otherwise: "give up", progress: &Silent, connect: &|| Ok(server.client()) };
        store.provide(&[pin(Some(record))], unpack::HEADERS, &folder).unwrap();
        assert_eq!(fs::read_to_string(folder.join("x.h")).unwrap(), "int x;");
        assert!(!root.path().join("target/cubind/wheels").exists(), "no wheel was fetched");
    }

    fn unpacked(server: &Server, pin: &Pin, folder: &Path) -> (Result<(), Wrong>, u64) {
        let mut client = server.client();
        let unpacking = Unpacking::begin(unpack::HEADERS, folder).unwrap();
        let result = unpack(&mut client, pin, &unpacking);
        (result, client.traffic.bytes)
    }

    #[test]
    fn headers_are_unpacked_from_ranges_and_mismatches_are_reported() {
        let root = tempfile::tempdir().unwrap();
        let folder = root.path().join("include");
        let (complete, record) = server(NAME, true);
        let (result, bytes) = unpacked(&complete, &pin(Some(record.clone())), &folder);
        assert!(result.is_ok() && bytes < 150_000, "{result:?} {bytes}");
        let listed = Listed { filename: NAME.into(), url: format!("{}/x.whl", complete.address), sha256: None };
        assert_eq!(super::record(&mut complete.client(), &listed).unwrap(), record);

        let (result, _) = unpacked(&complete, &pin(Some(Sha256::of_bytes(b""))), &folder);
        assert!(
            matches!(&result, Err(Wrong::Refused(failure)) if failure.to_string().contains("for its RECORD")),
            "{result:?}"
        );

        let unreadable = [
            (server(NAME, false).0, "the server does not support range requests"),
            (server("x-1-py3-none-win_amd64.whl", true).0, "the package index lists no such wheel"),
            (Server::start(Vec::new(), true), "404"),
        ];
        for (server, expected) in unreadable {
            let (result, _) = unpacked(&server, &pin(Some(record.clone())), &folder);
            assert!(matches!(&result, Err(Wrong::Unreadable(why)) if why.contains(expected)), "{expected}: {result:?}");
        }
    }
}
