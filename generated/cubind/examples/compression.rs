//! Compression on the GPU with nvCOMP: the chunks of a log are compressed with LZ4 and with Zstandard, and then
//! decompressed.
//!
//! ```text
//! cargo run --release --example compression --features nvcomp
//! ```
//!
//! Running it requires an NVIDIA driver for CUDA 13, `libcudart.so.13` and `libnvcomp.so.6`; building it requires none
//! of them.

use core::ffi::c_void;
use std::error::Error;
use std::process::ExitCode;

use cubind::cuda13::runtime::*;
use cubind::nvcomp::*;
use cubind::{CuPtr, Outcome};

const CHUNK: usize = 1 << 16;
const CHUNKS: usize = 16;
const SIZE: usize = CHUNK * CHUNKS;
/// The alignment of chunks on the device, which satisfies the requirement of every format.
const ALIGNED: usize = 256;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("compression: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Compresses and decompresses the chunks with the functions of a format, and compares the result with the original.
/// The format's option records contain the defaults.
macro_rules! there_and_back {
    ($text:expr, $room:ident, $temp:ident, $compress:ident, $temp_back:ident, $decompress:ident) => {{
        let stream = cudaStream_t::NULL;
        // SAFETY: the memory has the sizes that are passed to the calls, and is freed after them. Copies wait for
        // earlier work in the default stream.
        unsafe {
            let room = $room(CHUNK, Default::default()).ok()?.next_multiple_of(ALIGNED);
            let on_device = OnDevice::new($text, room)?;
            let OnDevice { original, packed, back, sizes, packed_sizes, back_sizes, statuses } = on_device.arrays();

            let size = $temp(CHUNKS, CHUNK, Default::default(), SIZE, stream).ok()?;
            let work = CuPtr::from(cudaMalloc(size.max(1)).ok()?);
            let (from, to) = (original.cast(), packed.cast());
            $compress(from, sizes, CHUNK, CHUNKS, work, size, to, packed_sizes, Default::default(), statuses, stream)
                .ok()?;
            on_device.all_good()?;
            cudaFree(work.as_mut_ptr()).ok()?;

            let size = $temp_back(CHUNKS, CHUNK, Default::default(), SIZE, stream).ok()?;
            let work = CuPtr::from(cudaMalloc(size.max(1)).ok()?);
            let (from, to) = (packed.cast(), back.cast());
            let options = Default::default();
            $decompress(from, packed_sizes, sizes, back_sizes, CHUNKS, work, size, to, options, statuses, stream)
                .ok()?;
            on_device.all_good()?;
            cudaFree(work.as_mut_ptr()).ok()?;
            on_device.check($text)?
        }
    }};
}

/// Compresses the log with both formats.
pub fn run() -> Result<(), Box<dyn Error>> {
    let lines = (0..SIZE / 30)
        .map(|i| format!("request {i} took {} us and moved {} bytes\n", i * 7919 % 1000, i * i % 65536).into_bytes());
    let mut text: Vec<u8> = lines.flatten().collect();
    text.truncate(SIZE);
    let lz4 = there_and_back!(
        &text,
        nvcompBatchedLZ4CompressGetMaxOutputChunkSize,
        nvcompBatchedLZ4CompressGetTempSize,
        nvcompBatchedLZ4CompressAsync,
        nvcompBatchedLZ4DecompressGetTempSize,
        nvcompBatchedLZ4DecompressAsync
    );
    let zstd = there_and_back!(
        &text,
        nvcompBatchedZstdCompressGetMaxOutputChunkSize,
        nvcompBatchedZstdCompressGetTempSize,
        nvcompBatchedZstdCompressAsync,
        nvcompBatchedZstdDecompressGetTempSize,
        nvcompBatchedZstdDecompressAsync
    );
    for (name, size) in [("LZ4", lz4), ("Zstandard", zstd)] {
        if !(1..SIZE / 2).contains(&size) {
            return Err(format!("{name}: {SIZE} bytes became {size}").into());
        }
        println!("verified          {name}: {SIZE} bytes in {CHUNKS} chunks, {size} compressed");
    }
    Ok(())
}

/// Device addresses of the kernels' inputs and outputs, including the addresses and sizes of the chunks.
struct OnDevice<A> {
    original: A,
    packed: A,
    back: A,
    sizes: CuPtr<usize>,
    packed_sizes: CuPtr<usize>,
    back_sizes: CuPtr<usize>,
    statuses: CuPtr<nvcompStatus_t>,
}

/// The consecutive chunks, and the array of their addresses.
struct Chunks {
    memory: CuPtr<u8>,
    addresses: CuPtr<*mut c_void>,
}

impl Chunks {
    fn new(step: usize) -> Result<Self, Box<dyn Error>> {
        let memory: CuPtr<u8> = allocate(step * CHUNKS)?;
        let each: Vec<u64> = (0..CHUNKS).map(|i| memory.add(i * step).address()).collect();
        Ok(Self { memory, addresses: upload(&each)?.cast() })
    }
}

impl OnDevice<Chunks> {
    fn new(text: &[u8], room: usize) -> Result<Self, Box<dyn Error>> {
        let (original, packed, back) = (Chunks::new(CHUNK)?, Chunks::new(room)?, Chunks::new(CHUNK)?);
        write(original.memory, text)?;
        Ok(Self {
            original,
            packed,
            back,
            sizes: upload(&[CHUNK; CHUNKS])?,
            packed_sizes: upload(&[0; CHUNKS])?,
            back_sizes: upload(&[0; CHUNKS])?,
            statuses: upload(&[nvcompStatus_t(-1); CHUNKS])?,
        })
    }

    /// The arrays of addresses and sizes that the functions take as arguments.
    fn arrays(&self) -> OnDevice<CuPtr<*mut c_void>> {
        let Self { original, packed, back, sizes, packed_sizes, back_sizes, statuses } = self;
        OnDevice {
            original: original.addresses,
            packed: packed.addresses,
            back: back.addresses,
            sizes: *sizes,
            packed_sizes: *packed_sizes,
            back_sizes: *back_sizes,
            statuses: *statuses,
        }
    }

    /// Returns an error if a chunk failed, and resets the statuses for the next call.
    fn all_good(&self) -> Result<(), Box<dyn Error>> {
        let statuses: Vec<i32> = read(self.statuses.cast(), CHUNKS)?;
        write(self.statuses, &[nvcompStatus_t(-1); CHUNKS])?;
        match statuses.into_iter().map(nvcompStatus_t).find(|status| *status != nvcompStatus_t::nvcompSuccess) {
            Some(status) => Err(format!("a chunk failed: {status:?}").into()),
            None => Ok(()),
        }
    }

    /// Compares the result with the original, frees the memory, and returns the total compressed size.
    fn check(self, text: &[u8]) -> Result<usize, Box<dyn Error>> {
        if read(self.back_sizes, CHUNKS)? != [CHUNK; CHUNKS] {
            return Err("the decompressed chunks have another size".into());
        }
        if read(self.back.memory, SIZE)? != text {
            return Err("the decompressed text differs".into());
        }
        let size = read(self.packed_sizes, CHUNKS)?.iter().sum();
        let chunks = [self.original, self.packed, self.back];
        let of_chunks = chunks.iter().flat_map(|chunk| [chunk.memory.cast(), chunk.addresses.cast()]);
        let rest = [self.sizes, self.packed_sizes, self.back_sizes].map(CuPtr::cast);
        for memory in of_chunks.chain(rest).chain([self.statuses.cast::<c_void>()]) {
            // SAFETY: the memory is no longer used.
            unsafe { cudaFree(memory.as_mut_ptr()).ok()? };
        }
        Ok(size)
    }
}

fn allocate<T>(size: usize) -> Result<CuPtr<T>, Box<dyn Error>> {
    // SAFETY: any size may be passed.
    Ok(CuPtr::from(unsafe { cudaMalloc(size).ok()? }).cast())
}

fn upload<T>(data: &[T]) -> Result<CuPtr<T>, Box<dyn Error>> {
    let memory = allocate(size_of_val(data))?;
    write(memory, data)?;
    Ok(memory)
}

fn write<T>(memory: CuPtr<T>, data: &[T]) -> Result<(), Box<dyn Error>> {
    let (from, to) = (data.as_ptr().cast(), memory.as_mut_ptr().cast());
    // SAFETY: both memory regions have this size.
    unsafe { cudaMemcpy(to, from, size_of_val(data), cudaMemcpyKind::cudaMemcpyHostToDevice).ok()? };
    Ok(())
}

/// Copies an array to the host, after earlier work in the default stream.
fn read<T: Default + Clone>(memory: CuPtr<T>, count: usize) -> Result<Vec<T>, Box<dyn Error>> {
    let mut data = vec![T::default(); count];
    let (to, from) = (data.as_mut_ptr().cast(), memory.as_ptr().cast());
    // SAFETY: both memory regions have this size.
    unsafe { cudaMemcpy(to, from, size_of_val(&data[..]), cudaMemcpyKind::cudaMemcpyDeviceToHost).ok()? };
    Ok(data)
}
