public import Foundation

nonisolated extension NSAttributedString {
    /// Makes a text with those attributes of another that UIKit draws, and its links.
    public convenience init(_ attrStr: AttributedString) {
        self.init(attributedString: AttributedText(attrStr).attributed)
    }
}

nonisolated extension AttributedText {
    /// Makes a text with those attributes of another that UIKit draws, and its links.
    package init(_ text: AttributedString) {
        self.init()
        for run in text.runs {
            append(AttributedText(String(text.characters[run.range]), style: TextStyle(run.drawnAttributes)))
        }
    }
}

nonisolated extension AttributedString {
    /// Makes a text with those attributes of `nsStr` that UIKit draws, and its links.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        var parts: [(range: NSRange, text: AttributedString)] = []
        let whole = NSRange(location: 0, length: nsStr.length)
        // Foundation traps when it compares values of different kinds, to find longer ranges.
        nsStr.enumerateAttributes(in: whole, options: .longestEffectiveRangeNotRequired) { attributes, range, _ in
            let string = (nsStr.string as NSString).substring(with: range)
            parts.append((range, AttributedString(string, attributes: AttributeContainer(drawn: attributes))))
        }
        // Foundation does not promise an order on this platform.
        for part in parts.sorted(by: { $0.range.location < $1.range.location }) { append(part.text) }
    }
}

nonisolated extension AttributedString.Runs.Run {
    fileprivate var drawnAttributes: [NSAttributedString.Key: Any] {
        typealias Scope = AttributeScopes.UIKitAttributes
        var attributes: [NSAttributedString.Key: Any] = [:]
        func copy<Key: AttributedStringKey>(_ key: Key.Type) where Key.Value: Sendable {
            guard let value = self[key] else { return }
            // Styles are stored in attributes as their numbers.
            attributes[NSAttributedString.Key(Key.name)] = (value as? NSUnderlineStyle)?.rawValue ?? value
        }
        copy(Scope.FontAttribute.self)
        copy(Scope.ParagraphStyleAttribute.self)
        copy(Scope.ForegroundColorAttribute.self)
        copy(Scope.BackgroundColorAttribute.self)
        copy(Scope.LigatureAttribute.self)
        copy(Scope.KernAttribute.self)
        copy(Scope.TrackingAttribute.self)
        copy(Scope.StrikethroughStyleAttribute.self)
        copy(Scope.UnderlineStyleAttribute.self)
        copy(Scope.StrokeColorAttribute.self)
        copy(Scope.StrokeWidthAttribute.self)
        copy(Scope.ShadowAttribute.self)
        copy(Scope.AttachmentAttribute.self)
        copy(Scope.BaselineOffsetAttribute.self)
        copy(Scope.UnderlineColorAttribute.self)
        copy(Scope.StrikethroughColorAttribute.self)
        copy(Scope.ObliquenessAttribute.self)
        if let link = self[AttributeScopes.FoundationAttributes.LinkAttribute.self] { attributes[.link] = link }
        return attributes
    }
}

nonisolated extension AttributeContainer {
    fileprivate init(drawn attributes: [NSAttributedString.Key: Any]) {
        typealias Scope = AttributeScopes.UIKitAttributes
        self.init()
        func number(_ key: NSAttributedString.Key) -> Double? {
            switch attributes[key] {
            case let value as CGFloat: Double(value)
            case let value as Double: value
            case let value as Int: Double(value)
            case let value as NSNumber: value.doubleValue
            default: nil
            }
        }
        func length(_ key: NSAttributedString.Key) -> CGFloat? { number(key).map { CGFloat($0) } }
        func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
            number(key).flatMap { Int(exactly: $0) }.map(NSUnderlineStyle.init(rawValue:))
        }
        self[Scope.FontAttribute.self] = attributes[.font] as? UIFont
        self[Scope.ParagraphStyleAttribute.self] = attributes[.paragraphStyle] as? NSParagraphStyle
        self[Scope.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
        self[Scope.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
        self[Scope.LigatureAttribute.self] = number(.ligature).flatMap { Int(exactly: $0) }
        self[Scope.KernAttribute.self] = length(.kern)
        self[Scope.TrackingAttribute.self] = length(.tracking)
        self[Scope.StrikethroughStyleAttribute.self] = style(.strikethroughStyle)
        self[Scope.UnderlineStyleAttribute.self] = style(.underlineStyle)
        self[Scope.StrokeColorAttribute.self] = attributes[.strokeColor] as? UIColor
        self[Scope.StrokeWidthAttribute.self] = length(.strokeWidth)
        self[Scope.ShadowAttribute.self] = attributes[.shadow] as? NSShadow
        self[Scope.AttachmentAttribute.self] = attributes[.attachment] as? NSTextAttachment
        self[Scope.BaselineOffsetAttribute.self] = length(.baselineOffset)
        self[Scope.UnderlineColorAttribute.self] = attributes[.underlineColor] as? UIColor
        self[Scope.StrikethroughColorAttribute.self] = attributes[.strikethroughColor] as? UIColor
        self[Scope.ObliquenessAttribute.self] = length(.obliqueness)
        self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
            attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
    }
}
