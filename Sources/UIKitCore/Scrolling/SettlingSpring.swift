import CoreGraphics
import Foundation

/// A spring that draws content back to a place along one axis, without swinging to and fro.
///
/// With a velocity content bounces back critically damped; let go at rest it creeps back over-damped. Both sets of figures are
/// measured.
nonisolated struct SettlingSpring: Equatable {
    private enum Damping: Equatable {
        /// y = (y₀ + (v₀ + ω·y₀)·t) · e^(−ω·t)
        case critical(frequency: CGFloat)
        /// y = a·e^(−slow·t) + b·e^(−fast·t)
        case over(slow: CGFloat, fast: CGFloat)
    }

    /// Per second, of content that bounces back with a velocity.
    static let bounceFrequency: CGFloat = 11
    /// Per second, the two rates of content that is let go at rest.
    static let (creepSlow, creepFast): (CGFloat, CGFloat) = (9, 46)
    /// Points per second from which content counts as moving.
    static let regimeSpeed: CGFloat = 50
    /// Per second, of content that goes to a place that was chosen for it: the spring of the system's own movements.
    static let snapFrequency: CGFloat = (1000.0 / 3).squareRoot()
    /// Nearer to its place than this many points the content rests.
    static let restingDistance: CGFloat = 0.25

    /// Where the content comes to rest.
    let place: CGFloat
    private let displacement: CGFloat
    private let startVelocity: CGFloat
    private let damping: Damping
    /// Seconds until the content rests.
    let duration: Double

    /// Content beyond an edge, `displacement` points away from it.
    init(bouncingBackTo edge: CGFloat, displacement: CGFloat, velocity: CGFloat) {
        self.init(
            place: edge, displacement: displacement, velocity: velocity,
            damping: abs(velocity) < Self.regimeSpeed
                ? .over(slow: Self.creepSlow, fast: Self.creepFast) : .critical(frequency: Self.bounceFrequency))
    }

    /// Content that goes to a chosen place; it does not overshoot, however fast it was.
    init(snappingTo place: CGFloat, from start: CGFloat, velocity: CGFloat) {
        let displacement = start - place
        let limit = Self.snapFrequency * abs(displacement)
        // Only the speed toward the place can overshoot.
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

    /// When content that was thrown back inward comes by its place, which it then leaves behind; nil when it never does.
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
        // Past its last turning point the content only comes nearer, so halving finds the time.
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
