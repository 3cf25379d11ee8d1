import CoreText
package import Foundation

/// A text with its attributes that can be changed piece by piece; indexes are UTF-16 code units.
///
/// The framework keeps attributed texts in this form. On Linux, Foundation never frees some 150 to 450 bytes of each attributed
/// string that it makes, so one is made only when an app asks for it.
package nonisolated struct AttributedText {
    /// Text of one style.
    package struct Run {
        package var length: Int
        package var style: TextStyle
    }

    package private(set) var string: String
    package private(set) var runs: [Run]

    /// Makes a text in one style.
    package init(_ string: String = "", style: TextStyle = TextStyle([:])) {
        self.string = string
        runs = string.isEmpty ? [] : [Run(length: string.utf16.count, style: style)]
    }

    /// Reads an attributed string.
    package init(_ attributed: NSAttributedString) {
        string = attributed.string
        runs = []
        guard attributed.length > 0 else { return }
        var parts: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
        // Foundation traps when it compares values of different kinds, to find longer ranges.
        attributed.enumerateAttributes(
            in: NSRange(location: 0, length: attributed.length), options: .longestEffectiveRangeNotRequired
        ) { attributes, range, _ in parts.append((range, attributes)) }
        // Foundation does not promise an order on this platform.
        parts.sort { $0.range.location < $1.range.location }
        runs = parts.map { Run(length: $0.range.length, style: TextStyle($0.attributes)) }
    }

    package var length: Int { string.utf16.count }

    /// The same text, in which neighbours of equal style are one run.
    package var joiningEqualRuns: AttributedText {
        var text = self
        text.runs = runs.reduce(into: []) { joined, run in
            if let last = joined.last, last.style.isEqual(to: run.style) {
                joined[joined.count - 1].length += run.length
            } else {
                joined.append(run)
            }
        }
        return text
    }

    /// The characters in a range.
    package func string(in range: Range<Int>) -> String { String(string[indices(range)]) }

    /// A part with its attributes.
    package func part(_ range: Range<Int>) -> AttributedText {
        var part = AttributedText(style: TextStyle([:]))
        part.string = string(in: range)
        part.runs = runs(in: range)
        return part
    }

    /// The style of the character before an index, at the beginning that of the first; nil in an empty text.
    package func style(before index: Int) -> TextStyle? {
        var end = 0
        for run in runs {
            end += run.length
            if index <= end { return run.style }
        }
        return runs.last?.style
    }

    /// The only style of the text; nil when there are several or none.
    package var onlyStyle: TextStyle? { runs.count == 1 ? runs[0].style : nil }

    /// Replaces a part with another text.
    package mutating func replace(_ range: Range<Int>, with other: AttributedText) {
        let (head, tail) = (runs(in: 0..<range.lowerBound), runs(in: range.upperBound..<length))
        string.replaceSubrange(indices(range), with: other.string)
        runs = []
        for run in head + other.runs + tail { append(run) }
    }

    /// Gives all of the text further attributes, which win; one style has become another that has them already.
    package mutating func addAttributes(
        _ attributes: [NSAttributedString.Key: Any], turning old: TextStyle, into new: TextStyle
    ) {
        runs = runs.map {
            Run(length: $0.length, style: $0.style === old ? new : $0.style.adding(attributes))
        }
    }

    /// Gives all of the text further attributes, which win.
    package mutating func addAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        for index in runs.indices { runs[index].style = runs[index].style.adding(attributes) }
    }

    /// Gives each stretch another style made of its own.
    package mutating func changeStyles(_ change: (TextStyle) -> TextStyle) {
        for index in runs.indices { runs[index].style = change(runs[index].style) }
    }

    /// Gives the attributes of a style to the parts that have no other value for them.
    package func over(_ style: TextStyle) -> AttributedText {
        var text = self
        for index in runs.indices { text.runs[index].style = style.adding(runs[index].style.attributes) }
        return text
    }

    /// Adds another text at the end.
    package mutating func append(_ other: AttributedText) {
        string += other.string
        for run in other.runs { append(run) }
    }

    /// Whether characters and attributes are the same.
    package func isEqual(to other: AttributedText) -> Bool {
        string.hasSameUnits(as: other.string)
            && runs.elementsEqual(other.runs) { $0.length == $1.length && $0.style.isEqual(to: $1.style) }
    }

    /// Replaces all characters with as many others, in UTF-16 code units; each has the style of the one before.
    package mutating func replaceCharacters(with string: String) { self.string = string }

    /// A new object with the text, as apps read it; Foundation never frees all of it.
    package var attributed: NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        var start = 0
        for run in runs {
            let part = string(in: start..<start + run.length)
            result.append(NSAttributedString(string: part, attributes: run.style.attributes))
            start += run.length
        }
        return result
    }

    private mutating func append(_ run: Run) {
        guard run.length > 0 else { return }
        if let last = runs.last, last.style === run.style {
            runs[runs.count - 1].length += run.length
        } else {
            runs.append(run)
        }
    }

    private func runs(in range: Range<Int>) -> [Run] {
        var (result, start): ([Run], Int) = ([], 0)
        for run in runs {
            let part = range.clamped(to: start..<start + run.length)
            if !part.isEmpty { result.append(Run(length: part.count, style: run.style)) }
            start += run.length
        }
        return result
    }

    private func indices(_ range: Range<Int>) -> Range<String.Index> {
        String.Index(
            utf16Offset: range.lowerBound, in: string)..<String.Index(
                utf16Offset: range.upperBound, in: string)
    }
}
