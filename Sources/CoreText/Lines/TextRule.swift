package import Foundation

/// A horizontal line that belongs to text.
package struct TextRule: Hashable, Sendable {
    /// From the baseline down to the line's top edge; negative above.
    package var offset: CGFloat
    package var thickness: CGFloat
    package var decoration: TextDecoration

    package init(offset: CGFloat, thickness: CGFloat, decoration: TextDecoration = TextDecoration()) {
        self.offset = offset
        self.thickness = thickness
        self.decoration = decoration
    }

    /// The same rectangle with another look.
    package func decorated(_ decoration: TextDecoration) -> TextRule {
        TextRule(offset: offset, thickness: thickness, decoration: decoration)
    }
}
