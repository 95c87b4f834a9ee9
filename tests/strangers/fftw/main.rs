//! Real calls of FFTW: the transform of an impulse, and of a constant in two dimensions.

use it::fftw::*;

fn main() {
    // SAFETY: the arrays have as many elements as the plans are made for, and outlive them.
    unsafe {
        let mut input = [[0.0f64; 2]; 8];
        let mut output = [[0.0f64; 2]; 8];
        let first = input.as_mut_ptr();
        let plan = fftw_plan_dft_1d(8, first, output.as_mut_ptr(), FFTW_FORWARD, FFTW_ESTIMATE as u32);
        first.write([1.0, 0.0]);
        fftw_execute(plan);
        fftw_destroy_plan(plan);
        assert_eq!(output, [[1.0, 0.0]; 8]);
        let mut real = [2.0f64; 12];
        let mut half = [[0.0f64; 2]; 3 * 3];
        let plan = fftw_plan_dft_r2c_2d(3, 4, real.as_mut_ptr(), half.as_mut_ptr(), FFTW_ESTIMATE as u32);
        fftw_execute(plan);
        fftw_destroy_plan(plan);
        assert_eq!(half[0], [24.0, 0.0]);
        assert_eq!(half[1..], [[0.0; 2]; 8]);
    }
}
