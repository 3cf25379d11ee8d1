import CoreGraphics
import Foundation

/// A spring that returns content to a target along one axis, without oscillation.
///
/// Content with a velocity returns critically damped, content released at rest over-damped. The constants of both are measured.
nonisolated struct SettlingSpring: Equatable {
    private enum Damping: Equatable {
        /// y = (y₀ + (v₀ + ω·y₀)·t) · e^(−ω·t)
        case critical(frequency: CGFloat)
        /// y = a·e^(−slow·t) + b·e^(−fast·t)
        case over(slow: CGFloat, fast: CGFloat)
    }

    /// The frequency per second for content that returns with a velocity.
    static let bounceFrequency: CGFloat = 11
    /// The two rates per second for content that is released at rest.
    static let (creepSlow, creepFast): (CGFloat, CGFloat) = (9, 46)
    /// The speed in points per second from which content counts as moving.
    static let regimeSpeed: CGFloat = 50
    /// The frequency per second for content with a chosen target: the spring of the system's own movements.
    static let snapFrequency: CGFloat = (1000.0 / 3).squareRoot()
    /// The distance from the target in points below which the content rests.
    static let restingDistance: CGFloat = 0.25

    /// The target.
    let place: CGFloat
    private let displacement: CGFloat
    private let startVelocity: CGFloat
    private let damping: Damping
    /// The time in seconds until the content rests.
    let duration: Double

    /// Content beyond an edge, `displacement` points away from it.
    init(bouncingBackTo edge: CGFloat, displacement: CGFloat, velocity: CGFloat) {
        self.init(
            place: edge, displacement: displacement, velocity: velocity,
            damping: abs(velocity) < Self.regimeSpeed
                ? .over(slow: Self.creepSlow, fast: Self.creepFast) : .critical(frequency: Self.bounceFrequency))
    }

    /// Content with a chosen target, which it does not overshoot at any velocity.
    init(snappingTo place: CGFloat, from start: CGFloat, velocity: CGFloat) {
        let displacement = start - place
        let limit = Self.snapFrequency * abs(displacement)
        // Only a velocity toward the target can overshoot.
        let allowed = displacement > 0 ? max(velocity, -limit) : min(velocity, limit)
        self.init(
            place: place, displacement: displacement, velocity: allowed,
            damping: .critical(frequency: Self.snapFrequency))
    }

    private init(place: CGFloat, displacement: CGFloat, velocity: CGFloat, damping: Damping) {
        (self.place, self.displacement, startVelocity) = (place, displacement, velocity)
        self.damping = damping
        duration = Self.duration(displacement, velocity, damping)
    }

    func position(at time: Double) -> CGFloat {
        place + Self.displacement(displacement, startVelocity, damping, at: time)
    }

    func velocity(at time: Double) -> CGFloat {
        switch damping {
        case .critical(let frequency):
            let slope = startVelocity + frequency * displacement
            return (slope - frequency * (displacement + slope * time)) * exp(-frequency * time)
        case .over(let slow, let fast):
            let (a, b) = Self.parts(displacement, startVelocity, slow, fast)
            return -slow * a * exp(-slow * time) - fast * b * exp(-fast * time)
        }
    }

    /// The time at which content with an inward velocity passes the target; nil when it never does.
    var passingTime: Double? {
        guard displacement != 0 else { return nil }
        switch damping {
        case .critical(let frequency):
            let time = -displacement / (startVelocity + frequency * displacement)
            return time > 0 && time.isFinite ? time : nil
        case .over(let slow, let fast):
            let (a, b) = Self.parts(displacement, startVelocity, slow, fast)
            guard a != 0, -b / a > 1 else { return nil }
            return log(-b / a) / (fast - slow)
        }
    }

    private static func displacement(_ y: CGFloat, _ v: CGFloat, _ damping: Damping, at time: Double) -> CGFloat {
        switch damping {
        case .critical(let frequency): return (y + (v + frequency * y) * time) * exp(-frequency * time)
        case .over(let slow, let fast):
            let (a, b) = parts(y, v, slow, fast)
            return a * exp(-slow * time) + b * exp(-fast * time)
        }
    }

    private static func parts(_ y: CGFloat, _ v: CGFloat, _ slow: CGFloat, _ fast: CGFloat) -> (CGFloat, CGFloat) {
        let b = -(v + slow * y) / (fast - slow)
        return (y - b, b)
    }

    private static func duration(_ y: CGFloat, _ v: CGFloat, _ damping: Damping) -> Double {
        // After its last turning point the content only approaches the target, so bisection finds the time.
        let turn: Double
        switch damping {
        case .critical(let frequency): turn = v / (frequency * (v + frequency * y))
        case .over(let slow, let fast):
            let (a, b) = parts(y, v, slow, fast)
            turn = log(-fast * b / (slow * a)) / (fast - slow)
        }
        var low = turn.isFinite ? max(0, turn) : 0
        func rests(_ time: Double) -> Bool { abs(displacement(y, v, damping, at: time)) < restingDistance }
        if rests(low) { return low }
        var high = low + 1
        while !rests(high), high < low + 64 { high += 1 }
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if rests(middle) { high = middle } else { low = middle }
        }
        return high
    }
}
