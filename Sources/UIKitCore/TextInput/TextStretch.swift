import Foundation

/// A part of the text of one of the framework's text views; equal ones are equal objects.
final class TextStretch: UITextRange {
    /// In UTF-16 code units.
    let range: Range<Int>
    private let isUpstream: Bool

    /// Makes a range; `isUpstream` says to which side its end belongs.
    init(_ range: Range<Int>, isUpstream: Bool = false) { (self.range, self.isUpstream) = (range, isUpstream) }

    /// Makes the range between two places.
    convenience init(between one: UITextPosition, and other: UITextPosition) {
        let (first, second) = (TextPlace.index(of: one), TextPlace.index(of: other))
        self.init(min(first, second)..<max(first, second))
    }

    override var isEmpty: Bool { range.isEmpty }
    override var start: UITextPosition { TextPlace(range.lowerBound, isUpstream: range.isEmpty && isUpstream) }
    override var end: UITextPosition { TextPlace(range.upperBound, isUpstream: isUpstream) }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextStretch)?.range == range }

    nonisolated override var hash: Int { range.hashValue }
}
