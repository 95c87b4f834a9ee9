//! Small programs with streams, graphs and kernels of several parameters, with a stub driver in Rust that reports
//! unordered work.
// The kernels of the stub driver do nothing, so they stay within their memory.
#![allow(clippy::undocumented_unsafe_blocks)]
#![cfg(not(windows))] // The stub has NCCL, which is not available there.

use cubind::cuda13::cublas::cublasOperation_t;
use cubind::cuda13::owned::cublas;
use cubind::owned::*;
use cubind_tests::stub::libraries::begin;
use std::error::Error;

cubind::plain_data! {
    /// A record with padding after each field.
    #[derive(Debug, PartialEq)]
    struct Padded {
        small: u8,
        large: u128,
        last: u32,
    }
}

cubind::kernel! {
    unsafe fn scan_parts(values: In<u32>, sums: Out<u32>, totals: Out<u32>, n: usize);
    unsafe fn scan_totals(totals: Out<u32>, n: u32);
    unsafe fn add_totals(totals: In<u32>, sums: Out<u32>, n: usize);
    unsafe fn square(values: Out<f32>, n: usize);
    unsafe fn records(values: Out<u64>, wide: u128, padded: Padded);
}

const NONE: &[String] = &[];
const PTX: &std::ffi::CStr = c".version 8.0";
const ADDRESS: usize = size_of::<u64>();

#[test]
fn a_prefix_sum_of_two_streams_is_ordered_by_events() -> Result<(), Box<dyn Error>> {
    let stub = begin();
    stub.kernel("scan_parts", &[(ADDRESS, false), (ADDRESS, true), (ADDRESS, true), (8, false)]);
    stub.kernel("scan_totals", &[(ADDRESS, true), (4, false)]);
    stub.kernel("add_totals", &[(ADDRESS, false), (ADDRESS, true), (8, false)]);
    let (scan, top, add) = Module::from_ptx(PTX)?.kernels::<(scan_parts, scan_totals, add_totals)>()?;
    let (n, streams) = (64, [Stream::new()?, Stream::new()?]);
    let (values, mut sums) = (DeviceBuffer::from_slice(&vec![1_u32; n])?, DeviceBuffer::zeroed(n)?);
    // A kernel of the stub driver uses 16 bytes.
    let mut totals = DeviceBuffer::zeroed(8)?;
    stub.take_calls();
    let parts = values.chunks(n / 2).zip(sums.chunks_mut(n / 2)).zip(totals.chunks_mut(4));
    for (stream, ((values, sums), total)) in streams.iter().zip(parts) {
        unsafe { scan.launch(stream, 1, 32, values, sums, total, n / 2)? };
    }
    assert!(!stub.take_calls().iter().any(|call| call.contains("Wait")), "the parts are not ordered");
    unsafe {
        top.launch(&streams[0], 1, 1, &mut totals, 8)?;
        add.launch(&streams[1], 1, 32, &totals, sums.slice_mut(n / 2..), n / 2)?;
    }
    let calls = stub.take_calls();
    assert_eq!(calls.iter().filter(|call| call.contains("WaitEvent")).count(), 2, "{calls:?}");
    assert!(!calls.iter().any(|call| call.contains("Synchronize")), "{calls:?}");
    sums.to_vec()?;
    drop((values, sums, totals, streams));
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
    Ok(())
}

#[test]
fn two_buffers_of_a_recorded_graph_take_turns() -> Result<(), Box<dyn Error>> {
    let stub = begin();
    let blas = cublas::cublasCreate()?;
    let matrix = DeviceBuffer::from_slice(&[0.5_f32; 4])?;
    let [mut x, mut y] = [DeviceBuffer::from_slice(&[1.0_f32; 4])?, DeviceBuffer::zeroed(4)?];
    let step = record(|stream| -> Result<(), Box<dyn Error>> {
        cublas::cublasSetStream(&blas, stream)?;
        for _ in 0..4 {
            let n = cublasOperation_t::CUBLAS_OP_N;
            cublas::cublasSgemm(&blas, n, n, 2, 2, 2, &1.0, &matrix, 2, &x, 2, &0.0, &mut y, 2)?;
            std::mem::swap(&mut x, &mut y);
        }
        Ok(())
    })?;
    assert_eq!(stub.pending(), 0, "it was recorded");
    let stream = Stream::new()?;
    for _ in 0..3 {
        step.launch(&stream)?;
        // The host can change the input between launches, because it waits for the launches.
        x.copy_from(&[1.0; 4])?;
    }
    x.to_vec()?;
    drop((blas, matrix, y));
    step.launch(None)?;
    drop((x, stream, step));
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
    Ok(())
}

#[test]
fn a_pipeline_reuses_two_pinned_buffers() -> Result<(), Box<dyn Error>> {
    let stub = begin();
    stub.kernel("square", &[(ADDRESS, true), (8, false)]);
    let square = Module::from_ptx(PTX)?.kernels::<square>()?;
    let (copies, work) = (Stream::new()?, Stream::new()?);
    let mut device = [DeviceBuffer::<f32>::zeroed(64)?, DeviceBuffer::zeroed(64)?];
    let mut downloads = [None, None];
    let before = stub.allocations();
    for step in 0_u8..6 {
        let lane = usize::from(step) % 2;
        let mut values = match downloads[lane].take() {
            Some(download) => Pending::wait(download)?,
            None => PinnedBuffer::<f32>::zeroed(64)?,
        };
        assert!(values.iter().all(|value| *value == if step < 2 { 0.0 } else { f32::from(step - 2) }));
        values.fill(f32::from(step));
        let upload = device[lane].upload(values, &copies)?;
        unsafe { square.launch(&work, 1, 64, &mut device[lane], 64)? };
        downloads[lane] = Some(device[lane].download(upload, &copies)?);
    }
    assert_eq!(stub.allocations(), before + 2, "the buffers are reused");
    drop((device, downloads, copies, work));
    assert_eq!((stub.pending(), stub.allocations(), stub.faults().as_slice()), (0, before - 2, NONE));
    Ok(())
}

#[test]
fn kernels_receive_wide_integers_and_records_with_padding_by_value() -> Result<(), Box<dyn Error>> {
    let stub = begin();
    // These are the sizes that NVRTC 13 reports for `unsigned __int128` and for the record in C.
    stub.kernel("records", &[(ADDRESS, true), (16, false), (48, false)]);
    let records = Module::from_ptx(PTX)?.kernels::<records>()?;
    let mut values = DeviceBuffer::<u64>::zeroed(8)?;
    let (wide, padded) = (u128::MAX - 1, Padded { small: 1, large: 2 << 64 | 3, last: 4 });
    unsafe { records.launch(None, 1, 1, &mut values, wide, padded)? };
    let [first, second] = [1, 2].map(|index| stub.argument(index));
    assert_eq!(unsafe { first.as_ptr().cast::<u128>().read_unaligned() }, wide);
    assert_eq!(unsafe { second.as_ptr().cast::<Padded>().read_unaligned() }, padded);
    drop(values);
    assert_eq!(stub.faults(), NONE);
    Ok(())
}
