extension CodeScanner {
    /// Whether only blanks are before a position in its line.
    func isFirstInLine(_ position: Int) -> Bool {
        var before = position - 1
        while before >= 0, bytes[before].isBlank {
            if bytes[before] == UInt8(ascii: "\n") || bytes[before] == UInt8(ascii: "\r") { return true }
            before -= 1
        }
        return before < 0
    }

    /// The labels of a function's parameters, as far as they can be found without parsing.
    ///
    /// - Parameter range: The parentheses with all between them.
    /// - Returns: nil if they are not certain.
    func labels(in range: Range<Int>) -> [Range<Int>]? {
        var labels: [Range<Int>] = []
        var depth = 0
        var mayBegin = true
        var offset = range.lowerBound + 1
        while offset < range.upperBound - 1 {
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: "/"): return nil
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ","): if depth == 0 { mayBegin = true }
            case _ where mayBegin && byte.isOfName:
                mayBegin = false
                if let label = label(at: offset) {
                    labels.append(label)
                } else if labels.isEmpty {
                    return nil
                }
                offset = nameEnd(at: offset)
                continue
            case _ where byte.isBlank: break
            default:
                if mayBegin, labels.isEmpty { return nil }
                mayBegin = false
            }
            offset += 1
        }
        return labels
    }

    private func nameEnd(at start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end].isOfName { end += 1 }
        return end
    }

    /// The label that begins at a position: a name before a colon, or before another name and a colon.
    private func label(at start: Int) -> Range<Int>? {
        let label = start..<nameEnd(at: start)
        var end = label.upperBound
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        end = nameEnd(at: end)
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        return end < bytes.count && bytes[end] == UInt8(ascii: ":") ? label : nil
    }
}
