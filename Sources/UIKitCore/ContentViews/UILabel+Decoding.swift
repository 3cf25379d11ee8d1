import CoreGraphics
import Foundation
import UIFoundation

extension UILabel {
    /// Reads the text and how it is shown.
    func decodeLabel(from coder: InterfaceCoder) {
        decodeFont(from: coder)
        decodeColors(from: coder)
        if let alignment = coder.textAlignment("textAlignment") { textAlignment = alignment }
        if let mode = coder.lineBreakMode("lineBreakMode") { lineBreakMode = mode }
        if let count = coder.integer("numberOfLines") { numberOfLines = count }
        if let width = coder.number("preferredMaxLayoutWidth") { preferredMaxLayoutWidth = width }
        // The second name is that of iOS 6.
        for name in ["allowsDefaultTighteningForTruncation", "adjustsLetterSpacingToFitWidth"] {
            if let tightens = coder.flag(name) { allowsDefaultTighteningForTruncation = tightens }
        }
        if let isOn = coder.flag("enabled") { isEnabled = isOn }
        if let isOn = coder.flag("highlighted") { isHighlighted = isOn }
        if let text = coder.string("text") { self.text = text }
        _ = coder.flag("usesAttributedText")
        if let text = coder.attributedString("attributedText") { attributedText = text }
    }

    private func decodeFont(from coder: InterfaceCoder) {
        if let font = coder.font("fontDescription") { self.font = font }
        if let adapts = coder.flag("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = adapts }
        if let adjustment = coder.choice("baselineAdjustment", Self.adjustments) { baselineAdjustment = adjustment }
        let shrinks = coder.flag("adjustsFontSizeToFit")
        let factor = coder.number("minimumScaleFactor")
        let size = coder.number("minimumFontSize")
        if let factor { minimumScaleFactor = factor } else if let size { minimumScaleFactor = size / font.pointSize }
        // Files have NO for text that keeps its size, and only the limit for text that shrinks.
        adjustsFontSizeToFitWidth = shrinks ?? (factor != nil || size != nil)
    }

    private func decodeColors(from coder: InterfaceCoder) {
        if let color = coder.color("textColor") { textColor = color }
        if let color = coder.color("highlightedColor") { highlightedTextColor = color }
        if let color = coder.color("shadowColor") { shadowColor = color }
        if let offset = coder.size("shadowOffset") { shadowOffset = offset }
    }

    private static let adjustments: KeyValuePairs<String, UIBaselineAdjustment> = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]
}
