//! Image processing with NPP: an image is brightened, blurred by a box filter, and summed. Each result is compared with
//! a loop on the host.
//!
//! ```text
//! cargo run --release --example image
//! ```
//!
//! Running the example requires an NVIDIA driver for CUDA 13, `libcudart.so.13` and NPP's libraries; building it
//! requires none of them.

use std::error::Error;
use std::process::ExitCode;

use cubind::cuda13::runtime::*;
use cubind::{CuPtr, Outcome};
use cubind_npp::cuda13::nppc::*;
use cubind_npp::cuda13::{nppial::*, nppif::*, npps::*};

const WIDTH: usize = 321;
const HEIGHT: usize = 123;
const ADDED: u8 = 40;
/// The number of pixels that the filter's box has on each side of the middle.
const RADIUS: usize = 2;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("image: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Brightens, blurs and sums an image, and verifies each result.
pub fn run() -> Result<(), Box<dyn Error>> {
    let image: Vec<u8> = (0..WIDTH * HEIGHT).map(|at| (at * at / 7 + at % 251) as u8).collect();
    let size = NppiSize { width: WIDTH as i32, height: HEIGHT as i32 };
    let step = WIDTH as i32;
    let bytes = WIDTH * HEIGHT;
    // SAFETY: each allocation is large enough for an image of this size, or for the size that a call returns, and lives
    // until all calls are done, because copies wait for them.
    unsafe {
        let context = stream_context()?;
        let [source, bright, blurred] = [cudaMalloc(bytes).ok()?, cudaMalloc(bytes).ok()?, cudaMalloc(bytes).ok()?];
        cudaMemcpy(source, image.as_ptr().cast(), bytes, cudaMemcpyKind::cudaMemcpyHostToDevice).ok()?;

        // Sums above 255 are clamped to 255. A scale factor of 0 shifts no bits out.
        nppiAddC_8u_C1RSfs_Ctx(
            CuPtr::from(source).cast(),
            step,
            ADDED,
            CuPtr::from(bright).cast(),
            step,
            size,
            0,
            context,
        )
        .ok()?;
        let expected: Vec<u8> = image.iter().map(|pixel| pixel.saturating_add(ADDED)).collect();
        same("brightened", &fetched(bright)?, &expected)?;

        let side = 2 * RADIUS as i32 + 1;
        nppiFilterBoxBorder_8u_C1R_Ctx(
            CuPtr::from(bright).cast(),
            step,
            size,
            NppiPoint { x: 0, y: 0 },
            CuPtr::from(blurred).cast(),
            step,
            size,
            NppiSize { width: side, height: side },
            NppiPoint { x: RADIUS as i32, y: RADIUS as i32 },
            NppiBorderType::NPP_BORDER_REPLICATE,
            context,
        )
        .ok()?;
        nearly("blurred", &fetched(blurred)?, &blur(&expected))?;

        // The image is treated as a signal. The sum of its values is written to device memory, with scratch memory of
        // the size that NPP returns.
        let signal: Vec<f32> = expected.iter().map(|pixel| f32::from(*pixel)).collect();
        let scratch_size = nppsSumGetBufferSize_32f_Ctx(bytes, context).ok()?;
        let [numbers, sum] = [cudaMalloc(4 * bytes).ok()?, cudaMalloc(4).ok()?];
        let scratch = cudaMalloc(scratch_size as usize).ok()?;
        cudaMemcpy(numbers, signal.as_ptr().cast(), 4 * bytes, cudaMemcpyKind::cudaMemcpyHostToDevice).ok()?;
        nppsSum_32f_Ctx(
            CuPtr::from(numbers).cast(),
            bytes,
            CuPtr::from(sum).cast(),
            CuPtr::from(scratch).cast(),
            context,
        )
        .ok()?;
        let mut found = 0.0f32;
        cudaMemcpy((&raw mut found).cast(), sum, 4, cudaMemcpyKind::cudaMemcpyDeviceToHost).ok()?;
        let right: f64 = signal.iter().map(|value| f64::from(*value)).sum();
        if (f64::from(found) - right).abs() > 1e-5 * right {
            return Err(format!("the sum is {found}, and should be {right}").into());
        }
        println!("verified          {WIDTH} x {HEIGHT} pixels: brightened, blurred, summed up to {found}");

        for memory in [source, bright, blurred, numbers, sum, scratch] {
            cudaFree(memory).ok()?;
        }
    }
    Ok(())
}

/// Returns NPP's description of the stream, which is the default stream here, and of the device.
fn stream_context() -> Result<NppStreamContext, Box<dyn Error>> {
    // SAFETY: neither function has requirements on its caller.
    let device = unsafe { cudaGetDevice() }.ok()?;
    // SAFETY: neither function has requirements on its caller.
    let attribute = |attribute| unsafe { cudaDeviceGetAttribute(attribute, device) }.ok();
    Ok(NppStreamContext {
        nCudaDeviceId: device,
        nMultiProcessorCount: attribute(cudaDeviceAttr::cudaDevAttrMultiProcessorCount)?,
        nMaxThreadsPerMultiProcessor: attribute(cudaDeviceAttr::cudaDevAttrMaxThreadsPerMultiProcessor)?,
        nMaxThreadsPerBlock: attribute(cudaDeviceAttr::cudaDevAttrMaxThreadsPerBlock)?,
        nSharedMemPerBlock: attribute(cudaDeviceAttr::cudaDevAttrMaxSharedMemoryPerBlock)? as usize,
        nCudaDevAttrComputeCapabilityMajor: attribute(cudaDeviceAttr::cudaDevAttrComputeCapabilityMajor)?,
        nCudaDevAttrComputeCapabilityMinor: attribute(cudaDeviceAttr::cudaDevAttrComputeCapabilityMinor)?,
        ..Default::default()
    })
}

/// Copies an image from the device.
///
/// # Safety
///
/// The memory must contain an image.
unsafe fn fetched(memory: *mut core::ffi::c_void) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut image = vec![0u8; WIDTH * HEIGHT];
    // SAFETY: the caller guarantees that the memory contains an image.
    unsafe { cudaMemcpy(image.as_mut_ptr().cast(), memory, image.len(), cudaMemcpyKind::cudaMemcpyDeviceToHost).ok()? };
    Ok(image)
}

/// Returns the mean of each pixel's neighbors. Beyond the image's edge, the pixels at the edge are repeated.
fn blur(image: &[u8]) -> Vec<f32> {
    let at = |x: usize, y: usize| {
        let (x, y) = (x.saturating_sub(RADIUS).min(WIDTH - 1), y.saturating_sub(RADIUS).min(HEIGHT - 1));
        f32::from(image[y * WIDTH + x])
    };
    let side = 2 * RADIUS + 1;
    let of = |x: usize, y: usize| (0..side * side).map(|n| at(x + n % side, y + n / side)).sum::<f32>();
    (0..WIDTH * HEIGHT).map(|n| of(n % WIDTH, n / WIDTH) / (side * side) as f32).collect()
}

fn same(what: &str, found: &[u8], right: &[u8]) -> Result<(), Box<dyn Error>> {
    match found.iter().zip(right).position(|(found, right)| found != right) {
        None => Ok(()),
        Some(at) => Err(format!("{what}: pixel {at} is {}, and should be {}", found[at], right[at]).into()),
    }
}

/// Returns true if the values are equal, apart from rounding: NPP may round a mean up or down.
fn nearly(what: &str, found: &[u8], right: &[f32]) -> Result<(), Box<dyn Error>> {
    match found.iter().zip(right).position(|(found, right)| (f32::from(*found) - right).abs() > 1.0) {
        None => Ok(()),
        Some(at) => Err(format!("{what}: pixel {at} is {}, and should be {}", found[at], right[at]).into()),
    }
}
