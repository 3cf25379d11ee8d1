import CoreGraphics
import Foundation

extension RareStyle {
    /// What becomes of a node's parts once they are painted by themselves; a node that has one paints nothing of its own but
    /// its children.
    package nonisolated enum Composition: Hashable, Sendable {
        /// Seen as a plane in space, from bounds space to bounds space.
        case projected(Projection)

        /// What the parts may cover when they lie in a rectangle; null stays null.
        func extent(of rect: CGRect) -> CGRect {
            switch self {
            case .projected(let projection): projection.bounds(of: rect)
            }
        }

        /// Words for text forms.
        var text: String {
            switch self {
            case .projected(let projection): "through [\(projection.text)]"
            }
        }
    }
}
