public import Foundation

extension UIView {
    /// The value for no intrinsic size on an axis.
    public static let noIntrinsicMetric: CGFloat = -1

    /// A target for the smallest size that fits.
    public static let layoutFittingCompressedSize = CGSize.zero

    /// A target for the largest size that fits, in points.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
