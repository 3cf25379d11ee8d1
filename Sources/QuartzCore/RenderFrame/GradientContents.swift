package import CoreGraphics
package import Foundation

/// Colours that change over a node's bounds; points are in unit coordinates of them.
package nonisolated struct GradientContents: Hashable, Sendable {
    /// Raw values are Core Animation's.
    package enum Kind: String, Sendable {
        case axial, radial, conic
    }

    /// A place at which one colour is pure.
    package struct Stop: Hashable, Sendable {
        package var location: CGFloat
        package var color: RGBAColor

        package init(location: CGFloat, color: RGBAColor) {
            self.location = location
            self.color = color
        }
    }

    package var kind: Kind
    /// At least one, with ascending finite locations, which may lie outside 0…1.
    package var stops: [Stop]
    package var start: CGPoint
    package var end: CGPoint

    package init(kind: Kind, stops: [Stop], start: CGPoint, end: CGPoint) {
        self.kind = kind
        self.stops = stops
        self.start = start
        self.end = end
    }

    /// The colour at a location; before the first stop and after the last one theirs.
    package func color(at location: CGFloat) -> RGBAColor {
        guard let next = stops.firstIndex(where: { $0.location > location }) else {
            return stops.last?.color ?? .clear
        }
        guard next > 0 else { return stops[0].color }
        let (before, after) = (stops[next - 1], stops[next])
        let t = (location - before.location) / (after.location - before.location)
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * t }
        return RGBAColor(
            red: mix(before.color.red, after.color.red), green: mix(before.color.green, after.color.green),
            blue: mix(before.color.blue, after.color.blue), alpha: mix(before.color.alpha, after.color.alpha))
    }

    /// One line for text forms, such as `gradient axial #FF0000 at 0 #0000FF at 1 from 0.5,0 to 0.5,1`.
    var text: String {
        "gradient \(kind) " + stops.map { "\($0.color.text) at \($0.location.shortText)" }.joined(separator: " ")
            + " from \(start.shortText) to \(end.shortText)"
    }
}
