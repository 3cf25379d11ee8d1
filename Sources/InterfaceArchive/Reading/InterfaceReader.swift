import Foundation
import FoundationXML
import ResourceFiles

/// Reads the elements of an XML file.
final class InterfaceReader: NSObject, XMLParserDelegate {
    /// An element whose end was not read yet.
    private struct Draft {
        let name: String
        let attributes: [InterfaceElement.Attribute]
        let line: Int
        var children: [InterfaceElement] = []
        var text = ""
    }

    /// Deeper files are refused, so that none exhausts the stack.
    private static let deepest = 200

    private let file: String
    private var open: [Draft] = []
    private var root: InterfaceElement?
    private var fault: ResourceFault?

    private init(file: String) { self.file = file }

    /// The outermost element of a file.
    ///
    /// - Throws: A fault with the line where the bytes are no XML.
    static func read(_ data: Data, file: String) throws(ResourceFault) -> InterfaceElement {
        let reader = InterfaceReader(file: file)
        let parser = XMLParser(data: data)
        parser.delegate = reader
        let isWhole = parser.parse()
        if let fault = reader.fault { throw fault }
        guard isWhole, let root = reader.root else {
            throw ResourceFault(
                file: file, line: max(parser.lineNumber, 1),
                found: data.isEmpty ? "an empty file" : "characters that are no XML",
                expected: "an interface file of iOS")
        }
        return root
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        // Hash order: the attributes are sorted.
        let attributes = attributeDict.sorted { $0.key < $1.key }.map {
            InterfaceElement.Attribute(name: $0.key, value: $0.value)
        }
        open.append(Draft(name: elementName, attributes: attributes, line: parser.lineNumber))
        guard open.count > Self.deepest else { return }
        stop(parser, found: "more than \(Self.deepest) elements in each other", expected: "at most \(Self.deepest)")
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += string
    }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += String(decoding: CDATABlock, as: UTF8.self)
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
        guard let draft = open.popLast() else { return }
        let element = InterfaceElement(
            name: draft.name, attributes: draft.attributes, children: draft.children,
            text: draft.children.isEmpty ? draft.text : "", file: file, line: draft.line)
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    private func stop(_ parser: XMLParser, found: String, expected: String) {
        fault = ResourceFault(file: file, line: parser.lineNumber, found: found, expected: expected)
        parser.abortParsing()
    }
}
