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
    /// The colour in which the picture is drawn as a stencil, before the text's.
    package var tint: CGColor?

    package init(image: CGImage?, bounds: CGRect, isTemplate: Bool = false, tint: CGColor? = nil) {
        self.image = image
        self.bounds = bounds
        self.isTemplate = isTemplate
        self.tint = tint
    }
}
