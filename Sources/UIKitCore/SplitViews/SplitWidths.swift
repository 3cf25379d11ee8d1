import CoreGraphics
import Foundation

/// The preferred width of a column and its limits.
struct SplitWidths: Equatable {
    private static let automatic = UISplitViewController.automaticDimension
    /// The default width of a column, limited to a third of the split view.
    static let usual: CGFloat = 320
    /// The limits of a column's width by its divider, unless the app sets others.
    private static let (minimumDragged, maximumDragged): (CGFloat, CGFloat) = (200, 480)
    /// The width that columns always leave free, so that the secondary one can be touched.
    private static let minimumRemainder: CGFloat = 44

    /// In points; automatic to use the fraction.
    var preferred = automatic
    /// As a part of the split view's width.
    var fraction = automatic
    var minimum = automatic
    var maximum = automatic
    /// The width to which the user has dragged the column.
    var dragged: CGFloat?

    /// The width in a split view.
    ///
    /// - Parameters:
    ///   - total: The split view's width.
    ///   - sharing: The number of columns that share the width beside the secondary one.
    ///   - isBeside: Whether the column reduces the width of the secondary one.
    func resolved(in total: CGFloat, sharing: Int, isBeside: Bool) -> CGFloat {
        let wish: CGFloat
        if let dragged {
            wish = bound(dragged, to: dragRange)
        } else if preferred != Self.automatic {
            wish = bound(preferred, to: lowerBound...max(lowerBound, upperBound ?? .greatestFiniteMagnitude))
        } else {
            let part = fraction != Self.automatic ? fraction * total : isBeside ? total / 3 : Self.usual
            wish = bound(part, to: lowerBound...max(lowerBound, upperBound ?? Self.usual))
        }
        return max(0, min(wish, (total - Self.minimumRemainder) / CGFloat(sharing))).rounded(.down)
    }

    private func bound(_ width: CGFloat, to range: ClosedRange<CGFloat>) -> CGFloat {
        max(range.lowerBound, min(range.upperBound, width))
    }

    private var lowerBound: CGFloat { minimum == Self.automatic ? 0 : minimum }
    private var upperBound: CGFloat? { maximum == Self.automatic ? nil : maximum }

    /// The widths to which the user can drag it.
    var dragRange: ClosedRange<CGFloat> {
        let lowerBound =
            minimum == Self.automatic ? min(Self.minimumDragged, upperBound ?? Self.minimumDragged) : minimum
        return lowerBound...max(lowerBound, upperBound ?? Self.maximumDragged)
    }
}
