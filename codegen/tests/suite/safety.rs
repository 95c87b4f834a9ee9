//! Tests of the section "Safety" in the documentation of the Rust crate, for the functions that two audits sampled. The
//! first audit found that the documentation of fourteen of thirty functions lacked a lifetime, a count or an
//! obligation.

use crate::support::root;
use std::{collections::BTreeMap, fs};

/// The section "Safety" of each function in a library. The sections are read from the module of a major version, from
/// the shared module, and from the file that all major versions include.
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
        &["`srcHost` is used after the call returns", "do not modify it until the call's work completes on `hStream`"],
    ),
    (
        "driver",
        "cuMemcpyDtoHAsync",
        &["`dstHost` is used after the call returns", "do not access it until the call's work completes on `hStream`"],
    ),
    ("driver", "cuMemcpyDtoH", &["`srcDevice`: valid memory of the size that the other arguments imply"]),
    (
        "driver",
        "cuMemcpy2DAsync",
        &["Pointers", "in `pCopy` must stay valid until the call's work completes on `hStream`"],
    ),
    (
        "driver",
        "cuMemcpyBatchAsync",
        &[
            "`dsts`",
            "until the call's work completes on `hStream`",
            "`srcs`",
            "for the duration that `attrs` specifies",
        ],
    ),
    ("driver", "cuLaunchKernel", &["one address for each parameter of the kernel", "read past its end"]),
    ("driver", "cuLaunchHostFunc", &["must not unwind", "must not call CUDA", "`userData` must live", "not called if"]),
    ("driver", "cuStreamAddCallback", &["must not unwind", "must not call CUDA", "`userData` must live until then"]),
    (
        "driver",
        "cuUserObjectCreate",
        &["`destroy` is called with `ptr` once", "on a driver thread", "must not call CUDA"],
    ),
    ("driver", "cuGraphAddHostNode", &["in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists"]),
    (
        "driver",
        "cuGraphAddKernelNode",
        &["in `nodeParams` must stay valid during the call, which copies the data that it needs"],
    ),
    (
        "driver",
        "cuGraphKernelNodeGetParams",
        &[
            "`nodeParams` points to memory of the library",
            "until another value is set in `hNode`, or `hNode` is destroyed",
        ],
    ),
    ("driver", "cuGraphGetNodes", &["`hGraph`: a live handle"]),
    ("driver", "cuGraphGetEdges", &["`hGraph`: a live handle"]),
    ("driver", "cuStreamGetCaptureInfo", &["`dependencies_out`, `edgeData_out`", "until the next call with `hStream`"]),
    (
        "driver",
        "cuLinkCreate",
        &["`optionValues`, and the memory and handles that it refers to, must stay valid after", "`stateOut` exists"],
    ),
    (
        "driver",
        "cuLinkAddData",
        &["`optionValues` is the value, or the address", "the element of `options` at the same index"],
    ),
    ("driver", "cuModuleLoadData", &["`image`: the address of NUL-terminated PTX, or of a complete cubin"]),
    (
        "driver",
        "cuLibraryLoadData",
        &["`code`: the address of NUL-terminated PTX", "for the duration that `libraryOptions` specifies"],
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
    ("nvrtc", "nvrtcGetPTX", &["`ptx`: at least as long as the length that `nvrtcGetPTXSize` returns"]),
    ("driver", "cuDeviceGetName", &["No preconditions"]),
    // One function for each kind of obligation that the sample does not contain.
    (
        "runtime",
        "cudaMemcpyAsync",
        &["`dst`, `src`: valid memory of `count` bytes, until the call's work completes on `stream`"],
    ),
    (
        "runtime",
        "cudaFree",
        &[
            "`devPtr` must come from the function that creates, allocates or registers it",
            "all uses, including those by work in streams, must complete before this",
        ],
    ),
    ("runtime", "cudaDeviceReset", &["Nothing in the process may use objects of the device's primary context"]),
    (
        "driver",
        "cuGraphLaunch",
        &["Everything that `hGraphExec` launches", "must stay valid, until the call's work completes on `hStream`"],
    ),
    ("driver", "cuStreamDestroy", &["`hStream`: a live handle", "No thread may use `hStream`"]),
    ("driver", "cuStreamSynchronize", &["`hStream`: a live handle, or a default stream (NULL)."]),
    (
        "cublas",
        "cublasSgemm",
        &["`A`, `B`, `C`: valid device memory", "until the call's work completes on `handle`'s stream"],
    ),
    (
        "cublas",
        "cublasSetStream",
        &[
            "`streamId`, and the memory and handles that it refers to, must stay valid after the call returns, until another value",
            "is set in `handle`, or `handle` is destroyed",
        ],
    ),
    ("cusparse", "cusparseCreateCsr", &["`csrRowOffsets`, `csrColInd`, `csrValues`", "as long as `spMatDescr` exists"]),
    ("cutensor", "cutensorCreateContraction", &["`modeA`: at least as long as `descA` requires"]),
    // The sample of the second audit, which found that the sections of fifteen of forty functions were insufficient.
    (
        "driver",
        "cuMemAddressFree",
        &["all uses, including those by work in streams, must complete", "`size` must be that of the reservation"],
    ),
    ("driver", "cuMemFreeAsync", &["all uses must precede this call in the order of `hStream`"]),
    ("driver", "cuStreamBeginCapture", &["texture or surface reference"]),
    ("driver", "cuGraphicsMapResources", &["must not use the resources until they are unmapped"]),
    ("runtime", "cudaMemDiscardBatchAsync", &["The ranges must not be read, written or prefetched at the same time"]),
    ("driver", "cuMemsetD2D32Async", &["`hStream`: a live handle, or a default stream (NULL)"]),
    (
        "nccl",
        "ncclGatherConfig",
        &["`stream`: a live handle, or a default stream", "`comm`: a live handle that no other thread"],
    ),
    (
        "runtime",
        "cudaGraphNodeSetEnabled",
        &["`hGraphExec`, `hNode`: live handles that no other thread uses", "may update the node"],
    ),
    ("driver", "cuModuleGetGlobal", &["`dptr` points to memory of the library, valid as long as `hmod` exists"]),
    (
        "cublas",
        "cublasGemmEx",
        &[
            "as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s",
        ],
    ),
    ("cufft", "cufftXtExecDescriptorC2C", &["`input`, `output`: live handles", "descriptors from `cufftXtMalloc`"]),
    (
        "cudnn",
        "cudnnSetRNNDescriptor_v8",
        &[
            "`dropoutDesc`, and the memory and handles that it refers to, must stay valid",
            "another value is set in `rnnDesc`",
        ],
    ),
    ("driver", "cuLaunchCooperativeKernelMultiDevice", &["one address for each parameter of the kernel"]),
    ("cudnn", "cudnnGetFusedOpsConstParamPackAttribute", &["`param`: the value that `paramLabel` requires"]),
    // Functions with files that are read, handles that may be NULL, and arrays whose addresses may be stored.
    ("driver", "cuModuleLoad", &["`fname` must name a complete, valid file", "does not check the contents"]),
    ("nvjitlink", "nvJitLinkAddFile", &["`fileName` must name a complete, valid file"]),
    ("nvtiff", "nvtiffStreamOpenFromFile", &["`fname` must name a complete, valid file"]),
    ("cutensor", "cutensorHandleReadPlanCacheFromFile", &["`filename` must name a complete, valid file"]),
    ("nvrtc", "nvrtcCompileProgram", &["precompiled header"]),
    ("nccl", "ncclCommGrow", &["`comm`: a live handle that no other thread uses during the call, or NULL"]),
    (
        "cudnn",
        "cudnnRNNForward",
        &["`hDesc`, `cDesc`: live handles that no other thread uses during the call, or NULL"],
    ),
    (
        "cusparselt",
        "cusparseLtMatmulDescSetAttribute",
        &[
            "`data` is used after the call returns: keep it alive and do not modify it until another value is set in `matmulDescr`, or `matmulDescr` is destroyed",
        ],
    ),
    // Functions with memory to which pointers in arrays refer, on the host and on the device.
    ("driver", "cuMemcpyBatchAsync", &["Each address in `dsts` points to valid memory"]),
    (
        "cublas",
        "cublasSgemmBatched",
        &["Each address in `Aarray`, `Barray`, `Carray` points to valid memory", "completes on `handle`'s stream"],
    ),
    // Functions with undefined behavior according to NVIDIA's documentation.
    ("runtime", "cudaMemcpy", &["`kind` must match the locations of `dst` and `src`"]),
    ("driver", "cuIpcOpenMemHandle", &["must not free it before"]),
    ("driver", "cuCtxFromGreenCtx", &["must not be destroyed separately"]),
    ("driver", "cuImportExternalMemory", &["A file descriptor in `memHandleDesc` belongs to the driver"]),
    ("nvml", "nvmlShutdown", &["No thread may use objects that the library has returned"]),
];

#[test]
fn safety_sections_state_the_obligations_of_callers() {
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

/// The higher layers document the same obligations. The exception is `owned`, which documents only the obligations that
/// remain.
#[test]
fn higher_layers_document_the_same_obligations() {
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
    assert!(
        run.contains("Everything that `hGraphExec` launches, and the memory") && !run.contains("a live handle"),
        "{run}"
    );
    // If `CU_EVENT_RECORD_EXTERNAL` is passed, a graph refers to the event. The contents of a code file are not
    // checked.
    assert!(
        docs(&owned, "cuEventRecordWithFlags")
            .contains("If the object behind one handle keeps a reference to the object behind another")
    );
    assert!(docs(&owned, "cuModuleLoad").contains("`fname` must name a complete, valid file"));
    // If a call takes memory with its owner, a graph keeps the call's handle alive. A graph does not keep the handles
    // of other calls alive.
    let (plans, images) = (read("../owned/cutensor.rs"), read("../owned/nvjpeg2k.rs"));
    assert!(docs(&plans, "cutensorPermute").contains("- `plan` must outlive every graph that records the call."));
    assert!(
        docs(&images, "nvjpeg2kDecode")
            .contains("- `handle`, `decode_state`, `jpeg2k_stream` must outlive every graph")
    );
    assert!(!docs(&owned, "cuEventRecordWithFlags").contains("every graph"));
}
