//! Buffers that are too small for CUDA's output, or whose size differs from the size that CUDA reads. They are rejected
//! before the call.
#![cfg(target_os = "linux")]
// Recording stubs do not use their arguments, except for writing as many bytes as CUDA would.
#![allow(clippy::undocumented_unsafe_blocks)]

use core::ptr::without_provenance_mut;
use cubind::cuda13::driver::*;
use cubind::cuda13::runtime;
use cubind::{Outcome, Status};
use cubind_tests::echo::Echo;
use cubind_tests::process::{folder, isolated, toolkit, with_echo};
use std::process::Command;

fn with_libraries(test: &str) -> impl FnOnce(&mut Command) {
    move |command| with_echo(command, &[toolkit(13)], &folder(env!("CARGO_TARGET_TMPDIR"), test))
}

/// Returns the bytes of records, for comparison.
fn bytes<T: Copy>(records: &[T]) -> &[u8] {
    unsafe { core::slice::from_raw_parts(records.as_ptr().cast(), size_of_val(records)) }
}

#[test]
fn nullable_arrays_are_null_together() {
    let test = "nullable_arrays_are_null_together";
    isolated(test, with_libraries(test), || unsafe {
        let echo = Echo::load("libcuda.so.1").unwrap();
        let (graph, node) = (CUgraph::NULL, [CUgraphNode::NULL]);
        // The graph has one edge from a node to an array at NULL.
        assert_eq!(cuGraphAddDependencies(graph, &node, &[], &[]), (CUresult::INVALID_ARGUMENT,));
        assert_eq!(cuGraphAddDependencies(graph, &[], &node, &[]), (CUresult::INVALID_ARGUMENT,));
        assert_eq!(cuGraphRemoveDependencies(graph, &node, &[], &[]), (CUresult::INVALID_ARGUMENT,));
        assert_eq!(echo.last_symbol(), "", "CUDA is not called");
        cuGraphAddDependencies(graph, &node, &node, &[]).ok().unwrap();
        cuGraphAddDependencies(graph, &[], &[], &[]).ok().unwrap();
    });
}

#[test]
fn there_is_one_location_for_each_region() {
    let test = "there_is_one_location_for_each_region";
    isolated(test, with_libraries(test), || unsafe {
        let echo = Echo::load("libcuda.so.1").unwrap();
        let (before, address) = (CUmemLocation::default(), CUdeviceptr(0x1000));
        let mut locations = [before; 12];
        // The range has eight regions of 1 MiB. The memory after the slice is unchanged.
        for short in 0..8 {
            let refused = cuMemGetLocationInfo(address, 8 << 20, 1 << 20, 0, &mut locations[..short]);
            assert_eq!(refused, (CUresult::INVALID_ARGUMENT,), "{short}");
        }
        assert_eq!(echo.last_symbol(), "", "CUDA is not called");
        assert_eq!(bytes(&locations), bytes(&[before; 12]));
        cuMemGetLocationInfo(address, 8 << 20, 1 << 20, 0, &mut locations[..8]).ok().unwrap();
        assert!(locations[..8].iter().all(|location| bytes(&[*location]) != bytes(&[before])));
        assert_eq!(bytes(&locations[8..]), bytes(&[before; 4]));
        // A smaller last region counts as a region. CUDA itself rejects regions of size 0.
        let (result,) = cuMemGetLocationInfo(address, (1 << 20) + 1, 1 << 20, 0, &mut locations[..1]);
        assert_eq!(result, CUresult::INVALID_ARGUMENT);
        cuMemGetLocationInfo(address, 4096, 0, 0, &mut []).ok().unwrap();

        let mut locations = [runtime::cudaMemLocation::default(); 3];
        let memory = without_provenance_mut(0x1000);
        let (result,) = runtime::cudaMemGetLocationInfo(memory, 3 << 20, 1 << 20, 0, &mut locations[..2]);
        assert_eq!(result, runtime::cudaError::INVALID_ARGUMENT);
        runtime::cudaMemGetLocationInfo(memory, 3 << 20, 1 << 20, 0, &mut locations).ok().unwrap();
    });
}

#[test]
fn a_size_parameter_is_the_size_of_the_type() {
    let test = "a_size_parameter_is_the_size_of_the_type";
    isolated(test, with_libraries(test), || unsafe {
        let echo = Echo::load("libcuda.so.1").unwrap();
        let size = |index: usize| u64::from_le_bytes(echo.last_arguments()[index].as_slice().try_into().unwrap());
        let address = CUdeviceptr(0x1000);
        let accessed = CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY;
        let devices: [i32; 3] = cuMemRangeGetAttribute(accessed, address, 4096).ok().unwrap();
        assert_eq!((size(1), devices.contains(&0)), (12, false));
        let file = CUcoredumpSettings::CU_COREDUMP_FILE;
        // The recording stub writes as many bytes as the size that is passed.
        let (_, text, _) = cuCoredumpGetAttribute::<[u8; 16]>(file);
        assert!(!text.ends_with(&[0; 8]), "{text:?}");
        cuCoredumpSetAttributeGlobal(file, b"core\0").0.ok().unwrap();
    });
}

#[test]
fn a_value_has_the_size_of_its_attribute() {
    let test = "a_value_has_the_size_of_its_attribute";
    isolated(test, with_libraries(test), || unsafe {
        const INVALID: CUresult = CUresult::INVALID_ARGUMENT;
        let echo = Echo::load("libcuda.so.1").unwrap();
        let (pool, address) = (CUmemoryPool(without_provenance_mut(0x10)), CUdeviceptr(0x1000));
        let threshold = CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD;
        let context = CUpointer_attribute::CU_POINTER_ATTRIBUTE_CONTEXT;
        assert_eq!(cuMemPoolGetAttribute::<u32>(pool, threshold), (INVALID, 0));
        assert_eq!(cuMemPoolSetAttribute(pool, threshold, &1_u8), (INVALID,));
        assert_eq!(cuPointerGetAttribute::<i8>(context, address), (INVALID, 0));
        let preferred = CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION;
        assert_eq!(cuMemRangeGetAttribute::<[i32; 4096]>(preferred, address, 4096).0, INVALID);
        let on = CUcoredumpSettings::CU_COREDUMP_ENABLE_ON_EXCEPTION;
        assert_eq!(cuCoredumpSetAttribute(on, &1_u32).0, INVALID);
        assert_eq!(echo.last_symbol(), "", "CUDA is not called");

        assert!(cuMemPoolGetAttribute::<u64>(pool, threshold).ok().is_ok());
        assert_eq!(cuMemPoolSetAttribute(pool, threshold, &1_u64).ok(), Ok(()));
        assert!(!cuPointerGetAttribute::<CUcontext>(context, address).ok().unwrap().is_null());
        assert!(cuCoredumpSetAttribute(on, &true).0.ok().is_ok());
        // If an attribute is newer than these bindings, only CUDA checks the size.
        assert!(cuPointerGetAttribute::<[u8; 3]>(CUpointer_attribute(1 << 20), address).ok().is_ok());
    });
}
