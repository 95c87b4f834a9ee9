//! The client process for the network: `python3` with a short program that reads parts of files on servers.
//!
//! Python is used because pip downloads the wheels, and the user has configured the index, the proxy and the
//! certificates for pip. Some setups are not supported (an index with a password, an index without JSON, a server
//! without range requests). Such a setup does not cause an error: the caller lets pip fetch the whole wheel instead.
//!
//! *Architecture invariant:* data from this process is untrusted until the data's hash has been verified.

use super::{
    manifest::Name,
    pip::python,
    ranges::{Part, Parts},
    sha256::Sha256,
};
use serde::Deserialize;
use std::{
    io::{self, BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

/// The source code of the Python program.
const PROGRAM: &str = include_str!("client.py");

/// A connection to the package index. The client process ends when this value is dropped.
pub(super) struct Client {
    process: Child,
    /// The standard input of the client process. `None` only during shutdown.
    requests: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
    /// The number of network requests so far, and the number of bytes received.
    pub(super) traffic: Traffic,
}

/// Counters of network requests and received bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Traffic {
    pub(super) requests: u64,
    pub(super) bytes: u64,
}

/// A file that the index lists for a package.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(super) struct Listed {
    pub(super) filename: String,
    pub(super) url: String,
    pub(super) sha256: Option<Sha256>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Answer {
    Error { error: String },
    Bytes { length: u64, from: u64, total: u64 },
}

impl Client {
    /// Starts the client process.
    pub(super) fn start() -> io::Result<Self> {
        Self::configured(&[])
    }

    /// Starts the client process with additional environment variables.
    pub(super) fn configured(variables: &[(&str, &str)]) -> io::Result<Self> {
        let mut process = Command::new(python())
            .args(["-c", PROGRAM])
            .envs(variables.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let pipes = process.stdin.take().zip(process.stdout.take());
        let (requests, answers) = pipes.ok_or_else(|| io::Error::other("no pipe to Python"))?;
        Ok(Self { process, requests: Some(requests), answers: BufReader::new(answers), traffic: Traffic::default() })
    }

    /// Lists the files of `package`, except for withdrawn files.
    pub(super) fn files(&mut self, package: &Name) -> io::Result<Vec<Listed>> {
        let Part { bytes, .. } = self.query(&serde_json::json!({"package": package.as_str()}))?;
        serde_json::from_slice(&bytes).map_err(io::Error::other)
    }

    fn query(&mut self, request: &serde_json::Value) -> io::Result<Part> {
        let requests = self.requests.as_mut().ok_or_else(|| io::Error::other("Python is ending"))?;
        writeln!(requests, "{request}")?;
        requests.flush()?;
        let mut line = String::new();
        if self.answers.read_line(&mut line)? == 0 {
            return Err(io::Error::other("Python ended"));
        }
        match serde_json::from_str(&line).map_err(io::Error::other)? {
            Answer::Error { error } => Err(io::Error::other(error)),
            Answer::Bytes { length, from, total } => {
                let mut bytes = Vec::new();
                (&mut self.answers).take(length).read_to_end(&mut bytes)?;
                self.traffic =
                    Traffic { requests: self.traffic.requests + 1, bytes: self.traffic.bytes + bytes.len() as u64 };
                Ok(Part { bytes, from, total })
            }
        }
    }
}

impl Parts for Client {
    fn part(&mut self, url: &str, range: &str) -> io::Result<Part> {
        self.query(&serde_json::json!({"url": url, "range": range}))
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        // The client process ends when its standard input is closed.
        drop(self.requests.take());
        let _ = self.process.wait();
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use std::{
        net::{TcpListener, TcpStream},
        sync::Arc,
        thread,
    };

    /// Starts a package index and file server on this machine. `files` maps each path to a content type and a content.
    /// The server ends together with the test process.
    pub(in super::super) struct Server {
        pub(in super::super) address: String,
    }

    impl Server {
        pub(in super::super) fn start(files: Vec<(&'static str, &'static str, Vec<u8>)>, sends_parts: bool) -> Self {
            let listener = TcpListener::bind("127.0.0.1:0").unwrap();
            let address = format!("http://{}", listener.local_addr().unwrap());
            let files = Arc::new(files);
            thread::spawn(move || {
                for stream in listener.incoming() {
                    let files = Arc::clone(&files);
                    thread::spawn(move || answer(stream.unwrap(), &files, sends_parts));
                }
            });
            Self { address }
        }

        /// Creates a client that uses only this index, regardless of how this machine is configured.
        pub(in super::super) fn client(&self) -> Client {
            let index = format!("{}/simple", self.address);
            Client::configured(&[
                ("PIP_INDEX_URL", &index),
                ("PIP_CONFIG_FILE", "/dev/null"),
                ("no_proxy", "127.0.0.1"),
                ("PIP_PROXY", ""),
            ])
            .unwrap()
        }
    }

    fn answer(mut stream: TcpStream, files: &[(&str, &str, Vec<u8>)], sends_parts: bool) {
        let mut lines = BufReader::new(stream.try_clone().unwrap()).lines().map(Result::unwrap);
        let first = lines.next().unwrap();
        let path = first.split(' ').nth(1).unwrap().to_owned();
        let headers: Vec<String> = lines.take_while(|line| !line.is_empty()).collect();
        let range = headers.iter().find_map(|line| line.strip_prefix("Range: bytes="));
        let Some((_, kind, contents)) = files.iter().find(|(of, ..)| *of == path) else {
            return stream.write_all(b"HTTP/1.0 404 Not Found\r\n\r\n").unwrap();
        };
        let length = contents.len();
        let (status, part) = match range.filter(|_| sends_parts) {
            Some(range) => {
                let (start, end) = range.split_once('-').unwrap();
                let (start, end) = match (start.parse::<usize>().ok(), end.parse::<usize>().ok()) {
                    (Some(start), Some(end)) => (start, (end + 1).min(length)),
                    (Some(start), None) => (start, length),
                    (None, end) => (length - end.unwrap().min(length), length),
                };
                let place = format!("Content-Range: bytes {start}-{}/{length}\r\n", end - 1);
                (format!("206 Partial Content\r\n{place}"), &contents[start..end])
            }
            None => ("200 OK\r\n".to_owned(), contents.as_slice()),
        };
        let head = format!("HTTP/1.0 {status}Content-Type: {kind}\r\nContent-Length: {}\r\n\r\n", part.len());
        // The client may have closed the connection already.
        let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(part));
    }

    #[test]
    fn files_are_listed_and_read_in_parts() {
        let hash = "a".repeat(64);
        let list = format!(
            r#"{{"files": [{{"filename": "x-1-any.whl", "url": "../../x.whl", "hashes": {{"sha256": "{hash}"}}}},
                {{"filename": "x-2-any.whl", "url": "/y.whl", "hashes": {{}}, "yanked": "broken"}}]}}"#
        );
        let json = "application/vnd.pypi.simple.v1+json";
        let server = Server::start(
            vec![
                ("/simple/x/", json, list.into_bytes()),
                ("/simple/old/", "text/html", b"<a>".to_vec()),
                ("/x.whl", "application/zip", b"0123456789".to_vec()),
            ],
            true,
        );
        let mut client = server.client();
        let files = client.files(&"x".parse().unwrap()).unwrap();
        let url = format!("{}/x.whl", server.address);
        let expected = Listed { filename: "x-1-any.whl".into(), url: url.clone(), sha256: Some(hash.parse().unwrap()) };
        assert_eq!(files, [expected]);

        let part = client.part(&url, "2-4").unwrap();
        assert_eq!((part.bytes.as_slice(), part.from, part.total), (b"234".as_slice(), 2, 10));
        let part = client.part(&url, "-3").unwrap();
        assert_eq!((part.bytes.as_slice(), part.from), (b"789".as_slice(), 7));

        let error = client.files(&"old".parse().unwrap()).unwrap_err().to_string();
        assert!(error.contains("only as HTML"), "{error}");
        let error = client.part(&format!("{}/none", server.address), "0-1").unwrap_err().to_string();
        assert!(error.contains("404"), "{error}");
        let error = client.part("file:///etc/passwd", "0-1").unwrap_err().to_string();
        assert!(error.contains("not an http or https URL"), "{error}");
        assert_eq!(client.part(&url, "0-0").unwrap().bytes, b"0", "the process continues after an error");
    }

    #[test]
    fn a_server_that_sends_only_whole_files_is_reported() {
        let server = Server::start(vec![("/x.whl", "application/zip", b"0123456789".to_vec())], false);
        let error = server.client().part(&format!("{}/x.whl", server.address), "2-4").unwrap_err().to_string();
        assert!(error.contains("the server does not support range requests"), "{error}");
    }
}
