import Foundation
import UIFoundation

/// A text that is set as a plain one or with attributes, and read as either.
nonisolated struct AccessibilityText {
    private let text: AttributedText

    var plain: String { text.string }
    var attributed: NSAttributedString { text.attributed }

    init?(_ plain: String?) {
        guard let plain else { return nil }
        text = AttributedText(plain)
    }

    init?(_ attributed: NSAttributedString?) {
        guard let attributed else { return nil }
        text = AttributedText(attributed)
    }
}
