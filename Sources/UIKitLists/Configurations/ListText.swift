import Foundation

/// A text of a configuration, plain or with styles; setting one form drops the other.
nonisolated struct ListText: Hashable {
    private var plain: String?
    private var styled: NSAttributedString?

    var string: String? {
        get { plain ?? styled?.string }
        set { (plain, styled) = (newValue, nil) }
    }

    var attributed: NSAttributedString? {
        get { styled }
        set { (plain, styled) = (nil, newValue?.copy() as? NSAttributedString) }
    }

    var isEmpty: Bool { string?.isEmpty ?? true }
}
