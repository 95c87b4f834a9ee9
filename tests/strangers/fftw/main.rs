//! Calls to FFTW: the transform of an impulse, and the transform of a constant in two dimensions.

use it::fftw::*;
use it::owned::fftw::{fftw_plan_dft_1d, fftw_plan_dft_r2c_2d};

fn main() {
    // SAFETY: the arrays have the sizes of the plans, and outlive the plans.
    unsafe {
        let mut input = [[0.0f64; 2]; 8];
        let mut output = [[0.0f64; 2]; 8];
        let first = input.as_mut_ptr();
        // The owner destroys the plan.
        let plan = fftw_plan_dft_1d(8, first, output.as_mut_ptr(), FFTW_FORWARD, FFTW_ESTIMATE as u32).unwrap();
        first.write([1.0, 0.0]);
        fftw_execute(plan.handle());
        drop(plan);
        assert_eq!(output, [[1.0, 0.0]; 8]);
        let mut real = [2.0f64; 12];
        let mut half = [[0.0f64; 2]; 3 * 3];
        let plan = fftw_plan_dft_r2c_2d(3, 4, real.as_mut_ptr(), half.as_mut_ptr(), FFTW_ESTIMATE as u32).unwrap();
        fftw_execute(plan.handle());
        // A size below 1 is an error.
        assert!(fftw_plan_dft_1d(0, first, first, FFTW_FORWARD, FFTW_ESTIMATE as u32).is_err());
        assert_eq!(half[0], [24.0, 0.0]);
        assert_eq!(half[1..], [[0.0; 2]; 8]);
    }
}
