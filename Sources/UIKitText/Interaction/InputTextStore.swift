import Foundation
import UIFoundation
import UIKitCore

/// The characters of an app's `UITextInput`, which has no attributes that are known here.
final class InputTextStore: TextStore {
    private(set) weak var input: (any UIResponder & UITextInput)?

    init(_ input: any UIResponder & UITextInput) { self.input = input }

    // MARK: Positions

    /// The position before which there are so many UTF-16 units.
    func position(_ index: Int) -> UITextPosition? {
        input.flatMap { $0.position(from: $0.beginningOfDocument, offset: index) }
    }

    func index(of position: UITextPosition) -> Int {
        input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
    }

    func range(_ range: Range<Int>) -> UITextRange? {
        guard let input, let start = position(range.lowerBound), let end = position(range.upperBound) else {
            return nil
        }
        return input.textRange(from: start, to: end)
    }

    func indices(_ range: UITextRange) -> Range<Int> {
        let ends = [index(of: range.start), index(of: range.end)].sorted()
        return ends[0]..<ends[1]
    }

    // MARK: TextStore

    var length: Int { input.map { index(of: $0.endOfDocument) } ?? 0 }
    var text: AttributedText { part(0..<length) }
    var string: String { string(in: 0..<length) }
    func string(in range: Range<Int>) -> String { self.range(range).flatMap { input?.text(in: $0) } ?? "" }
    func part(_ range: Range<Int>) -> AttributedText { AttributedText(string(in: range), style: TextStyle([:])) }
    func style(replacing range: Range<Int>) -> TextStyle? { nil }
    func setText(_ text: AttributedText) { replace(0..<length, with: text) }

    func paragraphRange(around place: Int) -> Range<Int> {
        Range((string as NSString).paragraphRange(for: NSRange(location: min(place, length), length: 0))) ?? 0..<0
    }

    func replace(_ range: Range<Int>, with text: AttributedText) {
        if let range = self.range(range) { input?.replace(range, withText: text.string) }
    }

    func addAttributes(
        _ attributes: [NSAttributedString.Key: Any], turning old: TextStyle, into new: TextStyle
    ) {}
}
