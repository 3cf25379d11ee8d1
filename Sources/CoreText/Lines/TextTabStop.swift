package import Foundation

/// A place in lines at which text behind a tab character stands.
package struct TextTabStop: Hashable, Sendable {
    package var alignment: TextParagraphStyle.Alignment
    /// From the leading margin, in points.
    package var location: CGFloat

    package init(alignment: TextParagraphStyle.Alignment = .left, location: CGFloat) {
        self.alignment = alignment
        self.location = location
    }

    /// Apple's stops when none are named: twelve, 28 points apart.
    package static let standard = (1...12).map { TextTabStop(location: CGFloat($0) * 28) }
}
