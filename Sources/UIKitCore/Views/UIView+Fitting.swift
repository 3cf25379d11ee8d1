public import Foundation

extension UIView {
    /// Stands for no intrinsic size on an axis.
    public static let noIntrinsicMetric: CGFloat = -1
}
