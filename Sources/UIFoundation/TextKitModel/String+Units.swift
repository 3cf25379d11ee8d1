// Strings of characters in ASCII, as most long texts are, are turned into UTF-16 units and back by widening bytes, which the
// standard library's views do character by character.
nonisolated extension String {
    /// The UTF-16 units of the string.
    var units: [UInt16] {
        let narrow: [UInt16]? =
            utf8.withContiguousStorageIfAvailable { bytes in
                guard bytes.isASCII else { return nil }
                return [UInt16](unsafeUninitializedCapacity: bytes.count) { units, count in
                    for index in 0..<bytes.count { units[index] = UInt16(truncatingIfNeeded: bytes[index]) }
                    count = bytes.count
                }
            } ?? nil
        return narrow ?? Array(utf16)
    }

    /// Makes a string of UTF-16 units; halves of pairs become U+FFFD.
    init(units: [UInt16]) {
        guard units.withUnsafeBufferPointer(\.isASCII) else {
            self.init(decoding: units, as: UTF16.self)
            return
        }
        self.init(unsafeUninitializedCapacity: units.count) { bytes in
            units.withUnsafeBufferPointer { units in
                for index in 0..<units.count { bytes[index] = UInt8(truncatingIfNeeded: units[index]) }
            }
            return units.count
        }
    }
}

nonisolated extension UnsafeBufferPointer where Element: FixedWidthInteger & UnsignedInteger {
    /// Whether every unit is a character of ASCII.
    fileprivate var isASCII: Bool {
        var all: Element = 0
        for index in 0..<count { all |= self[index] }
        return all < 0x80
    }
}
