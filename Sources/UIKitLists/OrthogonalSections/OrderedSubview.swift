import UIKitCore

/// A view that has its position among the views of a collection by an index of its layout.
protocol OrderedSubview: UIView {
    /// Views with larger indices lie in front of others.
    var shownIndex: Int { get set }
}

extension UICollectionReusableView: OrderedSubview {}
