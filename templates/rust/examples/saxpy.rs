//! SAXPY on a GPU, `out = a * x + y`, with the plain functions of the driver and NVRTC. The example `vector_add` is a
//! similar program with `cubind::owned`, which needs less code.
//!
//! ```text
//! cargo run --release --example saxpy [elements]
//! ```
//!
//! Running it requires an NVIDIA driver for CUDA 13 and `libnvrtc.so.13`; building it requires neither.

use std::error::Error;
use std::ffi::{CStr, CString, c_void};
use std::process::ExitCode;
use std::time::Instant;
use std::{env, ptr};

use cubind::Outcome;
use cubind::cuda13::{driver::*, nvrtc::*};

const SOURCE: &CStr = cr#"
extern "C" __global__
void saxpy(float a, const float *x, const float *y, float *out, size_t n)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = a * x[i] + y[i];
}
"#;

const THREADS: usize = 512;
const LAUNCHES: usize = 21;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("saxpy: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let begin = Instant::now();
    let n = env::args().nth(1).map_or(Ok(32768 * THREADS), |text| text.parse())?;

    // SAFETY: all handles are live when they are used, the arguments have the types that the kernel declares, and the
    // host arrays outlive the copies that read and write them.
    unsafe {
        // Selects the first GPU, and creates a context on it.
        cuInit(0).ok()?;
        let device = cuDeviceGet(0).ok()?;
        let major =
            cuDeviceGetAttribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device).ok()?;
        let minor =
            cuDeviceGetAttribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device).ok()?;
        let mut name = [0; 256];
        cuDeviceGetName(&mut name, device).ok()?;
        println!("device            {}, sm_{major}{minor}", CStr::from_bytes_until_nul(&name)?.to_str()?);
        let context = cuCtxCreate(None, CUctx_flags::CU_CTX_SCHED_AUTO, device).ok()?;

        // Compiles CUDA C++ source to a kernel for the architecture of this GPU.
        let ptx = compile(SOURCE, &format!("--gpu-architecture=compute_{major}{minor}"))?;
        let module = cuModuleLoadData(ptx.as_ptr().cast()).ok()?;
        let kernel = cuModuleGetFunction(module, c"saxpy").ok()?;

        // Prepares the values on the host and on the GPU.
        let a = 2.0_f32;
        let x: Vec<f32> = (0..n).map(|i| (i % 1024) as f32).collect();
        let y: Vec<f32> = (0..n).map(|i| (i % 777) as f32).collect();
        let mut out = vec![0.0_f32; n];
        let bytes = size_of_val(&x[..]);
        let gpu_x = cuMemAlloc(bytes).ok()?;
        let gpu_y = cuMemAlloc(bytes).ok()?;
        let gpu_out = cuMemAlloc(bytes).ok()?;
        let stream = cuStreamCreate(CUstream_flags::CU_STREAM_DEFAULT).ok()?;
        cuMemcpyHtoDAsync(gpu_x, &x, stream).ok()?;
        cuMemcpyHtoDAsync(gpu_y, &y, stream).ok()?;

        // Measures several launches, each between two events.
        let start = cuEventCreate(CUevent_flags::CU_EVENT_DEFAULT).ok()?;
        let end = cuEventCreate(CUevent_flags::CU_EVENT_DEFAULT).ok()?;
        let blocks = u32::try_from(n.div_ceil(THREADS))?;
        let mut arguments = [argument(&a), argument(&gpu_x), argument(&gpu_y), argument(&gpu_out), argument(&n)];
        let mut milliseconds = [0.0_f32; LAUNCHES];
        for time in &mut milliseconds {
            cuEventRecord(start, stream).ok()?;
            cuLaunchKernel(kernel, blocks, 1, 1, THREADS as u32, 1, 1, 0, stream, &mut arguments, ptr::null_mut())
                .ok()?;
            cuEventRecord(end, stream).ok()?;
            cuStreamSynchronize(stream).ok()?;
            *time = cuEventElapsedTime(start, end).ok()?;
        }
        milliseconds.sort_by(f32::total_cmp);
        let kernel_time = milliseconds[LAUNCHES / 2];

        // Checks the result. The values are small integers, so the result is exact.
        cuMemcpyDtoHAsync(&mut out, gpu_out, stream).ok()?;
        cuStreamSynchronize(stream).ok()?;
        if let Some(i) = (0..n).find(|&i| out[i] != a * x[i] + y[i]) {
            return Err(format!("element {i} is {}, and should be {}", out[i], a * x[i] + y[i]).into());
        }
        println!("verified          {n} elements");

        // Frees the memory and destroys the handles.
        cuEventDestroy(end).ok()?;
        cuEventDestroy(start).ok()?;
        cuStreamDestroy(stream).ok()?;
        for memory in [gpu_out, gpu_y, gpu_x] {
            cuMemFree(memory).ok()?;
        }
        cuModuleUnload(module).ok()?;
        cuCtxDestroy(context).ok()?;

        println!("kernel time       {kernel_time:.4} ms (median of {LAUNCHES} launches)");
    }
    println!("application time  {:.1} ms", begin.elapsed().as_secs_f64() * 1e3);
    Ok(())
}

/// Compiles CUDA C++ to PTX. The error of a failed compilation contains the compiler's log.
fn compile(source: &CStr, architecture: &str) -> Result<Vec<u8>, Box<dyn Error>> {
    let architecture = CString::new(architecture)?;
    // SAFETY: the program is live until it is destroyed, and both buffers have the sizes that NVRTC reports.
    unsafe {
        let mut program = nvrtcCreateProgram(source, Some(c"saxpy.cu"), &[], &[]).ok()?;
        if let Err(error) = nvrtcCompileProgram(program, &[architecture.as_ptr()]).ok() {
            let mut log = vec![0; nvrtcGetProgramLogSize(program).ok()?];
            nvrtcGetProgramLog(program, &mut log).ok()?;
            return Err(format!("{error}\n{}", CStr::from_bytes_until_nul(&log)?.to_string_lossy()).into());
        }
        let mut ptx = vec![0; nvrtcGetPTXSize(program).ok()?];
        nvrtcGetPTX(program, &mut ptx).ok()?;
        nvrtcDestroyProgram(&mut program).ok()?;
        Ok(ptx)
    }
}

/// Returns the address of a kernel's argument.
fn argument<T>(value: &T) -> *mut c_void {
    ptr::from_ref(value).cast_mut().cast()
}
