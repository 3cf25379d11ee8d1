package import Foundation

extension TextParagraphStyle {
    /// Reads the paragraph style among attributes, which is hyphenated by the rules of their language; nil when there is none.
    package init?(_ attributes: [NSAttributedString.Key: Any]) {
        guard let attribute = attributes[AttributeNames.paragraphStyle] as? any ParagraphAttribute else { return nil }
        self = attribute.textParagraphStyle
        if let language = attributes[AttributeNames.language] as? String { hyphenation?.language = language }
    }
}
