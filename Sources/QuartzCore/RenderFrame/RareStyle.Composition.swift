import CoreGraphics
package import Foundation

extension RareStyle {
    /// The use of a node's parts once they are painted by themselves; a node that has one paints only its children.
    package nonisolated enum Composition: Hashable, Sendable {
        /// Seen as a plane in space, from bounds space to bounds space.
        case projected(Projection)
        /// Taken from a bitmap of so many pixels per point, nil for as many as the target has, that stays while the parts do.
        case kept(scale: CGFloat?)
        /// The first of two children dissolves into the second, from 0 to 1.
        case dissolving(CGFloat)
        /// Bent like a page; of two children the second is seen on its back, which else shows the front through.
        case curled(PageCurl)

        /// The extent of the parts when they lie in a rectangle; null stays null.
        func extent(of rect: CGRect) -> CGRect {
            switch self {
            case .projected(let projection): projection.bounds(of: rect)
            case .kept, .dissolving: rect
            case .curled(let curl): rect.isNull ? rect : curl.area
            }
        }

        /// Words for text forms.
        var text: String {
            switch self {
            case .projected(let projection): "through [\(projection.text)]"
            case .kept(let scale): scale.map { "kept @\($0.shortText)" } ?? "kept"
            case .dissolving(let progress): "dissolving \(progress.shortText)"
            case .curled(let curl): "curled \(curl.progress.shortText)"
            }
        }
    }
}
