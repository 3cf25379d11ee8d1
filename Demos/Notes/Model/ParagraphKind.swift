import UIKit

/// The kinds of paragraphs that the menu of the bar offers.
enum ParagraphKind: String, Codable, CaseIterable {
    case title = "Title"
    case heading = "Heading"
    case body = "Body"

    private var textStyle: UIFont.TextStyle {
        switch self {
        case .title: .title1
        case .heading: .title3
        case .body: .body
        }
    }

    /// The font in the preferred size of text, with traits beside those of the kind.
    func font(with traits: UIFontDescriptor.SymbolicTraits = []) -> UIFont {
        let font = UIFont.preferredFont(forTextStyle: textStyle)
        let all = self == .body ? traits : traits.union(.traitBold)
        guard !all.isEmpty, let descriptor = font.fontDescriptor.withSymbolicTraits(all) else { return font }
        return UIFont(descriptor: descriptor, size: 0)
    }

    /// The attributes of text that is typed in a paragraph of the kind.
    var attributes: [NSAttributedString.Key: Any] {
        [.font: font(), .foregroundColor: UIColor.label]
    }

    /// The kind whose font has the size of a font; the body for other ones.
    init(of font: UIFont?) {
        self = Self.allCases.first { $0.font().pointSize == font?.pointSize } ?? .body
    }
}
