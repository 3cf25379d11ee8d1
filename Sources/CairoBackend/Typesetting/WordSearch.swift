import CPango
import Foundation

/// Finds words as Unicode and dictionaries of scripts without spaces define them.
enum WordSearch {
    /// The UTF-16 ranges of the words of a text.
    static func ranges(in string: String) -> [Range<Int>] {
        guard !string.isEmpty else { return [] }
        let bytes = Array(string.utf8)
        let scalars = string.unicodeScalars
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
        bytes.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                pango_get_log_attrs(
                    $0.baseAddress, Int32($0.count), -1, pango_language_get_default(), &attributes,
                    Int32(attributes.count))
            }
        }
        var ranges: [Range<Int>] = []
        var start: Int?
        var offset = 0
        var widths = scalars.makeIterator()
        for attribute in attributes {
            if attribute.is_word_end != 0, let begin = start {
                ranges.append(begin..<offset)
                start = nil
            }
            if attribute.is_word_start != 0 { start = offset }
            offset += widths.next().map { UTF16.width($0) } ?? 0
        }
        return ranges
    }
}
