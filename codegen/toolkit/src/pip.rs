//! Finds and downloads wheels with `python3 -m pip`, and interprets pip's errors.
//!
//! pip is used because the user has configured the index, the proxy, the certificates and the credentials for pip.
//!
//! *Architecture invariant:* every download is pinned by its hash. Nothing is installed, and no code of a package runs,
//! because wheels are stored unchanged.

use super::{
    failures,
    manifest::{FILE, Name},
    pin::Pin,
    sha256::Sha256,
};
use codegen_core::diag::Failure;
use std::{
    env,
    ffi::{OsStr, OsString},
    fs,
    path::Path,
};
use xshell::{Shell, cmd};

/// The Python interpreter that the user has chosen.
pub(super) fn python() -> OsString {
    env::var_os("PYTHON").filter(|name| !name.is_empty()).unwrap_or_else(|| OsString::from("python3"))
}

/// The maximum length of a quotation of pip's output in a message.
const QUOTE: usize = 300;

/// Downloads the wheels `pins` that are published for one of the platforms `tags`, and stores them in the empty folder
/// `into`.
///
/// If this machine cannot download the wheels, the error suggests the alternative `otherwise`.
pub(super) fn download(pins: &[&Pin], tags: &[String], into: &Path, otherwise: &str) -> Result<(), Failure> {
    download_with(&python(), pins, tags, into, otherwise)
}

/// A wheel that the index offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Offer {
    /// The version of the wheel's package.
    pub(super) version: Name,
    /// The hash of the wheel's file.
    pub(super) sha256: Sha256,
    /// The requirements of the wheel, including extras.
    pub(super) requires: Vec<String>,
}

/// Returns the wheel for the newest version of `package` that `versions` allows (`==13.4.*`) and that is published for
/// one of the platforms `tags`. Returns `None` if there is no such version. If the index has no version of the package
/// at all, the result is a failure unless the index is `known` to be reachable, because pip does not distinguish a
/// missing package from a network failure.
pub(super) fn find(package: &str, versions: &str, tags: &[String], known: bool) -> Result<Option<Offer>, Failure> {
    const OTHERWISE: &str = "write the entry by hand";
    let python = python();
    let folder = tempfile::tempdir().map_err(|error| failures::cannot_write(&env::temp_dir(), &error))?;
    let (report, nowhere) = (folder.path().join("report.json"), folder.path().join("nowhere"));
    let sh = Shell::new().map_err(|error| no_python(&python, &error, OTHERWISE))?;
    let requirement = format!("{package}{versions}");
    let platforms = tags.iter().flat_map(|tag| ["--platform", tag]);
    // pip considers other platforms only if a target folder is specified.
    let output = cmd!(sh, "{python} -m pip install {requirement} --dry-run --ignore-installed --target {nowhere}")
        .args(["--no-deps", "--only-binary=:all:", "--report"])
        .arg(&report)
        .args(platforms)
        .args(["--no-input", "--progress-bar", "off", "--disable-pip-version-check"])
        .env("PIP_REQUIRE_VIRTUALENV", "0")
        .quiet()
        .ignore_status()
        .output()
        .map_err(|error| no_python(&python, &error, OTHERWISE))?;
    if output.status.success() {
        let text = fs::read_to_string(&report).map_err(|error| failures::cannot_read(&report, &error))?;
        return read_report(&text).map(Some).map_err(|error| {
            Failure::environment(format!("pip's report on {package} has an unexpected form: {error}"), OTHERWISE)
        });
    }
    let said = format!("{}\n{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let answered = said.contains("(from versions: ") && (known || !said.contains("(from versions: none)"));
    if answered { Ok(None) } else { Err(explain(&said, &python.display().to_string(), OTHERWISE)) }
}

/// Parses an installation report with only one package (pip 22.2 and newer).
fn read_report(text: &str) -> Result<Offer, String> {
    let report: serde_json::Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let package = &report["install"][0];
    let field = |value: &serde_json::Value, name| value.as_str().map(str::to_owned).ok_or(format!("no {name}"));
    let version = field(&package["metadata"]["version"], "version")?;
    let sha256 = field(&package["download_info"]["archive_info"]["hashes"]["sha256"], "sha256")?;
    let requires = package["metadata"]["requires_dist"].as_array().into_iter().flatten();
    let requires = requires.map(|text| field(text, "requirement")).collect::<Result<_, _>>()?;
    Ok(Offer { version: version.parse()?, sha256: sha256.parse()?, requires })
}

fn no_python(python: &OsStr, error: &dyn std::error::Error, otherwise: &str) -> Failure {
    Failure::environment(
        format!("cannot run {}, which would fetch the wheels: {error}", python.display()),
        format!("install Python with pip, specify an interpreter with PYTHON=…, or {otherwise}"),
    )
}

fn download_with(python: &OsStr, pins: &[&Pin], tags: &[String], into: &Path, otherwise: &str) -> Result<(), Failure> {
    // If the hash of a wheel is not pinned, the hashes of the wheel's files are pinned. The wheel is untrusted until
    // its files have been verified.
    let (hashed, others): (Vec<_>, Vec<_>) = pins.iter().partition(|pin| pin.sha256.is_some());
    for group in [hashed, others].into_iter().filter(|group| !group.is_empty()) {
        download_group(python, &group, tags, into, otherwise)?;
    }
    Ok(())
}

fn download_group(
    python: &OsStr,
    pins: &[&&Pin],
    tags: &[String],
    into: &Path,
    otherwise: &str,
) -> Result<(), Failure> {
    let requirements = into.join("requirements.txt");
    let lines = pins.iter().map(|pin| {
        let hash = pin.sha256.as_ref().map_or(String::new(), |hash| format!(" --hash=sha256:{hash}"));
        format!("{}=={}{hash}\n", pin.package, pin.version)
    });
    fs::write(&requirements, lines.collect::<String>())
        .map_err(|error| failures::cannot_write(&requirements, &error))?;

    let sh = Shell::new().map_err(|error| no_python(python, &error, otherwise))?;
    let platforms = tags.iter().flat_map(|tag| ["--platform", tag]);
    let output = cmd!(sh, "{python} -m pip download -r {requirements} -d {into}")
        .args(pins.iter().all(|pin| pin.sha256.is_some()).then_some("--require-hashes"))
        .args(["--no-deps", "--only-binary=:all:"])
        .args(platforms)
        .args(["--no-input", "--progress-bar", "off", "--disable-pip-version-check"])
        // The user may have configured pip to run only in virtual environments. This setting is disabled here, because
        // wheels are only downloaded and not installed.
        .env("PIP_REQUIRE_VIRTUALENV", "0")
        .quiet()
        .ignore_status()
        .output()
        .map_err(|error| no_python(python, &error, otherwise))?;
    if output.status.success() {
        return Ok(());
    }
    let said = format!("{}\n{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    Err(explain(&said, &python.display().to_string(), otherwise))
}

/// Returns the failure that explains pip's output.
fn explain(said: &str, python: &str, otherwise: &str) -> Failure {
    let line = |part: &str| said.lines().map(str::trim).rfind(|line| line.contains(part));

    if line("No module named pip").is_some() || line("No module named 'pip'").is_some() {
        return Failure::environment(
            format!("{python} has no pip, which is needed to fetch the wheels"),
            format!(
                "install pip (`{python} -m ensurepip`, or your system's package python3-pip), specify another \
                interpreter with PYTHON=…, or {otherwise}"
            ),
        );
    }
    if line("DO NOT MATCH THE HASHES").is_some() {
        let what = line("Expected sha256")
            .zip(line("Got  "))
            .map(|(expected, got)| format!(": {}, {}", words(expected), words(got)));
        let package = said
            .lines()
            .skip_while(|line| !line.contains("DO NOT MATCH THE HASHES"))
            .find_map(|line| line.trim().split_once(" from ").filter(|(name, _)| name.contains("==")))
            .map_or("a package", |(name, _)| name);
        return Failure::environment(
            format!(
                "hash mismatch: the package index serves a different file for {package}{}",
                what.unwrap_or_default()
            ),
            format!(
                "compare the wheel with pypi.org, because the hash in {FILE} is wrong, or the index is not \
                    trustworthy"
            ),
        );
    }
    if line("from versions: none").is_some() {
        // pip retries only if the network fails. pip's output does not distinguish a network failure from a missing
        // package in any other way.
        let package = line("No matching distribution found for")
            .and_then(|line| line.split_whitespace().last())
            .unwrap_or("the wheels");
        let reason = line("connection broken by").map_or(String::new(), |line| format!(": {}", quote(core(line))));
        return Failure::environment(
            format!(
                "pip found no version of {package}, because its package index cannot be reached or lacks the \
                    package{reason}"
            ),
            format!("check the network and `{python} -m pip config list`, or {otherwise}"),
        );
    }
    // Returns the lines of the output that pip marks as errors. If there are none, returns the last line, which may be
    // the end of a traceback.
    let errors: Vec<&str> = said.lines().filter_map(|line| line.trim().strip_prefix("ERROR: ")).collect();
    let last = said.lines().map(str::trim).rfind(|line| !line.is_empty()).unwrap_or("without a message");
    let words = if errors.is_empty() { last.to_owned() } else { errors.join("; ") };
    Failure::environment(
        format!("pip could not fetch the wheels: {}", quote(&words)),
        format!("check the network and `{python} -m pip config list`, or {otherwise}"),
    )
}

/// Extracts the reason from pip's `… connection broken by 'NewConnectionError('<… at 0x7f>: Connection refused')':
/// /simple/x/`, or from `…Error("HTTPConnection(…): Connection refused")': …` since pip 26.
fn core(line: &str) -> &str {
    let reason = line.split_once("connection broken by ").map_or(line, |(_, reason)| reason);
    let reason = [">: ", "): "].iter().find_map(|end| reason.split_once(end)).map_or(reason, |(_, reason)| reason);
    ["')", "\")"].iter().find_map(|end| reason.split_once(end)).map_or(reason, |(reason, _)| reason)
}

/// Collapses repeated spaces, with which pip aligns columns.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the beginning of `text`, truncated to the maximum length of a quotation.
fn quote(text: &str) -> String {
    match text.char_indices().nth(QUOTE) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{super::unpack::tests::pin, *};

    #[test]
    fn messages_of_pip_become_next_steps() {
        // Shortened error messages of pip 23 to 26.
        let table = [
            ("/usr/bin/python3: No module named pip\n", "error: python3 has no pip", "ensurepip"),
            (
                "WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError('<C at 0x7f>: Connection \
                 refused')': /simple/x/\n\
                 ERROR: Could not find a version that satisfies the requirement x==1 (from versions: none)\n\
                 ERROR: No matching distribution found for x==1\n",
                "pip found no version of x==1, because its package index cannot be reached or lacks the package: \
                Connection refused\n",
                "check the network",
            ),
            (
                "ERROR: Could not find a version that satisfies the requirement x==1 (from versions: 2, 3)\n\
                 ERROR: No matching distribution found for x==1\n",
                "requirement x==1 (from versions: 2, 3); No matching distribution found for x==1\n",
                "check the network",
            ),
            (
                "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE. If you\n    \
                 x==1 from https://files/x.whl#sha256=ff (from -r r.txt (line 1)):\n        \
                 Expected sha256 aa\n             Got        bb\n",
                "hash mismatch: the package index serves a different file for x==1: Expected sha256 aa, Got bb\n",
                "specs/toolkits.yaml",
            ),
            ("Traceback\n  File\nOSError: disk full\n\n", "pip could not fetch the wheels: OSError: disk full\n", ""),
            ("", "pip could not fetch the wheels: without a message\n", "or give up"),
        ];
        for (said, message, next) in table {
            let failure = explain(said, "python3", "give up");
            assert_eq!(failure.exit_code(), 3);
            let text = failure.to_string();
            assert!(text.contains(message) && text.contains(next), "{said}\nbecame\n{text}");
        }
    }

    #[test]
    fn a_broken_connection_is_reported_without_a_python_traceback() {
        let table = [
            "broken by 'NewConnectionError('<x.C object at 0x7f>: Failed: [Errno 111] refused')': /simple/libclang/",
            "broken by 'NewConnectionError(\"C(host='127.0.0.1', port=9): Failed: [Errno 111] refused\")': /simple/x/",
        ];
        for line in table {
            assert_eq!(core(&format!("WARNING: after connection {line}")), "Failed: [Errno 111] refused", "{line}");
        }
        assert_eq!(core("connection broken by something new"), "something new");
    }

    #[test]
    fn a_report_has_one_version_and_its_hash() {
        let hash = "a".repeat(64);
        let report = |version: &str, hashes: &str| {
            format!(
                r#"{{"install": [{{"metadata": {{"version": "{version}"}}, "download_info": {{"archive_info": {{"hashes":
                {hashes}}}}}}}]}}"#
            )
        };
        let offer = read_report(&report("13.4.92", &format!(r#"{{"sha256": "{hash}"}}"#))).unwrap();
        assert_eq!((offer.version.as_str(), offer.sha256.to_string()), ("13.4.92", hash.clone()));
        assert_eq!(offer.requires, [""; 0]);
        let asking = report("1", &format!(r#"{{"sha256": "{hash}"}}"#))
            .replace(r#""version": "1""#, r#""version": "1", "requires_dist": ["x==1; extra == 'x'"]"#);
        assert_eq!(read_report(&asking).unwrap().requires, ["x==1; extra == 'x'"]);
        assert_eq!(read_report(&report("13.4.92", "{}")).unwrap_err(), "no sha256");
        assert_eq!(read_report(r#"{"install": []}"#).unwrap_err(), "no version");
    }

    #[test]
    fn long_words_are_shortened_between_characters() {
        let long = quote(&"ä".repeat(QUOTE + 1));
        assert_eq!(long.chars().count(), QUOTE + 1);
        assert!(long.ends_with('…'));
        assert_eq!(quote("short"), "short");
    }

    #[test]
    fn a_missing_python_is_reported_with_the_next_step() {
        let folder = tempfile::tempdir().unwrap();
        let python = OsStr::new("no-such-python");
        let pin = pin(None);
        let failure = download_with(python, &[&pin], &[], folder.path(), "give up").unwrap_err();
        assert_eq!(failure.exit_code(), 3);
        let text = failure.to_string();
        for part in ["cannot run no-such-python", "PYTHON=", "or give up"] {
            assert!(text.contains(part), "{part} in {text}");
        }
    }
}
