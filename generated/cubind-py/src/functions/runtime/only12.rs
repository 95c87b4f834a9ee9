//! Functions of the runtime: `only12` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use crate::{
    support::{attributes, hold, kernel, more, prelude::*},
    tables::*,
};

pub(crate) unsafe extern "C" fn cudaChooseDevice(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaChooseDevice", [("prop", REQUIRED)]);
    body(|| unsafe {
        let [object_prop] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_device: i32 = 0;
        let c_prop = args::optional_record(
            object_prop,
            "prop",
            &runtime12::cudaDeviceProp,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            4,
        )?;
        let status = released(|| function((&raw mut c_device).cast(), c_prop.cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_device))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaCreateSurfaceObject(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaCreateSurfaceObject",
        [("pResDesc", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pResDesc] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_pSurfObject: u64 = 0;
        let c_pResDesc = args::optional_record(
            object_pResDesc,
            "pResDesc",
            &runtime12::cudaResourceDesc,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            6,
        )?;
        let status = released(|| function(
            (&raw mut c_pSurfObject).cast(),
            c_pResDesc.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(c_pSurfObject as u64, &runtime::cudaSurfaceObject_t),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaCreateTextureObject(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaCreateTextureObject",
        [("pResDesc", REQUIRED), ("pTexDesc", REQUIRED), ("pResViewDesc", REQUIRED)],
    );
    body(|| unsafe {
        let [object_pResDesc, object_pTexDesc, object_pResViewDesc] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_pTexObject: u64 = 0;
        let c_pResDesc = args::optional_record(
            object_pResDesc,
            "pResDesc",
            &runtime12::cudaResourceDesc,
        )?;
        let c_pTexDesc = args::optional_record(
            object_pTexDesc,
            "pTexDesc",
            &runtime::cudaTextureDesc,
        )?;
        let c_pResViewDesc = args::optional_record(
            object_pResViewDesc,
            "pResViewDesc",
            &runtime12::cudaResourceViewDesc,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 7)?;
        let status = released(|| function(
            (&raw mut c_pTexObject).cast(),
            c_pResDesc.cast(),
            c_pTexDesc.cast(),
            c_pResViewDesc.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(c_pTexObject as u64, &runtime::cudaTextureObject_t),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaDeviceGetAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaDeviceGetAttribute",
        [("attr", REQUIRED), ("device", REQUIRED)],
    );
    body(|| unsafe {
        let [object_attr, object_device] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_attr = args::enumeration(object_attr, "attr", &runtime12::cudaDeviceAttr)?;
        let c_device = args::i32(object_device, "device")?;
        let mut c_value: i32 = 0;
        let function: unsafe extern "system" fn(*mut c_void, i32, i32) -> i32 = symbol(
            this,
            20,
        )?;
        let status = released(|| function((&raw mut c_value).cast(), c_attr, c_device));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_value))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaExternalMemoryGetMappedBuffer(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaExternalMemoryGetMappedBuffer",
        [("extMem", REQUIRED), ("bufferDesc", REQUIRED)],
    );
    body(|| unsafe {
        let [object_extMem, object_bufferDesc] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_extMem = args::value::<
            u64,
        >(object_extMem, "extMem", &runtime::cudaExternalMemory_t)?;
        let mut c_devPtr: *mut c_void = core::ptr::null_mut();
        let c_bufferDesc = args::optional_record(
            object_bufferDesc,
            "bufferDesc",
            &runtime12::cudaExternalMemoryBufferDesc,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = symbol(
            this,
            75,
        )?;
        let status = released(|| function(
            (&raw mut c_devPtr).cast(),
            c_extMem,
            c_bufferDesc.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::pointer(c_devPtr))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaExternalMemoryGetMappedMipmappedArray(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaExternalMemoryGetMappedMipmappedArray",
        [("extMem", REQUIRED), ("mipmapDesc", REQUIRED)],
    );
    body(|| unsafe {
        let [object_extMem, object_mipmapDesc] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_extMem = args::value::<
            u64,
        >(object_extMem, "extMem", &runtime::cudaExternalMemory_t)?;
        let mut c_mipmap: u64 = 0;
        let c_mipmapDesc = args::optional_record(
            object_mipmapDesc,
            "mipmapDesc",
            &runtime12::cudaExternalMemoryMipmappedArrayDesc,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = symbol(
            this,
            76,
        )?;
        let status = released(|| function(
            (&raw mut c_mipmap).cast(),
            c_extMem,
            c_mipmapDesc.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_mipmap as u64, &runtime::cudaMipmappedArray_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaFuncGetAttributes(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaFuncGetAttributes",
        [("func", REQUIRED)],
    );
    body(|| unsafe {
        let [object_func] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let (c_attr, c_attr_place) = out::new_record(&runtime12::cudaFuncAttributes)?;
        let c_func = args::pointer(object_func, "func", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            82,
        )?;
        let status = released(|| function(c_attr_place.cast(), c_func.cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_attr.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaFuncSetAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaFuncSetAttribute",
        [("func", REQUIRED), ("attr", REQUIRED), ("value", REQUIRED)],
    );
    body(|| unsafe {
        let [object_func, object_attr, object_value] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_attr = args::enumeration(
            object_attr,
            "attr",
            &runtime12::cudaFuncAttribute,
        )?;
        let c_value = args::i32(object_value, "value")?;
        let c_func = args::pointer(object_func, "func", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, i32, i32) -> i32 = symbol(
            this,
            86,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_func.cast(), c_attr, c_value)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGetDeviceProperties(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGetDeviceProperties",
        [("device", REQUIRED)],
    );
    body(|| unsafe {
        let [object_device] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_device = args::i32(object_device, "device")?;
        let (c_prop, c_prop_place) = out::new_record(&runtime12::cudaDeviceProp)?;
        let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = symbol(
            this,
            103,
        )?;
        let status = released(|| function(c_prop_place.cast(), c_device));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_prop.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGetSurfaceObjectResourceDesc(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGetSurfaceObjectResourceDesc",
        [("surfObject", REQUIRED)],
    );
    body(|| unsafe {
        let [object_surfObject] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_surfObject = args::value::<
            u64,
        >(object_surfObject, "surfObject", &runtime::cudaSurfaceObject_t)?;
        let (c_pResDesc, c_pResDesc_place) = out::new_record(
            &runtime12::cudaResourceDesc,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            113,
        )?;
        let status = released(|| function(c_pResDesc_place.cast(), c_surfObject));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_pResDesc.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGetTextureObjectResourceDesc(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGetTextureObjectResourceDesc",
        [("texObject", REQUIRED)],
    );
    body(|| unsafe {
        let [object_texObject] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_texObject = args::value::<
            u64,
        >(object_texObject, "texObject", &runtime::cudaTextureObject_t)?;
        let (c_pResDesc, c_pResDesc_place) = out::new_record(
            &runtime12::cudaResourceDesc,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            116,
        )?;
        let status = released(|| function(c_pResDesc_place.cast(), c_texObject));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_pResDesc.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGetTextureObjectResourceViewDesc(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGetTextureObjectResourceViewDesc",
        [("texObject", REQUIRED)],
    );
    body(|| unsafe {
        let [object_texObject] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_texObject = args::value::<
            u64,
        >(object_texObject, "texObject", &runtime::cudaTextureObject_t)?;
        let (c_pResViewDesc, c_pResViewDesc_place) = out::new_record(
            &runtime12::cudaResourceViewDesc,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = symbol(
            this,
            117,
        )?;
        let status = released(|| function(c_pResViewDesc_place.cast(), c_texObject));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_pResViewDesc.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphAddDependencies(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaGraphAddDependencies",
        [
            ("graph", REQUIRED),
            ("from_", REQUIRED),
            ("to", REQUIRED),
            ("numDependencies", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_graph, object_from_, object_to, object_numDependencies] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let c_from = args::array(
            object_from_,
            "from_",
            &Ty::Value(&runtime::cudaGraphNode_t),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_to = args::array(
            object_to,
            "to",
            &Ty::Value(&runtime::cudaGraphNode_t),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            u64,
        ) -> i32 = symbol(this, 120)?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_graph, c_from.cast(), c_to.cast(), c_numDependencies)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphAddMemAllocNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaGraphAddMemAllocNode",
        [
            ("graph", REQUIRED),
            ("pDependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("nodeParams", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_graph, object_pDependencies, object_numDependencies,
        object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let mut c_pGraphNode: u64 = 0;
        let c_pDependencies = args::array(
            object_pDependencies,
            "pDependencies",
            &Ty::Value(&runtime::cudaGraphNode_t),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &runtime12::cudaMemAllocNodeParams,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            *mut c_void,
        ) -> i32 = symbol(this, 129)?;
        let status = released(|| function(
            (&raw mut c_pGraphNode).cast(),
            c_graph,
            c_pDependencies.cast(),
            c_numDependencies,
            c_nodeParams.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pGraphNode as u64, &runtime::cudaGraphNode_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphAddNode(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaGraphAddNode",
        [
            ("graph", REQUIRED),
            ("pDependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("nodeParams", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_graph, object_pDependencies, object_numDependencies,
        object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let mut c_pGraphNode: u64 = 0;
        let c_pDependencies = args::array(
            object_pDependencies,
            "pDependencies",
            &Ty::Value(&runtime::cudaGraphNode_t),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &runtime12::cudaGraphNodeParams,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            u64,
            *mut c_void,
            u64,
            *mut c_void,
        ) -> i32 = symbol(this, 136)?;
        let status = released(|| function(
            (&raw mut c_pGraphNode).cast(),
            c_graph,
            c_pDependencies.cast(),
            c_numDependencies,
            c_nodeParams.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_pGraphNode as u64, &runtime::cudaGraphNode_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphExecNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaGraphExecNodeSetParams",
        [("graphExec", REQUIRED), ("node", REQUIRED), ("nodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_graphExec, object_node, object_nodeParams] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graphExec = args::value::<
            u64,
        >(object_graphExec, "graphExec", &runtime::cudaGraphExec_t)?;
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &runtime12::cudaGraphNodeParams,
        )?;
        let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = symbol(
            this,
            165,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_graphExec, c_node, c_nodeParams.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphGetEdges(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphGetEdges",
        [("graph", REQUIRED), ("numEdges", OPTIONAL)],
    );
    body(|| unsafe {
        let [object_graph, object_numEdges] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let mut c_numEdges = if object_numEdges.is_null() {
            0
        } else {
            args::u64(object_numEdges, "numEdges")?
        };
        let c_from_length: usize = c_numEdges as usize;
        let c_from = args::room(
            c_from_length,
            Ty::Value(&runtime::cudaGraphNode_t).size(),
            &mut keep,
        )?;
        let c_to_length: usize = c_numEdges as usize;
        let c_to = args::room(
            c_to_length,
            Ty::Value(&runtime::cudaGraphNode_t).size(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 171)?;
        let status = released(|| function(
            c_graph,
            c_from.cast(),
            c_to.cast(),
            (&raw mut c_numEdges).cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            3,
            |tuple| {
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&runtime::cudaGraphNode_t),
                            c_from.cast(),
                            c_from_length,
                        ),
                    )?;
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&runtime::cudaGraphNode_t),
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

pub(crate) unsafe extern "C" fn cudaGraphKernelNodeCopyAttributes(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphKernelNodeCopyAttributes",
        [("hSrc", REQUIRED), ("hDst", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hSrc, object_hDst] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hSrc = args::value::<u64>(object_hSrc, "hSrc", &runtime::cudaGraphNode_t)?;
        let c_hDst = args::value::<u64>(object_hDst, "hDst", &runtime::cudaGraphNode_t)?;
        let function: unsafe extern "system" fn(u64, u64) -> i32 = symbol(this, 181)?;
        returned0(&runtime::cudaError, released(|| function(c_hSrc, c_hDst)))
    })
}

pub(crate) unsafe extern "C" fn cudaGraphKernelNodeGetAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphKernelNodeGetAttribute",
        [("hNode", REQUIRED), ("attr", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode, object_attr] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<
            u64,
        >(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
        let c_attr = args::enumeration(
            object_attr,
            "attr",
            &runtime::cudaLaunchAttributeID,
        )?;
        let (c_value_out, c_value_out_place) = out::new_record(
            &runtime12::cudaLaunchAttributeValue,
        )?;
        let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = symbol(
            this,
            182,
        )?;
        let status = released(|| function(c_hNode, c_attr, c_value_out_place.cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_value_out.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphKernelNodeSetAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaGraphKernelNodeSetAttribute",
        [("hNode", REQUIRED), ("attr", REQUIRED), ("value", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hNode, object_attr, object_value] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hNode = args::value::<
            u64,
        >(object_hNode, "hNode", &runtime::cudaGraphNode_t)?;
        let c_attr = args::enumeration(
            object_attr,
            "attr",
            &runtime::cudaLaunchAttributeID,
        )?;
        let c_value = args::optional_record(
            object_value,
            "value",
            &runtime12::cudaLaunchAttributeValue,
        )?;
        let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = symbol(
            this,
            184,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_hNode, c_attr, c_value.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphMemAllocNodeGetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaGraphMemAllocNodeGetParams",
        [("node", REQUIRED)],
    );
    body(|| unsafe {
        let [object_node] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let (c_params_out, c_params_out_place) = out::new_record(
            &runtime12::cudaMemAllocNodeParams,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            187,
        )?;
        let status = released(|| function(c_node, c_params_out_place.cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_params_out.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphNodeGetDependencies(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphNodeGetDependencies",
        [("node", REQUIRED), ("pNumDependencies", OPTIONAL)],
    );
    body(|| unsafe {
        let [object_node, object_pNumDependencies] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let mut c_pNumDependencies = if object_pNumDependencies.is_null() {
            0
        } else {
            args::u64(object_pNumDependencies, "pNumDependencies")?
        };
        let c_pDependencies_length: usize = c_pNumDependencies as usize;
        let c_pDependencies = args::room(
            c_pDependencies_length,
            Ty::Value(&runtime::cudaGraphNode_t).size(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = symbol(
            this,
            198,
        )?;
        let status = released(|| function(
            c_node,
            c_pDependencies.cast(),
            (&raw mut c_pNumDependencies).cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            2,
            |tuple| {
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&runtime::cudaGraphNode_t),
                            c_pDependencies.cast(),
                            c_pDependencies_length,
                        ),
                    )?;
                tuple.push(out::u64(c_pNumDependencies))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphNodeGetDependentNodes(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphNodeGetDependentNodes",
        [("node", REQUIRED), ("pNumDependentNodes", OPTIONAL)],
    );
    body(|| unsafe {
        let [object_node, object_pNumDependentNodes] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let mut c_pNumDependentNodes = if object_pNumDependentNodes.is_null() {
            0
        } else {
            args::u64(object_pNumDependentNodes, "pNumDependentNodes")?
        };
        let c_pDependentNodes_length: usize = c_pNumDependentNodes as usize;
        let c_pDependentNodes = args::room(
            c_pDependentNodes_length,
            Ty::Value(&runtime::cudaGraphNode_t).size(),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = symbol(
            this,
            200,
        )?;
        let status = released(|| function(
            c_node,
            c_pDependentNodes.cast(),
            (&raw mut c_pNumDependentNodes).cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            2,
            |tuple| {
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&runtime::cudaGraphNode_t),
                            c_pDependentNodes.cast(),
                            c_pDependentNodes_length,
                        ),
                    )?;
                tuple.push(out::u64(c_pNumDependentNodes))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphNodeGetType(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new("cudaGraphNodeGetType", [("node", REQUIRED)]);
    body(|| unsafe {
        let [object_node] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let mut c_pType: i32 = 0;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            206,
        )?;
        let status = released(|| function(c_node, (&raw mut c_pType).cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::enumeration(c_pType, &runtime12::cudaGraphNodeType))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphNodeSetParams(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaGraphNodeSetParams",
        [("node", REQUIRED), ("nodeParams", REQUIRED)],
    );
    body(|| unsafe {
        let [object_node, object_nodeParams] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_node = args::value::<u64>(object_node, "node", &runtime::cudaGraphNode_t)?;
        let c_nodeParams = args::optional_record(
            object_nodeParams,
            "nodeParams",
            &runtime12::cudaGraphNodeParams,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = symbol(
            this,
            208,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_node, c_nodeParams.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaGraphRemoveDependencies(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaGraphRemoveDependencies",
        [
            ("graph", REQUIRED),
            ("from_", REQUIRED),
            ("to", REQUIRED),
            ("numDependencies", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_graph, object_from_, object_to, object_numDependencies] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_graph = args::value::<u64>(object_graph, "graph", &runtime::cudaGraph_t)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let c_from = args::array(
            object_from_,
            "from_",
            &Ty::Value(&runtime::cudaGraphNode_t),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let c_to = args::array(
            object_to,
            "to",
            &Ty::Value(&runtime::cudaGraphNode_t),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            u64,
            *mut c_void,
            *mut c_void,
            u64,
        ) -> i32 = symbol(this, 210)?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_graph, c_from.cast(), c_to.cast(), c_numDependencies)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaImportExternalMemory(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaImportExternalMemory",
        [("memHandleDesc", REQUIRED)],
    );
    body(|| unsafe {
        let [object_memHandleDesc] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_extMem_out: u64 = 0;
        let c_memHandleDesc = args::optional_record(
            object_memHandleDesc,
            "memHandleDesc",
            &runtime12::cudaExternalMemoryHandleDesc,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            233,
        )?;
        let status = released(|| function(
            (&raw mut c_extMem_out).cast(),
            c_memHandleDesc.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(c_extMem_out as u64, &runtime::cudaExternalMemory_t),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaImportExternalSemaphore(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaImportExternalSemaphore",
        [("semHandleDesc", REQUIRED)],
    );
    body(|| unsafe {
        let [object_semHandleDesc] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_extSem_out: u64 = 0;
        let c_semHandleDesc = args::optional_record(
            object_semHandleDesc,
            "semHandleDesc",
            &runtime12::cudaExternalSemaphoreHandleDesc,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            234,
        )?;
        let status = released(|| function(
            (&raw mut c_extSem_out).cast(),
            c_semHandleDesc.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple
                    .push(
                        out::value(
                            c_extSem_out as u64,
                            &runtime::cudaExternalSemaphore_t,
                        ),
                    )?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaKernelSetAttributeForDevice(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaKernelSetAttributeForDevice",
        [
            ("kernel", REQUIRED),
            ("attr", REQUIRED),
            ("value", REQUIRED),
            ("device", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_kernel, object_attr, object_value, object_device] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_kernel = args::value::<
            u64,
        >(object_kernel, "kernel", &runtime::cudaKernel_t)?;
        let c_attr = args::enumeration(
            object_attr,
            "attr",
            &runtime12::cudaFuncAttribute,
        )?;
        let c_value = args::i32(object_value, "value")?;
        let c_device = args::i32(object_device, "device")?;
        let function: unsafe extern "system" fn(u64, i32, i32, i32) -> i32 = symbol(
            this,
            241,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_kernel, c_attr, c_value, c_device)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaLaunchKernelExC(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaLaunchKernelExC",
        [("config", REQUIRED), ("func", REQUIRED), ("args", REQUIRED)],
    );
    body(|| unsafe {
        let [object_config, object_func, object_args] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_config = args::optional_record(
            object_config,
            "config",
            &runtime12::cudaLaunchConfig_t,
        )?;
        let c_func = args::pointer(object_func, "func", &mut keep)?;
        let mut c_args_space = kernel::Space::new();
        let c_args = args::kernel_params(
            object_args,
            "args",
            &mut c_args_space,
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 247)?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_config.cast(), c_func.cast(), c_args.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemAdvise(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaMemAdvise",
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
        let c_count = args::u64(object_count, "count")?;
        let c_advice = args::enumeration(
            object_advice,
            "advice",
            &runtime::cudaMemoryAdvise,
        )?;
        let c_device = args::i32(object_device, "device")?;
        let c_devPtr = args::pointer(object_devPtr, "devPtr", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, u64, i32, i32) -> i32 = symbol(
            this,
            272,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_devPtr.cast(), c_count, c_advice, c_device)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemPoolCreate(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaMemPoolCreate",
        [("poolProps", REQUIRED)],
    );
    body(|| unsafe {
        let [object_poolProps] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_memPool: u64 = 0;
        let c_poolProps = args::optional_record(
            object_poolProps,
            "poolProps",
            &runtime12::cudaMemPoolProps,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            280,
        )?;
        let status = released(|| function(
            (&raw mut c_memPool).cast(),
            c_poolProps.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::value(c_memPool as u64, &runtime::cudaMemPool_t))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemPoolGetAccess(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaMemPoolGetAccess",
        [("memPool", REQUIRED), ("location", REQUIRED)],
    );
    body(|| unsafe {
        let [object_memPool, object_location] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_memPool = args::value::<
            u64,
        >(object_memPool, "memPool", &runtime::cudaMemPool_t)?;
        let mut c_flags: i32 = 0;
        let c_location = args::optional_record(
            object_location,
            "location",
            &runtime12::cudaMemLocation,
        )?;
        let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = symbol(
            this,
            284,
        )?;
        let status = released(|| function(
            (&raw mut c_flags).cast(),
            c_memPool,
            c_location.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::enumeration(c_flags, &runtime::cudaMemAccessFlags))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemPoolSetAccess(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaMemPoolSetAccess",
        [("memPool", REQUIRED), ("descList", REQUIRED), ("count", REQUIRED)],
    );
    body(|| unsafe {
        let [object_memPool, object_descList, object_count] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_memPool = args::value::<
            u64,
        >(object_memPool, "memPool", &runtime::cudaMemPool_t)?;
        let c_count = args::u64(object_count, "count")?;
        let c_descList = args::array(
            object_descList,
            "descList",
            &Ty::Record(&runtime12::cudaMemAccessDesc),
            Some(c_count as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void, u64) -> i32 = symbol(
            this,
            288,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_memPool, c_descList.cast(), c_count)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemPrefetchAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaMemPrefetchAsync",
        [
            ("devPtr", REQUIRED),
            ("count", REQUIRED),
            ("dstDevice", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_devPtr, object_count, object_dstDevice, object_stream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::u64(object_count, "count")?;
        let c_dstDevice = args::i32(object_dstDevice, "dstDevice")?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_devPtr = args::pointer(object_devPtr, "devPtr", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, u64, i32, u64) -> i32 = symbol(
            this,
            291,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_devPtr.cast(), c_count, c_dstDevice, c_stream)),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpy3DBatchAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaMemcpy3DBatchAsync",
        [
            ("numOps", REQUIRED),
            ("opList", REQUIRED),
            ("flags", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_numOps, object_opList, object_flags, object_stream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_numOps = args::u64(object_numOps, "numOps")?;
        let c_flags = args::u64(object_flags, "flags")?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_opList = args::array(
            object_opList,
            "opList",
            &Ty::Record(&runtime12::cudaMemcpy3DBatchOp),
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
        ) -> i32 = symbol(this, 307)?;
        let status = released(|| function(
            c_numOps,
            c_opList.cast(),
            (&raw mut c_failIdx).cast(),
            c_flags,
            c_stream,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_failIdx))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaMemcpyBatchAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<8> = Params::new(
        "cudaMemcpyBatchAsync",
        [
            ("dsts", REQUIRED),
            ("srcs", REQUIRED),
            ("sizes", REQUIRED),
            ("count", REQUIRED),
            ("attrs", REQUIRED),
            ("attrsIdxs", REQUIRED),
            ("numAttrs", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_dsts, object_srcs, object_sizes, object_count, object_attrs,
        object_attrsIdxs, object_numAttrs, object_stream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_count = args::u64(object_count, "count")?;
        let c_numAttrs = args::u64(object_numAttrs, "numAttrs")?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_dsts = args::array(
            object_dsts,
            "dsts",
            &Ty::Pointer,
            Some(c_count as usize),
            &mut keep,
        )?;
        let c_srcs = args::array(
            object_srcs,
            "srcs",
            &Ty::Pointer,
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
            &Ty::Record(&runtime12::cudaMemcpyAttributes),
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
        ) -> i32 = symbol(this, 313)?;
        let status = released(|| function(
            c_dsts.cast(),
            c_srcs.cast(),
            c_sizes.cast(),
            c_count,
            c_attrs.cast(),
            c_attrsIdxs.cast(),
            c_numAttrs,
            (&raw mut c_failIdx).cast(),
            c_stream,
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(c_failIdx))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaOccupancyMaxActiveClusters(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaOccupancyMaxActiveClusters",
        [("func", REQUIRED), ("launchConfig", REQUIRED)],
    );
    body(|| unsafe {
        let [object_func, object_launchConfig] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_numClusters: i32 = 0;
        let c_func = args::pointer(object_func, "func", &mut keep)?;
        let c_launchConfig = args::optional_record(
            object_launchConfig,
            "launchConfig",
            &runtime12::cudaLaunchConfig_t,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 336)?;
        let status = released(|| function(
            (&raw mut c_numClusters).cast(),
            c_func.cast(),
            c_launchConfig.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_numClusters))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaOccupancyMaxPotentialClusterSize(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaOccupancyMaxPotentialClusterSize",
        [("func", REQUIRED), ("launchConfig", REQUIRED)],
    );
    body(|| unsafe {
        let [object_func, object_launchConfig] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let mut c_clusterSize: i32 = 0;
        let c_func = args::pointer(object_func, "func", &mut keep)?;
        let c_launchConfig = args::optional_record(
            object_launchConfig,
            "launchConfig",
            &runtime12::cudaLaunchConfig_t,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            *mut c_void,
        ) -> i32 = symbol(this, 337)?;
        let status = released(|| function(
            (&raw mut c_clusterSize).cast(),
            c_func.cast(),
            c_launchConfig.cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::i32(c_clusterSize))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaPointerGetAttributes(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaPointerGetAttributes",
        [("ptr", REQUIRED)],
    );
    body(|| unsafe {
        let [object_ptr] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let (c_attributes, c_attributes_place) = out::new_record(
            &runtime12::cudaPointerAttributes,
        )?;
        let c_ptr = args::pointer(object_ptr, "ptr", &mut keep)?;
        let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = symbol(
            this,
            339,
        )?;
        let status = released(|| function(c_attributes_place.cast(), c_ptr.cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_attributes.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaSignalExternalSemaphoresAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaSignalExternalSemaphoresAsync",
        [
            ("extSemArray", REQUIRED),
            ("paramsArray", REQUIRED),
            ("numExtSems", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_extSemArray, object_paramsArray, object_numExtSems, object_stream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_numExtSems = args::u32(object_numExtSems, "numExtSems")?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_extSemArray = args::array(
            object_extSemArray,
            "extSemArray",
            &Ty::Value(&runtime::cudaExternalSemaphore_t),
            Some(c_numExtSems as usize),
            &mut keep,
        )?;
        let c_paramsArray = args::array(
            object_paramsArray,
            "paramsArray",
            &Ty::Record(&runtime::cudaExternalSemaphoreSignalParams),
            Some(c_numExtSems as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u32,
            u64,
        ) -> i32 = symbol(this, 349)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_extSemArray.cast(),
                c_paramsArray.cast(),
                c_numExtSems,
                c_stream,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaStreamGetAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<2> = Params::new(
        "cudaStreamGetAttribute",
        [("hStream", REQUIRED), ("attr", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hStream, object_attr] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &runtime::cudaStream_t)?;
        let c_attr = args::enumeration(
            object_attr,
            "attr",
            &runtime::cudaLaunchAttributeID,
        )?;
        let (c_value_out, c_value_out_place) = out::new_record(
            &runtime12::cudaLaunchAttributeValue,
        )?;
        let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = symbol(
            this,
            361,
        )?;
        let status = released(|| function(c_hStream, c_attr, c_value_out_place.cast()));
        returned(
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(Ok(c_value_out.take()))?;
                #[allow(clippy::needless_return)] Ok(())
            },
        )
    })
}

pub(crate) unsafe extern "C" fn cudaStreamGetCaptureInfo(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<1> = Params::new(
        "cudaStreamGetCaptureInfo",
        [("stream", REQUIRED)],
    );
    body(|| unsafe {
        let [object_stream] = PARAMS.bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
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
        ) -> i32 = symbol(this, 363)?;
        let status = released(|| function(
            c_stream,
            (&raw mut c_captureStatus_out).cast(),
            (&raw mut c_id_out).cast(),
            (&raw mut c_graph_out).cast(),
            (&raw mut c_dependencies_out).cast(),
            (&raw mut c_numDependencies_out).cast(),
        ));
        returned(
            &runtime::cudaError,
            status,
            5,
            |tuple| {
                tuple
                    .push(
                        out::enumeration(
                            c_captureStatus_out,
                            &runtime::cudaStreamCaptureStatus,
                        ),
                    )?;
                tuple.push(out::u64(c_id_out))?;
                tuple.push(out::value(c_graph_out as u64, &runtime::cudaGraph_t))?;
                tuple
                    .push(
                        out::list(
                            &Ty::Value(&runtime::cudaGraphNode_t),
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

pub(crate) unsafe extern "C" fn cudaStreamSetAttribute(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<3> = Params::new(
        "cudaStreamSetAttribute",
        [("hStream", REQUIRED), ("attr", REQUIRED), ("value", REQUIRED)],
    );
    body(|| unsafe {
        let [object_hStream, object_attr, object_value] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_hStream = args::value::<
            u64,
        >(object_hStream, "hStream", &runtime::cudaStream_t)?;
        let c_attr = args::enumeration(
            object_attr,
            "attr",
            &runtime::cudaLaunchAttributeID,
        )?;
        let c_value = args::optional_record(
            object_value,
            "value",
            &runtime12::cudaLaunchAttributeValue,
        )?;
        let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = symbol(
            this,
            372,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(c_hStream, c_attr, c_value.cast())),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaStreamUpdateCaptureDependencies(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaStreamUpdateCaptureDependencies",
        [
            ("stream", REQUIRED),
            ("dependencies", REQUIRED),
            ("numDependencies", REQUIRED),
            ("flags", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_stream, object_dependencies, object_numDependencies, object_flags] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_numDependencies = args::u64(object_numDependencies, "numDependencies")?;
        let c_flags = args::u32(object_flags, "flags")?;
        let c_dependencies = args::array(
            object_dependencies,
            "dependencies",
            &Ty::Value(&runtime::cudaGraphNode_t),
            Some(c_numDependencies as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(u64, *mut c_void, u64, u32) -> i32 = symbol(
            this,
            374,
        )?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_stream,
                c_dependencies.cast(),
                c_numDependencies,
                c_flags,
            )),
        )
    })
}

pub(crate) unsafe extern "C" fn cudaWaitExternalSemaphoresAsync(
    this: Object,
    args: *const Object,
    count: isize,
    names: Object,
) -> Object {
    static PARAMS: Params<4> = Params::new(
        "cudaWaitExternalSemaphoresAsync",
        [
            ("extSemArray", REQUIRED),
            ("paramsArray", REQUIRED),
            ("numExtSems", REQUIRED),
            ("stream", REQUIRED),
        ],
    );
    body(|| unsafe {
        let [object_extSemArray, object_paramsArray, object_numExtSems, object_stream] = PARAMS
            .bind(args, count, names)?;
        #[allow(unused_mut, unused_variables)]
        let mut keep = Keep::new();
        let c_numExtSems = args::u32(object_numExtSems, "numExtSems")?;
        let c_stream = args::value::<
            u64,
        >(object_stream, "stream", &runtime::cudaStream_t)?;
        let c_extSemArray = args::array(
            object_extSemArray,
            "extSemArray",
            &Ty::Value(&runtime::cudaExternalSemaphore_t),
            Some(c_numExtSems as usize),
            &mut keep,
        )?;
        let c_paramsArray = args::array(
            object_paramsArray,
            "paramsArray",
            &Ty::Record(&runtime::cudaExternalSemaphoreWaitParams),
            Some(c_numExtSems as usize),
            &mut keep,
        )?;
        let function: unsafe extern "system" fn(
            *mut c_void,
            *mut c_void,
            u32,
            u64,
        ) -> i32 = symbol(this, 390)?;
        returned0(
            &runtime::cudaError,
            released(|| function(
                c_extSemArray.cast(),
                c_paramsArray.cast(),
                c_numExtSems,
                c_stream,
            )),
        )
    })
}
