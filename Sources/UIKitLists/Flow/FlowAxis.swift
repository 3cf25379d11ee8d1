import CoreGraphics
import UIFoundation

/// The direction in which the lines of a flow follow each other.
///
/// Positions in a flow count along this axis, from line to line, and across it, within a line.
nonisolated enum FlowAxis: Sendable {
    case vertical
    case horizontal

    /// A size as seen from the lines.
    func extent(of size: CGSize) -> FlowExtent {
        self == .vertical
            ? FlowExtent(across: size.width, along: size.height) : FlowExtent(across: size.height, along: size.width)
    }

    /// The rectangle at a position in the flow.
    func rectangle(across: CGFloat, along: CGFloat, _ extent: FlowExtent) -> CGRect {
        self == .vertical
            ? CGRect(x: across, y: along, width: extent.across, height: extent.along)
            : CGRect(x: along, y: across, width: extent.along, height: extent.across)
    }

    /// The part of a rectangle along the axis.
    func span(of rectangle: CGRect) -> ClosedRange<CGFloat> {
        self == .vertical ? rectangle.minY...rectangle.maxY : rectangle.minX...rectangle.maxX
    }

    /// The insets at the beginning and the end of the lines, and before and behind all lines.
    func margins(of insets: UIEdgeInsets) -> FlowMargins {
        self == .vertical
            ? FlowMargins(leading: insets.left, trailing: insets.right, before: insets.top, behind: insets.bottom)
            : FlowMargins(leading: insets.top, trailing: insets.bottom, before: insets.left, behind: insets.right)
    }
}
