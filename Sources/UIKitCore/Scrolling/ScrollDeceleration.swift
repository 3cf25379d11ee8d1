import CoreGraphics
package import Foundation

/// Content that runs on by itself along one axis and loses the same share of its speed in every millisecond.
///
/// Positions are points, times seconds from the start, speeds points per second. The way is the sum over whole milliseconds, in
/// closed form: after t seconds it is v · k · (1 − r^(1000·t)) with k = r / (1 − r) / 1000.
package nonisolated struct ScrollDeceleration: Equatable {
    /// The speed at which content comes to rest.
    static let restingSpeed: CGFloat = 10

    let start: CGFloat
    let velocity: CGFloat
    /// The share of speed kept in each millisecond.
    let rate: CGFloat

    /// Seconds of way at full speed in all that is still to go.
    private var reach: CGFloat { Self.reach(of: rate) }

    private static func reach(of rate: CGFloat) -> CGFloat { rate / (1 - rate) / 1000 }

    /// Where content rests that starts with a velocity.
    package static func landing(from start: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
        guard abs(velocity) > restingSpeed else { return start }
        return start + (velocity - (velocity < 0 ? -restingSpeed : restingSpeed)) * reach(of: rate)
    }

    /// The rate with which content lands at a place; nil when its velocity leads elsewhere or is too small.
    static func rate(from start: CGFloat, velocity: CGFloat, landingAt target: CGFloat) -> CGFloat? {
        guard abs(velocity) > restingSpeed else { return nil }
        let reach = (target - start) / (velocity - (velocity < 0 ? -restingSpeed : restingSpeed))
        return reach > 0 ? 1000 * reach / (1 + 1000 * reach) : nil
    }

    var landing: CGFloat { Self.landing(from: start, velocity: velocity, rate: rate) }

    /// Seconds until the content rests.
    var duration: Double {
        abs(velocity) > Self.restingSpeed ? log(Self.restingSpeed / abs(velocity)) / (1000 * log(rate)) : 0
    }

    func position(at time: Double) -> CGFloat { start + velocity * reach * (1 - pow(rate, 1000 * time)) }

    func velocity(at time: Double) -> CGFloat { velocity * pow(rate, 1000 * time) }

    /// When the content comes by a place; nil when it rests before that or runs the other way.
    func time(ofPassing place: CGFloat) -> Double? {
        guard velocity != 0 else { return nil }
        let left = 1 - (place - start) / (velocity * reach)
        guard left > 0, left <= 1 else { return nil }
        let time = log(left) / (1000 * log(rate))
        return time < duration ? time : nil
    }
}
