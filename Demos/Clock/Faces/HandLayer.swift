import UIKit

/// A hand of a clock: a thin bar that turns about a point near its end.
final class HandLayer: CALayer {
    /// Gives the hand its form, pointing up.
    ///
    /// - Parameters:
    ///   - center: The point about which it turns, in the face's points.
    ///   - length: From there to its tip.
    ///   - tail: From there to its other end.
    func place(center: CGPoint, length: CGFloat, tail: CGFloat, width: CGFloat) {
        bounds = CGRect(x: 0, y: 0, width: width, height: length + tail)
        anchorPoint = CGPoint(x: 0.5, y: length / (length + tail))
        position = center
        cornerRadius = width / 2
    }

    /// Turns it to a fraction of a whole turn, clockwise from the top.
    func point(to turn: Double) { transform = CATransform3DMakeRotation(CGFloat(turn * 2 * .pi), 0, 0, 1) }
}
