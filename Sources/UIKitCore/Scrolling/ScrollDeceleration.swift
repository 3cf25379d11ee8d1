import CoreGraphics
package import Foundation

/// Deceleration along one axis, in which content loses the same part of its speed in every millisecond.
///
/// Positions are points, times seconds from the start, speeds points per second. The distance is the sum over whole milliseconds,
/// in closed form: after t seconds it is v · k · (1 − r^(1000·t)) with k = r / (1 − r) / 1000.
package nonisolated struct ScrollDeceleration: Equatable {
    /// The speed at which content stops.
    static let restingSpeed: CGFloat = 10

    let start: CGFloat
    let velocity: CGFloat
    /// The part of the speed that remains after each millisecond.
    let rate: CGFloat

    /// The whole remaining distance, divided by the speed, in seconds.
    private var reach: CGFloat { Self.reach(of: rate) }

    private static func reach(of rate: CGFloat) -> CGFloat { rate / (1 - rate) / 1000 }

    /// The offset at which content with a velocity stops.
    package static func landing(from start: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
        guard abs(velocity) > restingSpeed else { return start }
        return start + (velocity - (velocity < 0 ? -restingSpeed : restingSpeed)) * reach(of: rate)
    }

    /// The rate with which content stops at a target; nil when its velocity leads elsewhere or is too small.
    static func rate(from start: CGFloat, velocity: CGFloat, landingAt target: CGFloat) -> CGFloat? {
        guard abs(velocity) > restingSpeed else { return nil }
        let reach = (target - start) / (velocity - (velocity < 0 ? -restingSpeed : restingSpeed))
        return reach > 0 ? 1000 * reach / (1 + 1000 * reach) : nil
    }

    var landing: CGFloat { Self.landing(from: start, velocity: velocity, rate: rate) }

    /// The time in seconds until the content stops.
    var duration: Double {
        abs(velocity) > Self.restingSpeed ? log(Self.restingSpeed / abs(velocity)) / (1000 * log(rate)) : 0
    }

    func position(at time: Double) -> CGFloat { start + velocity * reach * (1 - pow(rate, 1000 * time)) }

    func velocity(at time: Double) -> CGFloat { velocity * pow(rate, 1000 * time) }

    /// The time at which the content passes an offset; nil when it stops before or moves in the other direction.
    func time(ofPassing place: CGFloat) -> Double? {
        guard velocity != 0 else { return nil }
        let left = 1 - (place - start) / (velocity * reach)
        guard left > 0, left <= 1 else { return nil }
        let time = log(left) / (1000 * log(rate))
        return time < duration ? time : nil
    }
}
