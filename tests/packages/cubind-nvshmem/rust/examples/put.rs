//! A put between two GPUs with NVSHMEM: two processes write numbers into each other's memory.
//!
//! ```text
//! cargo run --release --example put
//! ```
//!
//! Running the example requires two GPUs, an NVIDIA driver for CUDA 13, `libcudart.so.13`, `libnvshmem_host.so.3`, and
//! `nvshmem_bootstrap_uid.so.3` in the same folder; building it requires none of them.

use std::error::Error;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use cubind::cuda13::runtime::*;
use cubind::{CuPtr, Outcome};
use cubind_nvshmem::nvshmem::*;

const COUNT: usize = 1 << 16;
const BYTES: usize = COUNT * size_of::<u32>();
const PES: i32 = 2;
/// Passes the index of its processing element (PE) to a process. All processes except the first also receive the ID
/// with which the processes find each other.
const PE: &str = "PUT_PE";
const UNIQUE_ID: &str = "PUT_UNIQUE_ID";

fn main() -> ExitCode {
    match run(&[]) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("put: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Starts this program once for each PE, with these arguments. In the started processes, the program does the work of
/// the PE.
pub fn run(arguments: &[&str]) -> Result<(), Box<dyn Error>> {
    if let Ok(pe) = std::env::var(PE) {
        return put(pe.parse()?, std::env::var(UNIQUE_ID).ok());
    }
    // SAFETY: the function takes no memory.
    let gpus = unsafe { cudaGetDeviceCount().ok()? };
    if gpus < PES {
        println!("skipped: a put between two GPUs needs two");
        return Ok(());
    }
    let mut programs = Programs(Vec::new());
    programs.start(0, None, arguments)?;
    let unique = programs.printed_id()?;
    for pe in 1..PES {
        programs.start(pe, Some(&unique), arguments)?;
    }
    programs.wait(Duration::from_secs(120))?;
    println!("verified          {COUNT} numbers on each of {PES} GPUs");
    Ok(())
}

/// The started processes. A process that waits for a failed process would wait forever, so all of them end with this
/// value.
struct Programs(Vec<Child>);

impl Programs {
    fn start(&mut self, pe: i32, unique: Option<&str>, arguments: &[&str]) -> Result<(), Box<dyn Error>> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(arguments).env(PE, pe.to_string()).envs(unique.map(|unique| (UNIQUE_ID, unique)));
        // All processes run on one machine. They use no network, and no multicast over NVLink, which containers often
        // may not use.
        command.env("NVSHMEM_REMOTE_TRANSPORT", "none").env("NVSHMEM_DISABLE_NVLS", "1");
        self.0.push(command.stdout(Stdio::piped()).spawn()?);
        Ok(())
    }

    /// Returns the ID that the first process prints.
    fn printed_id(&mut self) -> Result<String, Box<dyn Error>> {
        let output = self.0.first_mut().and_then(|first| first.stdout.as_mut()).ok_or("there is no process")?;
        for line in BufReader::new(output).lines() {
            if let Some((_, unique)) = line?.split_once("unique ID: ") {
                return Ok(unique.to_owned());
            }
        }
        Err("the first process has not told the ID".into())
    }

    fn wait(&mut self, longest: Duration) -> Result<(), Box<dyn Error>> {
        let end = Instant::now() + longest;
        for (pe, program) in self.0.iter_mut().enumerate() {
            let status = loop {
                match program.try_wait()? {
                    Some(status) => break status,
                    None if Instant::now() > end => return Err(format!("PE {pe} does not end").into()),
                    None => std::thread::sleep(Duration::from_millis(10)),
                }
            };
            if !status.success() {
                return Err(format!("PE {pe} ended with {status}").into());
            }
        }
        Ok(())
    }
}

impl Drop for Programs {
    fn drop(&mut self) {
        for program in &mut self.0 {
            // The process may already have ended.
            let _ = program.kill();
            let _ = program.wait();
        }
    }
}

fn numbers(pe: i32) -> Vec<u32> {
    (0..COUNT).map(|i| 1_000_000 * pe as u32 + i as u32).collect()
}

/// Does the work of each PE.
fn put(pe: i32, unique: Option<String>) -> Result<(), Box<dyn Error>> {
    // SAFETY: addresses refer to memory that exists until it is freed, after the barrier; the ID lives as long as the
    // attributes, and NVSHMEM until it is finalized.
    unsafe {
        cudaSetDevice(pe).ok()?;
        let identity = match unique {
            Some(text) => from_text(&text)?,
            None => nvshmemx_get_uniqueid().ok()?,
        };
        if pe == 0 {
            println!("unique ID: {}", to_text(&identity));
        }
        let mut attributes = nvshmemx_init_attr_t::default();
        nvshmemx_set_attr_uniqueid_args(pe, PES, &identity, &mut attributes).ok()?;
        nvshmemx_hostlib_init_attr(nvshmemx_init_flags::NVSHMEMX_INIT_WITH_UNIQUEID, Some(&attributes)).ok()?;
        if (nvshmem_my_pe(), nvshmem_n_pes()) != (pe, PES) {
            return Err("NVSHMEM counts otherwise".into());
        }

        // Every PE allocates the same memory, so the local address also represents the other PE's memory.
        let symmetric = nvshmem_malloc(BYTES);
        if symmetric.is_null() {
            return Err("no symmetric memory".into());
        }
        let stream = cudaStreamCreate().ok()?;
        let source = cudaMalloc(BYTES).ok()?;
        cudaMemcpy(source, numbers(pe).as_ptr().cast(), BYTES, cudaMemcpyKind::cudaMemcpyHostToDevice).ok()?;

        let other = PES - 1 - pe;
        nvshmemx_putmem_on_stream(CuPtr::from(symmetric), CuPtr::from(source), BYTES, other, stream);
        nvshmemx_barrier_all_on_stream(stream);
        cudaStreamSynchronize(stream).ok()?;
        let mut received = vec![0_u32; COUNT];
        let to_host = cudaMemcpyKind::cudaMemcpyDeviceToHost;
        cudaMemcpy(received.as_mut_ptr().cast(), symmetric, BYTES, to_host).ok()?;
        if received != numbers(other) {
            return Err(format!("PE {pe} did not get the numbers of PE {other}").into());
        }

        nvshmem_free(symmetric);
        cudaFree(source).ok()?;
        cudaStreamDestroy(stream).ok()?;
        nvshmemx_hostlib_finalize();
    }
    Ok(())
}

fn to_text(identity: &nvshmemx_uniqueid_t) -> String {
    let bytes = identity.version.to_ne_bytes().into_iter().chain(identity.internal.iter().map(|byte| *byte as u8));
    bytes.map(|byte| format!("{byte:02x}")).collect()
}

fn from_text(text: &str) -> Result<nvshmemx_uniqueid_t, Box<dyn Error>> {
    let byte = |at: usize| u8::from_str_radix(text.get(2 * at..2 * at + 2).unwrap_or_default(), 16);
    let mut identity = nvshmemx_uniqueid_t {
        version: i32::from_ne_bytes([byte(0)?, byte(1)?, byte(2)?, byte(3)?]),
        ..Default::default()
    };
    for (at, place) in identity.internal.iter_mut().enumerate() {
        *place = byte(4 + at)? as core::ffi::c_char;
    }
    Ok(identity)
}
