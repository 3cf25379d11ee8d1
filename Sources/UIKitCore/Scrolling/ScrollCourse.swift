import CoreGraphics
package import Foundation
package import QuartzCore

/// An animated movement of an offset along one axis, in closed form, so that its position is known for any time.
///
/// Offsets are in points, times in seconds from the start, velocities in points per second.
package nonisolated struct ScrollCourse {
    private enum Leg {
        case deceleration(ScrollDeceleration)
        case spring(SettlingSpring)
        case eased(from: CGFloat, to: CGFloat, duration: Double, pace: CAMediaTimingFunction)
    }

    /// The limits and the physical properties of the movement on an axis.
    package struct Track {
        /// The offsets at which content can rest.
        var limits: ClosedRange<CGFloat>
        /// Whether content that reaches a limit bounces beyond it.
        var bounces: Bool
        /// The part of the speed that remains after each millisecond.
        var rate: CGFloat
    }

    private var legs: [(start: Double, leg: Leg)] = []
    /// The time in seconds until the offset rests.
    package private(set) var duration: Double = 0
    /// The exact offset at the end.
    private(set) var destination: CGFloat
    /// The sum of all shifts of the course since it was made.
    private var shift: CGFloat = 0

    // MARK: Making

    /// A course that rests.
    package init(restingAt offset: CGFloat) { destination = offset }

    /// The course after a release with a velocity.
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

    /// The course after a release with a velocity, to a given offset.
    ///
    /// If a slightly different deceleration rate leads to the target, the content decelerates; else a spring moves it there.
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

    /// A course on a spring to a target, such as a page.
    package init(from start: CGFloat, velocity: CGFloat, snappingTo target: CGFloat) {
        destination = target
        if start != target { snap(from: start, velocity: velocity, to: target) }
    }

    /// A course to a target in a given time, with a timing function.
    package init(from start: CGFloat, easingTo target: CGFloat, duration: Double, pace: CAMediaTimingFunctionName) {
        destination = target
        guard duration > 0, start != target else { return }
        add(
            .eased(from: start, to: target, duration: duration, pace: CAMediaTimingFunction(name: pace)),
            duration: duration, landing: target)
    }

    /// The rates that still look like natural deceleration.
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

    /// Shifts the whole course with the content, including its destination; times and velocities stay.
    mutating func shift(by distance: CGFloat) {
        shift += distance
        destination += distance
    }

    /// Changes the target of an eased course at a time, with the same end time; other courses stay.
    mutating func redirect(to target: CGFloat, at time: Double) {
        guard target != destination else { return }
        guard !legs.isEmpty else { return destination = target }
        guard legs.count == 1, case .eased(_, _, let duration, let pace) = legs[0].leg else { return }
        let progress = min(max(0, pace.progress(at: time / duration)), 0.999)
        // The course through the present offset with the same progress.
        let start = (position(at: time) - target * progress) / (1 - progress)
        legs[0].leg = .eased(from: start, to: target, duration: duration, pace: pace)
        (destination, shift) = (target, 0)
    }

    // MARK: Positions

    /// The offset at a time; the destination from the end on.
    package func position(at time: Double) -> CGFloat {
        guard time < duration, let (start, leg) = leg(at: time) else { return destination }
        switch leg {
        case .deceleration(let deceleration): return deceleration.position(at: time - start) + shift
        case .spring(let spring): return spring.position(at: time - start) + shift
        case .eased(let from, let to, let duration, let pace):
            return from + (to - from) * pace.progress(at: (time - start) / duration) + shift
        }
    }

    /// The velocity at a time; zero for movements without momentum.
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
