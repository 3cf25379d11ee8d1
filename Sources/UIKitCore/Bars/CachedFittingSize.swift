import CoreGraphics
import Foundation

/// The size that a view of the app's has in a bar, apart from the one that the bar gives it where there is no room for that.
struct CachedFittingSize {
    /// The size that the app has given the view; nil while the view has the size that its content needs.
    private var given: CGSize?
    private var placed: CGSize?

    /// The size that the view is to have where there is room.
    mutating func wish(of view: UIView, in room: CGSize) -> CGSize {
        // Another size than the bar's is the app's doing.
        if view.bounds.size != placed { given = view.bounds.isEmpty ? nil : view.bounds.size }
        if let given { return given }
        if view.isSizedByConstraints { return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        let (fit, content) = (view.sizeThatFits(room), view.intrinsicContentSize)
        return CGSize(
            width: content.width == UIView.noIntrinsicMetric ? fit.width : content.width,
            height: content.height == UIView.noIntrinsicMetric ? fit.height : content.height)
    }

    /// The bar has given the view its size.
    mutating func didLayOut(_ view: UIView) { placed = view.bounds.size }
}
