import CoreGraphics
import Foundation

/// The frames of a split view's columns in one arrangement; hidden ones lie just outside.
struct SplitGeometry {
    typealias Column = UISplitViewController.Column

    private let size: CGSize
    private let arrangement: SplitArrangement
    private let isTriple: Bool
    private let isFromRight: Bool
    private let primaryWidth: CGFloat
    private let supplementaryWidth: CGFloat

    /// - Parameter isFromRight: Whether the primary column is at the right edge.
    init(_ preferences: SplitPreferences, _ arrangement: SplitArrangement, size: CGSize, isFromRight: Bool) {
        (self.size, self.arrangement, self.isFromRight) = (size, arrangement, isFromRight)
        isTriple = preferences.style == .tripleColumn
        primaryWidth = preferences.width(.primary, in: size.width, arrangement)
        supplementaryWidth = isTriple ? preferences.width(.supplementary, in: size.width, arrangement) : 0
    }

    /// The frame of a column.
    func frame(of column: Column) -> CGRect {
        let edge = primaryEdge
        switch column {
        case .primary: return frame(edge, primaryWidth)
        case .supplementary: return frame(edge + primaryWidth, supplementaryWidth)
        case .secondary: return frame(secondaryEdge, secondaryWidth)
        case .compact: return CGRect(origin: .zero, size: size)
        }
    }

    /// Whether the secondary column is dimmed, because others cover or displace it.
    var isDimmed: Bool {
        switch arrangement.behavior {
        case .overlay: arrangement.count > 0
        case .displace: arrangement.count > 1
        default: false
        }
    }

    /// The distance of the primary column's outer edge from its edge of the container.
    private var primaryEdge: CGFloat {
        let hidden = (isTriple ? 2 : 1) - arrangement.count
        return hidden <= 0 ? 0 : hidden == 1 ? -primaryWidth : -primaryWidth - supplementaryWidth
    }

    private var secondaryEdge: CGFloat {
        arrangement.behavior == .overlay ? 0 : max(0, primaryEdge + primaryWidth + supplementaryWidth)
    }

    private var secondaryWidth: CGFloat {
        switch arrangement.behavior {
        case .overlay: size.width
        case .displace: size.width - min(secondaryEdge, supplementaryWidth)
        default: size.width - secondaryEdge
        }
    }

    private func frame(_ x: CGFloat, _ width: CGFloat) -> CGRect {
        CGRect(x: isFromRight ? size.width - x - width : x, y: 0, width: width, height: size.height)
    }
}
