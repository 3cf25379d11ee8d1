package import Foundation

/// A horizontal line that belongs to text.
package struct TextRule: Hashable, Sendable {
    /// From the baseline down to the line's top edge; negative above.
    package var offset: CGFloat
    package var thickness: CGFloat

    package init(offset: CGFloat, thickness: CGFloat) {
        self.offset = offset
        self.thickness = thickness
    }
}
