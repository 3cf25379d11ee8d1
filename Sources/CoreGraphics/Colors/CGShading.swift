public import Foundation

/// Colours that a function makes along a line or between circles, to be painted by a context; immutable.
public final class CGShading: @unchecked Sendable {
    let fill: GradientFill
    private let space: CGColorSpace

    /// The number of steps at whose ends the function is asked for colours.
    private static let steps = 256

    /// Makes colours of a space across a line from its start to its end, and beyond both where it is to extend.
    ///
    /// The function's domain, one number, begins at the start. It gives the space's components, with alpha behind them or
    /// without. Nil for another function and for a pattern space. Between 257 samples the colours are mixed.
    public convenience init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
        extendEnd: Bool
    ) {
        self.init(.linear(from: start, to: end), space, function, extendStart, extendEnd)
    }

    /// Makes colours of a space through circles between two, and beyond both where it is to extend.
    ///
    /// The function's domain begins at the circle about `start` with `startRadius` and ends at that about `end` with
    /// `endRadius`. The function is as for a line.
    public convenience init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
        function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.init(
            .radial(from: start, radius: startRadius, to: end, endRadius: endRadius), space, function, extendStart,
            extendEnd)
    }

    private init?(
        _ shape: GradientFill.Shape, _ space: CGColorSpace, _ function: CGFunction, _ extendsStart: Bool,
        _ extendsEnd: Bool
    ) {
        let count = space.numberOfComponents
        guard space.model != .pattern, function.domain.count == 1,
            function.rangeDimension == count || function.rangeDimension == count + 1
        else { return nil }
        let domain = function.domain[0]
        let places = (0...Self.steps).map { CGFloat($0) / CGFloat(Self.steps) }
        let colors = places.map { place in
            let results = function.results([domain.lowerBound + (domain.upperBound - domain.lowerBound) * place])
            return space.kind.srgb(results.count == count ? results + [1] : results)
        }
        var options: CGGradientDrawingOptions = []
        if extendsStart { options.insert(.drawsBeforeStartLocation) }
        if extendsEnd { options.insert(.drawsAfterEndLocation) }
        self.space = space
        fill = GradientFill(shape: shape, stops: GradientStops(colors, locations: places), options: options)
    }

    /// The space of the function's results.
    public var colorSpace: CGColorSpace? { space }
}
