import Foundation
import ResourceFiles

/// Reads the elements of an XML file.
final class InterfaceReader {
    /// An element whose end was not read yet.
    private struct Draft {
        let name: String
        let attributes: [InterfaceElement.Attribute]
        let line: Int
        var children: [InterfaceElement] = []
        var text = ""
    }

    /// Deeper files are refused, so that recursion over elements does not exhaust the stack.
    private static let deepest = 200

    private let file: String
    private var open: [Draft] = []
    private var root: InterfaceElement?

    private init(file: String) { self.file = file }

    /// The outermost element of a file.
    ///
    /// - Throws: A fault with the line where the bytes are no XML.
    static func read(_ data: Data, file: String) throws(ResourceFault) -> InterfaceElement {
        let expected = "the XML of an interface file of iOS"
        if data.isEmpty { throw ResourceFault(file: file, line: 1, found: "an empty file", expected: expected) }
        for beginning in ["NIBArchive", "bplist"] where data.starts(with: Array(beginning.utf8)) {
            throw ResourceFault(file: file, line: nil, found: "a nib that Xcode compiled", expected: expected)
        }
        let reader = InterfaceReader(file: file)
        do throws(XMLPieces.Fault) {
            try XMLPieces(data).forEach(reader.add)
        } catch {
            throw reader.fault(error)
        }
        guard let root = reader.root else {
            throw ResourceFault(file: file, line: 1, found: "a file without elements", expected: "<document>")
        }
        return root
    }

    // MARK: Pieces

    private func add(_ piece: XMLPieces.Piece, line: Int) throws(XMLPieces.Fault) {
        switch piece {
        case .beginning(let name, let attributes):
            guard open.count < Self.deepest else {
                throw XMLPieces.Fault(
                    line: line, found: "more than \(Self.deepest) elements in each other",
                    expected: "at most \(Self.deepest)")
            }
            open.append(Draft(name: name, attributes: attributes.sorted { $0.name < $1.name }, line: line))
        case .characters(let text):
            // Between children there are only spaces.
            if let top = open.last, top.children.isEmpty { open[open.count - 1].text += text }
        case .ending:
            guard let draft = open.popLast() else { return }
            let element = InterfaceElement(
                name: draft.name, attributes: draft.attributes, children: draft.children,
                text: draft.children.isEmpty ? try Self.text(of: draft) : "", file: file, line: draft.line)
            if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
        }
    }

    /// The text of an element, which the file has in another form where it would not survive in XML.
    private static func text(of draft: Draft) throws(XMLPieces.Fault) -> String {
        guard draft.attributes.contains(where: { $0.name == "base64-UTF8" && $0.value == "YES" }) else {
            return draft.text
        }
        let digits = String(draft.text.filter { !$0.isWhitespace && $0 != "=" })
        let padding = String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
        guard let data = Data(base64Encoded: digits + padding), let text = String(data: data, encoding: .utf8) else {
            throw XMLPieces.Fault(
                line: draft.line, found: ResourceFault.quoted(draft.text),
                expected: "a text in UTF-8, written in base 64")
        }
        return text
    }

    /// The fault of a file, with the element that lacks its end where that is the cause.
    private func fault(_ fault: XMLPieces.Fault) -> ResourceFault {
        guard fault.isEndMissing, let top = open.last else {
            return ResourceFault(file: file, line: fault.line, found: fault.found, expected: fault.expected)
        }
        return ResourceFault(
            file: file, line: fault.line, found: fault.found,
            expected: "</\(top.name)> for the element of line \(top.line)")
    }
}
