//! Launch configurations of kernels.

use core::ffi::c_void;
use core::ptr;

use super::allocation::Held;
use super::call::{DriverResult, require};
use super::graph::recorded_into;
use super::line::Work;
use super::module::Kernel;
use super::trace;
use crate::owned::base::checked;
use crate::owned::base::{CUDA_KERNEL_NODE_PARAMS, CUgraph, CUgraphNode, CUlaunchAttribute, CUlaunchAttributeID, CUlaunchAttributeValue, CUlaunchAttributeValue_clusterDim, CUlaunchConfig, CUstream};
use crate::owned::{Borrowed, LendHandle, MaybeHandle};

/// The size of a grid in blocks, or of a block in threads. It is created from an integer, a pair or a triple; missing
/// dimensions are 1.
///
/// ```
/// use cubind::owned::Dim3;
///
/// assert_eq!(Dim3::from(16), Dim3 { x: 16, y: 1, z: 1 });
/// assert_eq!(Dim3::from((16, 8)), Dim3 { x: 16, y: 8, z: 1 });
/// // Enough blocks of 256 threads for one thread per value.
/// assert_eq!(Dim3::covering(1000, 256), Dim3::from(4));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dim3 {
    /// The size in the x dimension.
    pub x: u32,
    /// The size in the y dimension.
    pub y: u32,
    /// The size in the z dimension.
    pub z: u32,
}

impl Dim3 {
    /// Returns a grid with enough blocks of `threads` threads for one thread per value. The driver rejects more than
    /// 2³¹-1 blocks.
    #[doc(alias = "for_num_elems")]
    #[must_use]
    pub fn covering(values: usize, threads: u32) -> Self {
        let blocks = values.div_ceil(usize::try_from(threads.max(1)).unwrap_or(1));
        Self::from(u32::try_from(blocks).unwrap_or(u32::MAX))
    }
}

impl From<u32> for Dim3 {
    fn from(x: u32) -> Self {
        Self { x, y: 1, z: 1 }
    }
}

impl From<(u32, u32)> for Dim3 {
    fn from((x, y): (u32, u32)) -> Self {
        Self { x, y, z: 1 }
    }
}

impl From<(u32, u32, u32)> for Dim3 {
    fn from((x, y, z): (u32, u32, u32)) -> Self {
        Self { x, y, z }
    }
}

/// A launch configuration: the grid, the block and further options.
///
/// ```
/// use cubind::owned::Launch;
/// let launch = Launch::new((4, 4), 256).shared_memory(4096).cluster((2, 2)).priority(-1);
/// assert_eq!(launch, Launch::new((4, 4), 256).priority(-1).cluster((2, 2)).shared_memory(4096));
/// assert_ne!(launch.clone().priority(0), launch);
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Launch {
    grid: Dim3,
    block: Dim3,
    shared_memory: u32,
    is_cooperative: bool,
    cluster: Option<Dim3>,
    priority: Option<i32>,
    attributes: Vec<CUlaunchAttribute>,
}

/// Launches with the same options are equal, regardless of the order in which the options were set.
impl PartialEq for Launch {
    fn eq(&self, other: &Self) -> bool {
        // The attributes are unions, which cannot be compared. The other fields determine them.
        let options = |it: &Self| (it.grid, it.block, it.shared_memory, it.is_cooperative, it.cluster, it.priority);
        options(self) == options(other)
    }
}

impl Eq for Launch {}

impl Launch {
    /// Creates a launch configuration without further options.
    pub fn new(grid: impl Into<Dim3>, block: impl Into<Dim3>) -> Self {
        let (grid, block) = (grid.into(), block.into());
        Self { grid, block, shared_memory: 0, is_cooperative: false, cluster: None, priority: None, attributes: Vec::new() }
    }

    /// Sets the size of dynamic shared memory per block, in bytes. More than 48 KiB must be
    /// [allowed](Kernel::allow_shared_memory).
    pub const fn shared_memory(mut self, bytes: u32) -> Self {
        self.shared_memory = bytes;
        self
    }

    /// Makes all blocks run at the same time, so that they can synchronize with each other.
    /// [`prepare`](Kernel::prepare) checks that the device supports this.
    pub fn cooperative(mut self) -> Self {
        self.is_cooperative = true;
        let value = CUlaunchAttributeValue { cooperative: 1 };
        self.with(CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_COOPERATIVE, value)
    }

    /// Sets the number of blocks in a cluster. Blocks of a cluster can access each other's shared memory.
    pub fn cluster(mut self, blocks: impl Into<Dim3>) -> Self {
        let cluster = blocks.into();
        self.cluster = Some(cluster);
        let Dim3 { x, y, z } = cluster;
        let value = CUlaunchAttributeValue { clusterDim: CUlaunchAttributeValue_clusterDim { x, y, z } };
        self.with(CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, value)
    }

    /// Sets a priority that differs from the stream's. Lower values run first.
    pub fn priority(mut self, priority: i32) -> Self {
        self.priority = Some(priority);
        self.with(CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PRIORITY, CUlaunchAttributeValue { priority })
    }

    /// Sets an attribute, replacing an earlier value.
    fn with(mut self, id: CUlaunchAttributeID, value: CUlaunchAttributeValue) -> Self {
        self.attributes.retain(|attribute| attribute.id != id);
        self.attributes.push(CUlaunchAttribute { id, value, ..CUlaunchAttribute::default() });
        self
    }

    /// Returns the configuration in the driver's format. The driver reads it while this value is borrowed.
    pub(super) fn config(&self, stream: CUstream) -> CUlaunchConfig {
        let Self { grid, block, shared_memory, attributes, .. } = self;
        CUlaunchConfig {
            gridDimX: grid.x,
            gridDimY: grid.y,
            gridDimZ: grid.z,
            blockDimX: block.x,
            blockDimY: block.y,
            blockDimZ: block.z,
            sharedMemBytes: *shared_memory,
            hStream: stream,
            // The driver only reads the attributes.
            attrs: attributes.as_ptr().cast_mut(),
            numAttrs: u32::try_from(attributes.len()).unwrap_or(u32::MAX),
        }
    }

    pub(super) const fn grid(&self) -> Dim3 {
        self.grid
    }

    pub(super) const fn block(&self) -> Dim3 {
        self.block
    }

    pub(super) const fn shared_memory_bytes(&self) -> u32 {
        self.shared_memory
    }

    pub(super) const fn is_cooperative(&self) -> bool {
        self.is_cooperative
    }

    pub(super) const fn cluster_blocks(&self) -> Option<Dim3> {
        self.cluster
    }
}

impl Kernel {
    /// Launches the kernel with arguments whose types are not checked; [`kernel!`](crate::kernel) checks them.
    ///
    /// # Errors
    ///
    /// Errors of `cuLaunchKernel` or `cuLaunchKernelEx`. Errors of the kernel itself are reported by later calls.
    ///
    /// # Safety
    ///
    /// - `arguments` has one address for each parameter of the kernel, which points to a value of the parameter's type.
    /// - The kernel is correct for these values: it stays within the bounds of its memory and does not race with other
    ///   uses of it. The memory stays allocated, and the module loaded, until the launch has finished.
    ///
    /// If the stream is capturing, this applies to every launch of the graph and of its clones. No graph may refer to a
    /// kernel whose module is unloaded. A graph that [`capture`](super::capture) captures keeps the module alive; any
    /// other graph, its clones and its executable graphs must be dropped before the module, even if they were never
    /// launched.
    pub unsafe fn launch_raw(
        &self,
        stream: impl MaybeHandle<CUstream>,
        launch: &Launch,
        arguments: &mut [*mut c_void],
    ) -> DriverResult<()> {
        // SAFETY: the caller meets the requirements of this function.
        unsafe { self.launch(None, stream.as_handle_or_null(), launch, arguments) }
    }

    /// Like [`launch_raw`](Self::launch_raw), but orders the launch after the earlier work on its memory, and takes the
    /// kernel's name for traces. Used by [`kernel!`](crate::kernel).
    ///
    /// # Errors
    ///
    /// Errors of [`launch_raw`](Self::launch_raw), and driver errors from waiting for earlier work on the same memory.
    ///
    /// # Safety
    ///
    /// See [`launch_raw`](Self::launch_raw).
    #[doc(hidden)]
    pub unsafe fn launch_for(
        &self,
        name: &str,
        stream: &impl MaybeHandle<CUstream>,
        launch: &Launch,
        arguments: &mut [*mut c_void],
        memory: &mut [&mut dyn Held],
    ) -> DriverResult<()> {
        let (handle, is_remembered) = (stream.as_handle_or_null(), memory.iter().any(|memory| memory.remembers()));
        let work = if !is_remembered {
            Work::Done
        } else {
            Work::in_live(stream, self.module().home())
        };
        if let Err(error) = memory.iter_mut().try_for_each(|memory| memory.order(&work)) {
            // The launch is not started if it cannot be ordered after the earlier work.
            memory.iter_mut().for_each(|memory| memory.by(&Work::Done));
            return Err(error);
        }
        // SAFETY: the caller meets the requirements of this function.
        unsafe { self.launch(Some(name), handle, launch, arguments)? };
        memory.iter_mut().for_each(|memory| memory.by(&work));
        Ok(())
    }

    /// Launches the kernel. If the stream is capturing, the launch is captured.
    ///
    /// # Safety
    ///
    /// See [`launch_raw`](Self::launch_raw).
    unsafe fn launch(
        &self,
        name: Option<&str>,
        stream: CUstream,
        launch: &Launch,
        arguments: &mut [*mut c_void],
    ) -> DriverResult<()> {
        let graph = recorded_into(stream)?.map(|recorded| recorded.graph);
        if let Some(graph) = graph {
            self.module().retain_in(graph)?;
        }
        let trace = |()| trace::launched(name, self.handle(), launch, stream, graph.is_some());
        let Launch { grid, block, shared_memory, attributes, .. } = launch;
        if attributes.is_empty() {
            // SAFETY: the caller meets the same requirements; the arguments are copied during the call.
            let launched = unsafe {
                checked::cuLaunchKernel(
                    self.handle(),
                    grid.x,
                    grid.y,
                    grid.z,
                    block.x,
                    block.y,
                    block.z,
                    *shared_memory,
                    stream,
                    arguments,
                    ptr::null_mut(),
                )
            };
            return launched.map(trace);
        }
        let config = launch.config(stream);
        // SAFETY: the caller meets the same requirements; the arguments are copied during the call.
        unsafe { checked::cuLaunchKernelEx(&config, self.handle(), arguments, ptr::null_mut()).map(trace) }
    }

    /// Adds the kernel to a graph, after the given nodes, with arguments whose types are not checked.
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_NOT_SUPPORTED` for a launch with options other than shared memory. Errors of `cuGraphAddKernelNode`.
    ///
    /// # Safety
    ///
    /// See [`launch_raw`](Self::launch_raw). This applies to every launch of the graph and of its clones: the memory
    /// stays allocated until the last launch has finished. The graph keeps the kernel's module loaded. The argument
    /// values are copied during this call.
    pub unsafe fn add_raw<'g>(
        &self,
        graph: impl LendHandle<'g, CUgraph>,
        after: &[Borrowed<'g, CUgraphNode>],
        launch: &Launch,
        arguments: &mut [*mut c_void],
    ) -> DriverResult<Borrowed<'g, CUgraphNode>> {
        let Launch { grid, block, shared_memory, attributes, .. } = launch;
        require!(attributes.is_empty(), "cuGraphAddKernelNode", CUDA_ERROR_NOT_SUPPORTED);
        let parameters = CUDA_KERNEL_NODE_PARAMS {
            func: self.handle(),
            gridDimX: grid.x,
            gridDimY: grid.y,
            gridDimZ: grid.z,
            blockDimX: block.x,
            blockDimY: block.y,
            blockDimZ: block.z,
            sharedMemBytes: *shared_memory,
            kernelParams: arguments.as_mut_ptr(),
            ..CUDA_KERNEL_NODE_PARAMS::default()
        };
        let graph = graph.as_handle();
        self.module().retain_in(graph)?;
        let nodes = Borrowed::handles(after);
        // SAFETY: the caller guarantees the requirements; graph and nodes are alive, the parameters are copied during
        // the call, and the node lives as long as its graph.
        unsafe { Ok(Borrowed::from_raw(checked::cuGraphAddKernelNode(graph, nodes, &parameters)?)) }
    }
}
