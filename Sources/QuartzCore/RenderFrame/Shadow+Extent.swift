import CoreGraphics
import Foundation

extension Shadow {
    /// The area in which the shadow of content within a rectangle may fall; null for null.
    nonisolated func extent(of rect: CGRect) -> CGRect {
        guard !rect.isNull else { return rect }
        let reach = 2 * blur
        return rect.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach)
    }
}
