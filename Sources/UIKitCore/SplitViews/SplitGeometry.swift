import CoreGraphics
import Foundation

/// Where the columns of a split view are in one arrangement; those that do not show are just out of sight.
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

    /// Where a column is.
    func frame(of column: Column) -> CGRect {
        let edge = primaryEdge
        switch column {
        case .primary: return frame(edge, primaryWidth)
        case .supplementary: return frame(edge + primaryWidth, supplementaryWidth)
        case .secondary: return frame(secondaryEdge, secondaryWidth)
        case .compact: return CGRect(origin: .zero, size: size)
        }
    }

    /// Whether the secondary column is dimmed, since others cover it or push it aside.
    var isDimmed: Bool {
        switch arrangement.behavior {
        case .overlay: arrangement.count > 0
        case .displace: arrangement.count > 1
        default: false
        }
    }

    /// Where the primary column begins, counted from its edge of the window.
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
