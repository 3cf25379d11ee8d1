import CoreGraphics
import Foundation

/// How wide a column wishes to be, and how wide it is.
struct SplitWidths: Equatable {
    private static let automatic = UISplitViewController.automaticDimension
    /// A column's width when none is given, as far as a third of the split view leaves it.
    static let usual: CGFloat = 320
    /// How narrow and how wide a column can be made by its divider, when the app says nothing else.
    private static let (minimumDragged, maximumDragged): (CGFloat, CGFloat) = (200, 480)
    /// The width that always stays free of columns, so that the secondary one can be reached.
    private static let minimumRemainder: CGFloat = 44

    /// In points; the automatic value for a part of the split view.
    var preferred = automatic
    /// As a part of the split view's width.
    var fraction = automatic
    var minimum = automatic
    var maximum = automatic
    /// The width that the user has dragged it to.
    var dragged: CGFloat?

    /// The width in a split view.
    ///
    /// - Parameters:
    ///   - total: The split view's width.
    ///   - sharing: How many columns share what the secondary one leaves them.
    ///   - isBeside: Whether the column takes room from the secondary one.
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

    /// The widths that the user can drag it to.
    var dragRange: ClosedRange<CGFloat> {
        let lowerBound =
            minimum == Self.automatic ? min(Self.minimumDragged, upperBound ?? Self.minimumDragged) : minimum
        return lowerBound...max(lowerBound, upperBound ?? Self.maximumDragged)
    }
}
