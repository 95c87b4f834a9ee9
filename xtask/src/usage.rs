//! CPU time of processes, as reported by `/proc` on Linux. The CPU time is unknown on other systems.

use std::{fs, time::Duration};

/// The number of time units of `/proc/self/stat` in a second. The number is the same on every Linux architecture.
const TICKS_PER_SECOND: u64 = 100;
/// The indices of the fields that contain the CPU time of this process, counted from the field after the program name
/// in parentheses.
const OWN: [usize; 2] = [11, 12];
const OF_CHILDREN: [usize; 2] = [13, 14];

/// Returns the CPU time of all child processes that have ended, including that of their own children.
pub(crate) fn of_children() -> Option<Duration> {
    sum(&fs::read_to_string("/proc/self/stat").ok()?, &OF_CHILDREN)
}

/// Returns the CPU time of this process, without its children.
pub(crate) fn of_this_process() -> Option<Duration> {
    sum(&fs::read_to_string("/proc/self/stat").ok()?, &OWN)
}

/// Returns the CPU time of this process and of its children.
pub(crate) fn of_all() -> Option<Duration> {
    sum(&fs::read_to_string("/proc/self/stat").ok()?, &[OWN, OF_CHILDREN].concat())
}

/// Returns the difference between two CPU times, if both are known.
pub(crate) fn between(before: Option<Duration>, after: Option<Duration>) -> Option<Duration> {
    after?.checked_sub(before?)
}

/// Returns the sum of these fields in `/proc/self/stat`.
fn sum(stat: &str, fields: &[usize]) -> Option<Duration> {
    // The program name may contain spaces and parentheses.
    let (_, rest) = stat.rsplit_once(')')?;
    let all: Vec<&str> = rest.split_whitespace().collect();
    let ticks = fields.iter().map(|field| all.get(*field)?.parse::<u64>().ok()).sum::<Option<u64>>()?;
    Some(Duration::from_millis(ticks * 1000 / TICKS_PER_SECOND))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_follow_the_name_of_the_program() {
        let stat = "7 (a) b) S 1 2 3 4 5 6 7 8 9 10 150 50 1000 7 20 0";
        assert_eq!(sum(stat, &OWN), Some(Duration::from_secs(2)));
        assert_eq!(sum(stat, &OF_CHILDREN), Some(Duration::from_millis(10_070)));
        assert_eq!(sum("7 (a) S 1", &OWN), None);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_process_that_works_uses_cpu_time() {
        let before = of_all();
        let begin = std::time::Instant::now();
        while begin.elapsed() < Duration::from_millis(200) {
            std::hint::spin_loop();
        }
        let _ended = std::process::Command::new("true").status();
        assert!(between(before, of_all()).unwrap() > Duration::ZERO);
    }
}
