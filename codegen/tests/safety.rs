//! What the documentation of the Rust crate says under "Safety", function by function: the sample of an audit, which found
//! fourteen of thirty functions silent on a lifetime, a count or an obligation.

mod support;

use std::{collections::BTreeMap, fs};
use support::root;

/// The section "Safety" of each function of a library, in the module of a major version or in what they share.
fn sections(library: &str) -> BTreeMap<String, String> {
    let mut sections = BTreeMap::new();
    for folder in ["shared", "cuda13", "."] {
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

/// Library, function, and what its section must say.
const SAMPLE: &[(&str, &str, &[&str])] = &[
    ("driver", "cuMemcpyHtoDAsync", &["`srcHost` is used after the call", "unwritten until `hStream` has passed"]),
    ("driver", "cuMemcpyDtoHAsync", &["`dstHost` is used after the call", "unread and unwritten until `hStream`"]),
    ("driver", "cuMemcpyDtoH", &["`srcDevice`: memory as large as the call needs"]),
    ("driver", "cuMemcpy2DAsync", &["Pointers", "in `pCopy` are valid until `hStream` has passed this call"]),
    ("driver", "cuMemcpyBatchAsync", &["`dsts`", "until `hStream`", "`srcs`", "as long as `attrs` says"]),
    ("driver", "cuLaunchKernel", &["one address for each parameter of the kernel", "read past its end"]),
    ("driver", "cuLaunchHostFunc", &["must not unwind", "nor call CUDA", "`userData` must live", "not called if"]),
    ("driver", "cuStreamAddCallback", &["must not unwind", "nor call CUDA", "`userData` must live until then"]),
    ("driver", "cuUserObjectCreate", &["`destroy` is called with `ptr` once", "another thread", "nor call CUDA"]),
    ("driver", "cuGraphAddHostNode", &["in `nodeParams` are valid as long as `hGraph`, or a copy of it, exists"]),
    ("driver", "cuGraphAddKernelNode", &["in `nodeParams` are valid during the call, which copies what it needs"]),
    ("driver", "cuGraphKernelNodeGetParams", &["`nodeParams` points to memory of the library", "`hNode` exists"]),
    ("driver", "cuGraphGetNodes", &["`hGraph`: a live handle"]),
    ("driver", "cuGraphGetEdges", &["`hGraph`: a live handle"]),
    ("driver", "cuStreamGetCaptureInfo", &["`dependencies_out`, `edgeData_out`", "until the next call with `hStream`"]),
    ("driver", "cuLinkCreate", &["`optionValues` and what it refers to are used after the call", "`stateOut` exists"]),
    ("driver", "cuLinkAddData", &["`optionValues` is the value, or the address", "`options` names"]),
    ("driver", "cuModuleLoadData", &["`image`: the address of PTX that ends with NUL, or of a whole cubin"]),
    ("driver", "cuLibraryLoadData", &["`code`: the address of PTX", "as long as `libraryOptions` says"]),
    ("driver", "cuMemHostRegister", &["`p`: memory", "until `cuMemHostUnregister` is called"]),
    ("driver", "cuPointerGetAttribute", &["Nothing is asked"]),
    ("driver", "cuMemPoolGetAttribute", &["`pool`: a live handle"]),
    ("driver", "cuMemRangeGetAttribute", &["Nothing is asked"]),
    ("driver", "cuCoredumpGetAttribute", &["Nothing is asked"]),
    ("driver", "cuMemGetLocationInfo", &["Nothing is asked"]),
    ("driver", "cuTensorMapEncodeTiled", &["Nothing is asked"]),
    ("driver", "cuFuncGetName", &["`name` points to memory of the library, valid as long as `hfunc` exists"]),
    ("nvrtc", "nvrtcGetLoweredName", &["`lowered_name` points to memory", "as long as `prog` exists"]),
    ("nvrtc", "nvrtcGetPTX", &["`ptx`: at least as long as `nvrtcGetPTXSize` returns"]),
    ("driver", "cuDeviceGetName", &["Nothing is asked"]),
    // Others, one of a kind.
    ("runtime", "cudaMemcpyAsync", &["`dst`, `src`: memory of `count` bytes, until `stream` has passed this call"]),
    ("runtime", "cudaFree", &["`devPtr`: what the library returned", "nothing uses it"]),
    ("runtime", "cudaDeviceReset", &["Nothing in the process uses what was made in the primary context"]),
    ("driver", "cuGraphLaunch", &["All that `hGraphExec` runs is valid", "until `hStream` has passed"]),
    ("driver", "cuStreamDestroy", &["`hStream`: a live handle", "Nothing uses `hStream`"]),
    ("driver", "cuStreamSynchronize", &["`hStream`: a live handle."]),
    ("cublas", "cublasSgemm", &["`A`, `B`, `C`: memory on the device", "until the stream of `handle` has passed"]),
    ("cublas", "cublasSetStream", &["`streamId` and what it refers to are used after the call, as long as `handle`"]),
    ("cusparse", "cusparseCreateCsr", &["`csrRowOffsets`, `csrColInd`, `csrValues`", "as long as `spMatDescr` exists"]),
    ("cutensor", "cutensorCreateContraction", &["`modeA`: at least as long as `descA` needs"]),
    ("nvml", "nvmlShutdown", &["Nothing uses what the library has returned"]),
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
