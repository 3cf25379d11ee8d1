import CoreText
import Foundation

/// A request with its string in UTF-8, as Pango needs it, and the styles' ranges in bytes.
final class StyledText {
    struct Stretch {
        let span: TextSpan
        let bytes: Range<Int>
    }

    let request: TextRequest
    let bytes: [UInt8]
    /// At least one, without gaps, the last reaching the end.
    let spans: [Stretch]
    /// UTF-16 offsets by byte; nil when both are the same throughout.
    private let utf16Offsets: [Int]?

    /// Spans that are too short for the string are made up for by the last, too long ones are cut.
    init(_ request: TextRequest) {
        self.request = request
        let bytes = Array(request.string.utf8)
        let utf16Count = request.string.utf16.count
        utf16Offsets = utf16Count == bytes.count ? nil : Self.utf16Offsets(in: bytes)
        self.bytes = bytes
        var byteOffsets: [Int]?
        if let utf16Offsets {
            // Bytes inside a character have its offset too; in reverse order the entry of each character's first byte remains.
            var table = [Int](repeating: bytes.count, count: utf16Count + 1)
            for (byte, offset) in utf16Offsets.enumerated().reversed() { table[offset] = byte }
            // The second half of a surrogate pair belongs to its character.
            for offset in table.indices.dropFirst().dropLast() where table[offset] == bytes.count {
                table[offset] = table[offset - 1]
            }
            byteOffsets = table
        }
        var spans: [Stretch] = []
        var begin = 0
        for (index, span) in request.spans.enumerated() {
            let end = index == request.spans.count - 1 ? utf16Count : min(utf16Count, begin + max(0, span.length))
            guard end > begin || (end == 0 && spans.isEmpty) else { continue }
            let range = (byteOffsets?[begin] ?? begin)..<(byteOffsets?[end] ?? end)
            // An empty string takes its height from the first span, so a later one must not replace that.
            if begin == end, !spans.isEmpty { continue }
            spans.append(Stretch(span: span, bytes: range))
            begin = end
        }
        if spans.isEmpty {
            let span = request.spans.last ?? TextSpan(length: utf16Count, font: FontRequest(size: 17))
            spans = [Stretch(span: span, bytes: 0..<bytes.count)]
        }
        self.spans = spans
    }

    /// The UTF-16 offset of the character that a byte belongs to.
    func utf16Offset(ofByte byte: Int) -> Int { utf16Offsets?[byte] ?? byte }

    /// The style at a byte.
    func stretchIndex(atByte byte: Int) -> Int {
        if spans.count == 1 { return 0 }
        var low = 0
        var high = spans.count - 1
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].bytes.upperBound <= byte { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Where the paragraph that begins at a byte ends, and how many bytes the separator behind it has; 0 at the text's end.
    func paragraphEnd(from start: Int) -> (end: Int, separator: Int) {
        bytes.withUnsafeBufferPointer { bytes in
            var index = start
            while index < bytes.count {
                let byte = bytes[index]
                if byte == 0x0A { return (index, 1) }
                if byte == 0x0D { return (index, index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1) }
                // U+2028 and U+2029, the line and paragraph separators.
                if byte == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80,
                    bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9
                {
                    return (index, 3)
                }
                index += 1
            }
            return (bytes.count, 0)
        }
    }

    /// The nearest beginning of a character at or before a byte.
    func characterStart(atOrBefore byte: Int) -> Int {
        var byte = min(byte, bytes.count)
        while byte > 0, byte < bytes.count, bytes[byte] & 0xC0 == 0x80 { byte -= 1 }
        return byte
    }

    private static func utf16Offsets(in bytes: [UInt8]) -> [Int] {
        var table: [Int] = []
        table.reserveCapacity(bytes.count + 1)
        var offset = 0
        var next = 0
        for byte in bytes {
            if byte & 0xC0 != 0x80 {
                offset = next
                // Four-byte characters, those beyond the first plane, are surrogate pairs.
                next += byte >= 0xF0 ? 2 : 1
            }
            table.append(offset)
        }
        table.append(next)
        return table
    }
}
