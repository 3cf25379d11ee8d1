package import Foundation

/// The texts of a `.strings` file by their keys, and the file's faults.
package struct StringTable: Sendable {
    package var texts: [String: String] = [:]
    /// Faults; texts before and behind one count where they can be recognised.
    package var faults: [ResourceFault] = []

    package init() {}

    /// Reads a table in any of its forms: text in UTF-8 or UTF-16, a property list in XML, or a binary one.
    ///
    /// - Parameter file: the file's path in faults.
    package init(_ data: Data, file: String) {
        guard !data.starts(with: Array("bplist".utf8)) else {
            read(list: data, file: file)
            return
        }
        guard let text = Self.text(of: data) else {
            faults.append(
                ResourceFault(
                    file: file, line: nil, found: "bytes that are no text", expected: "text in UTF-8 or UTF-16"))
            return
        }
        guard !text.drop(while: \.isWhitespace).hasPrefix("<") else {
            read(list: Data(text.utf8), file: file)
            return
        }
        var scanner = StringTableScanner(text, file: file)
        scanner.read()
        (texts, faults) = (scanner.texts, scanner.faults)
    }

    private mutating func read(list data: Data, file: String) {
        do throws(ResourceFault) {
            let list = try PropertyListFile(data, file: file)
            // Hash order: sorted by key.
            for (key, value) in list.root.sorted(by: { $0.key < $1.key }) {
                if let text = value as? String {
                    texts[key] = text
                } else {
                    faults.append(list.fault(at: [key], found: value, expected: "a text for the key \"\(key)\""))
                }
            }
        } catch {
            faults.append(error)
        }
    }

    /// The text of a file in UTF-8 or UTF-16, which a mark at its beginning or zeros among its bytes give away.
    static func text(of data: Data) -> String? {
        let head = [UInt8](data.prefix(4))
        if head.starts(with: [0xEF, 0xBB, 0xBF]) { return String(data: data.dropFirst(3), encoding: .utf8) }
        if head.starts(with: [0xFF, 0xFE]) { return String(data: data.dropFirst(2), encoding: .utf16LittleEndian) }
        if head.starts(with: [0xFE, 0xFF]) { return String(data: data.dropFirst(2), encoding: .utf16BigEndian) }
        if head.count > 1, head[1] == 0 { return String(data: data, encoding: .utf16LittleEndian) }
        if head.first == 0 { return String(data: data, encoding: .utf16BigEndian) }
        return String(data: data, encoding: .utf8)
    }

    /// A `.strings` file of texts, in the order of their keys.
    package static func file(of texts: [String: String]) -> Data {
        // Hash order: sorted by key.
        let lines = texts.sorted { $0.key < $1.key }.map { "\(quoted($0.key)) = \(quoted($0.value));\n" }
        return Data(lines.joined().utf8)
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
