import CoreGraphics
import Foundation

/// The axes along which something moves.
nonisolated struct ScrollAxes: OptionSet {
    let rawValue: Int
    static let horizontal = ScrollAxes(rawValue: 1)
    static let vertical = ScrollAxes(rawValue: 2)
    static let both: ScrollAxes = [.horizontal, .vertical]

    /// A movement this many times longer on one axis than on the other keeps to that axis; others are diagonal.
    private static let lockingRatio: CGFloat = 2

    /// The axes that a direction lock leaves free after a first movement: both when it is diagonal.
    static func locked(byFirst movement: CGPoint) -> ScrollAxes {
        let (x, y) = (abs(movement.x), abs(movement.y))
        if x > y * lockingRatio { return .horizontal }
        if y > x * lockingRatio { return .vertical }
        return .both
    }

    /// The axis along which a movement is longer; the vertical one when neither is.
    static func dominant(in movement: CGPoint) -> ScrollAxes {
        abs(movement.x) > abs(movement.y) ? .horizontal : .vertical
    }
}
