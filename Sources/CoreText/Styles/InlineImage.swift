package import CoreGraphics
package import Foundation

/// A picture that is set in a line like a letter.
package struct InlineImage: Hashable, Sendable {
    /// nil only takes room.
    package var image: CGImage?
    /// The room in points; its origin is the lower left corner seen from the pen on the baseline, y pointing up.
    package var bounds: CGRect
    /// Whether the picture is a stencil that takes the text's colour.
    package var isTemplate: Bool

    package init(image: CGImage?, bounds: CGRect, isTemplate: Bool = false) {
        self.image = image
        self.bounds = bounds
        self.isTemplate = isTemplate
    }
}
