import Foundation
import UIFoundation

extension UILabel {
    /// The given text, plain or with attributes.
    enum Content {
        case nothing
        case plain(String)
        case attributed(AttributedText)

        init(_ text: String?) { if let text { self = .plain(text) } else { self = .nothing } }
    }

    /// The attributed text without an object of Foundation's; nil also for a plain one.
    var styledText: AttributedText? {
        get { if case .attributed(let text) = content { text } else { nil } }
        set {
            content = newValue.map { .attributed($0) } ?? .nothing
            if let style = newValue?.runs.first?.style.attributes[.paragraphStyle] as? NSParagraphStyle {
                textAlignment = style.alignment
                lineBreakMode = style.lineBreakMode
            }
            keepsParagraphAlignment = newValue != nil
            keepsParagraphLineBreaks = newValue != nil
            textDidChange()
        }
    }

    var hasText: Bool {
        switch content {
        case .nothing: false
        case .plain(let string): !string.isEmpty
        case .attributed(let text): !text.string.isEmpty
        }
    }

    /// Gives all of an attributed text a value.
    func replaceAttribute(_ key: NSAttributedString.Key, by value: NSObject) {
        guard case .attributed(var text) = content, !text.runs.allSatisfy({ $0.style.has(value, for: key) }) else {
            return
        }
        text.addAttributes([key: value])
        content = .attributed(text)
        textDidChange()
    }
}
