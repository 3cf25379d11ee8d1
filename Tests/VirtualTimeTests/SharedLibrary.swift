import Foundation
import Testing

/// The symbols of a library or a program for Linux with 64 bits, as the dynamic linker sees them.
struct SharedLibrary {
    /// The functions and variables that it takes from others.
    let imports: Set<String>
    /// Those that it offers to others.
    let exports: Set<String>
    /// The place of the names in the file.
    let names: Range<Int>

    private struct Section {
        let kind, link: UInt32
        let place: Range<Int>
    }

    /// Reads a file; a failure is one of the test.
    init(_ file: URL) throws {
        let data = try Data(contentsOf: file, options: .alwaysMapped)
        func number<Number: FixedWidthInteger & BitwiseCopyable>(_ type: Number.Type, at place: Int) -> Int {
            Int(
                truncatingIfNeeded: data[place..<(place + MemoryLayout<Number>.size)]
                    .withUnsafeBytes { $0.loadUnaligned(as: type) })
        }
        try #require(data.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), "\(file.path) is no program of 64 bits.")
        let (start, size, count) = (
            number(UInt64.self, at: 40), number(UInt16.self, at: 58), number(UInt16.self, at: 60)
        )
        let sections = (0..<count).map { index -> Section in
            let header = start + index * size
            let place = number(UInt64.self, at: header + 24)
            return Section(
                kind: UInt32(number(UInt32.self, at: header + 4)), link: UInt32(number(UInt32.self, at: header + 40)),
                place: place..<(place + number(UInt64.self, at: header + 32)))
        }
        let symbolTable: UInt32 = 11
        let symbols = try #require(sections.first { $0.kind == symbolTable }, "\(file.path) has no dynamic symbols.")
        names = sections[Int(symbols.link)].place
        var (imports, exports): (Set<String>, Set<String>) = ([], [])
        for symbol in stride(from: symbols.place.lowerBound, to: symbols.place.upperBound, by: 24) {
            let name = data[(names.lowerBound + number(UInt32.self, at: symbol))...].prefix { $0 != 0 }
            let isImport = number(UInt16.self, at: symbol + 6) == 0
            if isImport { imports.insert(String(decoding: name, as: UTF8.self)) }
            if !isImport { exports.insert(String(decoding: name, as: UTF8.self)) }
        }
        (self.imports, self.exports) = (imports, exports)
    }

    /// The folder of the toolchain's libraries that this process uses.
    static var folder: URL {
        get throws {
            // The kernel gives no size for the file, of which Foundation then reads only the beginning.
            let maps = try #require(fopen("/proc/self/maps", "r"))
            defer { fclose(maps) }
            var (found, line) = (URL?.none, [CChar](repeating: 0, count: 4096))
            while found == nil, fgets(&line, Int32(line.count), maps) != nil {
                let bytes = line.prefix { $0 != 10 && $0 != 0 }.map(UInt8.init(bitPattern:))
                let text = String(decoding: bytes, as: UTF8.self)
                guard text.hasSuffix("/libFoundation.so"), let start = text.firstIndex(of: "/") else { continue }
                found = URL(fileURLWithPath: String(text[start...])).deletingLastPathComponent()
            }
            return try #require(found, "Foundation is no shared library.")
        }
    }
}
