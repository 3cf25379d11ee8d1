// The standard library's views turn strings into UTF-16 units and back character by character. Long texts are turned here in
// blocks.
nonisolated extension String {
    /// The UTF-16 units of the string.
    var units: [UInt16] {
        let units = utf8.withContiguousStorageIfAvailable { bytes in
            [UInt16](unsafeUninitializedCapacity: bytes.count) { units, count in
                var index = 0
                count = bytes.widen(from: &index, into: units)
            }
        }
        return units ?? Array(utf16)
    }

    /// Makes a string of UTF-16 units; halves of pairs become U+FFFD.
    init(units: [UInt16]) {
        self = units.withUnsafeBufferPointer { units in
            // Units that are no halves of pairs have three bytes at most, and pairs four.
            let isNarrow = units.isASCII
            return String(unsafeUninitializedCapacity: isNarrow ? units.count : units.count * 3) { bytes in
                isNarrow ? units.narrowASCII(into: bytes) : units.narrow(into: bytes)
            }
        }
    }

    /// Calls a closure with the string's units, at most `size` at a time and characters' pairs together; a size of at least 2.
    func forEachUnits(of size: Int, _ body: ([UInt16]) -> Void) {
        let isDone: Void? = utf8.withContiguousStorageIfAvailable { bytes in
            var index = 0
            while index < bytes.count {
                body(
                    [UInt16](unsafeUninitializedCapacity: size) { units, count in
                        count = bytes.widen(from: &index, into: UnsafeMutableBufferPointer(rebasing: units[..<size]))
                    })
            }
        }
        guard isDone == nil else { return }
        let units = Array(utf16)
        for start in stride(from: 0, to: units.count, by: size) {
            body(Array(units[start..<min(start + size, units.count)]))
        }
    }
}

nonisolated extension UnsafeBufferPointer<UInt8> {
    /// Turns the characters at an index of a valid UTF-8 string into units, as many as there is room for, and moves the index
    /// behind them.
    ///
    /// - Returns: The number of units.
    fileprivate func widen(from index: inout Int, into units: UnsafeMutableBufferPointer<UInt16>) -> Int {
        var (place, next) = (0, index)
        let bytes = UnsafeRawBufferPointer(self)
        while next < count, place < units.count {
            while next + 8 <= count, place + 8 <= units.count,
                bytes.loadUnaligned(fromByteOffset: next, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
            {
                for offset in 0..<8 { units[place &+ offset] = UInt16(truncatingIfNeeded: self[next &+ offset]) }
                (place, next) = (place + 8, next + 8)
            }
            guard next < count, place < units.count else { break }
            let lead = UInt32(self[next])
            let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
            guard length < 4 || place + 2 <= units.count else { break }
            var scalar = length == 1 ? lead : lead & (0x7F >> UInt32(length))
            for offset in 1..<length { scalar = scalar << 6 | UInt32(self[next + offset]) & 0x3F }
            if scalar < 0x1_0000 {
                units[place] = UInt16(scalar)
                place += 1
            } else {
                units[place] = UInt16(0xD7C0 + (scalar >> 10))
                units[place + 1] = UInt16(0xDC00 + (scalar & 0x3FF))
                place += 2
            }
            next += length
        }
        index = next
        return place
    }
}

nonisolated extension UnsafeBufferPointer<UInt16> {
    /// Whether every unit is a character of ASCII.
    fileprivate var isASCII: Bool {
        var all: UInt16 = 0
        for index in 0..<count { all |= self[index] }
        return all < 0x80
    }

    fileprivate func narrowASCII(into bytes: UnsafeMutableBufferPointer<UInt8>) -> Int {
        for index in 0..<count { bytes[index] = UInt8(truncatingIfNeeded: self[index]) }
        return count
    }

    /// Writes the units as UTF-8.
    ///
    /// - Returns: The number of bytes.
    fileprivate func narrow(into bytes: UnsafeMutableBufferPointer<UInt8>) -> Int {
        var place = 0
        func put(_ byte: UInt32) {
            bytes[place] = UInt8(truncatingIfNeeded: byte)
            place += 1
        }
        var next = 0
        while next < count {
            var scalar = UInt32(self[next])
            next += 1
            if scalar & 0xF800 == 0xD800 {
                let isPair = scalar < 0xDC00 && next < count && self[next] & 0xFC00 == 0xDC00
                scalar = isPair ? 0x1_0000 + (scalar & 0x3FF) << 10 + UInt32(self[next]) & 0x3FF : 0xFFFD
                if isPair { next += 1 }
            }
            switch scalar {
            case ..<0x80: put(scalar)
            case ..<0x800:
                put(0xC0 | scalar >> 6)
                put(0x80 | scalar & 0x3F)
            case ..<0x1_0000:
                put(0xE0 | scalar >> 12)
                put(0x80 | scalar >> 6 & 0x3F)
                put(0x80 | scalar & 0x3F)
            default:
                put(0xF0 | scalar >> 18)
                put(0x80 | scalar >> 12 & 0x3F)
                put(0x80 | scalar >> 6 & 0x3F)
                put(0x80 | scalar & 0x3F)
            }
        }
        return place
    }
}
