package import Foundation

/// A gradient laid out in user space, or in a layer's unit coordinates; it fills the whole clip as far as it reaches.
package struct GradientFill: Hashable, Sendable {
    /// The line or the circles of a gradient's first and last colour.
    package enum Shape: Hashable, Sendable {
        /// Across a line from start to end, endless to both sides of it.
        case linear(from: CGPoint, to: CGPoint)
        /// Through the circles between two.
        case radial(from: CGPoint, radius: CGFloat, to: CGPoint, endRadius: CGFloat)
        /// Through ellipses around a centre, from it to the half axes `reach` at location 1.
        case elliptical(center: CGPoint, reach: CGSize)
        /// Once around a centre from an angle on, in radians clockwise on screen.
        case conic(center: CGPoint, angle: CGFloat)
    }

    package var shape: Shape
    package var stops: GradientStops
    package var options: CGGradientDrawingOptions

    package init(shape: Shape, stops: GradientStops, options: CGGradientDrawingOptions = []) {
        self.shape = shape
        self.stops = stops
        self.options = options
    }

    /// False for coordinates that are not finite, negative radii, no stops, or a line or circles without extent.
    package var isVisible: Bool {
        guard !stops.stops.isEmpty else { return false }
        switch shape {
        case .linear(let from, let to):
            return from != to && [from.x, from.y, to.x, to.y].allSatisfy(\.isFinite)
        case .radial(let from, let radius, let to, let endRadius):
            return (from != to || radius != endRadius) && radius >= 0 && endRadius >= 0
                && [from.x, from.y, to.x, to.y, radius, endRadius].allSatisfy(\.isFinite)
        case .elliptical(let center, let reach):
            return reach.width > 0 && reach.height > 0
                && [center.x, center.y, reach.width, reach.height].allSatisfy(\.isFinite)
        case .conic(let center, let angle):
            return [center.x, center.y, angle].allSatisfy(\.isFinite)
        }
    }
}
