package import Foundation

/// A position in lines for the text behind a tab character.
package struct TextTabStop: Hashable, Sendable {
    package var alignment: TextParagraphStyle.Alignment
    /// From the leading margin, in points.
    package var location: CGFloat

    /// The characters whose first occurrence is centred at a right stop, instead of the text's end; nil for none.
    package var terminators: CharacterSet?

    package init(
        alignment: TextParagraphStyle.Alignment = .left, location: CGFloat, terminators: CharacterSet? = nil
    ) {
        self.alignment = alignment
        self.location = location
        self.terminators = terminators
    }

    /// Apple's stops when none are named: twelve, 28 points apart.
    package static let standard = (1...12).map { TextTabStop(location: CGFloat($0) * 28) }
}
