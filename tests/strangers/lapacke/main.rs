//! Real and complex systems of linear equations, solved with LAPACKE.

use it::lapacke::*;

fn main() {
    // SAFETY: the arrays have the sizes of the matrices.
    unsafe {
        let (mut a, mut b, mut pivots) = ([2.0, 1.0, 1.0, 3.0], [3.0, 5.0], [0; 2]);
        assert_eq!(LAPACKE_dgesv(LAPACK_ROW_MAJOR as i32, 2, 1, a.as_mut_ptr(), 2, pivots.as_mut_ptr(), b.as_mut_ptr(), 1), 0);
        assert!((b[0] - 0.8).abs() < 1e-12 && (b[1] - 1.4).abs() < 1e-12, "{b:?}");
        // (1 + i) x = 2
        let (mut a, mut b) = ([[1.0, 1.0]], [[2.0, 0.0]]);
        assert_eq!(LAPACKE_zgesv(LAPACK_ROW_MAJOR as i32, 1, 1, a.as_mut_ptr(), 1, pivots.as_mut_ptr(), b.as_mut_ptr(), 1), 0);
        assert!((b[0][0] - 1.0f64).abs() < 1e-12 && (b[0][1] + 1.0).abs() < 1e-12, "{b:?}");
        let mut singular = [1.0, 2.0, 2.0, 4.0];
        let mut b = [1.0, 1.0];
        assert_eq!(LAPACKE_dgesv(LAPACK_ROW_MAJOR as i32, 2, 1, singular.as_mut_ptr(), 2, pivots.as_mut_ptr(), b.as_mut_ptr(), 1), 2);
    }
}
