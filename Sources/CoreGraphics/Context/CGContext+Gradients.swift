public import Foundation

extension CGContext {
    /// Fills the clip with a gradient across a line; the options determine the fill beyond its ends.
    ///
    /// Has no effect when the points are the same or not finite.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        draw(GradientFill(shape: .linear(from: startPoint, to: endPoint), stops: gradient.stops, options: options))
    }

    /// Fills the clip with a gradient through circles between two with centres and radii; beyond them the options count.
    ///
    /// Has no effect when the circles are the same, a radius is negative or a number is not finite.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        draw(
            GradientFill(
                shape: .radial(from: startCenter, radius: startRadius, to: endCenter, endRadius: endRadius),
                stops: gradient.stops, options: options))
    }

    /// Fills the clip with a gradient that runs once around a centre, from an angle in radians on.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        draw(GradientFill(shape: .conic(center: center, angle: angle), stops: gradient.stops))
    }

    /// Fills the clip with the colours of a shading.
    public func drawShading(_ shading: CGShading) { draw(shading.fill) }

    /// Fills the clip with a gradient in the context's alpha and blend mode, without its shadow.
    package func draw(_ gradient: GradientFill) {
        guard gradient.isVisible else { return }
        var paint = state.paint(.black)
        paint.shadow = nil
        record(.gradient(gradient, paint))
    }
}
