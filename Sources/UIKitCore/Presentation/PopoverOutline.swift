import CoreGraphics
import Foundation
import UIFoundation

/// The outline of a popover: a round card with an arrow on one side.
nonisolated struct PopoverOutline: Equatable {
    /// The size, including the arrow.
    let size: CGSize
    /// The direction of the arrow; empty for a card without one.
    let direction: UIPopoverArrowDirection
    /// The position of the arrow's tip along its edge.
    let arrow: CGFloat

    /// The insets of the card in the bounds, which leave the room for the arrow.
    var insets: UIEdgeInsets {
        let height = PopoverPlacement.arrowHeight
        return UIEdgeInsets(
            top: direction == .up ? height : 0, left: direction == .left ? height : 0,
            bottom: direction == .down ? height : 0, right: direction == .right ? height : 0)
    }

    /// Converts a position along the arrow's edge and a depth from the tip's side to a point.
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
        // The distance of a control point from its end, as a part of the radius, with which a Bézier curve approximates a
        // quarter circle.
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
