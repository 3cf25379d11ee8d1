package import CoreGraphics
package import Foundation

/// The look of a gradient layer; points are in unit coordinates of the bounds.
package nonisolated struct GradientLook: Hashable, Sendable {
    /// Raw values are Core Animation's.
    package nonisolated enum Kind: String, Sendable {
        case axial, radial, conic
    }

    package var kind: Kind = .axial
    package var colors: [RGBAColor] = []
    /// One for each colour, or empty for an even distribution.
    package var locations: [CGFloat] = []
    package var start = CGPoint(x: 0.5, y: 0)
    package var end = CGPoint(x: 0.5, y: 1)

    /// The gradient in unit coordinates, continuing at both ends; nil without a colour or with a location that is NaN.
    var contents: GradientFill? {
        guard !colors.isEmpty, [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite) else { return nil }
        let places =
            locations.count == colors.count
            ? locations : colors.indices.map { CGFloat($0) / CGFloat(max(1, colors.count - 1)) }
        guard places.allSatisfy(\.isFinite) else { return nil }
        let stops = zip(colors, places).map { GradientStops.Stop(location: $1, color: $0) }
        return GradientFill(
            shape: shape, stops: GradientStops(waiting: stops),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }

    private var shape: GradientFill.Shape {
        switch kind {
        case .axial: .linear(from: start, to: end)
        case .radial:
            .elliptical(center: start, reach: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)))
        case .conic: .conic(center: start, angle: atan2(end.y - start.y, end.x - start.x))
        }
    }

    func value(of property: LayerProperty) -> AnimatableValue? {
        switch property {
        case .colors: .colors(colors)
        case .locations: .numbers(locations)
        case .startPoint: .point(start)
        case .endPoint: .point(end)
        default: nil
        }
    }

    mutating func set(_ value: AnimatableValue, for property: LayerProperty) -> Bool {
        switch (property, value) {
        case (.colors, .colors(let v)): colors = v
        case (.locations, .numbers(let v)): locations = v
        case (.startPoint, .point(let v)): start = v
        case (.endPoint, .point(let v)): end = v
        default: return false
        }
        return true
    }
}
