import Foundation

/// The movement of a picker's wheel: follows a finger, runs on by itself, and comes to rest exactly on a row.
///
/// Times are seconds of media time, heights points, and positions places of rows. A dragged wheel moves with the finger, and
/// like rubber beyond its ends. Let go, it heads for the row on which its speed in the last tenth of a second would leave it
/// if it lost one per cent in every millisecond, and covers the way in the same manner.
nonisolated struct WheelScroll {
    /// The share of speed kept in each millisecond.
    private static let retention: CGFloat = 0.99
    /// Speed counts over this many seconds before the finger lifts.
    private static let velocitySpan = 0.1
    /// Nearer to its row than this many points the wheel is at rest.
    private static let restingDistance: CGFloat = 0.25

    private enum Motion {
        case none
        case drag(start: CGFloat, startY: CGFloat, samples: [(time: Double, y: CGFloat)])
        case run(start: CGFloat, target: Int, began: Double)
    }

    let rows: WheelRows
    var geometry: WheelGeometry
    /// The place in the middle, with a fraction while the wheel moves.
    private(set) var position: CGFloat
    private var motion = Motion.none

    init(rows: WheelRows, geometry: WheelGeometry, place: Int) {
        self.rows = rows
        self.geometry = geometry
        position = CGFloat(rows.nearestPlace(to: CGFloat(place)))
    }

    /// The place nearest to the middle.
    var nearestPlace: Int { rows.nearestPlace(to: position) }

    /// The place where the wheel is or is going to rest.
    var restingPlace: Int { if case .run(_, let target, _) = motion { target } else { nearestPlace } }

    /// True while a finger holds the wheel.
    var isDragging: Bool { if case .drag = motion { true } else { false } }

    /// True while the wheel moves by itself.
    var isRunning: Bool { if case .run = motion { true } else { false } }

    /// Takes hold of the wheel, which stops where it is.
    mutating func beginDrag(y: CGFloat, at time: Double) {
        motion = .drag(start: position, startY: y, samples: [(time, y)])
    }

    /// Moves the wheel with the finger.
    mutating func drag(y: CGFloat, at time: Double) {
        guard case .drag(let start, let startY, var samples) = motion else { return }
        samples.append((time, y))
        samples.removeAll { $0.time < time - Self.velocitySpan }
        motion = .drag(start: start, startY: startY, samples: samples)
        position = resisted(start - (y - startY) / geometry.rowHeight)
    }

    /// Lets go of the wheel.
    mutating func endDrag(at time: Double) {
        guard case .drag(_, _, let samples) = motion else { return }
        let recent = samples.filter { $0.time >= time - Self.velocitySpan }
        var velocity: CGFloat = 0
        if let first = recent.first, let last = recent.last, last.time > first.time {
            velocity = -(last.y - first.y) / geometry.rowHeight / (last.time - first.time)
        }
        // The sum of a geometric series: what is left of the way at a speed per millisecond.
        let projection = velocity / 1000 * Self.retention / (1 - Self.retention)
        run(to: rows.nearestPlace(to: position + projection), at: time)
    }

    /// Sends the wheel to a place.
    mutating func run(to place: Int, at time: Double) {
        let place = rows.nearestPlace(to: CGFloat(place))
        if CGFloat(place) == position {
            motion = .none
        } else {
            motion = .run(start: position, target: place, began: time)
        }
    }

    /// Puts the wheel to rest on a place at once.
    mutating func jump(to place: Int) {
        motion = .none
        position = CGFloat(rows.nearestPlace(to: CGFloat(place)))
    }

    /// Moves on to a time; true when the wheel came to rest by that.
    mutating func advance(to time: Double) -> Bool {
        guard case .run(let start, let target, let began) = motion else { return false }
        let way = start - CGFloat(target)
        let left = way * pow(Self.retention, CGFloat(max(0, time - began) * 1000))
        guard left.magnitude * geometry.rowHeight < Self.restingDistance else {
            position = CGFloat(target) + left
            return false
        }
        position = CGFloat(target)
        motion = .none
        return true
    }

    /// A position with the resistance that the wheel offers beyond its ends.
    private func resisted(_ position: CGFloat) -> CGFloat {
        guard case .bounded(let range) = rows else { return position }
        let edge = max(CGFloat(range.lowerBound), min(CGFloat(range.upperBound), position))
        let excess = (position - edge) * geometry.rowHeight
        let yielded = (1 - 1 / (0.55 * excess.magnitude / geometry.height + 1)) * geometry.height
        return edge + (excess < 0 ? -yielded : yielded) / geometry.rowHeight
    }
}
