import CoreGraphics
import CoreText
import Foundation
import UIFoundation
import UIKitCore

/// Caches the layout of a field's text at rest and while edited. Made again when the text, its appearance or the colours change.
struct FieldTypesetting {
    let shown: ShownText
    private var typesetting: LabelTypesetting
    private let content: TextContent

    /// Lays out a text with its marked range underlined; resolves colours with the current traits.
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

    /// The line without shrinking or truncation.
    mutating func natural(_ pixelScale: CGFloat) -> LabelLines {
        typesetting.unshrunk(LabelTypesetting.Room(size: .zero, lineCount: 1, pixelScale: pixelScale))
    }

    /// The line at rest: shrunk as far as permitted, then truncated, if it is too wide.
    mutating func resting(in size: CGSize, minimumShrinking: CGFloat?, _ pixelScale: CGFloat) -> LabelLines {
        typesetting.lines(
            in: LabelTypesetting.Room(
                size: size, lineCount: 1, minimumShrinking: minimumShrinking, pixelScale: pixelScale))
    }

    /// The line while edited: shrunk as far as permitted to fit the width, never truncated.
    mutating func edited(in width: CGFloat, minimumShrinking: CGFloat?, _ pixelScale: CGFloat) -> LabelLines {
        let natural = natural(pixelScale)
        guard let minimumShrinking, natural.layout.size.width > width, width > 0 else { return natural }
        let factor = max(minimumShrinking, width / natural.layout.size.width)
        return LabelLines(
            layout: TextLayout.make(content.scaled(by: factor).request(width: nil, maximumLines: 1)),
            shrinking: factor, pixelScale: pixelScale)
    }
}
