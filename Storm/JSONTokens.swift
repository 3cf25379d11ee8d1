/// The values in a line of JSON, without a full reading of it.
enum JSONTokens {
    /// The ranges of numbers, strings, literals, lists and objects after a colon, a comma in a list or a bracket.
    static func values(in line: [UInt8]) -> [Range<Int>] {
        var (ranges, index, isExpected): ([Range<Int>], Int, Bool) = ([], 0, false)
        while index < line.count {
            let byte = line[index]
            let start = index
            switch byte {
            case UInt8(ascii: "\""):
                index = endOfString(in: line, from: index)
                // A string before a colon is a key.
                let isKey = index < line.count && line[index] == UInt8(ascii: ":")
                if isExpected, !isKey { ranges.append(start..<index) }
                isExpected = false
                continue
            case UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: ","): isExpected = true
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"):
                while index < line.count, isPlain(line[index]) { index += 1 }
                if isExpected { ranges.append(start..<index) }
                isExpected = false
                continue
            default: break
            }
            index += 1
        }
        return ranges
    }

    /// The ranges of the keys of a line, with their quotes.
    static func keys(in line: [UInt8]) -> [Range<Int>] {
        var (ranges, index): ([Range<Int>], Int) = ([], 0)
        while index < line.count {
            guard line[index] == UInt8(ascii: "\"") else {
                index += 1
                continue
            }
            let start = index
            index = endOfString(in: line, from: index)
            if index < line.count, line[index] == UInt8(ascii: ":") { ranges.append(start..<index) }
        }
        return ranges
    }

    private static func endOfString(in line: [UInt8], from start: Int) -> Int {
        var index = start + 1
        while index < line.count, line[index] != UInt8(ascii: "\"") {
            index += line[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(line.count, index + 1)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
            true
        default: false
        }
    }
}
