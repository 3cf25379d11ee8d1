import CoreText
import Foundation

/// Bytes for Pango composed of parts of a text and of ellipses and hyphens that it does not contain.
struct TextExcerpt {
    private struct Part {
        let start: Int
        let count: Int
        /// The byte of the text that the part begins with; all bytes of an added sign have the same one.
        let source: Int
        let isAdded: Bool
    }

    static let ellipsis = Array("…".utf8)
    private static let softHyphen = Array("\u{AD}".utf8)

    let text: StyledText
    private(set) var bytes: [UInt8] = []
    private var parts: [Part] = []
    /// Whether some character asks for a tab stop.
    private(set) var hasTabs = false
    private var hasAddedHyphen = false

    /// Makes an empty excerpt.
    init(of text: StyledText) { self.text = text }

    /// Makes an excerpt of one part of a text.
    init(_ range: Range<Int>, of text: StyledText) {
        self.text = text
        append(range)
    }

    mutating func append(_ range: Range<Int>) {
        parts.append(Part(start: bytes.count, count: range.count, source: range.lowerBound, isAdded: false))
        bytes += text.bytes[range]
        hasTabs = hasTabs || text.bytes[range].contains(0x09)
    }

    /// Adds an ellipsis in the style of a byte of the text.
    mutating func appendEllipsis(for source: Int) {
        parts.append(Part(start: bytes.count, count: Self.ellipsis.count, source: source, isAdded: true))
        bytes += Self.ellipsis
    }

    /// Adds a soft hyphen in the style of a byte of the text.
    mutating func appendSoftHyphen(for source: Int) {
        parts.append(Part(start: bytes.count, count: Self.softHyphen.count, source: source, isAdded: true))
        bytes += Self.softHyphen
        hasAddedHyphen = true
    }

    /// The characters of some bytes, without an added hyphen, which the text has not.
    func string(_ range: Range<Int>) -> String {
        guard hasAddedHyphen else { return String(decoding: bytes[range], as: UTF8.self) }
        let own = parts.filter { !$0.isAdded }.flatMap { bytes[range.clamped(to: $0.start..<$0.start + $0.count)] }
        return String(decoding: own, as: UTF8.self)
    }

    /// Where soft hyphens are, which alone are shown as hyphens.
    var softHyphens: [Range<Int>] {
        guard bytes.contains(Self.softHyphen[0]) else { return [] }
        return bytes.indices.dropLast()
            .filter { bytes[$0] == Self.softHyphen[0] && bytes[$0 + 1] == Self.softHyphen[1] }
            .map { $0..<$0 + Self.softHyphen.count }
    }

    /// The byte of the whole text that a byte of the excerpt was copied from; for an ellipsis the one whose style it has.
    func source(of byte: Int) -> Int {
        if parts.count == 1, !parts[0].isAdded { return parts[0].source + byte }
        guard let part = parts.last(where: { $0.start <= byte }) else { return byte }
        return part.isAdded ? part.source : part.source + byte - part.start
    }

    /// Where the excerpt ends in the whole text, apart from an ellipsis added at its end.
    var sourceEnd: Int { parts.last { !$0.isAdded }.map { $0.source + $0.count } ?? 0 }

    /// The styles with their ranges in the excerpt, the last one without end.
    func stretches() -> [(index: Int, bytes: Range<Int>)] {
        var result: [(index: Int, bytes: Range<Int>)] = []
        for part in parts {
            var byte = part.start
            let end = part.start + part.count
            while byte < end {
                let index = text.stretchIndex(atByte: source(of: byte))
                let limit = text.spans[index].bytes.upperBound
                let next = part.isAdded ? end : min(end, part.start + limit - part.source)
                guard next > byte else { break }
                if let last = result.last, last.index == index, last.bytes.upperBound == byte {
                    result[result.count - 1].bytes = last.bytes.lowerBound..<next
                } else {
                    result.append((index, byte..<next))
                }
                byte = next
            }
        }
        return result
    }
}
