//! Launch configurations that are checked once and used repeatedly.

use core::ffi::c_void;

use super::call::{DriverResult, refused};
use super::launch::{Dim3, Launch};
use super::module::Kernel;
use crate::owned::MaybeHandle;
use crate::owned::base::checked;
use crate::owned::base::{CUdevice_attribute, CUfunction_attribute, CUstream};

/// A [`Launch`] that [`Kernel::prepare`] has checked for a kernel and its device.
///
/// ```no_run
/// use cubind::owned::{DeviceBuffer, DriverResult, Launch, Stream};
///
/// cubind::kernel! {
///     unsafe fn step(values: &mut DeviceBuffer<f32>);
/// }
///
/// fn run(step: &step, values: &mut DeviceBuffer<f32>, stream: &Stream) -> DriverResult<()> {
///     // All blocks wait for each other. If they cannot run at the same time, this call returns an error.
///     let launch = step.prepare(Launch::new(132, 256).cluster(2).cooperative())?;
///     for _ in 0..1000 {
///         // SAFETY: there are as many values as threads.
///         unsafe { step.launch_prepared(stream, &launch, values)? };
///     }
///     Ok(())
/// }
/// ```
///
/// Each launch takes a single driver call. The prepared launch keeps the kernel's module loaded.
#[derive(Clone, Debug)]
#[must_use]
pub struct PreparedLaunch {
    kernel: Kernel,
    launch: Launch,
}

impl Kernel {
    /// Checks that the kernel can be launched with this configuration. A block must not have too many threads, or too
    /// much shared memory, for the kernel. A grid must consist of whole clusters, and the device must be able to run
    /// such a cluster. All blocks of a cooperative launch must be able to run at the same time on an otherwise idle
    /// device.
    ///
    /// # Errors
    ///
    /// An error that explains the problem, with the code `CUDA_ERROR_INVALID_VALUE`, `CUDA_ERROR_INVALID_CLUSTER_SIZE`
    /// or `CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE`. Errors of `cuFuncGetAttribute`, `cuDeviceGetAttribute`,
    /// `cuOccupancyMaxActiveClusters` and `cuOccupancyMaxActiveBlocksPerMultiprocessor`.
    pub fn prepare(&self, launch: Launch) -> DriverResult<PreparedLaunch> {
        self.check_block(&launch)?;
        self.module().home().enter(|| match launch.cluster_blocks() {
            Some(cluster) => self.clusters_fit(&launch, cluster),
            None if launch.is_cooperative() => self.blocks_fit(&launch),
            None => Ok(()),
        })?;
        Ok(PreparedLaunch { kernel: self.clone(), launch })
    }

    /// Returns an error if a block has too many threads, or too much shared memory.
    fn check_block(&self, launch: &Launch) -> DriverResult<()> {
        let (blocks, threads) = (count(launch.grid()), count(launch.block()));
        if blocks == 0 || threads == 0 {
            let words = format!("a grid of {blocks} blocks of {threads} threads does nothing");
            return Err(refused!("cuLaunchKernel", CUDA_ERROR_INVALID_VALUE, words));
        }
        let most = self.most(CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK)?;
        if threads > most {
            let words = format!("a block has {threads} threads, but at most {most} with this kernel");
            return Err(refused!("cuLaunchKernel", CUDA_ERROR_INVALID_VALUE, words));
        }
        let bytes = u128::from(launch.shared_memory_bytes());
        let most = self.most(CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES)?;
        if bytes > most {
            let words = format!("a block has {bytes} bytes of dynamic shared memory, but at most {most} with this kernel");
            return Err(refused!("cuLaunchKernel", CUDA_ERROR_INVALID_VALUE, words));
        }
        Ok(())
    }

    fn most(&self, attribute: CUfunction_attribute) -> DriverResult<u128> {
        Ok(u128::try_from(self.attribute(attribute.0)?).unwrap_or_default())
    }

    /// Returns an error if the grid does not consist of whole clusters, or if the device cannot run one such cluster.
    /// For a cooperative launch, the device must be able to run all clusters at the same time. The kernel's context
    /// must be current.
    fn clusters_fit(&self, launch: &Launch, cluster: Dim3) -> DriverResult<()> {
        let grid = launch.grid();
        let is_whole = |blocks: u32, of: u32| of > 0 && blocks % of == 0;
        if !is_whole(grid.x, cluster.x) || !is_whole(grid.y, cluster.y) || !is_whole(grid.z, cluster.z) {
            let words = format!("the grid {grid:?} does not consist of clusters of {cluster:?}");
            return Err(refused!("cuLaunchKernelEx", CUDA_ERROR_INVALID_CLUSTER_SIZE, words));
        }
        let config = launch.config(CUstream::NULL);
        // SAFETY: the kernel is alive, and the attributes belong to the launch.
        let most = u128::try_from(unsafe { checked::cuOccupancyMaxActiveClusters(self.handle(), &config)? });
        let most = most.unwrap_or_default();
        if most == 0 {
            let words = format!("the device cannot run a cluster of {cluster:?} such blocks");
            return Err(refused!("cuLaunchKernelEx", CUDA_ERROR_INVALID_CLUSTER_SIZE, words));
        }
        let clusters = count(grid) / count(cluster);
        if launch.is_cooperative() && clusters > most {
            let words = format!("{clusters} clusters must run at the same time, but the device can run {most}");
            return Err(refused!("cuLaunchKernelEx", CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE, words));
        }
        Ok(())
    }

    /// Returns an error if the blocks cannot all run at the same time. The kernel's context must be current.
    fn blocks_fit(&self, launch: &Launch) -> DriverResult<()> {
        let threads = i32::try_from(count(launch.block())).unwrap_or(i32::MAX);
        let shared = usize::try_from(launch.shared_memory_bytes()).unwrap_or(usize::MAX);
        let processors = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT;
        // SAFETY: the kernel is alive and its context is current; the other arguments are integers.
        let (each, processors) = unsafe {
            let each = checked::cuOccupancyMaxActiveBlocksPerMultiprocessor(self.handle(), threads, shared)?;
            (each, checked::cuDeviceGetAttribute(processors, checked::cuCtxGetDevice()?)?)
        };
        let most = u128::try_from(i64::from(each) * i64::from(processors)).unwrap_or_default();
        let blocks = count(launch.grid());
        if blocks > most {
            let words = format!("{blocks} blocks must run at the same time, but the device can run {most}");
            return Err(refused!("cuLaunchKernelEx", CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE, words));
        }
        Ok(())
    }
}

/// Returns the product of all dimensions.
fn count(Dim3 { x, y, z }: Dim3) -> u128 {
    u128::from(x) * u128::from(y) * u128::from(z)
}

impl PreparedLaunch {
    /// Returns the kernel for which the launch was prepared.
    pub const fn kernel(&self) -> &Kernel {
        &self.kernel
    }

    /// Returns the launch configuration.
    pub const fn launch(&self) -> &Launch {
        &self.launch
    }

    /// Returns the launch configuration if it was prepared for this kernel. Used by [`kernel!`](crate::kernel).
    ///
    /// # Errors
    ///
    /// `CUDA_ERROR_INVALID_VALUE` if the launch was prepared for another kernel.
    #[doc(hidden)]
    pub fn of(&self, kernel: &Kernel) -> DriverResult<&Launch> {
        if self.kernel.handle() == kernel.handle() {
            return Ok(&self.launch);
        }
        let words = "the launch was prepared for another kernel".to_owned();
        Err(refused!("cuLaunchKernelEx", CUDA_ERROR_INVALID_VALUE, words))
    }

    /// Launches the kernel with arguments whose types are not checked. For kernels that [`kernel!`](crate::kernel)
    /// declares, `launch_prepared` checks the types.
    ///
    /// # Errors
    ///
    /// Errors of [`Kernel::launch_raw`].
    ///
    /// # Safety
    ///
    /// See [`Kernel::launch_raw`].
    pub unsafe fn launch_raw(
        &self,
        stream: impl MaybeHandle<CUstream>,
        arguments: &mut [*mut c_void],
    ) -> DriverResult<()> {
        // SAFETY: the caller meets the requirements of this function.
        unsafe { self.kernel.launch_raw(stream, &self.launch, arguments) }
    }
}
