//! Functions of the nvrtc: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use crate::{
    support::{attributes, hold, kernel, more, prelude::*},
    tables::*,
};

pub(crate) unsafe extern "C" fn nvrtcAddNameExpression(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "nvrtcAddNameExpression",
        [("prog", REQUIRED), ("name_expression", REQUIRED)],
    );
    body(|| unsafe {
        let [object_prog, object_name_expression] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
        let c_name_expression = args::text(
            object_name_expression,
            "name_expression",
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(u64, *const c_char) -> i32 = symbol(
            this,
            0,
        )?;
        returned0(&nvrtc::nvrtcResult, released(|| function(c_prog, c_name_expression)))
    })
}

pub(crate) unsafe extern "C" fn nvrtcCompileProgram(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "nvrtcCompileProgram",
        [("prog", REQUIRED), ("numOptions", REQUIRED), ("options", REQUIRED)],
    );
    body(|| unsafe {
        let [object_prog, object_numOptions, object_options] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
        let c_numOptions = args::i32(object_numOptions, "numOptions")?;
        let c_options = args::array(
            object_options,
            "options",
            &Ty::Text,
            Some(c_numOptions as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = symbol(
            this,
            1,
        )?;
        returned0(
            &nvrtc::nvrtcResult,
            released(|| function(c_prog, c_numOptions, c_options.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn nvrtcCreateProgram(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<5> = Params::new(
        "nvrtcCreateProgram",
        [
            ("src", REQUIRED),
            ("name", REQUIRED),
            ("numHeaders", REQUIRED),
            ("headers", REQUIRED),
            ("includeNames", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_src, object_name, object_numHeaders, object_headers,
        object_includeNames] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_numHeaders = args::i32(object_numHeaders, "numHeaders")?;
        let mut c_prog: u64 = 0;
        let c_src = args::text(object_src, "src", &mut keep)?;
        let c_name = args::optional_text(object_name, "name", &mut keep)?;
        let c_headers = args::array(
            object_headers,
            "headers",
            &Ty::Text,
            Some(c_numHeaders as usize),
            &mut keep,
        )?;
        let c_includeNames = args::array(
            object_includeNames,
            "includeNames",
            &Ty::Text,
            Some(c_numHeaders as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *const c_char,
            *const c_char,
            i32,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 2)?;
        let status = released(|| function(
            (&raw mut c_prog).cast(),
            c_src,
            c_name,
            c_numHeaders,
            c_headers.cast(),
            c_includeNames.cast(),
        ));
        returned(
            &nvrtc::nvrtcResult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_prog as u64, &nvrtc::nvrtcProgram))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn nvrtcDestroyProgram(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("nvrtcDestroyProgram", [("prog", REQUIRED)]);
    body(|| unsafe {
        let [object_prog] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_prog = more::variable(
            object_prog,
            "prog",
            &nvrtc::nvrtcProgram,
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 3)?;
        let ending = hold::take(
            &nvrtc::nvrtcProgram,
            if c_prog.is_null() { 0 } else { c_prog.cast::<u64>().read() },
        );
        let status = released(|| function(c_prog));
        ending.end(status == 0);
        returned0(&nvrtc::nvrtcResult, status)
    })
}

pub(crate) unsafe extern "C" fn nvrtcGetBundledHeadersInfo(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("nvrtcGetBundledHeadersInfo", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let (c_info, c_info_place) = out::new_record(&nvrtc13::nvrtcBundledHeadersInfo)?;
        let mut c_errorLog: *const c_char = core::ptr::null();
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            4,
        )?;
        let status = released(|| function(
            c_info_place.cast(),
            (&raw mut c_errorLog).cast(),
        ));
        returned(
            &nvrtc::nvrtcResult,
            status,
            2,
            |tuple| {
                tuple.push(Ok(c_info.take()))?;
                tuple.push(out::text(c_errorLog))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn nvrtcGetCUBIN(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "nvrtcGetCUBIN",
        [("prog", REQUIRED), ("cubin", REQUIRED)],
    );
    body(|| unsafe {
        let [object_prog, object_cubin] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
        let mut c_cubin_needed = 0usize;
        let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(this, 6)?;
        let c_cubin_needed = (asked(c_prog, (&raw mut c_cubin_needed).cast()) == 0)
            .then_some(c_cubin_needed);
        let mut c_cubin = args::output_buffer(object_cubin, "cubin", c_cubin_needed)?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            5,
        )?;
        let status = released(|| function(c_prog, c_cubin.pointer()));
        returned(
            &nvrtc::nvrtcResult,
            status,
            0 + isize::from(c_cubin.is_returned()),
            |tuple| {
                let asked_for = c_cubin.finish()?;
                if !asked_for.is_null() {
                    tuple.push(Ok(asked_for))?;
                }
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn nvrtcGetCUBINSize(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("nvrtcGetCUBINSize", [("prog", REQUIRED)]);
    body(|| unsafe {
        let [object_prog] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
        let mut c_cubinSizeRet: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            6,
        )?;
        let status = released(|| function(c_prog, (&raw mut c_cubinSizeRet).cast()));
        returned(
            &nvrtc::nvrtcResult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_cubinSizeRet))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn nvrtcGetErrorString(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "nvrtcGetErrorString",
        [("result", REQUIRED)],
    );
    body(|| unsafe {
        let [object_result] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_result = args::enumeration(object_result, "result", &nvrtc::nvrtcResult)?;
        let function: unsafe extern "system" fn(i32) -> *const c_char = symbol(this, 7)?;
        let value = held(|| function(c_result));
        returned(
            &nvrtc::nvrtcResult,
            0,
            1,
            |tuple| {
                tuple.push(out::text(value))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn nvrtcGetLTOIR(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "nvrtcGetLTOIR",
        [("prog", REQUIRED), ("LTOIR", REQUIRED)],
    );
    body(|| unsafe {
        let [object_prog, object_LTOIR] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
        let mut c_LTOIR_needed = 0usize;
        let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(this, 9)?;
        let c_LTOIR_needed = (asked(c_prog, (&raw mut c_LTOIR_needed).cast()) == 0)
            .then_some(c_LTOIR_needed);
        let mut c_LTOIR = args::output_buffer(object_LTOIR, "LTOIR", c_LTOIR_needed)?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            8,
        )?;
        let status = released(|| function(c_prog, c_LTOIR.pointer()));
        returned(
            &nvrtc::nvrtcResult,
            status,
            0 + isize::from(c_LTOIR.is_returned()),
            |tuple| {
                let asked_for = c_LTOIR.finish()?;
                if !asked_for.is_null() {
                    tuple.push(Ok(asked_for))?;
                }
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn nvrtcGetLTOIRSize(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("nvrtcGetLTOIRSize", [("prog", REQUIRED)]);
    body(|| unsafe {
        let [object_prog] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
        let mut c_LTOIRSizeRet: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            9,
        )?;
        let status = released(|| function(c_prog, (&raw mut c_LTOIRSizeRet).cast()));
        returned(
            &nvrtc::nvrtcResult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_LTOIRSizeRet))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn nvrtcGetLoweredName(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "nvrtcGetLoweredName",
        [("prog", REQUIRED), ("name_expression", REQUIRED)],
    );
    body(|| unsafe {
        let [object_prog, object_name_expression] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
        let c_name_expression = args::text(
            object_name_expression,
            "name_expression",
            &mut keep,
        )?;
        let mut c_lowered_name: *const c_char = core::ptr::null();
        let function: unsafe extern "system" fn(
            u64,
            *const c_char,
            *mut c_void,
        ) -> i32 = symbol(this, 10)?;
        let status = released(|| function(
            c_prog,
            c_name_expression,
            (&raw mut c_lowered_name).cast(),
        ));
        returned(
            &nvrtc::nvrtcResult,
            status,
            1,
            |tuple| {
                tuple.push(out::text(c_lowered_name))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn nvrtcGetNVVM(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "nvrtcGetNVVM",
        [("prog", REQUIRED), ("nvvm", REQUIRED)],
    );
    body(|| unsafe {
        let [object_prog, object_nvvm] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
        let mut c_nvvm_needed = 0usize;
        let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            12,
        )?;
        let c_nvvm_needed = (asked(c_prog, (&raw mut c_nvvm_needed).cast()) == 0)
            .then_some(c_nvvm_needed);
        let mut c_nvvm = args::output_buffer(object_nvvm, "nvvm", c_nvvm_needed)?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            11,
        )?;
        let status = released(|| function(c_prog, c_nvvm.pointer()));
        returned(
            &nvrtc::nvrtcResult,
            status,
            0 + isize::from(c_nvvm.is_returned()),
            |tuple| {
                let asked_for = c_nvvm.finish()?;
                if !asked_for.is_null() {
                    tuple.push(Ok(asked_for))?;
                }
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn nvrtcGetNVVMSize(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("nvrtcGetNVVMSize", [("prog", REQUIRED)]);
    body(|| unsafe {
        let [object_prog] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
        let mut c_nvvmSizeRet: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            12,
        )?;
        let status = released(|| function(c_prog, (&raw mut c_nvvmSizeRet).cast()));
        returned(
            &nvrtc::nvrtcResult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_nvvmSizeRet))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn nvrtcGetNumSupportedArchs(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("nvrtcGetNumSupportedArchs", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_numArchs: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 13)?;
        let status = released(|| function((&raw mut c_numArchs).cast()));
        returned(
            &nvrtc::nvrtcResult,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_numArchs))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn nvrtcGetOptiXIR(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "nvrtcGetOptiXIR",
        [("prog", REQUIRED), ("optixir", REQUIRED)],
    );
    body(|| unsafe {
        let [object_prog, object_optixir] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
        let mut c_optixir_needed = 0usize;
        let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            15,
        )?;
        let c_optixir_needed = (asked(c_prog, (&raw mut c_optixir_needed).cast()) == 0)
            .then_some(c_optixir_needed);
        let mut c_optixir = args::output_buffer(
            object_optixir,
            "optixir",
            c_optixir_needed,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            14,
        )?;
        let status = released(|| function(c_prog, c_optixir.pointer()));
        returned(
            &nvrtc::nvrtcResult,
            status,
            0 + isize::from(c_optixir.is_returned()),
            |tuple| {
                let asked_for = c_optixir.finish()?;
                if !asked_for.is_null() {
                    tuple.push(Ok(asked_for))?;
                }
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn nvrtcGetOptiXIRSize(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("nvrtcGetOptiXIRSize", [("prog", REQUIRED)]);
    body(|| unsafe {
        let [object_prog] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
        let mut c_optixirSizeRet: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            15,
        )?;
        let status = released(|| function(c_prog, (&raw mut c_optixirSizeRet).cast()));
        returned(
            &nvrtc::nvrtcResult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_optixirSizeRet))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn nvrtcGetPCHCreateStatus(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "nvrtcGetPCHCreateStatus",
        [("prog", REQUIRED)],
    );
    body(|| unsafe {
        let [object_prog] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 16)?;
        returned0(&nvrtc::nvrtcResult, released(|| function(c_prog)))
    })
}

pub(crate) unsafe extern "C" fn nvrtcGetPCHHeapSize(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("nvrtcGetPCHHeapSize", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_ret: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 17)?;
        let status = released(|| function((&raw mut c_ret).cast()));
        returned(
            &nvrtc::nvrtcResult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_ret))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn nvrtcGetPCHHeapSizeRequired(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "nvrtcGetPCHHeapSizeRequired",
        [("prog", REQUIRED)],
    );
    body(|| unsafe {
        let [object_prog] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
        let mut c_size: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            18,
        )?;
        let status = released(|| function(c_prog, (&raw mut c_size).cast()));
        returned(
            &nvrtc::nvrtcResult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_size))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn nvrtcGetPTX(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "nvrtcGetPTX",
        [("prog", REQUIRED), ("ptx", REQUIRED)],
    );
    body(|| unsafe {
        let [object_prog, object_ptx] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
        let mut c_ptx_needed = 0usize;
        let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            20,
        )?;
        let c_ptx_needed = (asked(c_prog, (&raw mut c_ptx_needed).cast()) == 0)
            .then_some(c_ptx_needed);
        let mut c_ptx = args::output_buffer(object_ptx, "ptx", c_ptx_needed)?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            19,
        )?;
        let status = released(|| function(c_prog, c_ptx.pointer()));
        returned(
            &nvrtc::nvrtcResult,
            status,
            0 + isize::from(c_ptx.is_returned()),
            |tuple| {
                let asked_for = c_ptx.finish()?;
                if !asked_for.is_null() {
                    tuple.push(Ok(asked_for))?;
                }
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn nvrtcGetPTXSize(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("nvrtcGetPTXSize", [("prog", REQUIRED)]);
    body(|| unsafe {
        let [object_prog] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
        let mut c_ptxSizeRet: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            20,
        )?;
        let status = held(|| function(c_prog, (&raw mut c_ptxSizeRet).cast()));
        returned(
            &nvrtc::nvrtcResult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_ptxSizeRet))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn nvrtcGetProgramLog(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "nvrtcGetProgramLog",
        [("prog", REQUIRED), ("log", REQUIRED)],
    );
    body(|| unsafe {
        let [object_prog, object_log] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
        let mut c_log_needed = 0usize;
        let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            22,
        )?;
        let c_log_needed = (asked(c_prog, (&raw mut c_log_needed).cast()) == 0)
            .then_some(c_log_needed);
        let mut c_log = args::output_buffer(object_log, "log", c_log_needed)?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            21,
        )?;
        let status = released(|| function(c_prog, c_log.pointer()));
        returned(
            &nvrtc::nvrtcResult,
            status,
            0 + isize::from(c_log.is_returned()),
            |tuple| {
                let asked_for = c_log.finish()?;
                if !asked_for.is_null() {
                    tuple.push(Ok(asked_for))?;
                }
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn nvrtcGetProgramLogSize(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "nvrtcGetProgramLogSize",
        [("prog", REQUIRED)],
    );
    body(|| unsafe {
        let [object_prog] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
        let mut c_logSizeRet: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            22,
        )?;
        let status = held(|| function(c_prog, (&raw mut c_logSizeRet).cast()));
        returned(
            &nvrtc::nvrtcResult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_logSizeRet))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn nvrtcGetSupportedArchs(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("nvrtcGetSupportedArchs", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let asked: unsafe extern "system" fn(*mut i32) -> i32 = symbol(this, 13)?;
        let mut length = 0i32;
        let status = released(|| asked(&mut length));
        if status != 0 {
            return returned(&nvrtc::nvrtcResult, status, 1, |_| Ok(()));
        }
        let length = length.max(0) as usize;
        let c_supportedArchs = args::room(length, Ty::I32.size(), &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void) -> i32 = symbol(this, 23)?;
        let status = released(|| function(c_supportedArchs.cast()));
        returned(
            &nvrtc::nvrtcResult,
            status,
            1,
            |tuple| {
                tuple.push(out::list(&Ty::I32, c_supportedArchs.cast(), length))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn nvrtcGetTileIR(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "nvrtcGetTileIR",
        [("prog", REQUIRED), ("TileIR", REQUIRED)],
    );
    body(|| unsafe {
        let [object_prog, object_TileIR] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
        let mut c_TileIR_needed = 0usize;
        let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            25,
        )?;
        let c_TileIR_needed = (asked(c_prog, (&raw mut c_TileIR_needed).cast()) == 0)
            .then_some(c_TileIR_needed);
        let mut c_TileIR = args::output_buffer(
            object_TileIR,
            "TileIR",
            c_TileIR_needed,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            24,
        )?;
        let status = released(|| function(c_prog, c_TileIR.pointer()));
        returned(
            &nvrtc::nvrtcResult,
            status,
            0 + isize::from(c_TileIR.is_returned()),
            |tuple| {
                let asked_for = c_TileIR.finish()?;
                if !asked_for.is_null() {
                    tuple.push(Ok(asked_for))?;
                }
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn nvrtcGetTileIRSize(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("nvrtcGetTileIRSize", [("prog", REQUIRED)]);
    body(|| unsafe {
        let [object_prog] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
        let mut c_TileIRSizeRet: u64 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            25,
        )?;
        let status = released(|| function(c_prog, (&raw mut c_TileIRSizeRet).cast()));
        returned(
            &nvrtc::nvrtcResult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_TileIRSizeRet))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn nvrtcInstallBundledHeaders(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "nvrtcInstallBundledHeaders",
        [("installPath", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_installPath, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_flags = args::u32(object_flags, "flags")?;
        let c_installPath = args::text(object_installPath, "installPath", &mut keep)?;
        let mut c_errorLog: *const c_char = core::ptr::null();
        let function: unsafe extern "system" fn(
            *const c_char,
            u32,
            *mut c_void,
        ) -> i32 = symbol(this, 26)?;
        let status = released(|| function(
            c_installPath,
            c_flags,
            (&raw mut c_errorLog).cast(),
        ));
        returned(
            &nvrtc::nvrtcResult,
            status,
            1,
            |tuple| {
                tuple.push(out::text(c_errorLog))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn nvrtcRemoveBundledHeaders(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "nvrtcRemoveBundledHeaders",
        [("installPath", REQUIRED)],
    );
    body(|| unsafe {
        let [object_installPath] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_installPath = args::text(object_installPath, "installPath", &mut keep)?;
        let mut c_errorLog: *const c_char = core::ptr::null();
        let function: unsafe extern "system" fn(*const c_char, *mut c_void) -> i32 = symbol(
            this,
            27,
        )?;
        let status = released(|| function(c_installPath, (&raw mut c_errorLog).cast()));
        returned(
            &nvrtc::nvrtcResult,
            status,
            1,
            |tuple| {
                tuple.push(out::text(c_errorLog))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn nvrtcSetFlowCallback(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "nvrtcSetFlowCallback",
        [("prog", REQUIRED), ("callback", REQUIRED), ("payload", REQUIRED)],
    );
    body(|| unsafe {
        let [object_prog, object_callback, object_payload] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
        static SIGNATURE: Signature = Signature::new(
            Some(Ty::I32),
            &[Given::Data, Given::Value(Ty::Pointer)],
        );
        let mut c_callback = args::callback(
            object_callback,
            Some(&SIGNATURE),
            object_payload,
            &mut keep,
        )?;
        let c_payload = args::data(object_payload, c_callback.is_closure(), &mut keep)?;
        let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = symbol(
            this,
            28,
        )?;
        let status = released(|| function(
            c_prog,
            c_callback.address(),
            c_payload.cast(),
        ));
        if status == 0 {
            c_callback.kept(&mut keep);
            hold::hold(&nvrtc::nvrtcProgram, c_prog as u64, keep);
        }
        returned0(&nvrtc::nvrtcResult, status)
    })
}

pub(crate) unsafe extern "C" fn nvrtcSetPCHHeapSize(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("nvrtcSetPCHHeapSize", [("size", REQUIRED)]);
    body(|| unsafe {
        let [object_size] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_size = args::u64(object_size, "size")?;
        let function: unsafe extern "system" fn(u64) -> i32 = symbol(this, 29)?;
        returned0(&nvrtc::nvrtcResult, released(|| function(c_size)))
    })
}

pub(crate) unsafe extern "C" fn nvrtcVersion(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<0> = Params::new("nvrtcVersion", []);
    body(|| unsafe {
        PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_major: i32 = 0;
        let mut c_minor: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            30,
        )?;
        let status = held(|| function(
            (&raw mut c_major).cast(),
            (&raw mut c_minor).cast(),
        ));
        returned(
            &nvrtc::nvrtcResult,
            status,
            2,
            |tuple| {
                tuple.push(out::i32(c_major))?;
                tuple.push(out::i32(c_minor))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}
