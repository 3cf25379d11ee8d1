import CoreGraphics
import Foundation

/// A view of a composition, and where it is.
nonisolated struct CompositionElement: Equatable, Sendable {
    /// The view in its section.
    enum Key: Hashable, Sendable {
        case item(Int)
        /// A view of an item, or of the group that begins with it.
        case supplement(String, item: Int)
        case boundary(String)
        case decoration(String)

        /// Whether the view moves in a section that scrolls by itself.
        var scrolls: Bool {
            switch self {
            case .item, .supplement: true
            case .boundary, .decoration: false
            }
        }
    }

    var key: Key
    var frame: CGRect
    var zIndex = 0
    /// Whether content decides about the width.
    var measuresWidth = false
    /// Whether content decides about the height.
    var measuresHeight = false
}
