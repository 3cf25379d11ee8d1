package import CoreGraphics
package import CoreText
package import Foundation

/// The look of a text layer, from the top left of its bounds.
package nonisolated struct TextLook: Hashable, Sendable {
    package var text = Text.none
    /// The face of a plain text; its size is `fontSize`.
    package var font = TextLook.standardFont
    package var fontSize: CGFloat = 36
    /// Of a plain text; nil for no text.
    package var color: RGBAColor? = .white
    /// The colour again when it paints a pattern; animations show others instead.
    var pattern: CGColor?
    package var isWrapped = false
    package var alignment = TextParagraphStyle.Alignment.natural
    package var truncation = TextParagraphStyle.LineBreak.clip

    /// The text that the layer was given.
    package nonisolated enum Text: Hashable, Sendable {
        case none
        case plain(String)
        case styled(StyledString)
    }

    /// The face of a text that names none, without a size.
    static let standardFont = FontRequest(family: "Helvetica", size: 0)

    /// The size of an attributed text that names no font.
    static let unnamedSize: CGFloat = 12

    /// Draws a layout of the text within bounds; empty without a layout.
    func recorded(_ layout: TextLayout?, in bounds: CGRect) -> DisplayList {
        guard let layout, let color = inkColor else { return DisplayList() }
        let context = CGContext(bounds: .infinite)
        context.clip(to: bounds)
        for line in layout.lines {
            // Lines that do not break are aligned in the bounds too, though they were not laid out for a width.
            let x = line.placement.x(of: line.width, in: bounds.width)
            line.draw(in: context, at: CGPoint(x: bounds.minX + x, y: bounds.minY + line.origin.y), color: color)
        }
        return context.finishedList()
    }

    /// Attributed texts that name no colour are black.
    private var inkColor: CGColor? {
        if case .styled = text { return .black }
        return pattern?.rgba == color ? pattern : color.map { CGColor(rgba: $0) }
    }

    /// Whether a layout in one size also serves another.
    func hasSameLayout(as other: TextLook, in size: CGSize, _ otherSize: CGSize) -> Bool {
        var recolored = self
        (recolored.color, recolored.pattern) = (other.color, other.pattern)
        guard recolored == other else { return false }
        return (size.width == otherSize.width || !breaks) && (size.height == otherSize.height || !isWrapped)
    }

    private var breaks: Bool { isWrapped || truncation.truncates }

    /// The lines in a size; nil without a text.
    func layout(in size: CGSize) -> TextLayout? {
        guard let styled else { return nil }
        func request(lines: Int) -> TextRequest {
            TextRequest(
                string: styled.string, spans: styled.spans, paragraphs: styled.paragraphs,
                width: breaks ? size.width : nil, height: isWrapped ? size.height : nil, maximumLines: lines)
        }
        guard isWrapped else { return TextLayout.make(request(lines: truncation.truncates ? 1 : 0)) }
        let layout = TextLayout.make(request(lines: 0))
        guard truncation.truncates, layout.size.height > size.height else { return layout }
        let fitting = layout.lines.prefix { $0.origin.y + $0.descent <= size.height + 0.01 }.count
        return TextLayout.make(request(lines: max(1, fitting)))
    }

    /// The size of the whole text: in the width of a size where lines break in it, else without a limit; zero without a text.
    func naturalSize(in size: CGSize) -> CGSize {
        guard let styled else { return .zero }
        let request = TextRequest(
            string: styled.string, spans: styled.spans, paragraphs: styled.paragraphs,
            width: isWrapped && size.width > 0 ? size.width : nil, height: nil, maximumLines: 0)
        return TextLayout.make(request).size
    }

    /// The text with the layer's styles; nil when there is none.
    private var styled: StyledString? {
        var styled: StyledString
        switch text {
        case .none: return nil
        case .plain(let string):
            var font = font
            font.size = fontSize
            styled = StyledString(string: string, spans: [TextSpan(length: string.utf16.count, font: font)])
        case .styled(let given): styled = given
        }
        guard !styled.string.isEmpty else { return nil }
        if styled.paragraphs.isEmpty { styled.paragraphs = [TextParagraph(length: 0, style: TextParagraphStyle())] }
        for index in styled.paragraphs.indices {
            if alignment != .natural { styled.paragraphs[index].style.alignment = alignment }
            styled.paragraphs[index].style.lineBreak =
                truncation.truncates ? truncation : isWrapped ? .words : .clip
        }
        return styled
    }

    func value(of property: LayerProperty) -> AnimatableValue? {
        switch property {
        case .fontSize: .number(fontSize)
        case .foregroundColor: .color(color)
        default: nil
        }
    }

    mutating func set(_ value: AnimatableValue, for property: LayerProperty) -> Bool {
        switch (property, value) {
        case (.fontSize, .number(let v)): fontSize = max(0, v)
        case (.foregroundColor, .color(let v)): color = v
        default: return false
        }
        return true
    }
}
