package import Foundation

/// Colours along a gradient, ordered by location: from 0 to 1 in contexts, beyond them where a layer allows it.
package struct GradientStops: Hashable, Sendable {
    /// A colour and its location.
    package struct Stop: Hashable, Sendable {
        package var location: CGFloat
        package var color: RGBAColor

        package init(location: CGFloat, color: RGBAColor) {
            self.location = location
            self.color = color
        }
    }

    package let stops: [Stop]

    /// Spreads colours evenly, or sets them at `locations`.
    ///
    /// Locations are cut to 0…1, NaN counts as 0, and stops that are out of order are sorted, those of one location keeping
    /// theirs. With fewer locations than colours, the colours are spread evenly instead.
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

    /// Takes stops with finite locations; one that is before its predecessor is moved to it, or it would reverse the colours.
    package init(waiting stops: [Stop]) {
        var furthest = -CGFloat.infinity
        self.stops = stops.map { stop in
            furthest = Swift.max(furthest, stop.location)
            return Stop(location: furthest, color: stop.color)
        }
    }

    /// The colour at a location, mixed from those on both sides, and the outermost beyond them; clear without any stop.
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
