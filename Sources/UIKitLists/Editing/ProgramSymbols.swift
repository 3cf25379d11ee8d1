import Foundation

/// The names of functions that the program was linked with, from its own file: they tell whether a class has a method of its own.
///
/// A table has to know whether its data source implements some optional methods, without calling them, and Swift has no question
/// for that: from outside a class that leaves a method to its protocol looks like one that has it. The symbol table names the
/// methods that were compiled for each class.
nonisolated enum ProgramSymbols {
    /// Whether the class of an object, or one above it in the program, has a method with words in its labels.
    ///
    /// - Returns: nil where the program has no symbol table, for it was stripped.
    static func implements(_ words: [String], by object: AnyObject) -> Bool? {
        guard let names else { return nil }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let type = mirror?.subjectType as? AnyClass {
            // The framework's own classes have every method and do nothing in it.
            guard let name = _mangledTypeName(type), !String(reflecting: type).hasPrefix("UIKitLists.") else { break }
            if has(Data(("$s" + symbolStart(name)).utf8), words.map { Data($0.utf8) }, in: names) { return true }
            mirror = mirror?.superclassMirror
        }
        return false
    }

    /// The beginning of the symbols of a class, by the name that it has at run time.
    ///
    /// A private class has the address of its file's description there, and a number that stands for the file in symbols.
    private static func symbolStart(_ name: String) -> String {
        guard let address = name.range(of: #"[0-9]+\$[0-9a-f]+yXZ"#, options: .regularExpression) else { return name }
        return name.replacingCharacters(in: address, with: "").dropLast() + "33_"
    }

    /// Whether a symbol begins with a class and contains words, and is no mere reference from a protocol to a default.
    private static func has(_ start: Data, _ words: [Data], in names: Data) -> Bool {
        let witness = Data("TW".utf8)
        var rest = names.startIndex..<names.endIndex
        while let found = names.range(of: start, in: rest) {
            let end = names[found.upperBound...].firstIndex(of: 0) ?? names.endIndex
            let symbol = names[found.upperBound..<end]
            if symbol.range(of: witness) == nil, words.allSatisfy({ symbol.range(of: $0) != nil }) { return true }
            rest = end..<names.endIndex
        }
        return false
    }

    /// The names of all symbols, each with a 0 behind it.
    private static let names: Data? = {
        guard let file = try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped) else {
            return nil
        }
        return symbolNames(of: file)
    }()

    /// The string table of the symbol table in a file of the Executable and Linkable Format with 64 bits; nil for another file.
    static func symbolNames(of file: Data) -> Data? {
        func number<Value: FixedWidthInteger>(_: Value.Type, at offset: Int) -> Int? {
            guard offset >= 0, offset + MemoryLayout<Value>.size <= file.count else { return nil }
            let bytes = file[file.startIndex + offset..<file.startIndex + offset + MemoryLayout<Value>.size]
            return Int(exactly: bytes.reversed().reduce(Value(0)) { $0 << 8 | Value($1) })
        }
        guard file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let sections = number(UInt64.self, at: 0x28),
            let size = number(UInt16.self, at: 0x3A), let count = number(UInt16.self, at: 0x3C)
        else { return nil }
        for index in 0..<count {
            let section = sections + index * size
            // Type 2 is the symbol table, which links to the section of its names.
            guard number(UInt32.self, at: section + 4) == 2, let link = number(UInt32.self, at: section + 0x28),
                let offset = number(UInt64.self, at: sections + link * size + 0x18),
                let length = number(UInt64.self, at: sections + link * size + 0x20), offset + length <= file.count
            else { continue }
            return file[file.startIndex + offset..<file.startIndex + offset + length]
        }
        return nil
    }
}
