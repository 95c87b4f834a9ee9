//! A tensor network with cuTensorNet. Four tensors share modes, and are contracted in the order that the library finds.
//! The handles have owners.
//!
//! ```text
//! cargo run --release --example tensor_network
//! ```
//!
//! Running the example requires an NVIDIA driver for CUDA 13 and `libcutensornet.so.2`; building it requires neither.

use std::error::Error;
use std::process::ExitCode;

use cubind::cuda13::owned::{Device, DeviceBuffer};
use cubind::cuda13::runtime::cudaDataType;
use cubind_cuquantum::checked::cutensornet::keys;
use cubind_cuquantum::owned::cutensornet::*;

/// The modes of each tensor, with one letter per mode. Modes that the result does not have are summed over.
const TENSORS: [&str; 4] = ["mij", "jkl", "lih", "khn"];
const RESULT: &str = "mn";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tensor_network: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Contracts the network, and compares the result with plain loops.
pub fn run() -> Result<(), Box<dyn Error>> {
    let double = cudaDataType::CUDA_R_64F;
    let (device, scratch) =
        (cutensornetMemspace_t::CUTENSORNET_MEMSPACE_DEVICE, cutensornetWorkspaceKind_t::CUTENSORNET_WORKSPACE_SCRATCH);
    Device::get(0)?.make_current()?;
    let values = TENSORS.map(numbers);

    // Variables are dropped in reverse order: memory outlives the objects that refer to it, and everything is dropped
    // before the handle.
    let handle = cutensornetCreate()?;
    let inputs = values.iter().map(|values| DeviceBuffer::from_slice(values)).collect::<Result<Vec<_>, _>>()?;
    let output: DeviceBuffer<f64> = DeviceBuffer::zeroed(size(RESULT))?;
    let room: DeviceBuffer<u8>;

    // SAFETY: the calls follow the order above.
    let network = unsafe { cutensornetCreateNetwork(&handle)? };
    let mut ids = Vec::new();
    for modes in TENSORS {
        ids.push(cutensornetNetworkAppendTensor(&handle, &network, &extents(modes), &labels(modes), None, double)?);
    }
    cutensornetNetworkSetOutputTensor(&handle, &network, &labels(RESULT), double)?;

    // SAFETY: the calls follow the order above; values have the types of their keys, and a path has one step less than
    // the network has tensors.
    let (config, order, slices, pairs) = unsafe {
        let compute = cutensornetComputeType_t::CUTENSORNET_COMPUTE_64F;
        cutensornetNetworkSetAttribute(&handle, &network, keys::CUTENSORNET_NETWORK_COMPUTE_TYPE, compute)?;
        let config = cutensornetCreateContractionOptimizerConfig(&handle)?;
        let samples = keys::CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_SAMPLES;
        cutensornetContractionOptimizerConfigSetAttribute(&handle, &config, samples, 4)?;
        let order = cutensornetCreateContractionOptimizerInfo(&handle, &network)?;
        cutensornetContractionOptimize(&handle, &network, &config, 64 << 20, &order)?;

        type Asked = cutensornetContractionOptimizerInfoAttributes_t;
        let (mut slices, number) = (0_i64, Asked::CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_SLICES);
        let at = (&raw mut slices).cast();
        cutensornetContractionOptimizerInfoGetAttribute(&handle, &order, number, at, size_of::<i64>())?;
        let mut pairs = [cutensornetNodePair_t { first: -1, second: -1 }; TENSORS.len() - 1];
        let mut path = cutensornetContractionPath_t { numContractions: 0, data: pairs.as_mut_ptr() };
        let (at, steps) = ((&raw mut path).cast(), Asked::CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_PATH);
        cutensornetContractionOptimizerInfoGetAttribute(&handle, &order, steps, at, size_of_val(&path))?;
        (config, order, slices, pairs)
    };
    drop(config);

    // SAFETY: the calls follow the order above.
    let workspace = unsafe { cutensornetCreateWorkspaceDescriptor(&handle)? };
    cutensornetWorkspaceComputeContractionSizes(&handle, &network, &order, &workspace)?;
    let enough = cutensornetWorksizePref_t::CUTENSORNET_WORKSIZE_PREF_RECOMMENDED;
    let bytes = cutensornetWorkspaceGetMemorySize(&handle, &workspace, enough, device, scratch)?;
    room = DeviceBuffer::zeroed(usize::try_from(bytes)?.max(1))?;
    // SAFETY: buffers are as large as their tensors, and live as long as the network; no other code uses the buffers
    // until the copy below, which waits for the default stream.
    unsafe {
        cutensornetWorkspaceSetMemory(&handle, &workspace, device, scratch, room.as_ptr().as_mut_ptr().cast(), bytes)?;
        cutensornetNetworkPrepareContraction(&handle, &network, &workspace)?;
        for (id, input) in ids.iter().zip(&inputs) {
            // No strides are passed, so the first mode has the smallest stride.
            cutensornetNetworkSetInputTensorMemory(&handle, &network, *id, input.as_ptr().cast(), &[])?;
        }
        cutensornetNetworkSetOutputTensorMemory(&handle, &network, output.as_ptr().cast(), &[])?;
        // NULL selects all slices. The contraction runs in the default stream.
        cutensornetNetworkContract(&handle, &network, 0, &workspace, None, None)?;
    }
    let result = output.to_vec()?;

    let expected = contracted(&values);
    let close = |i: &usize| (result[*i] - expected[*i]).abs() < 1e-12 * (1.0 + expected[*i].abs());
    if let Some(i) = (0..expected.len()).find(|i| !close(i)) {
        return Err(format!("element {i} is {}, and should be {}", result[i], expected[i]).into());
    }
    let path = pairs.map(|pair| format!("{} with {}", pair.first, pair.second)).join(", ");
    println!("verified          {} elements; {slices} slice(s), the order {path}", expected.len());
    Ok(())
}

/// Returns the extent of a mode.
fn extent(mode: char) -> usize {
    match mode {
        'm' => 5,
        'i' => 4,
        'j' => 3,
        'k' => 6,
        'l' => 2,
        'h' => 7,
        _ => 8,
    }
}

fn extents(modes: &str) -> Vec<i64> {
    modes.chars().map(|mode| extent(mode) as i64).collect()
}

fn labels(modes: &str) -> Vec<i32> {
    modes.chars().map(|mode| mode as i32).collect()
}

fn size(modes: &str) -> usize {
    modes.chars().map(extent).product()
}

/// Returns the elements of a tensor, which differ between tensors.
fn numbers(modes: &str) -> Vec<f64> {
    let seed = modes.bytes().map(usize::from).sum::<usize>();
    (0..size(modes)).map(|i| ((i * 37 + seed * 11) % 23) as f64 / 11.0 - 1.0).collect()
}

/// Returns the sum over all modes, computed one mode after the other.
fn contracted(values: &[Vec<f64>; 4]) -> Vec<f64> {
    let modes: Vec<char> = "mijklhn".chars().collect();
    let mut result = vec![0.0; size(RESULT)];
    for mut rest in 0..modes.iter().copied().map(extent).product::<usize>() {
        // The value of each mode, and the position of an element in a tensor whose first mode has the smallest stride.
        let at: Vec<usize> = modes
            .iter()
            .map(|mode| {
                let value = rest % extent(*mode);
                rest /= extent(*mode);
                value
            })
            .collect();
        let place = |tensor: &str| {
            tensor.chars().rev().fold(0, |place, mode| {
                let value = modes.iter().zip(&at).find(|(other, _)| **other == mode).map_or(0, |(_, value)| *value);
                place * extent(mode) + value
            })
        };
        result[place(RESULT)] +=
            values.iter().zip(TENSORS).map(|(values, modes)| values[place(modes)]).product::<f64>();
    }
    result
}
