import Foundation

/// A text that is set as a plain one or with attributes, and read as either.
nonisolated struct AccessibilityText {
    private(set) var attributed: NSAttributedString

    var plain: String { attributed.string }

    init?(_ plain: String?) {
        guard let plain else { return nil }
        attributed = NSAttributedString(string: plain)
    }

    init?(_ attributed: NSAttributedString?) {
        guard let copy = attributed?.copy() as? NSAttributedString else { return nil }
        self.attributed = copy
    }
}
