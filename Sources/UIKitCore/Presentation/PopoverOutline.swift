import CoreGraphics
import Foundation
import UIFoundation

/// The outline of a popover: a round card that runs into an arrow on one side.
nonisolated struct PopoverOutline: Equatable {
    /// The arrow included.
    let size: CGSize
    /// Where the arrow points; none for a card without.
    let direction: UIPopoverArrowDirection
    /// Where the tip is along its edge.
    let arrow: CGFloat

    /// How far the card lies inside the bounds because of the arrow.
    var insets: UIEdgeInsets {
        let height = PopoverPlacement.arrowHeight
        return UIEdgeInsets(
            top: direction == .up ? height : 0, left: direction == .left ? height : 0,
            bottom: direction == .down ? height : 0, right: direction == .right ? height : 0)
    }

    /// A point by its way along the arrow's edge and its distance from the tip's side.
    private func point(_ along: CGFloat, _ depth: CGFloat) -> CGPoint {
        switch direction {
        case .down: CGPoint(x: along, y: size.height - depth)
        case .left: CGPoint(x: depth, y: along)
        case .right: CGPoint(x: size.width - depth, y: along)
        default: CGPoint(x: along, y: depth)
        }
    }

    var path: CGPath {
        let isUpright = direction != .left && direction != .right
        let (length, depth) = isUpright ? (size.width, size.height) : (size.height, size.width)
        let (radius, base) = (min(PopoverPlacement.cornerRadius, length / 2, depth / 2), PopoverPlacement.arrowBase / 2)
        let top = direction.isEmpty ? 0 : PopoverPlacement.arrowHeight
        // How far the control points of a quarter circle lie from its ends.
        let bend = radius * 0.5523
        let path = CGMutablePath()
        path.move(to: point(radius, top))
        if !direction.isEmpty {
            path.addLine(to: point(arrow - base, top))
            path.addCurve(
                to: point(arrow - 4, 1.6), control1: point(arrow - base * 0.6, top),
                control2: point(arrow - base * 0.5, 5.5))
            path.addCurve(
                to: point(arrow + 4, 1.6), control1: point(arrow - 1.9, -0.5), control2: point(arrow + 1.9, -0.5))
            path.addCurve(
                to: point(arrow + base, top), control1: point(arrow + base * 0.5, 5.5),
                control2: point(arrow + base * 0.6, top))
        }
        path.addLine(to: point(length - radius, top))
        path.addCurve(
            to: point(length, top + radius), control1: point(length - radius + bend, top),
            control2: point(length, top + radius - bend))
        path.addLine(to: point(length, depth - radius))
        path.addCurve(
            to: point(length - radius, depth), control1: point(length, depth - radius + bend),
            control2: point(length - radius + bend, depth))
        path.addLine(to: point(radius, depth))
        path.addCurve(
            to: point(0, depth - radius), control1: point(radius - bend, depth),
            control2: point(0, depth - radius + bend))
        path.addLine(to: point(0, top + radius))
        path.addCurve(
            to: point(radius, top), control1: point(0, top + radius - bend), control2: point(radius - bend, top))
        path.closeSubpath()
        return path
    }
}
