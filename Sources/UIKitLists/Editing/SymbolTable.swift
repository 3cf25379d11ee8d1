import Foundation

/// The symbol table of a program in the Executable and Linkable Format with 64 bits.
nonisolated struct SymbolTable: Sendable {
    /// A symbol whose name has the requested beginning and ending.
    struct Symbol {
        /// Where its name begins in the table of names.
        fileprivate let offset: Int
        /// Whether it is a function by which a protocol calls a method.
        let isWitness: Bool
    }

    private static let entrySize = 24

    /// All names, each with a 0 behind it.
    private let names: Data
    private let entries: Data

    /// Reads a file; nil for one of another format, or without symbols.
    init?(_ file: Data) {
        func number<Value: FixedWidthInteger>(_: Value.Type, at offset: Int) -> Int? {
            guard offset >= 0, offset <= file.count - MemoryLayout<Value>.size else { return nil }
            let start = file.startIndex + offset
            let bytes = file[start..<start + MemoryLayout<Value>.size]
            return Int(exactly: bytes.reversed().reduce(Value(0)) { $0 << 8 | Value($1) })
        }
        func content(ofSection section: Int) -> Data? {
            guard let offset = number(UInt64.self, at: section + 0x18),
                let size = number(UInt64.self, at: section + 0x20),
                offset <= file.count, size <= file.count - offset
            else { return nil }
            return file[file.startIndex + offset..<file.startIndex + offset + size]
        }
        guard file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let sections = number(UInt64.self, at: 0x28),
            let size = number(UInt16.self, at: 0x3A), let count = number(UInt16.self, at: 0x3C),
            sections <= file.count
        else { return nil }
        for index in 0..<count {
            let section = sections + index * size
            // Type 2 is the symbol table, which links to the section of its names.
            guard number(UInt32.self, at: section + 4) == 2, let link = number(UInt32.self, at: section + 0x28),
                let entries = content(ofSection: section), let names = content(ofSection: sections + link * size)
            else { continue }
            (self.entries, self.names) = (entries, names)
            return
        }
        return nil
    }

    /// The symbols whose names begin with a text and contain others behind it; none where the last name has no end.
    ///
    /// - Complexity: linear in the size of all names, about 0.1 s for a program of 500 MB. The C library compares many bytes
    ///   at once.
    func symbols(startingWith start: String, containing words: [String]) -> [Symbol] {
        let (start, words) = (Array(start.utf8CString), words.map { Array($0.utf8CString) })
        return names.withUnsafeBytes { bytes in
            guard let names = bytes.bindMemory(to: CChar.self).baseAddress, bytes.last == 0 else { return [] }
            var symbols: [Symbol] = []
            var offset = 0
            while offset < bytes.count {
                let name = names + offset
                offset += strlen(name) + 1
                // A linker has names that end alike share their bytes: another symbol's name may begin inside of this one.
                var search = name
                while let found = strstr(search, start).map({ UnsafePointer($0) }) {
                    search = found + 1
                    let rest = found + (start.count - 1)
                    if words.allSatisfy({ strstr(rest, $0) != nil }) {
                        symbols.append(Symbol(offset: found - names, isWitness: strstr(rest, "TW") != nil))
                    }
                }
            }
            return symbols
        }
    }

    /// The bytes that a symbol's function has.
    func size(of symbol: Symbol) -> Int? {
        entries.withUnsafeBytes { bytes in
            for entry in stride(from: 0, to: bytes.count - Self.entrySize + 1, by: Self.entrySize)
            where Int(bytes.loadUnaligned(fromByteOffset: entry, as: UInt32.self)) == symbol.offset {
                return Int(exactly: bytes.loadUnaligned(fromByteOffset: entry + 16, as: UInt64.self))
            }
            return nil
        }
    }
}
