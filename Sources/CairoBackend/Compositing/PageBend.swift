import Foundation

/// The shape of a page bent over a cylinder, as a table that is computed once for all pixels.
struct PageBend {
    /// The table's entries per pixel; values between them are interpolated linearly.
    private static let density = 4.0

    private let radius: Double
    private let isRolled: Bool
    /// The angles on the cylinder, by the distance from the line where the page touches it to its edge.
    private let angles: [Double]

    /// Makes the table.
    ///
    /// - Parameters:
    ///   - radius: The cylinder's radius in pixels.
    ///   - isRolled: Whether the page continues around the cylinder.
    init(radius: Double, isRolled: Bool) {
        (self.radius, self.isRolled) = (radius, isRolled)
        let count = Int((radius * Self.density).rounded(.up)) + 2
        angles = (0..<count).map { asin(min(1, Double($0) / (Self.density * radius))) }
    }

    private func angle(at beyond: Double) -> Double {
        let place = min(beyond * Self.density, Double(angles.count - 2))
        let first = Int(place)
        return angles[first] + (angles[first + 1] - angles[first]) * (place - Double(first))
    }

    /// The distance along the page from the point itself to the topmost part of the page above it.
    ///
    /// - Parameter beyond: The distance beyond the line; below 0 before it.
    func above(at beyond: Double) -> Double {
        if isRolled, beyond < 0 { return radius * (.pi + angle(at: -beyond)) - beyond }
        return (beyond > 0 ? radius * (.pi - angle(at: beyond)) : radius * .pi - beyond) - beyond
    }

    /// The same distance for the part that casts a shadow to this side of a roll.
    ///
    /// Near its edge the roll is vertical; a smaller slope there keeps the shadow without a kink.
    func aboveForShadow(at beyond: Double) -> Double {
        guard isRolled, beyond < 0 else { return above(at: beyond) }
        let (steep, part) = (0.9, min(1, -beyond / radius))
        let turned = asin(min(part, steep)) + max(0, part - steep) / (1 - steep * steep).squareRoot()
        return radius * (.pi + turned) - beyond
    }

    /// The distance along the page to the part on the cylinder's lower half.
    func below(at beyond: Double) -> Double { radius * angle(at: beyond) - beyond }

    /// The fraction of the light from above that the cylinder's surface receives: 1 at its highest line, 0 at its edge.
    func slope(at beyond: Double) -> Double {
        max(0, 1 - beyond / radius * (beyond / radius)).squareRoot()
    }
}
