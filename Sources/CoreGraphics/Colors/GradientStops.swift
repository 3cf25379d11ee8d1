package import Foundation

/// Colours along a gradient, in order of their places: from 0 to 1 in contexts, beyond them where a layer says so.
package struct GradientStops: Hashable, Sendable {
    /// A colour and its place.
    package struct Stop: Hashable, Sendable {
        package var location: CGFloat
        package var color: RGBAColor

        package init(location: CGFloat, color: RGBAColor) {
            self.location = location
            self.color = color
        }
    }

    package let stops: [Stop]

    /// Spreads colours evenly, or places them where `locations` says.
    ///
    /// Places are cut to 0…1, what is not a number counts as 0, and stops that are out of order are sorted, those of one place
    /// keeping theirs. With fewer places than colours, the colours are spread evenly instead.
    package init(_ colors: [RGBAColor], locations: [CGFloat]? = nil) {
        let last = CGFloat(max(1, colors.count - 1))
        let places =
            locations.flatMap { $0.count >= colors.count ? $0 : nil } ?? colors.indices.map { CGFloat($0) / last }
        let unsorted = zip(colors, places).map {
            Stop(location: $1.isNaN ? 0 : Swift.min(Swift.max($1, 0), 1), color: $0)
        }
        stops = unsorted.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    }

    /// Takes stops with finite places; one that goes back waits where the ones before it are, or it would turn the colours
    /// around.
    package init(waiting stops: [Stop]) {
        var furthest = -CGFloat.infinity
        self.stops = stops.map { stop in
            furthest = Swift.max(furthest, stop.location)
            return Stop(location: furthest, color: stop.color)
        }
    }

    /// The colour at a place, mixed from those on both sides, and the outermost beyond them; clear without any stop.
    package func color(at place: CGFloat) -> RGBAColor {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if place < first.location { return first.color }
        guard let next = stops.firstIndex(where: { $0.location > place }), next > 0 else { return last.color }
        let (from, to) = (stops[next - 1], stops[next])
        let part = (place - from.location) / (to.location - from.location)
        func mix(_ key: KeyPath<RGBAColor, CGFloat>) -> CGFloat {
            from.color[keyPath: key] + (to.color[keyPath: key] - from.color[keyPath: key]) * part
        }
        return RGBAColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }
}
