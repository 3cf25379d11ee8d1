import Foundation
import UIKitCore

/// The movement of a picker's wheel: follows a finger, decelerates by itself, and stops exactly on a row.
///
/// Times are seconds of media time, lengths points, and positions indexes of rows. A dragged wheel moves with the finger, and
/// like rubber beyond its ends. When released, it heads for the row nearest to the end of its deceleration at the fast rate of
/// scroll views, on the course that a scroll view takes to a target offset.
nonisolated struct WheelScroll {
    private enum Motion {
        case none
        /// A drag, with the position of the wheel before the finger has moved.
        case drag(base: CGFloat)
        /// In points of the flat list.
        case run(ScrollCourse, target: Int, began: Double)
    }

    var rows: WheelRows {
        didSet { if rows != oldValue { jump(to: restingIndex) } }
    }
    var geometry: WheelGeometry
    /// The index in the middle, with a fraction while the wheel moves.
    private(set) var position: CGFloat
    private var motion = Motion.none

    init(rows: WheelRows, geometry: WheelGeometry, place: Int) {
        self.rows = rows
        self.geometry = geometry
        position = CGFloat(rows.nearestIndex(to: CGFloat(place)))
    }

    /// The index nearest to the middle.
    var nearestIndex: Int { rows.nearestIndex(to: position) }

    /// The index at which the wheel rests or will stop.
    var restingIndex: Int { if case .run(_, let target, _) = motion { target } else { nearestIndex } }

    /// True while a finger turns the wheel.
    var isDragging: Bool { if case .drag = motion { true } else { false } }

    /// True while the wheel moves by itself.
    var isRunning: Bool { if case .run = motion { true } else { false } }

    /// Stops the wheel where it is.
    mutating func stop() { motion = .none }

    /// Takes hold of the wheel, which stops where it is.
    mutating func beginDrag() {
        let edge = position.clamped(to: rows.limits)
        let pull = RubberBand.pull(showing: (position - edge) * geometry.rowHeight, length: geometry.height)
        motion = .drag(base: edge + pull / geometry.rowHeight)
    }

    /// Moves the wheel with the finger, which has moved down by some points since it began to drag.
    mutating func drag(by distance: CGFloat) {
        guard case .drag(let base) = motion else { return }
        let wanted = base - distance / geometry.rowHeight
        let edge = wanted.clamped(to: rows.limits)
        let shown = RubberBand.shown((wanted - edge) * geometry.rowHeight, length: geometry.height)
        position = edge + shown / geometry.rowHeight
    }

    /// Releases the wheel; the finger moved down at a velocity in points per second.
    mutating func endDrag(velocity: CGFloat, at time: Double) {
        guard isDragging else { return }
        let landing = ScrollDeceleration.landing(
            from: position * geometry.rowHeight, velocity: -velocity,
            rate: UIScrollView.DecelerationRate.fast.rawValue)
        run(to: rows.nearestIndex(to: landing / geometry.rowHeight), velocity: -velocity, at: time)
    }

    /// Turns the wheel to an index, from a velocity in points per second.
    mutating func run(to place: Int, velocity: CGFloat = 0, at time: Double) {
        let place = rows.nearestIndex(to: CGFloat(place))
        let course = ScrollCourse(
            from: position * geometry.rowHeight, velocity: velocity, landingAt: CGFloat(place) * geometry.rowHeight)
        if course.duration > 0 {
            motion = .run(course, target: place, began: time)
        } else {
            jump(to: place)
        }
    }

    /// Turns by a part of a row or several at once, no further than the ends.
    mutating func turn(by rows: CGFloat) {
        motion = .none
        position = (position + rows).clamped(to: self.rows.limits)
    }

    /// Stops the wheel on an index at once.
    mutating func jump(to place: Int) {
        motion = .none
        position = CGFloat(rows.nearestIndex(to: CGFloat(place)))
    }

    /// Advances to a time; true when the wheel stopped by that.
    mutating func advance(to time: Double) -> Bool {
        guard case .run(let course, let target, let began) = motion else { return false }
        guard time - began >= course.duration else {
            position = course.position(at: max(0, time - began)) / geometry.rowHeight
            return false
        }
        jump(to: target)
        return true
    }
}
