//! Tests of "Safety" sections in the documentation of the Rust crate, for the functions that two audits sampled. The
//! first audit found that fourteen of thirty functions did not document a lifetime, a count or an obligation.

use crate::support::root;
use std::{collections::BTreeMap, fs};

/// The "Safety" section of each function of a library, from the module of a major version, from the shared module, or
/// from the file that all versions include.
fn sections(library: &str) -> BTreeMap<String, String> {
    let mut sections = BTreeMap::new();
    for folder in ["shared", "common", "cuda13", "."] {
        let file = root().join("generated/cubind/src").join(folder).join(library).join("functions.rs");
        let mut docs = Vec::new();
        for line in fs::read_to_string(file).unwrap_or_default().lines().map(str::trim) {
            if let Some(line) = line.strip_prefix("///") {
                docs.push(line.trim().to_owned());
            } else if let Some(rest) = line.strip_prefix("pub unsafe fn ") {
                let name = rest.split(['(', '<']).next().unwrap_or(rest);
                let docs = std::mem::take(&mut docs).join("\n");
                let (_, section) = docs.split_once("# Safety\n").unwrap_or_else(|| panic!("{name} has no section"));
                sections.insert(name.to_owned(), section.to_owned());
            } else if !line.starts_with('#') {
                docs.clear();
            }
        }
    }
    sections
}

/// A library, a function, and the phrases that the function's section must contain.
const SAMPLE: &[(&str, &str, &[&str])] = &[
    (
        "driver",
        "cuMemcpyHtoDAsync",
        &["`srcHost` is used after the call", "unwritten until this call completes on `hStream`"],
    ),
    (
        "driver",
        "cuMemcpyDtoHAsync",
        &["`dstHost` is used after the call", "unread and unwritten until this call completes on `hStream`"],
    ),
    ("driver", "cuMemcpyDtoH", &["`srcDevice`: valid memory of the size that the other arguments imply"]),
    ("driver", "cuMemcpy2DAsync", &["Pointers", "in `pCopy` are valid until this call completes on `hStream`"]),
    (
        "driver",
        "cuMemcpyBatchAsync",
        &["`dsts`", "until this call completes on `hStream`", "`srcs`", "as long as `attrs` specifies"],
    ),
    ("driver", "cuLaunchKernel", &["one address for each parameter of the kernel", "read past its end"]),
    (
        "driver",
        "cuLaunchHostFunc",
        &["must not unwind", "must not call CUDA", "`userData` must live", "not called after"],
    ),
    ("driver", "cuStreamAddCallback", &["must not unwind", "must not call CUDA", "`userData` must live until then"]),
    (
        "driver",
        "cuUserObjectCreate",
        &["`destroy` is called with `ptr` once", "on a driver thread", "must not call CUDA"],
    ),
    ("driver", "cuGraphAddHostNode", &["in `nodeParams` are valid as long as `hGraph`, or a copy of it, exists"]),
    ("driver", "cuGraphAddKernelNode", &["in `nodeParams` are valid during the call, which copies what it needs"]),
    (
        "driver",
        "cuGraphKernelNodeGetParams",
        &["`nodeParams` points to memory of the library", "until `hNode` is destroyed or set again"],
    ),
    ("driver", "cuGraphGetNodes", &["`hGraph`: a live handle"]),
    ("driver", "cuGraphGetEdges", &["`hGraph`: a live handle"]),
    ("driver", "cuStreamGetCaptureInfo", &["`dependencies_out`, `edgeData_out`", "until the next call with `hStream`"]),
    (
        "driver",
        "cuLinkCreate",
        &["`optionValues` and everything that it refers to stay valid after the call", "`stateOut` exists"],
    ),
    ("driver", "cuLinkAddData", &["`optionValues` is the value, or the address", "`options` names"]),
    ("driver", "cuModuleLoadData", &["`image`: the address of NUL-terminated PTX, or of a whole cubin"]),
    (
        "driver",
        "cuLibraryLoadData",
        &["`code`: the address of NUL-terminated PTX", "as long as `libraryOptions` specifies"],
    ),
    ("driver", "cuMemHostRegister", &["`p`: valid memory", "until `cuMemHostUnregister` is called"]),
    ("driver", "cuPointerGetAttribute", &["No preconditions"]),
    ("driver", "cuMemPoolGetAttribute", &["`pool`: a live handle"]),
    ("driver", "cuMemRangeGetAttribute", &["No preconditions"]),
    ("driver", "cuCoredumpGetAttribute", &["No preconditions"]),
    ("driver", "cuMemGetLocationInfo", &["No preconditions"]),
    ("driver", "cuTensorMapEncodeTiled", &["No preconditions"]),
    ("driver", "cuFuncGetName", &["`name` points to memory of the library, valid as long as `hfunc` exists"]),
    ("nvrtc", "nvrtcGetLoweredName", &["`lowered_name` points to memory", "as long as `prog` exists"]),
    ("nvrtc", "nvrtcGetPTX", &["`ptx`: at least as long as `nvrtcGetPTXSize` returns"]),
    ("driver", "cuDeviceGetName", &["No preconditions"]),
    // One function of each remaining kind.
    (
        "runtime",
        "cudaMemcpyAsync",
        &["`dst`, `src`: valid memory of `count` bytes, until this call completes on `stream`"],
    ),
    (
        "runtime",
        "cudaFree",
        &["`devPtr`: from the matching allocation", "all uses, by work in streams too, complete before this call"],
    ),
    ("runtime", "cudaDeviceReset", &["Nothing in the process uses objects of the device's primary context"]),
    (
        "driver",
        "cuGraphLaunch",
        &["Everything that `hGraphExec` launches is valid", "until this call completes on `hStream`"],
    ),
    ("driver", "cuStreamDestroy", &["`hStream`: a live handle", "No thread uses `hStream`"]),
    ("driver", "cuStreamSynchronize", &["`hStream`: a live handle, or a default stream (NULL)."]),
    (
        "cublas",
        "cublasSgemm",
        &["`A`, `B`, `C`: valid device memory", "until this call completes on `handle`'s stream"],
    ),
    (
        "cublas",
        "cublasSetStream",
        &[
            "`streamId` and everything that it refers to stay valid after the call, until `handle` is destroyed or set again",
        ],
    ),
    ("cusparse", "cusparseCreateCsr", &["`csrRowOffsets`, `csrColInd`, `csrValues`", "as long as `spMatDescr` exists"]),
    ("cutensor", "cutensorCreateContraction", &["`modeA`: at least as long as `descA` requires"]),
    // The sample of a second audit, which found fifteen of forty functions insufficient.
    (
        "driver",
        "cuMemAddressFree",
        &["all uses, by work in streams too, complete", "`size` is that of the reservation"],
    ),
    ("driver", "cuMemFreeAsync", &["all uses come before this call in the order of `hStream`"]),
    ("driver", "cuStreamBeginCapture", &["texture or surface reference"]),
    ("driver", "cuGraphicsMapResources", &["does not use the resources until they are unmapped"]),
    ("runtime", "cudaMemDiscardBatchAsync", &["Nothing reads, writes or prefetches the ranges at the same time"]),
    ("driver", "cuMemsetD2D32Async", &["`hStream`: a live handle, or a default stream (NULL)"]),
    (
        "nccl",
        "ncclGatherConfig",
        &["`stream`: a live handle, or a default stream", "`comm`: a live handle that no other thread"],
    ),
    (
        "runtime",
        "cudaGraphNodeSetEnabled",
        &["`hGraphExec`, `hNode`: live handles that no other thread uses", "updates"],
    ),
    ("driver", "cuModuleGetGlobal", &["`dptr` points to memory of the library, valid as long as `hmod` exists"]),
    (
        "cublas",
        "cublasGemmEx",
        &["as set by `cublasSetPointerMode`; on the device, valid until this call completes on `handle`'s"],
    ),
    ("cufft", "cufftXtExecDescriptorC2C", &["`input`, `output`: live handles", "descriptors from `cufftXtMalloc`"]),
    (
        "cudnn",
        "cudnnSetRNNDescriptor_v8",
        &["`dropoutDesc` and everything that it refers to stay valid after the call, until `rnnDesc`"],
    ),
    ("driver", "cuLaunchCooperativeKernelMultiDevice", &["one address for each parameter of the kernel"]),
    ("cudnn", "cudnnGetFusedOpsConstParamPackAttribute", &["`param`: the value that `paramLabel` requires"]),
    // Files that are read, handles that may be NULL, and arrays that may be kept.
    ("driver", "cuModuleLoad", &["`fname`: a complete, valid file", "does not check its contents"]),
    ("nvjitlink", "nvJitLinkAddFile", &["`fileName`: a complete, valid file"]),
    ("nvtiff", "nvtiffStreamOpenFromFile", &["`fname`: a complete, valid file"]),
    ("cutensor", "cutensorHandleReadPlanCacheFromFile", &["`filename`: a complete, valid file"]),
    ("nvrtc", "nvrtcCompileProgram", &["precompiled header"]),
    ("nccl", "ncclCommGrow", &["`comm`: a live handle that no other thread uses during the call, or NULL"]),
    (
        "cudnn",
        "cudnnRNNForward",
        &["`hDesc`, `cDesc`: live handles that no other thread uses during the call, or NULL"],
    ),
    (
        "nvtiff",
        "nvtiffDecodeParamsSetRegions",
        &[
            "`regions` is used after the call: keep it alive and unwritten until `decode_params` is destroyed or set again",
        ],
    ),
    // Memory behind pointers in arrays, on the host and on the device.
    ("driver", "cuMemcpyBatchAsync", &["Targets of the elements of `dsts`: valid memory"]),
    (
        "cublas",
        "cublasSgemmBatched",
        &["Targets of the elements of `Aarray`, `Barray`, `Carray`: valid memory", "completes on `handle`'s stream"],
    ),
    // Undefined behavior according to NVIDIA's documentation.
    ("runtime", "cudaMemcpy", &["`kind` matches the locations of `dst` and `src`"]),
    ("driver", "cuIpcOpenMemHandle", &["does not free it before"]),
    ("driver", "cuCtxFromGreenCtx", &["never destroyed"]),
    ("driver", "cuImportExternalMemory", &["A file descriptor in `memHandleDesc` belongs to the driver"]),
    ("nvml", "nvmlShutdown", &["No thread uses objects that the library has returned"]),
];

#[test]
fn the_documentation_tells_what_callers_promise() {
    let mut libraries: BTreeMap<&str, BTreeMap<String, String>> = BTreeMap::new();
    let mut silent = Vec::new();
    for (library, function, phrases) in SAMPLE {
        let sections = libraries.entry(library).or_insert_with(|| sections(library));
        let section = sections.get(*function).unwrap_or_else(|| panic!("{library} has no {function}"));
        let missing = phrases.iter().filter(|phrase| !section.contains(**phrase));
        silent.extend(missing.map(|phrase| format!("{function} does not say {phrase:?}, but:\n{section}\n")));
    }
    assert!(silent.is_empty(), "{}", silent.join("\n"));
}

/// The higher layers document the same obligations, except that `owned` documents only the obligations that remain.
#[test]
fn the_layers_above_tell_it_themselves() {
    let read = |path: &str| fs::read_to_string(root().join("generated/cubind/src/shared").join(path)).unwrap();
    let docs = |text: &str, name: &str| {
        let (before, _) = text.split_once(&format!("fn {name}(")).unwrap_or_else(|| panic!("no {name}"));
        let lines: Vec<&str> = before.lines().rev().skip(1).take_while(|line| line.trim().starts_with("///")).collect();
        lines.join("\n")
    };
    let (checked, owned) = (read("checked/driver.rs"), read("owned/driver.rs"));
    let launch = docs(&checked, "cuLaunchKernel");
    assert!(launch.contains("# Safety") && launch.contains("`f`: a live handle."), "{launch}");
    assert!(launch.contains("one address for each parameter of the kernel"), "{launch}");
    let run = docs(&owned, "cuGraphLaunch");
    assert!(run.contains("Everything that `hGraphExec` launches is valid") && !run.contains("a live handle"), "{run}");
    // With `CU_EVENT_RECORD_EXTERNAL` a graph keeps the event; a file of code is not checked.
    assert!(
        docs(&owned, "cuEventRecordWithFlags")
            .contains("If one of the handles keeps a reference to the object of another")
    );
    assert!(docs(&owned, "cuModuleLoad").contains("`fname`: a complete, valid file"));
}
