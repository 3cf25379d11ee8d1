import CoreGraphics
import Foundation

/// The axes of a movement.
nonisolated struct ScrollAxes: OptionSet {
    let rawValue: Int
    static let horizontal = ScrollAxes(rawValue: 1)
    static let vertical = ScrollAxes(rawValue: 2)
    static let both: ScrollAxes = [.horizontal, .vertical]

    /// A movement is along one axis when it is this many times longer on it than on the other; else it is diagonal.
    private static let lockingRatio: CGFloat = 2

    /// The axes that a directional lock leaves free after a first movement: both if it is diagonal.
    static func locked(byFirst movement: CGPoint) -> ScrollAxes {
        let (x, y) = (abs(movement.x), abs(movement.y))
        if x > y * lockingRatio { return .horizontal }
        if y > x * lockingRatio { return .vertical }
        return .both
    }

    /// The axis along which a movement is longer; the vertical one in a tie.
    static func dominant(in movement: CGPoint) -> ScrollAxes {
        abs(movement.x) > abs(movement.y) ? .horizontal : .vertical
    }
}
