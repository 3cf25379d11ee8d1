import Foundation
import ResourceFiles

/// The bytes of an interface file as UTF-8, without a byte order mark, and with line feeds as the only line ends.
struct InterfaceText {
    let bytes: [UInt8]

    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    /// Finds the encoding by the first bytes.
    ///
    /// - Throws: A fault for what is no text, such as a nib that was compiled.
    init(_ data: Data, file: String) throws(ResourceFault) {
        func fault(_ found: String, line: Int? = 1) -> ResourceFault {
            ResourceFault(file: file, line: line, found: found, expected: "the XML of an interface file of iOS")
        }
        guard !data.isEmpty else { throw fault("an empty file") }
        for beginning in ["NIBArchive", "bplist"] where data.starts(with: Array(beginning.utf8)) {
            throw fault("a nib that Xcode compiled", line: nil)
        }
        if let encoding = Self.wideEncoding(of: data) {
            guard let text = String(data: data, encoding: encoding) else { throw fault("bytes that are no UTF-16") }
            // The mark may have become a character of the text.
            bytes = Self.unifyingLineEnds(in: Array(text.utf8.drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }))
            return
        }
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let all = Array(data.starts(with: mark) ? data.dropFirst(mark.count) : data)
        guard String(validating: all, as: UTF8.self) != nil else {
            throw fault("bytes that are no UTF-8", line: Self.lineOfDamage(in: all))
        }
        bytes = Self.unifyingLineEnds(in: all)
    }

    /// The encoding of two bytes for each character that a mark or zeros give away; nil for UTF-8.
    private static func wideEncoding(of data: Data) -> String.Encoding? {
        let head = [UInt8](data.prefix(4))
        switch (head.first, head.dropFirst().first) {
        case (0xFF, 0xFE), (0xFE, 0xFF): return .utf16
        case (UInt8(ascii: "<"), 0): return .utf16LittleEndian
        case (0, UInt8(ascii: "<")): return .utf16BigEndian
        default: return nil
        }
    }

    private static func lineOfDamage(in bytes: [UInt8]) -> Int {
        let lines = bytes.split(separator: lineFeed, omittingEmptySubsequences: false)
        return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
    }

    private static func unifyingLineEnds(in bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(carriageReturn) else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for (index, byte) in bytes.enumerated() {
            if byte != carriageReturn {
                result.append(byte)
            } else if index + 1 == bytes.count || bytes[index + 1] != lineFeed {
                result.append(lineFeed)
            }
        }
        return result
    }
}
