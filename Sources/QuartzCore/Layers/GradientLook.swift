package import CoreGraphics
package import Foundation

/// What a gradient layer shows; points are in unit coordinates of the bounds.
package nonisolated struct GradientLook: Hashable, Sendable {
    package var kind: GradientContents.Kind = .axial
    package var colors: [RGBAColor] = []
    /// One for each colour, or empty for an even distribution.
    package var locations: [CGFloat] = []
    package var start = CGPoint(x: 0.5, y: 0)
    package var end = CGPoint(x: 0.5, y: 1)

    /// The colours with their places in order; nil without a colour or with a place that is no number.
    var contents: GradientContents? {
        guard !colors.isEmpty, [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite) else { return nil }
        let places =
            locations.count == colors.count
            ? locations : colors.indices.map { CGFloat($0) / CGFloat(max(1, colors.count - 1)) }
        guard places.allSatisfy(\.isFinite) else { return nil }
        var furthest = -CGFloat.infinity
        let stops = zip(colors, places).map { color, place in
            // Places that go back would turn the colours around; they wait where the ones before them are.
            furthest = max(furthest, place)
            return GradientContents.Stop(location: furthest, color: color)
        }
        return GradientContents(kind: kind, stops: stops, start: start, end: end)
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
