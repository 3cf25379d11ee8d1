import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Shows a text of a list content.
final class ListLabel: UILabel {
    /// A width in which no line breaks, in points.
    private static let endless: CGFloat = 10000

    /// Shows a text; in traits its font has the size that the user prefers there, if it follows that.
    func show(_ text: ListText, _ properties: UIListContentConfiguration.TextProperties, in traits: UITraitCollection?)
    {
        // Else the font and the colour would be given to all parts of a text with styles.
        if attributedText != nil, text.attributed != nil { attributedText = nil }
        font =
            properties.adjustsFontForContentSizeCategory
            ? traits.flatMap { properties.font.adapted(to: $0) } ?? properties.font : properties.font
        textColor = properties.resolvedColor()
        numberOfLines = max(0, properties.numberOfLines)
        lineBreakMode = properties.lineBreakMode
        adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        minimumScaleFactor = properties.minimumScaleFactor
        allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        if let styled = text.attributed {
            attributedText = styled
        } else {
            self.text = text.string.map { properties.transformed($0) }
        }
    }

    /// The size with no breaks but those in the text.
    var naturalSize: CGSize { sizeThatFits(CGSize(width: Self.endless, height: Self.endless)) }

    func height(inWidth width: CGFloat) -> CGFloat { sizeThatFits(CGSize(width: width, height: Self.endless)).height }
}
