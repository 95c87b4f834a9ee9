use super::*;
use codegen_core::repository;

const LANGUAGES: [Language; 2] = [codegen_rust::LANGUAGE, codegen_python::LANGUAGE];

/// Pairs of a name and the strings that its report contains in this order, for this repository's specs.
const TABLE: &[(&str, &[&str])] = &[
    (
        "cuMemAlloc",
        &[
            "cuMemAlloc_v2: a function (CUDA driver API), in cuda.h",
            "since CUDA 3.2",
            "CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)",
            "documented as cuMemAlloc, group CUDA_MEM",
            "cuda13::driver::cuMemAlloc, also called cuMemAlloc_v2",
            "CUdeviceptr *dptr  out by documentation",
            "in Rust\n    pub unsafe fn cuMemAlloc(bytesize: usize) -> (CUresult, CUdeviceptr)\n",
            "in Python\n    def cuMemAlloc(bytesize: ",
            "-> tuple[CUresult, CUdeviceptr]\n",
            "CUDA_ERROR_OUT_OF_MEMORY",
            "cuMemAlloc: a function (CUDA driver API)",
            "only for old binaries",
            "only in cuda13::sys::driver: the name `cuMemAlloc` refers to cuMemAlloc_v2",
        ],
    ),
    ("cuCtxCreate", &["cuCtxCreate_v4: a", "13.0..", "cuCtxCreate_v2: a"]),
    (
        "cuMemcpyHtoD_v2_ptds",
        &["cuMemcpyHtoD_v2: a", "in_buffer(bytes: ByteCount) by spec", "specs/driver.yaml:", "_ptds"],
    ),
    (
        "cudaMemPrefetchAsync",
        &[
            "declared",
            "int dstDevice",
            "13.0..",
            "cudaMemLocation",
            "parameters, ",
            "int dstDevice",
            "parameters, 13.0..",
        ],
    ),
    ("make_cudaExtent", &["with a body in the header", "specs/runtime.yaml:", "goes into .width"]),
    (
        "CUresult",
        &["CUresult: an enum, in cuda.h [cuda12, cuda13]", "also called cudaError_enum", "CUDA_SUCCESS", "= 0"],
    ),
    ("cuGraphAddMemsetNode", &["13.5..", "will be deprecated (instead: cuGraphAddNode)"]),
    ("cuGreenCtxGetId", &["since CUDA 13.0 (in drivers since 12.9)"]),
    ("CU_CTX_MAP_HOST", &["a member of CUctx_flags", "deprecated"]),
    ("CUDA_ERROR_INVALID_VALUE", &["CUDA_ERROR_INVALID_VALUE = 1: a member of CUresult, in cuda.h"]),
    (
        "cudaDeviceProp",
        &["a struct of 1032 bytes", "[cuda12]", "@0", "char name[256]", "a struct of 1008 bytes", "[cuda13]"],
    ),
    (
        "CUDA_BATCH_MEM_OP_NODE_PARAMS",
        &["another name of CUDA_BATCH_MEM_OP_NODE_PARAMS_v1, a struct of", "@0", "CUcontext ctx", "unsigned int count"],
    ),
    ("CUstream_st", &["CUstream: a handle: a pointer to `CUstream_st`"]),
    ("CUhostFn", &["CUhostFn: a function that CUDA calls", "void *userData"]),
    ("CU_STREAM_LEGACY", &["CU_STREAM_LEGACY = 1: a constant of type CUstream, in cuda.h"]),
    ("nvrtcVersion", &["nvrtcVersion: a function (NVRTC)"]),
];

fn explained(name: &str) -> Result<String, Failure> {
    let (specs, registries) = repository::read();
    explain(name, repository::resolved(), registries, specs, &LANGUAGES)
}

#[test]
fn items_are_explained() {
    for (name, parts) in TABLE {
        let text = explained(name).unwrap_or_else(|failure| panic!("{name}: {failure}"));
        let mut rest = text.as_str();
        for part in *parts {
            let (_, behind) =
                rest.split_once(part).unwrap_or_else(|| panic!("{name}: no `{part}` at its place in\n{text}"));
            rest = behind;
        }
        assert!(text.lines().all(|line| line.trim_end() == line), "{text}");
    }
}

#[test]
fn unknown_names_are_wrong_use_and_get_a_suggestion() {
    for (name, near) in [("cuMemAloc", "cuMemAlloc"), ("CUresul", "CUresult"), ("cudaDevicePropp", "cudaDeviceProp")] {
        let failure = explained(name).unwrap_err();
        assert_eq!(failure.exit_code(), 2);
        assert!(failure.to_string().contains(&format!("did you mean `{near}`?")), "{failure}");
    }
    assert!(explained("somethingElseEntirely").unwrap_err().to_string().contains("write the name of a function"));
}
