import CoreGraphics
import UIFoundation

/// A guide whose edges are computed from its view's bounds, so that no constraint has to position it.
final class GeometryGuide: UILayoutGuide {
    private let insets: (UIView) -> UIEdgeInsets

    /// Makes a guide of a view; the distances from the edges of its bounds are computed whenever they are read.
    init(of view: UIView, identifier: String, insets: @escaping (UIView) -> UIEdgeInsets) {
        self.insets = insets
        super.init()
        self.identifier = identifier
        view.addLayoutGuide(self)
    }

    override var layoutFrame: CGRect { owner.map { $0.bounds.inset(by: insets($0)) } ?? .zero }

    override var insetsInContainer: UIEdgeInsets? {
        guard let owner else { return nil }
        // Constraints use the alignment rectangle, but insets count from the bounds.
        let (insets, decoration) = (insets(owner), owner.alignmentRectInsets)
        return UIEdgeInsets(
            top: insets.top - decoration.top, left: insets.left - decoration.left,
            bottom: insets.bottom - decoration.bottom, right: insets.right - decoration.right)
    }
}
