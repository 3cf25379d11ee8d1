import CoreGraphics
package import Foundation
package import QuartzCore

/// How an offset moves along one axis by itself: known in full from the start, so that it can be asked for at any time.
///
/// Offsets are points, times seconds from the start, velocities points per second.
package nonisolated struct ScrollCourse {
    private enum Leg {
        case deceleration(ScrollDeceleration)
        case spring(SettlingSpring)
        case eased(from: CGFloat, to: CGFloat, duration: Double, pace: CAMediaTimingFunction)
    }

    /// The bounds of the movement on an axis.
    package struct Track {
        /// Where offsets rest.
        var limits: ClosedRange<CGFloat>
        /// Whether content that reaches a limit swings beyond it.
        var bounces: Bool
        /// The share of speed kept in each millisecond.
        var rate: CGFloat
    }

    private var legs: [(start: Double, leg: Leg)] = []
    /// Seconds until the offset rests.
    package private(set) var duration: Double = 0
    /// Where the offset rests in the end, exactly.
    private(set) var destination: CGFloat
    /// How far the whole course was moved since it was made.
    private var shift: CGFloat = 0

    // MARK: Making

    /// An offset that rests.
    package init(restingAt offset: CGFloat) { destination = offset }

    /// An offset that the finger let go of.
    package init(from start: CGFloat, velocity: CGFloat, on track: Track) {
        destination = start
        let edge = start.clamped(to: track.limits)
        if edge == start {
            decelerate(from: start, velocity: velocity, on: track)
        } else {
            let spring = SettlingSpring(bouncingBackTo: edge, displacement: start - edge, velocity: velocity)
            if let passing = spring.passingTime, passing < spring.duration {
                add(.spring(spring), duration: passing, landing: edge)
                decelerate(from: edge, velocity: spring.velocity(at: passing), on: track)
            } else {
                add(.spring(spring), duration: spring.duration, landing: edge)
            }
        }
    }

    /// An offset that was let go of and is to rest at a chosen offset.
    ///
    /// Where a little more or less friction leads there, the offset runs out; else a spring takes it there.
    package init(from start: CGFloat, velocity: CGFloat, landingAt target: CGFloat) {
        destination = target
        guard start != target else { return }
        if let rate = ScrollDeceleration.rate(from: start, velocity: velocity, landingAt: target),
            Self.naturalRates.contains(rate)
        {
            let leg = ScrollDeceleration(start: start, velocity: velocity, rate: rate)
            add(.deceleration(leg), duration: leg.duration, landing: target)
        } else {
            snap(from: start, velocity: velocity, to: target)
        }
    }

    /// An offset that a spring takes to a place, such as a page.
    package init(from start: CGFloat, velocity: CGFloat, snappingTo target: CGFloat) {
        destination = target
        if start != target { snap(from: start, velocity: velocity, to: target) }
    }

    /// An offset that moves evenly to a place in a given time.
    package init(from start: CGFloat, easingTo target: CGFloat, duration: Double, pace: CAMediaTimingFunctionName) {
        destination = target
        guard duration > 0, start != target else { return }
        add(
            .eased(from: start, to: target, duration: duration, pace: CAMediaTimingFunction(name: pace)),
            duration: duration, landing: target)
    }

    /// Friction that still feels like friction.
    private static let naturalRates: ClosedRange<CGFloat> = 0.98...0.9988

    private mutating func snap(from start: CGFloat, velocity: CGFloat, to target: CGFloat) {
        let spring = SettlingSpring(snappingTo: target, from: start, velocity: velocity)
        add(.spring(spring), duration: spring.duration, landing: target)
    }

    private mutating func decelerate(from start: CGFloat, velocity: CGFloat, on track: Track) {
        let leg = ScrollDeceleration(start: start, velocity: velocity, rate: track.rate)
        let edge = velocity < 0 ? track.limits.lowerBound : track.limits.upperBound
        guard let passing = leg.time(ofPassing: edge) else {
            return add(.deceleration(leg), duration: leg.duration, landing: leg.landing)
        }
        add(.deceleration(leg), duration: passing, landing: edge)
        guard track.bounces else { return }
        let spring = SettlingSpring(bouncingBackTo: edge, displacement: 0, velocity: leg.velocity(at: passing))
        add(.spring(spring), duration: spring.duration, landing: edge)
    }

    private mutating func add(_ leg: Leg, duration legDuration: Double, landing: CGFloat) {
        if legDuration > 0 { legs.append((duration, leg)) }
        duration += legDuration
        destination = landing
    }

    /// Moves the whole course with the content, its destination too; times and velocities stay.
    mutating func shift(by distance: CGFloat) {
        shift += distance
        destination += distance
    }

    /// Leads an eased course to another place from where it is at a time, in the time that is left; others stay as they are.
    mutating func redirect(to target: CGFloat, at time: Double) {
        guard target != destination else { return }
        guard !legs.isEmpty else { return destination = target }
        guard legs.count == 1, case .eased(_, _, let duration, let pace) = legs[0].leg else { return }
        let progress = min(max(0, pace.progress(at: time / duration)), 0.999)
        // The course that passes where the offset is now, with as much of its way behind it.
        let start = (position(at: time) - target * progress) / (1 - progress)
        legs[0].leg = .eased(from: start, to: target, duration: duration, pace: pace)
        (destination, shift) = (target, 0)
    }

    // MARK: Asking

    /// The offset at a time; its destination from the end on.
    package func position(at time: Double) -> CGFloat {
        guard time < duration, let (start, leg) = leg(at: time) else { return destination }
        switch leg {
        case .deceleration(let deceleration): return deceleration.position(at: time - start) + shift
        case .spring(let spring): return spring.position(at: time - start) + shift
        case .eased(let from, let to, let duration, let pace):
            return from + (to - from) * pace.progress(at: (time - start) / duration) + shift
        }
    }

    /// The velocity at a time; nothing while the movement has no momentum of its own.
    func velocity(at time: Double) -> CGFloat {
        guard time < duration, let (start, leg) = leg(at: time) else { return 0 }
        switch leg {
        case .deceleration(let deceleration): return deceleration.velocity(at: time - start)
        case .spring(let spring): return spring.velocity(at: time - start)
        case .eased: return 0
        }
    }

    private func leg(at time: Double) -> (start: Double, leg: Leg)? { legs.last { $0.start <= time } ?? legs.first }
}
