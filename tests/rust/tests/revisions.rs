//! A name with two signatures. The parameters of `cudaMemPrefetchAsync` depend on the major version, and so does the
//! library.
#![cfg(target_os = "linux")]
// Recording stubs do not use their arguments, so every call to a recording stub is sound.
#![allow(clippy::undocumented_unsafe_blocks)]

use core::ptr::{without_provenance, without_provenance_mut};
use cubind::cuda13::driver::CUstream;
use cubind::{Outcome, cuda12::runtime as cuda12, cuda13::runtime as cuda13};
use cubind_tests::echo::Echo;
use cubind_tests::process::{folder, isolated, toolkit, with_echo};
use std::process::Command;

#[test]
fn one_symbol_has_two_signatures() {
    let test = "one_symbol_has_two_signatures";
    let folder = folder(env!("CARGO_TARGET_TMPDIR"), test);
    let prepare = |command: &mut Command| with_echo(command, &[toolkit(12), toolkit(13)], &folder);
    isolated(test, prepare, || unsafe {
        let (old, new) = (Echo::load("libcudart.so.12").unwrap(), Echo::load("libcudart.so.13").unwrap());
        let address = without_provenance(0x1234_5678_9abc);

        // CUDA 12 takes the ordinal of a device.
        let stream = CUstream(without_provenance_mut(0x51));
        cuda12::cudaMemPrefetchAsync(address, 4096, 7, stream).ok().unwrap();
        let expected = [address.addr().to_le_bytes().to_vec(), 4096_u64.to_le_bytes().to_vec()];
        let last = [7_u32.to_le_bytes().to_vec(), 0x51_u64.to_le_bytes().to_vec()];
        assert_eq!(old.last_symbol(), "cudaMemPrefetchAsync");
        assert_eq!(old.last_arguments(), [expected.as_slice(), &last].concat());
        assert_eq!(new.last_symbol(), "", "libcudart.so.13 is not called");

        // CUDA 13 takes a location, which is passed by value, and flags.
        let id = cuda13::cudaMemLocation_anon0 { id: 7 };
        let place = cuda13::cudaMemLocation { r#type: cuda13::cudaMemLocationType(2), anon0: id };
        let stream = CUstream(without_provenance_mut(0x52));
        cuda13::cudaMemPrefetchAsync(address, 4096, place, 3, stream).ok().unwrap();
        let place = [2_u32.to_le_bytes(), 7_u32.to_le_bytes()].concat();
        let last = [place.clone(), 3_u32.to_le_bytes().to_vec(), 0x52_u64.to_le_bytes().to_vec()];
        assert_eq!(new.last_symbol(), "cudaMemPrefetchAsync");
        assert_eq!(new.last_arguments(), [expected.as_slice(), &last].concat());

        // CUDA 12 also has this signature, under another name.
        let place = cuda12::cudaMemLocation { r#type: cuda12::cudaMemLocationType(2), id: 7 };
        cuda12::cudaMemPrefetchAsync_v2(address, 4096, place, 3, CUstream::NULL).ok().unwrap();
        assert_eq!(old.last_symbol(), "cudaMemPrefetchAsync_v2");
        assert_eq!(old.last_arguments().len(), 5);
    });
}

/// C programs write `location.id` in both major versions. In CUDA 13, the field is in an unnamed union.
#[test]
fn a_field_of_an_unnamed_union_is_a_field_of_its_record() {
    macro_rules! location {
        ($($major:ident)*) => { $(
            let mut location = $major::cudaMemLocation::default();
            location.set_id(7);
            // SAFETY: the member has just been written.
            assert_eq!(unsafe { location.id() }, 7);
            let mut location = cubind::$major::driver::CUmemLocation::default();
            location.set_id(8);
            // SAFETY: the member has just been written.
            assert_eq!(unsafe { location.id() }, 8);
        )* };
    }
    location!(cuda12 cuda13);
}
