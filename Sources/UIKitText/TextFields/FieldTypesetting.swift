import CoreGraphics
import CoreText
import Foundation
import UIFoundation
import UIKitCore

/// Keeps a field's text laid out, at rest and while it is edited; made anew when the text, its look or the colours change.
struct FieldTypesetting {
    let shown: ShownText
    private var typesetting: LabelTypesetting
    private let content: TextContent

    /// Lays out a text, with what is composed underlined; colours are resolved with the current traits.
    init(
        _ text: AttributedText, style: TextStyle, isSecure: Bool, alignment: NSTextAlignment, marked: Range<Int>?,
        markedStyle: [NSAttributedString.Key: Any]
    ) {
        shown = ShownText(text.string, isSecure: isSecure)
        var content: TextContent
        if text.length == 0 || isSecure || (text.onlyStyle != nil && marked == nil) {
            content = TextContent(shown.string, attributes: (text.onlyStyle ?? style).attributes)
        } else {
            var text = text
            if let marked {
                var part = text.part(marked)
                part.addAttributes(markedStyle)
                text.replace(marked, with: part)
            }
            text.replaceCharacters(with: shown.string)
            content = TextContent(text, font: UITextField.standardFont)
        }
        content.setAlignment(alignment)
        content.setLineBreakMode(.byTruncatingTail)
        self.content = content
        typesetting = LabelTypesetting(content: content)
    }

    /// Lays out a placeholder.
    init(_ placeholder: AttributedText, font: UIFont, alignment: NSTextAlignment) {
        let style = TextStyle([.font: font, .foregroundColor: UIColor.placeholderText])
        self.init(
            placeholder.over(style), style: style, isSecure: false, alignment: alignment, marked: nil, markedStyle: [:])
    }

    /// The line as wide as it is.
    mutating func natural(_ pixelScale: CGFloat) -> LabelLines {
        typesetting.unshrunk(LabelTypesetting.Room(size: .zero, lineCount: 1, pixelScale: pixelScale))
    }

    /// The line at rest, its end cut off where it is too wide; made smaller first where that is allowed.
    mutating func resting(in size: CGSize, minimumShrinking: CGFloat?, _ pixelScale: CGFloat) -> LabelLines {
        typesetting.lines(
            in: LabelTypesetting.Room(
                size: size, lineCount: 1, minimumShrinking: minimumShrinking, pixelScale: pixelScale))
    }

    /// The whole line, made smaller as far as is allowed for it to fit into a width.
    mutating func edited(in width: CGFloat, minimumShrinking: CGFloat?, _ pixelScale: CGFloat) -> LabelLines {
        let natural = natural(pixelScale)
        guard let minimumShrinking, natural.layout.size.width > width, width > 0 else { return natural }
        let factor = max(minimumShrinking, width / natural.layout.size.width)
        return LabelLines(
            layout: TextLayout.make(content.scaled(by: factor).request(width: nil, maximumLines: 1)),
            shrinking: factor, pixelScale: pixelScale)
    }
}
