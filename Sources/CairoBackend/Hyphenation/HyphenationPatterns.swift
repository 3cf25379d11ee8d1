import Foundation

/// The patterns of one language.
final class HyphenationPatterns {
    private let library: HyphenationLibrary
    private let pointer: OpaquePointer
    private let encoding: Encoding

    /// How the file writes letters.
    private enum Encoding {
        case utf8, latin1
    }

    /// Longer words are none.
    private static let longestWord = 100

    /// Reads a file; nil for one that cannot be read or is written in another encoding than UTF-8 and Latin-1.
    init?(_ path: String, library: HyphenationLibrary) {
        guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: 64),
            let encoding = Self.encoding(String(decoding: data, as: UTF8.self)), let pointer = library.open(path)
        else { return nil }
        (self.library, self.pointer, self.encoding) = (library, pointer, encoding)
    }

    deinit { library.close(pointer) }

    private static func encoding(_ beginning: String) -> Encoding? {
        switch beginning.prefix(while: { !$0.isNewline && $0 != " " }).uppercased() {
        case "UTF-8", "UTF8": .utf8
        case "ISO8859-1", "ISO-8859-1": .latin1
        default: nil
        }
    }

    /// The distances in UTF-8 from a word's beginning at which it may be divided.
    func breaks(in word: String) -> [Int] {
        let letters = Array(word.unicodeScalars)
        let small = Array(word.lowercased().unicodeScalars)
        guard letters.count == small.count, letters.count <= Self.longestWord, let bytes = bytes(of: small) else {
            return []
        }
        var ends: [Int] = []
        var end = 0
        for letter in letters {
            end += UTF8.width(letter)
            ends.append(end)
        }
        return library.breaks(in: bytes, by: pointer).compactMap { $0 < ends.count - 1 ? ends[$0] : nil }
    }

    private func bytes(of word: [Unicode.Scalar]) -> [UInt8]? {
        switch encoding {
        case .utf8: return word.flatMap { UTF8.encode($0)! }
        case .latin1:
            guard word.allSatisfy({ $0.value < 0x100 }) else { return nil }
            return word.map { UInt8($0.value) }
        }
    }
}
