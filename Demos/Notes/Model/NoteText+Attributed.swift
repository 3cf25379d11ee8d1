import UIKit

/// Between the text of a file and that of a text view.
extension NoteText {
    init(_ text: NSAttributedString) {
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            var string = text.attributedSubstring(from: range).string
            // The gap behind a box is part of the box.
            if parts.last?.isChecked != nil, string.hasPrefix("\t") { string.removeFirst() }
            guard attributes[.attachment] != nil else { return append(Part(string, attributes)) }
            // Pictures beside each other may share their attributes.
            for _ in 0..<range.length { append(Part("", attributes)) }
        }
    }

    /// Appends a part, to the last one where both look the same.
    private mutating func append(_ part: Part) {
        guard !part.text.isEmpty || part.picture != nil || part.isChecked != nil else { return }
        guard var last = parts.last, part.picture == nil, part.isChecked == nil else { return parts.append(part) }
        last.text = part.text
        guard last == part else { return parts.append(part) }
        parts[parts.count - 1].text += part.text
    }

    var attributed: NSAttributedString {
        let text = NSMutableAttributedString()
        for part in parts { text.append(part.attributed) }
        text.indentTasks()
        return text
    }
}

extension NoteText.Part {
    init(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        let font = attributes[.font] as? UIFont
        let traits = font?.fontDescriptor.symbolicTraits ?? []
        (self.text, kind) = (text, ParagraphKind(of: font))
        isBold = kind == .body && traits.contains(.traitBold) ? true : nil
        isItalic = traits.contains(.traitItalic) ? true : nil
        isUnderlined = attributes[.underlineStyle] as? Int ?? 0 == 0 ? nil : true
        isStruck = attributes[.strikethroughStyle] as? Int ?? 0 == 0 ? nil : true
        link = attributes[.link] as? URL
        isChecked = (attributes[.attachment] as? TaskBox)?.isChecked
        let picture = attributes[.attachment] as? NSTextAttachment
        self.picture = isChecked == nil ? picture?.image?.pngData() ?? picture?.contents : nil
    }

    var attributed: NSAttributedString {
        if let isChecked { return .task(isChecked: isChecked) }
        if let image = picture.flatMap({ UIImage(data: $0) }) { return .picture(image) }
        var traits: UIFontDescriptor.SymbolicTraits = []
        if isBold == true { traits.insert(.traitBold) }
        if isItalic == true { traits.insert(.traitItalic) }
        var attributes = kind.attributes
        attributes[.font] = kind.font(with: traits)
        if isUnderlined == true { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruck == true { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        attributes[.link] = link
        return NSAttributedString(string: text, attributes: attributes)
    }
}
