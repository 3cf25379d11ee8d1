import Foundation

/// How a page lies over a cylinder, by numbers that are worked out once for all pixels.
struct PageBend {
    /// As many places for every pixel are known; what lies between is read off a straight line.
    private static let density = 4.0

    private let radius: Double
    private let isRolled: Bool
    /// The angles at the places from the cylinder's foot to its rim.
    private let angles: [Double]

    /// Takes the cylinder's radius in pixels, and whether the page goes on around it.
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

    /// How much further along the page is what lies on top, at a place so far beyond the line; less than 0 before it.
    func above(at beyond: Double) -> Double {
        if isRolled, beyond < 0 { return radius * (.pi + angle(at: -beyond)) - beyond }
        return (beyond > 0 ? radius * (.pi - angle(at: beyond)) : radius * .pi - beyond) - beyond
    }

    /// The same for what throws a shadow to this side of a roll.
    ///
    /// Near its rim the roll's end runs along the rim; taken less steep there, the shadow has no kink.
    func aboveForShadow(at beyond: Double) -> Double {
        guard isRolled, beyond < 0 else { return above(at: beyond) }
        let (steep, part) = (0.9, min(1, -beyond / radius))
        let turned = asin(min(part, steep)) + max(0, part - steep) / (1 - steep * steep).squareRoot()
        return radius * (.pi + turned) - beyond
    }

    /// How much further along the page is what lies below it, on the cylinder's lower half.
    func below(at beyond: Double) -> Double { radius * angle(at: beyond) - beyond }

    /// How much of the light from above the cylinder's top catches: 1 at its highest line, 0 at its rim.
    func slope(at beyond: Double) -> Double {
        max(0, 1 - beyond / radius * (beyond / radius)).squareRoot()
    }
}
