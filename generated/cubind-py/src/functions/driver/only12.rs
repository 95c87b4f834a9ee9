//! Functions of the driver: `only12` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use crate::{
    support::{attributes, hold, kernel, more, prelude::*},
    tables::*,
};

pub(crate) unsafe extern "C" fn cuCheckpointProcessCheckpoint(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuCheckpointProcessCheckpoint",
        [("pid", REQUIRED), ("args", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pid, object_args] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_pid = args::i32(object_pid, "pid")?;
        let c_args = args::optional_record(
            object_args,
            "args",
            &driver12::CUcheckpointCheckpointArgs,
        )?;
        let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = symbol(
            this,
            13,
        )?;
        returned0(&driver::CUresult, released(|| function(c_pid, c_args.cast())))
    })
}

pub(crate) unsafe extern "C" fn cuCheckpointProcessRestore(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuCheckpointProcessRestore",
        [("pid", REQUIRED), ("args", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pid, object_args] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_pid = args::i32(object_pid, "pid")?;
        let c_args = args::optional_record(
            object_args,
            "args",
            &driver12::CUcheckpointRestoreArgs,
        )?;
        let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = symbol(
            this,
            17,
        )?;
        returned0(&driver::CUresult, released(|| function(c_pid, c_args.cast())))
    })
}

pub(crate) unsafe extern "C" fn cuCtxCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuCtxCreate",
        [("flags", REQUIRED), ("dev", REQUIRED)],
    );
    body(|| unsafe {
        let [object_flags, object_dev] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_flags = args::u32(object_flags, "flags")?;
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let mut c_pctx: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, u32, i32) -> i32 = symbol(
            this,
            29,
        )?;
        let status = released(|| function((&raw mut c_pctx).cast(), c_flags, c_dev));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pctx as u64, &driver::CUcontext))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuCtxGetDevResource(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuCtxGetDevResource",
        [("hCtx", REQUIRED), ("typename", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hCtx, object_typename] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hCtx = args::value::<u64>(object_hCtx, "hCtx", &driver::CUcontext)?;
        let c_type = args::enumeration(
            object_typename,
            "typename",
            &driver::CUdevResourceType,
        )?;
        let (c_resource, c_resource_place) = out::new_record(&driver12::CUdevResource)?;
        let function: unsafe extern "system" fn(u64, *mut c_void, i32) -> i32 = symbol(
            this,
            41,
        )?;
        let status = released(|| function(c_hCtx, c_resource_place.cast(), c_type));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_resource.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuCtxGetLimit(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuCtxGetLimit", [("limit", REQUIRED)]);
    body(|| unsafe {
        let [object_limit] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_limit = args::enumeration(object_limit, "limit", &driver12::CUlimit)?;
        let mut c_pvalue: u64 = 0;
        let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = symbol(
            this,
            47,
        )?;
        let status = released(|| function((&raw mut c_pvalue).cast(), c_limit));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_pvalue))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuCtxSetLimit(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuCtxSetLimit",
        [("limit", REQUIRED), ("value", REQUIRED)],
    );
    body(|| unsafe {
        let [object_limit, object_value] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_limit = args::enumeration(object_limit, "limit", &driver12::CUlimit)?;
        let c_value = args::u64(object_value, "value")?;
        let function: unsafe extern "system" fn(i32, u64) -> i32 = symbol(this, 59)?;
        returned0(&driver::CUresult, released(|| function(c_limit, c_value)))
    })
}

pub(crate) unsafe extern "C" fn cuDevResourceGenerateDesc(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuDevResourceGenerateDesc",
        [("resources", REQUIRED), ("nbResources", REQUIRED)],
    );
    body(|| unsafe {
        let [object_resources, object_nbResources] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_nbResources = args::u32(object_nbResources, "nbResources")?;
        let mut c_phDesc: u64 = 0;
        let c_resources = args::array(
            object_resources,
            "resources",
            &Ty::Record(&driver12::CUdevResource),
            Some(c_nbResources as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u32) -> i32 = symbol(
            this,
            66,
        )?;
        let status = released(|| function(
            (&raw mut c_phDesc).cast(),
            c_resources.cast(),
            c_nbResources,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phDesc as u64, &driver::CUdevResourceDesc))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDevSmResourceSplitByCount(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuDevSmResourceSplitByCount",
        [
            ("nbGroups", REQUIRED),
            ("input_", REQUIRED),
            ("useFlags", REQUIRED),
            ("minCount", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_nbGroups, object_input_, object_useFlags, object_minCount] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_nbGroups = if object_nbGroups.is_null() {
            0
        } else {
            args::u32(object_nbGroups, "nbGroups")?
        };
        let c_useFlags = args::u32(object_useFlags, "useFlags")?;
        let c_minCount = args::u32(object_minCount, "minCount")?;
        let c_result_length: usize = c_nbGroups as usize;
        let c_result = args::room(
            c_result_length,
            Ty::Record(&driver12::CUdevResource).size(),
            &mut keep,
        )?;
        let c_input = args::optional_record(
            object_input_,
            "input_",
            &driver12::CUdevResource,
        )?;
        let (c_remaining, c_remaining_place) = out::new_record(
            &driver12::CUdevResource,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            u32,
            u32,
        ) -> i32 = symbol(this, 68)?;
        let status = released(|| function(
            c_result.cast(),
            (&raw mut c_nbGroups).cast(),
            c_input.cast(),
            c_remaining_place.cast(),
            c_useFlags,
            c_minCount,
        ));
        returned(
            &driver::CUresult,
            status,
            3,
            |tuple| {
                tuple
                    .push(
                        out::list(
                            &Ty::Record(&driver12::CUdevResource),
                            c_result.cast(),
                            c_result_length,
                        ),
                    )?;
                tuple.push(out::u32(c_nbGroups))?;
                tuple.push(Ok(c_remaining.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDeviceGetAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuDeviceGetAttribute",
        [("attrib", REQUIRED), ("dev", REQUIRED)],
    );
    body(|| unsafe {
        let [object_attrib, object_dev] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_attrib = args::enumeration(
            object_attrib,
            "attrib",
            &driver12::CUdevice_attribute,
        )?;
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let mut c_pi: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, i32, i32) -> i32 = symbol(
            this,
            72,
        )?;
        let status = held(|| function((&raw mut c_pi).cast(), c_attrib, c_dev));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_pi))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDeviceGetDevResource(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuDeviceGetDevResource",
        [("device", REQUIRED), ("typename", REQUIRED)],
    );
    body(|| unsafe {
        let [object_device, object_typename] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
        let c_type = args::enumeration(
            object_typename,
            "typename",
            &driver::CUdevResourceType,
        )?;
        let (c_resource, c_resource_place) = out::new_record(&driver12::CUdevResource)?;
        let function: unsafe extern "system" fn(i32, *mut c_void, i32) -> i32 = symbol(
            this,
            78,
        )?;
        let status = released(|| function(c_device, c_resource_place.cast(), c_type));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_resource.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuDeviceGetUuid(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuDeviceGetUuid", [("dev", REQUIRED)]);
    body(|| unsafe {
        let [object_dev] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let (c_uuid, c_uuid_place) = out::new_record(&driver::CUuuid)?;
        let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = symbol(
            this,
            92,
        )?;
        let status = released(|| function(c_uuid_place.cast(), c_dev));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_uuid.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuEventElapsedTime(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuEventElapsedTime",
        [("hStart", REQUIRED), ("hEnd", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hStart, object_hEnd] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStart = args::value::<u64>(object_hStart, "hStart", &driver::CUevent)?;
        let c_hEnd = args::value::<u64>(object_hEnd, "hEnd", &driver::CUevent)?;
        let mut c_pMilliseconds: f32 = 0.0;
        let function: unsafe extern "system" fn(*mut c_void, u64, u64) -> i32 = symbol(
            this,
            123,
        )?;
        let status = released(|| function(
            (&raw mut c_pMilliseconds).cast(),
            c_hStart,
            c_hEnd,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::f32(c_pMilliseconds))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuFuncGetAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuFuncGetAttribute",
        [("attrib", REQUIRED), ("hfunc", REQUIRED)],
    );
    body(|| unsafe {
        let [object_attrib, object_hfunc] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_attrib = args::enumeration(
            object_attrib,
            "attrib",
            &driver12::CUfunction_attribute,
        )?;
        let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
        let mut c_pi: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, i32, u64) -> i32 = symbol(
            this,
            132,
        )?;
        let status = released(|| function((&raw mut c_pi).cast(), c_attrib, c_hfunc));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_pi))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuFuncSetAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuFuncSetAttribute",
        [("hfunc", REQUIRED), ("attrib", REQUIRED), ("value", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hfunc, object_attrib, object_value] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hfunc = args::value::<u64>(object_hfunc, "hfunc", &driver::CUfunction)?;
        let c_attrib = args::enumeration(
            object_attrib,
            "attrib",
            &driver12::CUfunction_attribute,
        )?;
        let c_value = args::i32(object_value, "value")?;
        let function: unsafe extern "system" fn(u64, i32, i32) -> i32 = symbol(
            this,
            139,
        )?;
        returned0(&driver::CUresult, released(|| function(c_hfunc, c_attrib, c_value)))
    })
}

pub(crate) unsafe extern "C" fn cuGraphAddBatchMemOpNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuGraphAddBatchMemOpNode",
        [
            ("hGraph", REQUIRED),
            ("dependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("nodeParams", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hGraph, object_dependencies, object_numDependencies,
        object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let mut c_phGraphNode: u64 = 0;
        let c_dependencies = args::array(
            object_dependencies,
            "dependencies",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            *mut c_void,
        ) -> i32 = symbol(this, 163)?;
        let status = released(|| function(
            (&raw mut c_phGraphNode).cast(),
            c_hGraph,
            c_dependencies.cast(),
            c_numDependencies,
            c_nodeParams.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phGraphNode as u64, &driver::CUgraphNode))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphAddDependencies(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuGraphAddDependencies",
        [
            ("hGraph", REQUIRED),
            ("from_", REQUIRED),
            ("to", REQUIRED),
            ("numDependencies", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hGraph, object_from_, object_to, object_numDependencies] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let c_from = args::array(
            object_from_,
            "from_",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_to = args::array(
            object_to,
            "to",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            u64,
        ) -> i32 = symbol(this, 165)?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_hGraph,
                c_from.cast(),
                c_to.cast(),
                c_numDependencies,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphAddMemAllocNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuGraphAddMemAllocNode",
        [
            ("hGraph", REQUIRED),
            ("dependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("nodeParams", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hGraph, object_dependencies, object_numDependencies,
        object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let mut c_phGraphNode: u64 = 0;
        let c_dependencies = args::array(
            object_dependencies,
            "dependencies",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &driver12::CUDA_MEM_ALLOC_NODE_PARAMS,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            *mut c_void,
        ) -> i32 = symbol(this, 175)?;
        let status = released(|| function(
            (&raw mut c_phGraphNode).cast(),
            c_hGraph,
            c_dependencies.cast(),
            c_numDependencies,
            c_nodeParams.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phGraphNode as u64, &driver::CUgraphNode))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphAddNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuGraphAddNode",
        [
            ("hGraph", REQUIRED),
            ("dependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("nodeParams", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hGraph, object_dependencies, object_numDependencies,
        object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let mut c_phGraphNode: u64 = 0;
        let c_dependencies = args::array(
            object_dependencies,
            "dependencies",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &driver12::CUgraphNodeParams,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            *mut c_void,
        ) -> i32 = symbol(this, 179)?;
        let status = released(|| function(
            (&raw mut c_phGraphNode).cast(),
            c_hGraph,
            c_dependencies.cast(),
            c_numDependencies,
            c_nodeParams.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_phGraphNode as u64, &driver::CUgraphNode))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphBatchMemOpNodeGetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGraphBatchMemOpNodeGetParams",
        [("hNode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let (c_nodeParams_out, c_nodeParams_out_place) = out::new_record(
            &driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            182,
        )?;
        let status = released(|| function(c_hNode, c_nodeParams_out_place.cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_nodeParams_out.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphBatchMemOpNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphBatchMemOpNodeSetParams",
        [("hNode", REQUIRED), ("nodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode, object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            183,
        )?;
        returned0(&driver::CUresult, released(|| function(c_hNode, c_nodeParams.cast())))
    })
}

pub(crate) unsafe extern "C" fn cuGraphExecBatchMemOpNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuGraphExecBatchMemOpNodeSetParams",
        [("hGraphExec", REQUIRED), ("hNode", REQUIRED), ("nodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_hNode, object_nodeParams] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS,
        )?;
        let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = symbol(
            this,
            195,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_hGraphExec, c_hNode, c_nodeParams.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphExecNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuGraphExecNodeSetParams",
        [("hGraphExec", REQUIRED), ("hNode", REQUIRED), ("nodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hGraphExec, object_hNode, object_nodeParams] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraphExec = args::value::<
            u64,
        >(object_hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &driver12::CUgraphNodeParams,
        )?;
        let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = symbol(
            this,
            209,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_hGraphExec, c_hNode, c_nodeParams.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphGetEdges(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphGetEdges",
        [("hGraph", REQUIRED), ("numEdges", OPTIONAL)],
    );
    body(|| unsafe {
        let [object_hGraph, object_numEdges] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let mut c_numEdges = if object_numEdges.is_null() {
            0
        } else {
            args::u64(object_numEdges, "numEdges")?
        };
        let c_from_length: usize = c_numEdges as usize;
        let c_from = args::room(
            c_from_length,
            Ty::Value(&driver::CUgraphNode).size(),
            &mut keep,
        )?;
        let c_to_length: usize = c_numEdges as usize;
        let c_to = args::room(
            c_to_length,
            Ty::Value(&driver::CUgraphNode).size(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 216)?;
        let status = released(|| function(
            c_hGraph,
            c_from.cast(),
            c_to.cast(),
            (&raw mut c_numEdges).cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            3,
            |tuple| {
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&driver::CUgraphNode),
                            c_from.cast(),
                            c_from_length,
                        ),
                    )?;
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&driver::CUgraphNode),
                            c_to.cast(),
                            c_to_length,
                        ),
                    )?;
                tuple.push(out::u64(c_numEdges))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphKernelNodeGetAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphKernelNodeGetAttribute",
        [("hNode", REQUIRED), ("attr", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode, object_attr] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let c_attr = args::enumeration(
            object_attr,
            "attr",
            &driver::CUlaunchAttributeID,
        )?;
        let (c_value_out, c_value_out_place) = out::new_record(
            &driver12::CUkernelNodeAttrValue,
        )?;
        let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = symbol(
            this,
            228,
        )?;
        let status = released(|| function(c_hNode, c_attr, c_value_out_place.cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_value_out.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphKernelNodeSetAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuGraphKernelNodeSetAttribute",
        [("hNode", REQUIRED), ("attr", REQUIRED), ("value", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode, object_attr, object_value] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let c_attr = args::enumeration(
            object_attr,
            "attr",
            &driver::CUlaunchAttributeID,
        )?;
        let c_value = args::optional_record(
            object_value,
            "value",
            &driver12::CUkernelNodeAttrValue,
        )?;
        let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = symbol(
            this,
            231,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_hNode, c_attr, c_value.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphMemAllocNodeGetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuGraphMemAllocNodeGetParams",
        [("hNode", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let (c_params_out, c_params_out_place) = out::new_record(
            &driver12::CUDA_MEM_ALLOC_NODE_PARAMS,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            235,
        )?;
        let status = released(|| function(c_hNode, c_params_out_place.cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_params_out.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphNodeGetDependencies(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphNodeGetDependencies",
        [("hNode", REQUIRED), ("numDependencies", OPTIONAL)],
    );
    body(|| unsafe {
        let [object_hNode, object_numDependencies] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let mut c_numDependencies = if object_numDependencies.is_null() {
            0
        } else {
            args::u64(object_numDependencies, "numDependencies")?
        };
        let c_dependencies_length: usize = c_numDependencies as usize;
        let c_dependencies = args::room(
            c_dependencies_length,
            Ty::Value(&driver::CUgraphNode).size(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = symbol(
            this,
            243,
        )?;
        let status = released(|| function(
            c_hNode,
            c_dependencies.cast(),
            (&raw mut c_numDependencies).cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&driver::CUgraphNode),
                            c_dependencies.cast(),
                            c_dependencies_length,
                        ),
                    )?;
                tuple.push(out::u64(c_numDependencies))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphNodeGetDependentNodes(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphNodeGetDependentNodes",
        [("hNode", REQUIRED), ("numDependentNodes", OPTIONAL)],
    );
    body(|| unsafe {
        let [object_hNode, object_numDependentNodes] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let mut c_numDependentNodes = if object_numDependentNodes.is_null() {
            0
        } else {
            args::u64(object_numDependentNodes, "numDependentNodes")?
        };
        let c_dependentNodes_length: usize = c_numDependentNodes as usize;
        let c_dependentNodes = args::room(
            c_dependentNodes_length,
            Ty::Value(&driver::CUgraphNode).size(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = symbol(
            this,
            245,
        )?;
        let status = released(|| function(
            c_hNode,
            c_dependentNodes.cast(),
            (&raw mut c_numDependentNodes).cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            2,
            |tuple| {
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&driver::CUgraphNode),
                            c_dependentNodes.cast(),
                            c_dependentNodes_length,
                        ),
                    )?;
                tuple.push(out::u64(c_numDependentNodes))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuGraphNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGraphNodeSetParams",
        [("hNode", REQUIRED), ("nodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode, object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<u64>(object_hNode, "hNode", &driver::CUgraphNode)?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &driver12::CUgraphNodeParams,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            253,
        )?;
        returned0(&driver::CUresult, released(|| function(c_hNode, c_nodeParams.cast())))
    })
}

pub(crate) unsafe extern "C" fn cuGraphRemoveDependencies(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuGraphRemoveDependencies",
        [
            ("hGraph", REQUIRED),
            ("from_", REQUIRED),
            ("to", REQUIRED),
            ("numDependencies", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hGraph, object_from_, object_to, object_numDependencies] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hGraph = args::value::<u64>(object_hGraph, "hGraph", &driver::CUgraph)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let c_from = args::array(
            object_from_,
            "from_",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_to = args::array(
            object_to,
            "to",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            u64,
        ) -> i32 = symbol(this, 256)?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_hGraph,
                c_from.cast(),
                c_to.cast(),
                c_numDependencies,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuGreenCtxGetDevResource(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuGreenCtxGetDevResource",
        [("hCtx", REQUIRED), ("typename", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hCtx, object_typename] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hCtx = args::value::<u64>(object_hCtx, "hCtx", &driver::CUgreenCtx)?;
        let c_type = args::enumeration(
            object_typename,
            "typename",
            &driver::CUdevResourceType,
        )?;
        let (c_resource, c_resource_place) = out::new_record(&driver12::CUdevResource)?;
        let function: unsafe extern "system" fn(u64, *mut c_void, i32) -> i32 = symbol(
            this,
            277,
        )?;
        let status = released(|| function(c_hCtx, c_resource_place.cast(), c_type));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_resource.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuKernelGetAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuKernelGetAttribute",
        [("attrib", REQUIRED), ("kernel", REQUIRED), ("dev", REQUIRED)],
    );
    body(|| unsafe {
        let [object_attrib, object_kernel, object_dev] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_attrib = args::enumeration(
            object_attrib,
            "attrib",
            &driver12::CUfunction_attribute,
        )?;
        let c_kernel = args::value::<u64>(object_kernel, "kernel", &driver::CUkernel)?;
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let mut c_pi: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, i32, u64, i32) -> i32 = symbol(
            this,
            291,
        )?;
        let status = released(|| function(
            (&raw mut c_pi).cast(),
            c_attrib,
            c_kernel,
            c_dev,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_pi))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuKernelSetAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuKernelSetAttribute",
        [
            ("attrib", REQUIRED),
            ("val", REQUIRED),
            ("kernel", REQUIRED),
            ("dev", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_attrib, object_val, object_kernel, object_dev] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_attrib = args::enumeration(
            object_attrib,
            "attrib",
            &driver12::CUfunction_attribute,
        )?;
        let c_val = args::i32(object_val, "val")?;
        let c_kernel = args::value::<u64>(object_kernel, "kernel", &driver::CUkernel)?;
        let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
        let function: unsafe extern "system" fn(i32, i32, u64, i32) -> i32 = symbol(
            this,
            297,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_attrib, c_val, c_kernel, c_dev)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuLaunchKernelEx(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuLaunchKernelEx",
        [
            ("config", REQUIRED),
            ("f", REQUIRED),
            ("kernelParams", REQUIRED),
            ("extra", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_config, object_f, object_kernelParams, object_extra] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_f = args::value::<u64>(object_f, "f", &driver::CUfunction)?;
        let c_config = args::optional_record(
            object_config,
            "config",
            &driver12::CUlaunchConfig,
        )?;
        let mut c_kernelParams_space = kernel::Space::new();
        let c_kernelParams = args::kernel_params(
            object_kernelParams,
            "kernelParams",
            &mut c_kernelParams_space,
            &mut keep,
        )?;
        let c_extra = args::pointer(object_extra, "extra", &mut keep)?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 307)?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_config.cast(),
                c_f,
                c_kernelParams.cast(),
                c_extra.cast(),
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuLibraryLoadData(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<7> = Params::new(
        "cuLibraryLoadData",
        [
            ("code", REQUIRED),
            ("jitOptions", REQUIRED),
            ("jitOptionsValues", REQUIRED),
            ("numJitOptions", REQUIRED),
            ("libraryOptions", REQUIRED),
            ("libraryOptionValues", REQUIRED),
            ("numLibraryOptions", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_code, object_jitOptions, object_jitOptionsValues,
        object_numJitOptions, object_libraryOptions, object_libraryOptionValues,
        object_numLibraryOptions] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_numJitOptions = args::u32(object_numJitOptions, "numJitOptions")?;
        let c_numLibraryOptions = args::u32(
            object_numLibraryOptions,
            "numLibraryOptions",
        )?;
        let mut c_library: u64 = 0;
        let c_code = args::pointer(object_code, "code", &mut keep)?;
        let c_jitOptions = args::array(
            object_jitOptions,
            "jitOptions",
            &Ty::Enum(&driver12::CUjit_option),
            Some(c_numJitOptions as usize),
            &mut keep,
        )?;
        let c_libraryOptions = args::array(
            object_libraryOptions,
            "libraryOptions",
            &Ty::Enum(&driver::CUlibraryOption),
            Some(c_numLibraryOptions as usize),
            &mut keep,
        )?;
        let c_jitOptionsValues = attributes::attributes_in(
            object_jitOptionsValues,
            "jitOptionsValues",
            (c_jitOptions.cast(), c_numJitOptions as usize),
            c_numJitOptions as usize,
            &attribute_types::CUjit_option,
            &mut keep,
        )?;
        let c_libraryOptionValues = attributes::attributes_in(
            object_libraryOptionValues,
            "libraryOptionValues",
            (c_libraryOptions.cast(), c_numLibraryOptions as usize),
            c_numLibraryOptions as usize,
            &attribute_types::CUlibraryOption,
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            u32,
            *mut c_void,
            *mut c_void,
            u32,
        ) -> i32 = symbol(this, 315)?;
        let status = released(|| function(
            (&raw mut c_library).cast(),
            c_code.cast(),
            c_jitOptions.cast(),
            c_jitOptionsValues.cast(),
            c_numJitOptions,
            c_libraryOptions.cast(),
            c_libraryOptionValues.cast(),
            c_numLibraryOptions,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_library as u64, &driver::CUlibrary))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuLibraryLoadFromFile(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<7> = Params::new(
        "cuLibraryLoadFromFile",
        [
            ("fileName", REQUIRED),
            ("jitOptions", REQUIRED),
            ("jitOptionsValues", REQUIRED),
            ("numJitOptions", REQUIRED),
            ("libraryOptions", REQUIRED),
            ("libraryOptionValues", REQUIRED),
            ("numLibraryOptions", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_fileName, object_jitOptions, object_jitOptionsValues,
        object_numJitOptions, object_libraryOptions, object_libraryOptionValues,
        object_numLibraryOptions] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_numJitOptions = args::u32(object_numJitOptions, "numJitOptions")?;
        let c_numLibraryOptions = args::u32(
            object_numLibraryOptions,
            "numLibraryOptions",
        )?;
        let mut c_library: u64 = 0;
        let c_fileName = args::text(object_fileName, "fileName", &mut keep)?;
        let c_jitOptions = args::array(
            object_jitOptions,
            "jitOptions",
            &Ty::Enum(&driver12::CUjit_option),
            Some(c_numJitOptions as usize),
            &mut keep,
        )?;
        let c_libraryOptions = args::array(
            object_libraryOptions,
            "libraryOptions",
            &Ty::Enum(&driver::CUlibraryOption),
            Some(c_numLibraryOptions as usize),
            &mut keep,
        )?;
        let c_jitOptionsValues = attributes::attributes_in(
            object_jitOptionsValues,
            "jitOptionsValues",
            (c_jitOptions.cast(), c_numJitOptions as usize),
            c_numJitOptions as usize,
            &attribute_types::CUjit_option,
            &mut keep,
        )?;
        let c_libraryOptionValues = attributes::attributes_in(
            object_libraryOptionValues,
            "libraryOptionValues",
            (c_libraryOptions.cast(), c_numLibraryOptions as usize),
            c_numLibraryOptions as usize,
            &attribute_types::CUlibraryOption,
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *const c_char,
            *mut c_void,
            *mut c_void,
            u32,
            *mut c_void,
            *mut c_void,
            u32,
        ) -> i32 = symbol(this, 316)?;
        let status = released(|| function(
            (&raw mut c_library).cast(),
            c_fileName,
            c_jitOptions.cast(),
            c_jitOptionsValues.cast(),
            c_numJitOptions,
            c_libraryOptions.cast(),
            c_libraryOptionValues.cast(),
            c_numLibraryOptions,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_library as u64, &driver::CUlibrary))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuLinkAddData(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<8> = Params::new(
        "cuLinkAddData",
        [
            ("state", REQUIRED),
            ("typename", REQUIRED),
            ("data", REQUIRED),
            ("size", REQUIRED),
            ("name", REQUIRED),
            ("numOptions", REQUIRED),
            ("options", REQUIRED),
            ("optionValues", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_state, object_typename, object_data, object_size, object_name,
        object_numOptions, object_options, object_optionValues] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_state = args::value::<u64>(object_state, "state", &driver::CUlinkState)?;
        let c_type = args::enumeration(
            object_typename,
            "typename",
            &driver::CUjitInputType,
        )?;
        let c_size = args::u64(object_size, "size")?;
        let c_numOptions = args::u32(object_numOptions, "numOptions")?;
        let c_data = args::pointer(object_data, "data", &mut keep)?;
        let c_name = args::optional_text(object_name, "name", &mut keep)?;
        let c_options = args::array(
            object_options,
            "options",
            &Ty::Enum(&driver12::CUjit_option),
            Some(c_numOptions as usize),
            &mut keep,
        )?;
        let c_optionValues = attributes::attributes_in(
            object_optionValues,
            "optionValues",
            (c_options.cast(), c_numOptions as usize),
            c_numOptions as usize,
            &attribute_types::CUjit_option,
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            i32,
            *mut c_void,
            u64,
            *const c_char,
            u32,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 319)?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_state,
                c_type,
                c_data.cast(),
                c_size,
                c_name,
                c_numOptions,
                c_options.cast(),
                c_optionValues.cast(),
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuLinkAddFile(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<6> = Params::new(
        "cuLinkAddFile",
        [
            ("state", REQUIRED),
            ("typename", REQUIRED),
            ("path", REQUIRED),
            ("numOptions", REQUIRED),
            ("options", REQUIRED),
            ("optionValues", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_state, object_typename, object_path, object_numOptions,
        object_options, object_optionValues] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_state = args::value::<u64>(object_state, "state", &driver::CUlinkState)?;
        let c_type = args::enumeration(
            object_typename,
            "typename",
            &driver::CUjitInputType,
        )?;
        let c_numOptions = args::u32(object_numOptions, "numOptions")?;
        let c_path = args::text(object_path, "path", &mut keep)?;
        let c_options = args::array(
            object_options,
            "options",
            &Ty::Enum(&driver12::CUjit_option),
            Some(c_numOptions as usize),
            &mut keep,
        )?;
        let c_optionValues = attributes::attributes_in(
            object_optionValues,
            "optionValues",
            (c_options.cast(), c_numOptions as usize),
            c_numOptions as usize,
            &attribute_types::CUjit_option,
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            i32,
            *const c_char,
            u32,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 321)?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_state,
                c_type,
                c_path,
                c_numOptions,
                c_options.cast(),
                c_optionValues.cast(),
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuLinkCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuLinkCreate",
        [("numOptions", REQUIRED), ("options", REQUIRED), ("optionValues", REQUIRED)],
    );
    body(|| unsafe {
        let [object_numOptions, object_options, object_optionValues] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_numOptions = args::u32(object_numOptions, "numOptions")?;
        let c_options = args::array(
            object_options,
            "options",
            &Ty::Enum(&driver12::CUjit_option),
            Some(c_numOptions as usize),
            &mut keep,
        )?;
        let mut c_stateOut: u64 = 0;
        let c_optionValues = attributes::attributes_in(
            object_optionValues,
            "optionValues",
            (c_options.cast(), c_numOptions as usize),
            c_numOptions as usize,
            &attribute_types::CUjit_option,
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            u32,
            *mut c_void,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 324)?;
        let status = released(|| function(
            c_numOptions,
            c_options.cast(),
            c_optionValues.cast(),
            (&raw mut c_stateOut).cast(),
        ));
        if status == 0 {
            hold::hold(&driver::CUlinkState, c_stateOut as u64, keep);
        }
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_stateOut as u64, &driver::CUlinkState))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemAdvise(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuMemAdvise",
        [
            ("devPtr", REQUIRED),
            ("count", REQUIRED),
            ("advice", REQUIRED),
            ("device", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_devPtr, object_count, object_advice, object_device] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_devPtr = args::value::<
            u64,
        >(object_devPtr, "devPtr", &driver::CUdeviceptr)?;
        let c_count = args::u64(object_count, "count")?;
        let c_advice = args::enumeration(
            object_advice,
            "advice",
            &driver::CUmem_advise,
        )?;
        let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
        let function: unsafe extern "system" fn(u64, u64, i32, i32) -> i32 = symbol(
            this,
            345,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_devPtr, c_count, c_advice, c_device)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuMemCreate",
        [("size", REQUIRED), ("prop", REQUIRED), ("flags", REQUIRED)],
    );
    body(|| unsafe {
        let [object_size, object_prop, object_flags] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_size = args::u64(object_size, "size")?;
        let c_flags = args::u64(object_flags, "flags")?;
        let mut c_handle: u64 = 0;
        let c_prop = args::optional_record(
            object_prop,
            "prop",
            &driver12::CUmemAllocationProp,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
        ) -> i32 = symbol(this, 357)?;
        let status = released(|| function(
            (&raw mut c_handle).cast(),
            c_size,
            c_prop.cast(),
            c_flags,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(
                            c_handle as u64,
                            &driver::CUmemGenericAllocationHandle,
                        ),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemGetAccess(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuMemGetAccess",
        [("location", REQUIRED), ("ptr", REQUIRED)],
    );
    body(|| unsafe {
        let [object_location, object_ptr] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_ptr = args::value::<u64>(object_ptr, "ptr", &driver::CUdeviceptr)?;
        let mut c_flags: u64 = 0;
        let c_location = args::optional_record(
            object_location,
            "location",
            &driver12::CUmemLocation,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u64) -> i32 = symbol(
            this,
            365,
        )?;
        let status = released(|| function(
            (&raw mut c_flags).cast(),
            c_location.cast(),
            c_ptr,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_flags))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemGetAllocationGranularity(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuMemGetAllocationGranularity",
        [("prop", REQUIRED), ("option", REQUIRED)],
    );
    body(|| unsafe {
        let [object_prop, object_option] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_option = args::enumeration(
            object_option,
            "option",
            &driver::CUmemAllocationGranularity_flags,
        )?;
        let mut c_granularity: u64 = 0;
        let c_prop = args::optional_record(
            object_prop,
            "prop",
            &driver12::CUmemAllocationProp,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void, i32) -> i32 = symbol(
            this,
            368,
        )?;
        let status = released(|| function(
            (&raw mut c_granularity).cast(),
            c_prop.cast(),
            c_option,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_granularity))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemGetAllocationPropertiesFromHandle(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuMemGetAllocationPropertiesFromHandle",
        [("handle", REQUIRED)],
    );
    body(|| unsafe {
        let [object_handle] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_handle = args::value::<
            u64,
        >(object_handle, "handle", &driver::CUmemGenericAllocationHandle)?;
        let (c_prop, c_prop_place) = out::new_record(&driver12::CUmemAllocationProp)?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            369,
        )?;
        let status = released(|| function(c_prop_place.cast(), c_handle));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_prop.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemPoolCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cuMemPoolCreate", [("poolProps", REQUIRED)]);
    body(|| unsafe {
        let [object_poolProps] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_pool: u64 = 0;
        let c_poolProps = args::optional_record(
            object_poolProps,
            "poolProps",
            &driver12::CUmemPoolProps,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            386,
        )?;
        let status = released(|| function((&raw mut c_pool).cast(), c_poolProps.cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pool as u64, &driver::CUmemoryPool))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemPoolGetAccess(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuMemPoolGetAccess",
        [("memPool", REQUIRED), ("location", REQUIRED)],
    );
    body(|| unsafe {
        let [object_memPool, object_location] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_memPool = args::value::<
            u64,
        >(object_memPool, "memPool", &driver::CUmemoryPool)?;
        let mut c_flags: i32 = 0;
        let c_location = args::optional_record(
            object_location,
            "location",
            &driver12::CUmemLocation,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = symbol(
            this,
            390,
        )?;
        let status = released(|| function(
            (&raw mut c_flags).cast(),
            c_memPool,
            c_location.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::enumeration(c_flags, &driver::CUmemAccess_flags))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemPoolSetAccess(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuMemPoolSetAccess",
        [("pool", REQUIRED), ("map", REQUIRED), ("count", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pool, object_map, object_count] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_pool = args::value::<u64>(object_pool, "pool", &driver::CUmemoryPool)?;
        let c_count = args::u64(object_count, "count")?;
        let c_map = args::array(
            object_map,
            "map",
            &Ty::Record(&driver12::CUmemAccessDesc),
            Some(c_count as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void, u64) -> i32 = symbol(
            this,
            394,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_pool, c_map.cast(), c_count)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemPrefetchAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuMemPrefetchAsync",
        [
            ("devPtr", REQUIRED),
            ("count", REQUIRED),
            ("dstDevice", REQUIRED),
            ("hStream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_devPtr, object_count, object_dstDevice, object_hStream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_devPtr = args::value::<
            u64,
        >(object_devPtr, "devPtr", &driver::CUdeviceptr)?;
        let c_count = args::u64(object_count, "count")?;
        let c_dstDevice = args::value::<
            i32,
        >(object_dstDevice, "dstDevice", &driver::CUdevice)?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let function: unsafe extern "system" fn(u64, u64, i32, u64) -> i32 = symbol(
            this,
            397,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_devPtr, c_count, c_dstDevice, c_hStream)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemSetAccess(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuMemSetAccess",
        [("ptr", REQUIRED), ("size", REQUIRED), ("desc", REQUIRED), ("count", REQUIRED)],
    );
    body(|| unsafe {
        let [object_ptr, object_size, object_desc, object_count] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_ptr = args::value::<u64>(object_ptr, "ptr", &driver::CUdeviceptr)?;
        let c_size = args::u64(object_size, "size")?;
        let c_count = args::u64(object_count, "count")?;
        let c_desc = args::array(
            object_desc,
            "desc",
            &Ty::Record(&driver12::CUmemAccessDesc),
            Some(c_count as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(u64, u64, *mut c_void, u64) -> i32 = symbol(
            this,
            404,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_ptr, c_size, c_desc.cast(), c_count)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemcpy3DBatchAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuMemcpy3DBatchAsync",
        [
            ("numOps", REQUIRED),
            ("opList", REQUIRED),
            ("flags", REQUIRED),
            ("hStream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_numOps, object_opList, object_flags, object_hStream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_numOps = args::u64(object_numOps, "numOps")?;
        let c_flags = args::u64(object_flags, "flags")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_opList = args::array(
            object_opList,
            "opList",
            &Ty::Record(&driver12::CUDA_MEMCPY3D_BATCH_OP),
            Some(c_numOps as usize),
            &mut keep,
        )?;
        let mut c_failIdx: u64 = 0;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            u64,
            u64,
        ) -> i32 = symbol(this, 417)?;
        let status = released(|| function(
            c_numOps,
            c_opList.cast(),
            (&raw mut c_failIdx).cast(),
            c_flags,
            c_hStream,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_failIdx))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuMemcpyBatchAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<8> = Params::new(
        "cuMemcpyBatchAsync",
        [
            ("dsts", REQUIRED),
            ("srcs", REQUIRED),
            ("sizes", REQUIRED),
            ("count", REQUIRED),
            ("attrs", REQUIRED),
            ("attrsIdxs", REQUIRED),
            ("numAttrs", REQUIRED),
            ("hStream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dsts, object_srcs, object_sizes, object_count, object_attrs,
        object_attrsIdxs, object_numAttrs, object_hStream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::u64(object_count, "count")?;
        let c_numAttrs = args::u64(object_numAttrs, "numAttrs")?;
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_dsts = args::array(
            object_dsts,
            "dsts",
            &Ty::Value(&driver::CUdeviceptr),
            Some(c_count as usize),
            &mut keep,
        )?;
        let c_srcs = args::array(
            object_srcs,
            "srcs",
            &Ty::Value(&driver::CUdeviceptr),
            Some(c_count as usize),
            &mut keep,
        )?;
        let c_sizes = args::array(
            object_sizes,
            "sizes",
            &Ty::U64,
            Some(c_count as usize),
            &mut keep,
        )?;
        let c_attrs = args::array(
            object_attrs,
            "attrs",
            &Ty::Record(&driver12::CUmemcpyAttributes),
            Some(c_numAttrs as usize),
            &mut keep,
        )?;
        let c_attrsIdxs = args::array(
            object_attrsIdxs,
            "attrsIdxs",
            &Ty::U64,
            Some(c_numAttrs as usize),
            &mut keep,
        )?;
        let mut c_failIdx: u64 = 0;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            *mut c_void,
            u64,
            *mut c_void,
            *mut c_void,
            u64,
            *mut c_void,
            u64,
        ) -> i32 = symbol(this, 432)?;
        let status = released(|| function(
            c_dsts.cast(),
            c_srcs.cast(),
            c_sizes.cast(),
            c_count,
            c_attrs.cast(),
            c_attrsIdxs.cast(),
            c_numAttrs,
            (&raw mut c_failIdx).cast(),
            c_hStream,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_failIdx))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuModuleLoadDataEx(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuModuleLoadDataEx",
        [
            ("image", REQUIRED),
            ("numOptions", REQUIRED),
            ("options", REQUIRED),
            ("optionValues", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_image, object_numOptions, object_options, object_optionValues] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_numOptions = args::u32(object_numOptions, "numOptions")?;
        let mut c_module: u64 = 0;
        let c_image = args::pointer(object_image, "image", &mut keep)?;
        let c_options = args::array(
            object_options,
            "options",
            &Ty::Enum(&driver12::CUjit_option),
            Some(c_numOptions as usize),
            &mut keep,
        )?;
        let c_optionValues = attributes::attributes_in(
            object_optionValues,
            "optionValues",
            (c_options.cast(), c_numOptions as usize),
            c_numOptions as usize,
            &attribute_types::CUjit_option,
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u32,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 488)?;
        let status = released(|| function(
            (&raw mut c_module).cast(),
            c_image.cast(),
            c_numOptions,
            c_options.cast(),
            c_optionValues.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_module as u64, &driver::CUmodule))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuOccupancyMaxActiveClusters(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuOccupancyMaxActiveClusters",
        [("func", REQUIRED), ("config", REQUIRED)],
    );
    body(|| unsafe {
        let [object_func, object_config] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_func = args::value::<u64>(object_func, "func", &driver::CUfunction)?;
        let mut c_numClusters: i32 = 0;
        let c_config = args::optional_record(
            object_config,
            "config",
            &driver12::CUlaunchConfig,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = symbol(
            this,
            502,
        )?;
        let status = released(|| function(
            (&raw mut c_numClusters).cast(),
            c_func,
            c_config.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_numClusters))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuOccupancyMaxPotentialClusterSize(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuOccupancyMaxPotentialClusterSize",
        [("func", REQUIRED), ("config", REQUIRED)],
    );
    body(|| unsafe {
        let [object_func, object_config] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_func = args::value::<u64>(object_func, "func", &driver::CUfunction)?;
        let mut c_clusterSize: i32 = 0;
        let c_config = args::optional_record(
            object_config,
            "config",
            &driver12::CUlaunchConfig,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = symbol(
            this,
            505,
        )?;
        let status = released(|| function(
            (&raw mut c_clusterSize).cast(),
            c_func,
            c_config.cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_clusterSize))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamBatchMemOp(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuStreamBatchMemOp",
        [
            ("stream", REQUIRED),
            ("count", REQUIRED),
            ("paramArray", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_stream, object_count, object_paramArray, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<u64>(object_stream, "stream", &driver::CUstream)?;
        let c_count = args::u32(object_count, "count")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let c_paramArray = args::array(
            object_paramArray,
            "paramArray",
            &Ty::Record(&driver12::CUstreamBatchMemOpParams),
            Some(c_count as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(u64, u32, *mut c_void, u32) -> i32 = symbol(
            this,
            521,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_stream, c_count, c_paramArray.cast(), c_flags)),
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamGetAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuStreamGetAttribute",
        [("hStream", REQUIRED), ("attr", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hStream, object_attr] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_attr = args::enumeration(
            object_attr,
            "attr",
            &driver::CUlaunchAttributeID,
        )?;
        let (c_value_out, c_value_out_place) = out::new_record(
            &driver12::CUstreamAttrValue,
        )?;
        let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = symbol(
            this,
            534,
        )?;
        let status = released(|| function(c_hStream, c_attr, c_value_out_place.cast()));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_value_out.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamGetCaptureInfo(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cuStreamGetCaptureInfo",
        [("hStream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hStream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let mut c_captureStatus_out: i32 = 0;
        let mut c_id_out: u64 = 0;
        let mut c_graph_out: u64 = 0;
        let mut c_dependencies_out: *mut c_void = core::ptr::null_mut();
        let mut c_numDependencies_out: u64 = 0;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 536)?;
        let status = released(|| function(
            c_hStream,
            (&raw mut c_captureStatus_out).cast(),
            (&raw mut c_id_out).cast(),
            (&raw mut c_graph_out).cast(),
            (&raw mut c_dependencies_out).cast(),
            (&raw mut c_numDependencies_out).cast(),
        ));
        returned(
            &driver::CUresult,
            status,
            5,
            |tuple| {
                tuple
                    .push(
                        out::enumeration(
                            c_captureStatus_out,
                            &driver::CUstreamCaptureStatus,
                        ),
                    )?;
                tuple.push(out::value(c_id_out as u64, &driver::cuuint64_t))?;
                tuple.push(out::value(c_graph_out as u64, &driver::CUgraph))?;
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&driver::CUgraphNode),
                            c_dependencies_out.cast(),
                            c_numDependencies_out as usize,
                        ),
                    )?;
                tuple.push(out::u64(c_numDependencies_out))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamSetAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cuStreamSetAttribute",
        [("hStream", REQUIRED), ("attr", REQUIRED), ("value", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hStream, object_attr, object_value] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_attr = args::enumeration(
            object_attr,
            "attr",
            &driver::CUlaunchAttributeID,
        )?;
        let c_value = args::optional_record(
            object_value,
            "value",
            &driver12::CUstreamAttrValue,
        )?;
        let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = symbol(
            this,
            548,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_hStream, c_attr, c_value.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cuStreamUpdateCaptureDependencies(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cuStreamUpdateCaptureDependencies",
        [
            ("hStream", REQUIRED),
            ("dependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_hStream, object_dependencies, object_numDependencies, object_flags,
        ] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &driver::CUstream)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let c_dependencies = args::array(
            object_dependencies,
            "dependencies",
            &Ty::Value(&driver::CUgraphNode),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void, u64, u32) -> i32 = symbol(
            this,
            550,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(
                c_hStream,
                c_dependencies.cast(),
                c_numDependencies,
                c_flags,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cuTensorMapEncodeIm2col(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<14> = Params::new(
        "cuTensorMapEncodeIm2col",
        [
            ("tensorDataType", REQUIRED),
            ("tensorRank", REQUIRED),
            ("globalAddress", REQUIRED),
            ("globalDim", REQUIRED),
            ("globalStrides", REQUIRED),
            ("pixelBoxLowerCorner", REQUIRED),
            ("pixelBoxUpperCorner", REQUIRED),
            ("channelsPerPixel", REQUIRED),
            ("pixelsPerColumn", REQUIRED),
            ("elementStrides", REQUIRED),
            ("interleave", REQUIRED),
            ("swizzle", REQUIRED),
            ("l2Promotion", REQUIRED),
            ("oobFill", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_tensorDataType, object_tensorRank, object_globalAddress,
        object_globalDim, object_globalStrides, object_pixelBoxLowerCorner,
        object_pixelBoxUpperCorner, object_channelsPerPixel, object_pixelsPerColumn,
        object_elementStrides, object_interleave, object_swizzle, object_l2Promotion,
        object_oobFill] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_tensorDataType = args::enumeration(
            object_tensorDataType,
            "tensorDataType",
            &driver::CUtensorMapDataType,
        )?;
        let c_tensorRank = args::value::<
            u32,
        >(object_tensorRank, "tensorRank", &driver::cuuint32_t)?;
        let c_channelsPerPixel = args::value::<
            u32,
        >(object_channelsPerPixel, "channelsPerPixel", &driver::cuuint32_t)?;
        let c_pixelsPerColumn = args::value::<
            u32,
        >(object_pixelsPerColumn, "pixelsPerColumn", &driver::cuuint32_t)?;
        let c_interleave = args::enumeration(
            object_interleave,
            "interleave",
            &driver::CUtensorMapInterleave,
        )?;
        let c_swizzle = args::enumeration(
            object_swizzle,
            "swizzle",
            &driver::CUtensorMapSwizzle,
        )?;
        let c_l2Promotion = args::enumeration(
            object_l2Promotion,
            "l2Promotion",
            &driver::CUtensorMapL2promotion,
        )?;
        let c_oobFill = args::enumeration(
            object_oobFill,
            "oobFill",
            &driver::CUtensorMapFloatOOBfill,
        )?;
        let (c_tensorMap, c_tensorMap_place) = out::new_record(&driver12::CUtensorMap)?;
        let c_globalAddress = args::pointer(
            object_globalAddress,
            "globalAddress",
            &mut keep,
        )?;
        let c_globalDim = args::array(
            object_globalDim,
            "globalDim",
            &Ty::Value(&driver::cuuint64_t),
            Some(c_tensorRank as usize),
            &mut keep,
        )?;
        let c_globalStrides = args::array(
            object_globalStrides,
            "globalStrides",
            &Ty::Value(&driver::cuuint64_t),
            Some((c_tensorRank as usize).saturating_sub(1)),
            &mut keep,
        )?;
        let c_pixelBoxLowerCorner = args::array(
            object_pixelBoxLowerCorner,
            "pixelBoxLowerCorner",
            &Ty::I32,
            Some((c_tensorRank as usize).saturating_sub(2)),
            &mut keep,
        )?;
        let c_pixelBoxUpperCorner = args::array(
            object_pixelBoxUpperCorner,
            "pixelBoxUpperCorner",
            &Ty::I32,
            Some((c_tensorRank as usize).saturating_sub(2)),
            &mut keep,
        )?;
        let c_elementStrides = args::array(
            object_elementStrides,
            "elementStrides",
            &Ty::Value(&driver::cuuint32_t),
            Some(c_tensorRank as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            i32,
            u32,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            u32,
            u32,
            *mut c_void,
            i32,
            i32,
            i32,
            i32,
        ) -> i32 = symbol(this, 566)?;
        let status = released(|| function(
            c_tensorMap_place.cast(),
            c_tensorDataType,
            c_tensorRank,
            c_globalAddress.cast(),
            c_globalDim.cast(),
            c_globalStrides.cast(),
            c_pixelBoxLowerCorner.cast(),
            c_pixelBoxUpperCorner.cast(),
            c_channelsPerPixel,
            c_pixelsPerColumn,
            c_elementStrides.cast(),
            c_interleave,
            c_swizzle,
            c_l2Promotion,
            c_oobFill,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_tensorMap.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuTensorMapEncodeIm2colWide(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<15> = Params::new(
        "cuTensorMapEncodeIm2colWide",
        [
            ("tensorDataType", REQUIRED),
            ("tensorRank", REQUIRED),
            ("globalAddress", REQUIRED),
            ("globalDim", REQUIRED),
            ("globalStrides", REQUIRED),
            ("pixelBoxLowerCornerWidth", REQUIRED),
            ("pixelBoxUpperCornerWidth", REQUIRED),
            ("channelsPerPixel", REQUIRED),
            ("pixelsPerColumn", REQUIRED),
            ("elementStrides", REQUIRED),
            ("interleave", REQUIRED),
            ("mode", REQUIRED),
            ("swizzle", REQUIRED),
            ("l2Promotion", REQUIRED),
            ("oobFill", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_tensorDataType, object_tensorRank, object_globalAddress,
        object_globalDim, object_globalStrides, object_pixelBoxLowerCornerWidth,
        object_pixelBoxUpperCornerWidth, object_channelsPerPixel, object_pixelsPerColumn,
        object_elementStrides, object_interleave, object_mode, object_swizzle,
        object_l2Promotion, object_oobFill] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_tensorDataType = args::enumeration(
            object_tensorDataType,
            "tensorDataType",
            &driver::CUtensorMapDataType,
        )?;
        let c_tensorRank = args::value::<
            u32,
        >(object_tensorRank, "tensorRank", &driver::cuuint32_t)?;
        let c_pixelBoxLowerCornerWidth = args::i32(
            object_pixelBoxLowerCornerWidth,
            "pixelBoxLowerCornerWidth",
        )?;
        let c_pixelBoxUpperCornerWidth = args::i32(
            object_pixelBoxUpperCornerWidth,
            "pixelBoxUpperCornerWidth",
        )?;
        let c_channelsPerPixel = args::value::<
            u32,
        >(object_channelsPerPixel, "channelsPerPixel", &driver::cuuint32_t)?;
        let c_pixelsPerColumn = args::value::<
            u32,
        >(object_pixelsPerColumn, "pixelsPerColumn", &driver::cuuint32_t)?;
        let c_interleave = args::enumeration(
            object_interleave,
            "interleave",
            &driver::CUtensorMapInterleave,
        )?;
        let c_mode = args::enumeration(
            object_mode,
            "mode",
            &driver::CUtensorMapIm2ColWideMode,
        )?;
        let c_swizzle = args::enumeration(
            object_swizzle,
            "swizzle",
            &driver::CUtensorMapSwizzle,
        )?;
        let c_l2Promotion = args::enumeration(
            object_l2Promotion,
            "l2Promotion",
            &driver::CUtensorMapL2promotion,
        )?;
        let c_oobFill = args::enumeration(
            object_oobFill,
            "oobFill",
            &driver::CUtensorMapFloatOOBfill,
        )?;
        let (c_tensorMap, c_tensorMap_place) = out::new_record(&driver12::CUtensorMap)?;
        let c_globalAddress = args::pointer(
            object_globalAddress,
            "globalAddress",
            &mut keep,
        )?;
        let c_globalDim = args::array(
            object_globalDim,
            "globalDim",
            &Ty::Value(&driver::cuuint64_t),
            Some(c_tensorRank as usize),
            &mut keep,
        )?;
        let c_globalStrides = args::array(
            object_globalStrides,
            "globalStrides",
            &Ty::Value(&driver::cuuint64_t),
            Some((c_tensorRank as usize).saturating_sub(1)),
            &mut keep,
        )?;
        let c_elementStrides = args::array(
            object_elementStrides,
            "elementStrides",
            &Ty::Value(&driver::cuuint32_t),
            Some(c_tensorRank as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            i32,
            u32,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            i32,
            i32,
            u32,
            u32,
            *mut c_void,
            i32,
            i32,
            i32,
            i32,
            i32,
        ) -> i32 = symbol(this, 567)?;
        let status = released(|| function(
            c_tensorMap_place.cast(),
            c_tensorDataType,
            c_tensorRank,
            c_globalAddress.cast(),
            c_globalDim.cast(),
            c_globalStrides.cast(),
            c_pixelBoxLowerCornerWidth,
            c_pixelBoxUpperCornerWidth,
            c_channelsPerPixel,
            c_pixelsPerColumn,
            c_elementStrides.cast(),
            c_interleave,
            c_mode,
            c_swizzle,
            c_l2Promotion,
            c_oobFill,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_tensorMap.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuTensorMapEncodeTiled(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<11> = Params::new(
        "cuTensorMapEncodeTiled",
        [
            ("tensorDataType", REQUIRED),
            ("tensorRank", REQUIRED),
            ("globalAddress", REQUIRED),
            ("globalDim", REQUIRED),
            ("globalStrides", REQUIRED),
            ("boxDim", REQUIRED),
            ("elementStrides", REQUIRED),
            ("interleave", REQUIRED),
            ("swizzle", REQUIRED),
            ("l2Promotion", REQUIRED),
            ("oobFill", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_tensorDataType, object_tensorRank, object_globalAddress,
        object_globalDim, object_globalStrides, object_boxDim, object_elementStrides,
        object_interleave, object_swizzle, object_l2Promotion, object_oobFill] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_tensorDataType = args::enumeration(
            object_tensorDataType,
            "tensorDataType",
            &driver::CUtensorMapDataType,
        )?;
        let c_tensorRank = args::value::<
            u32,
        >(object_tensorRank, "tensorRank", &driver::cuuint32_t)?;
        let c_interleave = args::enumeration(
            object_interleave,
            "interleave",
            &driver::CUtensorMapInterleave,
        )?;
        let c_swizzle = args::enumeration(
            object_swizzle,
            "swizzle",
            &driver::CUtensorMapSwizzle,
        )?;
        let c_l2Promotion = args::enumeration(
            object_l2Promotion,
            "l2Promotion",
            &driver::CUtensorMapL2promotion,
        )?;
        let c_oobFill = args::enumeration(
            object_oobFill,
            "oobFill",
            &driver::CUtensorMapFloatOOBfill,
        )?;
        let (c_tensorMap, c_tensorMap_place) = out::new_record(&driver12::CUtensorMap)?;
        let c_globalAddress = args::pointer(
            object_globalAddress,
            "globalAddress",
            &mut keep,
        )?;
        let c_globalDim = args::array(
            object_globalDim,
            "globalDim",
            &Ty::Value(&driver::cuuint64_t),
            Some(c_tensorRank as usize),
            &mut keep,
        )?;
        let c_globalStrides = args::array(
            object_globalStrides,
            "globalStrides",
            &Ty::Value(&driver::cuuint64_t),
            Some((c_tensorRank as usize).saturating_sub(1)),
            &mut keep,
        )?;
        let c_boxDim = args::array(
            object_boxDim,
            "boxDim",
            &Ty::Value(&driver::cuuint32_t),
            Some(c_tensorRank as usize),
            &mut keep,
        )?;
        let c_elementStrides = args::array(
            object_elementStrides,
            "elementStrides",
            &Ty::Value(&driver::cuuint32_t),
            Some(c_tensorRank as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            i32,
            u32,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
            i32,
            i32,
            i32,
            i32,
        ) -> i32 = symbol(this, 568)?;
        let status = released(|| function(
            c_tensorMap_place.cast(),
            c_tensorDataType,
            c_tensorRank,
            c_globalAddress.cast(),
            c_globalDim.cast(),
            c_globalStrides.cast(),
            c_boxDim.cast(),
            c_elementStrides.cast(),
            c_interleave,
            c_swizzle,
            c_l2Promotion,
            c_oobFill,
        ));
        returned(
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_tensorMap.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cuTensorMapReplaceAddress(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cuTensorMapReplaceAddress",
        [("tensorMap", REQUIRED), ("globalAddress", REQUIRED)],
    );
    body(|| unsafe {
        let [object_tensorMap, object_globalAddress] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_tensorMap = args::optional_record(
            object_tensorMap,
            "tensorMap",
            &driver12::CUtensorMap,
        )?;
        let c_globalAddress = args::pointer(
            object_globalAddress,
            "globalAddress",
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            569,
        )?;
        returned0(
            &driver::CUresult,
            released(|| function(c_tensorMap.cast(), c_globalAddress.cast())),
        )
    })
}
