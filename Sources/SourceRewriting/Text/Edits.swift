import SwiftSyntax

/// Changes of a file's text that add and remove no line, so that every line of the copy is the original's.
///
/// Offsets count bytes from the file's beginning. Ranges that are replaced do not overlap, but a moved range may hold other
/// edits.
struct Edits {
    private struct Edit {
        var range: Range<Int>
        var text: String
    }

    private let bytes: [UInt8]
    private var edits: [Edit] = []
    private var moved: [Range<Int>] = []

    private static let lineFeed = UInt8(ascii: "\n")

    init(of bytes: [UInt8]) { self.bytes = bytes }

    /// Replaces a range; a shorter text is padded, so that columns behind it stay, and line breaks of the range are kept.
    mutating func replace(_ range: Range<Int>, with text: String, padded: Bool = true) {
        let breaks = bytes[range].count { $0 == Self.lineFeed } - text.utf8.count { $0 == Self.lineFeed }
        var text = text
        if breaks > 0 {
            text += String(repeating: "\n", count: breaks)
            // The last line is padded to its former width, so that the text behind the range keeps its column.
            let width = range.upperBound - (bytes[range].lastIndex(of: Self.lineFeed)! + 1)
            text += String(repeating: " ", count: width)
        } else if padded {
            text += String(repeating: " ", count: max(0, range.count - text.utf8.count))
        }
        edits.append(Edit(range: range, text: text))
    }

    mutating func replace(_ node: some SyntaxProtocol, with text: String, padded: Bool = true) {
        replace(node.byteRange, with: text, padded: padded)
    }

    /// Replaces a node by spaces.
    mutating func blank(_ node: some SyntaxProtocol) { replace(node, with: "") }

    /// Inserts a text at an offset, behind texts inserted there before.
    mutating func insert(_ text: String, at offset: Int) { edits.append(Edit(range: offset..<offset, text: text)) }

    mutating func insert(_ text: String, behind node: some SyntaxProtocol) {
        insert(text, at: node.byteRange.upperBound)
    }

    mutating func insert(_ text: String, before node: some SyntaxProtocol) {
        insert(text, at: node.byteRange.lowerBound)
    }

    /// Removes a range except for its line breaks; `text(of:)` still returns it, with the edits in it.
    mutating func move(_ range: Range<Int>) { moved.append(range) }

    /// The text of a range with the edits in it.
    func text(of range: Range<Int>) -> [UInt8] {
        let inside = ordered.filter {
            range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
        }
        return applying(inside, to: range)
    }

    /// The text of the whole copy.
    func applied() -> [UInt8] {
        let remaining = ordered.filter { edit in
            !moved.contains { $0.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= $0.upperBound }
        }
        let gaps = moved.map { range in
            Edit(range: range, text: String(repeating: "\n", count: bytes[range].count { $0 == Self.lineFeed }))
        }
        return applying(Self.ordered(remaining + gaps), to: 0..<bytes.count)
    }

    private var ordered: [Edit] { Self.ordered(edits) }

    /// Sorts edits by offset. Insertions are before the range that begins there, in the order in which they were made.
    private static func ordered(_ edits: [Edit]) -> [Edit] {
        edits.enumerated().sorted { first, second in
            let (before, after) = (first.element.range, second.element.range)
            return (before.lowerBound, before.isEmpty ? 0 : 1, first.offset)
                < (after.lowerBound, after.isEmpty ? 0 : 1, second.offset)
        }.map(\.element)
    }

    private func applying(_ edits: [Edit], to range: Range<Int>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(range.count + 4096)
        var offset = range.lowerBound
        for edit in edits {
            precondition(edit.range.lowerBound >= offset, "Two edits overlap at byte \(edit.range.lowerBound).")
            result += bytes[offset..<edit.range.lowerBound]
            result += edit.text.utf8
            offset = edit.range.upperBound
        }
        return result + bytes[offset..<range.upperBound]
    }
}
