import Foundation
import UIFoundation

/// A title or subtitle of a button's configuration: a string, or a text with styles of its own.
nonisolated enum ConfiguredText {
    case plain(String)
    case styled(AttributedString)

    var string: String {
        switch self {
        case .plain(let string): string
        case .styled(let text): String(text.characters)
        }
    }

    var attributed: AttributedString {
        switch self {
        case .plain(let string): AttributedString(string)
        case .styled(let text): text
        }
    }

    /// Shows the text in a label. Its own fonts and colours override those given; a transformer is applied last.
    @MainActor func show(
        in label: UILabel, font: UIFont, color: UIColor, transformer: UIConfigurationTextAttributesTransformer?
    ) {
        if case .plain(let string) = self, transformer == nil {
            label.text = string
            label.font = font
            label.textColor = color
            return
        }
        var base = AttributeContainer()
        base[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
        base[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
        let text = attributed
        var shown = AttributedString()
        for run in text.runs {
            let attributes = base.merging(run.attributes)
            shown.append(
                AttributedString(String(text.characters[run.range]), attributes: transformer?(attributes) ?? attributes)
            )
        }
        let result = AttributedText(shown)
        if label.styledText?.isEqual(to: result) != true { label.styledText = result }
    }
}
