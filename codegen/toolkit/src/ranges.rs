//! A remote file that supports reading and seeking. Only the parts of the file that are read are fetched.
//!
//! The zip crate reads a wheel through [`RemoteFile`]: first the directory at the end of the file, then the requested
//! entries. The requested entries are usually adjacent. Therefore, a request that continues the previous one fetches a
//! part of twice the length.
//!
//! *Architecture invariant:* this module is independent of the remote file's format.

use std::{
    collections::BTreeMap,
    io::{self, Read, Seek, SeekFrom},
};

/// The length of the first fetched part. In most wheels, this part contains the directory and the wheel's list of
/// hashes, which precedes the directory.
const FIRST: u64 = 64 << 10;

/// The maximum length of a fetched part.
const LONGEST: u64 = 8 << 20;

/// A source from which parts of files can be read.
pub(super) trait Parts {
    /// Returns the bytes of `url` in `range`. The syntax of the range is that of HTTP: `0-99`, or `-100` for the last
    /// hundred bytes.
    fn part(&mut self, url: &str, range: &str) -> io::Result<Part>;
}

/// A contiguous part of a remote file.
#[derive(Debug)]
pub(super) struct Part {
    pub(super) bytes: Vec<u8>,
    /// The offset of the part from the beginning of the file.
    pub(super) from: u64,
    /// The length of the whole file.
    pub(super) total: u64,
}

/// A file on a server, of which parts have been downloaded.
pub(super) struct RemoteFile<'a> {
    server: &'a mut dyn Parts,
    url: &'a str,
    length: u64,
    position: u64,
    /// The downloaded parts, by their offsets. The parts do not overlap.
    parts: BTreeMap<u64, Vec<u8>>,
    /// The end of the part that was fetched last, and the length that was requested for this part.
    last: Option<(u64, u64)>,
}

impl<'a> RemoteFile<'a> {
    /// Determines the length of the file, and fetches the end of the file.
    pub(super) fn open(server: &'a mut dyn Parts, url: &'a str) -> io::Result<Self> {
        let Part { bytes, from, total } = server.part(url, &format!("-{FIRST}"))?;
        if from + bytes.len() as u64 != total {
            return Err(io::Error::other("the server did not send the requested end of the file"));
        }
        Ok(Self { server, url, length: total, position: 0, parts: BTreeMap::from([(from, bytes)]), last: None })
    }

    /// Returns the downloaded bytes that start at `position`.
    fn at_hand(&self) -> Option<&[u8]> {
        let (from, bytes) = self.parts.range(..=self.position).next_back()?;
        bytes.get((self.position - from) as usize..).filter(|rest| !rest.is_empty())
    }

    /// Fetches the bytes that start at `position`.
    fn fetch(&mut self) -> io::Result<()> {
        let continued = self.last.filter(|(end, _)| *end == self.position);
        let length = continued.map_or(FIRST, |(_, length)| (2 * length).min(LONGEST));
        let next = self.parts.range(self.position..).next().map_or(self.length, |(from, _)| *from);
        let end = (self.position + length).min(next);
        let part = self.server.part(self.url, &format!("{}-{}", self.position, end - 1))?;
        if (part.from, part.bytes.len() as u64, part.total) != (self.position, end - self.position, self.length) {
            return Err(io::Error::other("the server did not send the requested range"));
        }
        self.last = Some((end, length));
        self.parts.insert(self.position, part.bytes);
        Ok(())
    }
}

impl Read for RemoteFile<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if buffer.is_empty() || self.position >= self.length {
            return Ok(0);
        }
        if self.at_hand().is_none() {
            self.fetch()?;
        }
        let count = self.at_hand().unwrap_or_default().read(buffer)?;
        self.position += count as u64;
        Ok(count)
    }
}

impl Seek for RemoteFile<'_> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let position = match to {
            SeekFrom::Start(position) => Some(position),
            SeekFrom::End(offset) => self.length.checked_add_signed(offset),
            SeekFrom::Current(offset) => self.position.checked_add_signed(offset),
        };
        self.position = position.ok_or(io::ErrorKind::InvalidInput)?;
        Ok(self.position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A server for tests that keeps its file in memory, and records the requests.
    struct Memory {
        bytes: Vec<u8>,
        asked: Vec<String>,
    }

    impl Parts for Memory {
        fn part(&mut self, _: &str, range: &str) -> io::Result<Part> {
            self.asked.push(range.to_owned());
            let total = self.bytes.len();
            let (start, end) = range.split_once('-').unwrap();
            let (from, end) = match start.parse::<usize>() {
                Ok(start) => (start, end.parse::<usize>().unwrap() + 1),
                Err(_) => (total - end.parse::<usize>().unwrap().min(total), total),
            };
            Ok(Part { bytes: self.bytes[from..end].to_vec(), from: from as u64, total: total as u64 })
        }
    }

    #[test]
    fn only_requested_ranges_are_fetched_and_sequential_reads_use_larger_parts() {
        let bytes: Vec<u8> = (0..1_000_000_u32).map(|number| (number % 251) as u8).collect();
        let mut server = Memory { bytes: bytes.clone(), asked: Vec::new() };
        let mut file = RemoteFile::open(&mut server, "").unwrap();
        let mut read = |from: u64, length: usize| {
            let mut buffer = vec![0; length];
            file.seek(SeekFrom::Start(from)).unwrap();
            file.read_exact(&mut buffer).unwrap();
            assert!(buffer == bytes[from as usize..][..length], "{from} {length}");
        };
        read(999_990, 10);
        read(0, 10);
        read(1000 + FIRST, 0);
        read(500_000, 10);
        read(500_010, 200_000);
        read(500_000, 20);
        read(900_000, 100_000);
        let mut rest = Vec::new();
        file.seek(SeekFrom::End(-5)).unwrap();
        file.read_to_end(&mut rest).unwrap();
        assert_eq!(rest, bytes[999_995..]);
        let [first, second] = [500_000 + FIRST, 500_000 + 3 * FIRST];
        let asked = [
            format!("-{FIRST}"),
            format!("0-{}", FIRST - 1),
            format!("500000-{}", first - 1),
            format!("{first}-{}", second - 1),
            format!("{second}-{}", 1_000_000 - FIRST - 1),
        ];
        assert_eq!(server.asked, asked);
    }

    #[test]
    fn a_short_file_is_fetched_with_one_request() {
        let mut server = Memory { bytes: b"short".to_vec(), asked: Vec::new() };
        let mut file = RemoteFile::open(&mut server, "").unwrap();
        let mut text = String::new();
        file.read_to_string(&mut text).unwrap();
        assert_eq!(text, "short");
        assert_eq!(file.seek(SeekFrom::Start(100)).unwrap(), 100);
        assert_eq!(file.read(&mut [0]).unwrap(), 0);
        assert!(file.seek(SeekFrom::Current(-101)).is_err());
        assert_eq!(server.asked.len(), 1);
    }
}
