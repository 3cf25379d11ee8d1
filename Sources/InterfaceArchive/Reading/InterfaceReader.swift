import Foundation
import ResourceFiles

/// Reads the elements of an XML file.
struct InterfaceReader {
    /// An element whose end was not read yet.
    private struct Draft {
        let name: String
        let attributes: [InterfaceElement.Attribute]
        let line: Int
        var children: [InterfaceElement] = []
        /// Characters that stand for the text as long as no child follows.
        var text = ""
        var pending: (range: Range<Int>, line: Int)?
    }

    /// Deeper files are refused, so that nothing that follows elements inwards exhausts the stack.
    private static let deepest = 200

    private let file: String
    private var scanner: InterfaceScanner
    private var open: [Draft] = []
    private var root: InterfaceElement?

    /// The outermost element of a file.
    ///
    /// - Throws: A fault with the line where the bytes are no XML.
    static func read(_ data: Data, file: String) throws(ResourceFault) -> InterfaceElement {
        let text = try InterfaceText(data, file: file)
        return try text.bytes.withUnsafeBufferPointer { bytes throws(ResourceFault) in
            var reader = InterfaceReader(file: file, scanner: InterfaceScanner(bytes, file: file))
            return try reader.readAll()
        }
    }

    private init(file: String, scanner: InterfaceScanner) { (self.file, self.scanner) = (file, scanner) }

    private mutating func readAll() throws(ResourceFault) -> InterfaceElement {
        while true {
            switch try scanner.next() {
            case .beginning(let name, let attributes, let isWhole, let line):
                try begin(Draft(name: name, attributes: attributes, line: line))
                if isWhole { try end(name, line: line) }
            case .ending(let name, let line): try end(name, line: line)
            case .characters(let range, let isLiteral, let line): try add(range, isLiteral: isLiteral, line: line)
            case .end: return try finish()
            }
        }
    }

    private mutating func begin(_ draft: Draft) throws(ResourceFault) {
        guard root == nil else {
            throw scanner.fault(draft.line, found: "<\(draft.name)>", expected: "the end of the file")
        }
        guard open.count < Self.deepest else {
            throw scanner.fault(
                draft.line, found: "more than \(Self.deepest) elements in each other",
                expected: "at most \(Self.deepest)")
        }
        if !open.isEmpty { open[open.count - 1].pending = nil }
        open.append(draft)
    }

    private mutating func end(_ name: String, line: Int) throws(ResourceFault) {
        guard let top = open.last, top.name == name else {
            throw scanner.fault(
                line, found: "</\(name)>",
                expected: open.last.map { "</\($0.name)> for the element of line \($0.line)" } ?? "the end of the file")
        }
        if top.pending != nil { try flush() }
        let draft = open.removeLast()
        let element = InterfaceElement(
            name: draft.name, attributes: draft.attributes, children: draft.children,
            text: draft.children.isEmpty ? try text(of: draft) : "", file: file, line: draft.line)
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    private mutating func add(_ range: Range<Int>, isLiteral: Bool, line: Int) throws(ResourceFault) {
        guard let top = open.last else {
            guard scanner.isBlank(range) else {
                throw scanner.fault(
                    line, found: ResourceFault.quoted(scanner.literal(range).trimmingCharacters(in: .newlines)),
                    expected: root == nil ? "<document>" : "the end of the file")
            }
            return
        }
        // Between children there are only spaces.
        guard top.children.isEmpty else { return }
        try flush()
        if isLiteral {
            open[open.count - 1].text += scanner.literal(range)
        } else {
            // Most texts are the indentation before a child, and never needed.
            open[open.count - 1].pending = (range, line)
        }
    }

    private mutating func flush() throws(ResourceFault) {
        guard let (range, line) = open[open.count - 1].pending else { return }
        open[open.count - 1].pending = nil
        open[open.count - 1].text += try scanner.text(in: range, isAttribute: false, line: line)
    }

    /// The text of an element, which the file has in another form where it would not survive in XML.
    private func text(of draft: Draft) throws(ResourceFault) -> String {
        guard draft.attributes.contains(where: { $0.name == "base64-UTF8" && $0.value == "YES" }) else {
            return draft.text
        }
        let digits = String(draft.text.filter { !$0.isWhitespace && $0 != "=" })
        let padding = String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
        guard let data = Data(base64Encoded: digits + padding), let text = String(data: data, encoding: .utf8) else {
            throw scanner.fault(
                draft.line, found: ResourceFault.quoted(draft.text), expected: "a text in UTF-8, written in base 64")
        }
        return text
    }

    private mutating func finish() throws(ResourceFault) -> InterfaceElement {
        if let top = open.last {
            throw scanner.fault(
                top.line, found: "<\(top.name)> without an end", expected: "</\(top.name)> before the end of the file")
        }
        guard let root else { throw scanner.fault(1, found: "a file without elements", expected: "<document>") }
        return root
    }
}
