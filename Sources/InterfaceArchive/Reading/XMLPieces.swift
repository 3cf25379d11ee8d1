import CExpat
import Foundation
import ResourceFiles

/// The pieces of an XML file in their order, as the library Expat finds them.
///
/// Document types with declarations are refused, so no file can name others or grow while it is read.
struct XMLPieces {
    /// A piece of the file.
    enum Piece {
        case beginning(String, [InterfaceElement.Attribute])
        case characters(String)
        case ending
    }

    /// The reason for which a file is no XML.
    struct Fault: Error {
        var line: Int
        var found: String
        var expected: String
        /// Whether an element's end was expected.
        var isEndMissing = false
    }

    /// One run through a file, to which the library's callbacks lead.
    private final class Run {
        let parser: XML_Parser
        let body: (Piece, Int) throws(Fault) -> Void
        var fault: Fault?

        init(_ parser: XML_Parser, _ body: @escaping (Piece, Int) throws(Fault) -> Void) {
            (self.parser, self.body) = (parser, body)
        }

        func post(_ piece: Piece) {
            guard fault == nil else { return }
            do throws(Fault) {
                try body(piece, line)
            } catch {
                stop(error)
            }
        }

        func stop(_ fault: Fault) {
            if self.fault == nil { self.fault = fault }
            XML_StopParser(parser, XML_Bool(XML_FALSE))
        }

        var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

        /// The run that a callback belongs to.
        static func of(_ data: UnsafeMutableRawPointer?) -> Run {
            guard let data else { fatalError("Expat called back without the data that it was given.") }
            return Unmanaged<Run>.fromOpaque(data).takeUnretainedValue()
        }
    }

    private let data: Data

    init(_ data: Data) { self.data = data }

    /// Calls a closure with each piece and the line that it begins in, counted from 1.
    func forEach(_ body: @escaping (Piece, Int) throws(Fault) -> Void) throws(Fault) {
        guard let parser = XML_ParserCreate(nil) else {
            throw Fault(line: 1, found: "no memory for reading the file", expected: "some")
        }
        defer { XML_ParserFree(parser) }
        let run = Run(parser, body)
        XML_SetUserData(parser, Unmanaged.passUnretained(run).toOpaque())
        XML_SetElementHandler(
            parser,
            { data, name, attributes in
                guard let name else { return }
                Run.of(data).post(.beginning(String(cString: name), XMLPieces.attributes(attributes)))
            },
            { data, _ in Run.of(data).post(.ending) })
        XML_SetCharacterDataHandler(parser) { data, characters, count in
            guard let characters, count > 0 else { return }
            let bytes = UnsafeRawBufferPointer(start: characters, count: Int(count))
            Run.of(data).post(.characters(String(decoding: bytes, as: UTF8.self)))
        }
        XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, hasDeclarations in
            guard hasDeclarations != 0 else { return }
            let current = Run.of(data)
            current.stop(
                Fault(line: current.line, found: "a document type with declarations", expected: "none, or one without"))
        }
        let status = data.withUnsafeBytes { bytes in
            XML_Parse(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count), 1)
        }
        if let fault = run.fault { throw fault }
        if status != XML_STATUS_OK { throw fault(of: parser) }
    }

    private static func attributes(
        _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> [InterfaceElement.Attribute] {
        guard var next = list else { return [] }
        var attributes: [InterfaceElement.Attribute] = []
        while let name = next[0], let value = next[1] {
            attributes.append(InterfaceElement.Attribute(name: String(cString: name), value: String(cString: value)))
            next += 2
        }
        return attributes
    }

    // MARK: Faults

    private func fault(of parser: XML_Parser) -> Fault {
        let code = XML_GetErrorCode(parser)
        let line = max(1, Int(XML_GetCurrentLineNumber(parser)))
        let offset = Int(XML_GetCurrentByteIndex(parser))
        switch code {
        case XML_ERROR_TAG_MISMATCH:
            // The offset is that of the name.
            let name = text(at: offset).drop { $0 == "\"" }.prefix { $0 != ">" && $0 != "\"" }
            return Fault(line: line, found: "</\(name)>", expected: "no end", isEndMissing: true)
        case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION:
            return Fault(line: line, found: "the end of the file", expected: "<document>", isEndMissing: true)
        default:
            return Fault(
                line: line, found: text(at: offset), expected: Self.expectations[code.rawValue] ?? Self.words(for: code)
            )
        }
    }

    private static let expectations: [UInt32: String] = [
        XML_ERROR_UNDEFINED_ENTITY.rawValue: "&amp; or another character of XML",
        XML_ERROR_BAD_CHAR_REF.rawValue: "the number of a character",
        XML_ERROR_DUPLICATE_ATTRIBUTE.rawValue: "each attribute once",
        XML_ERROR_JUNK_AFTER_DOC_ELEMENT.rawValue: "the end of the file",
    ]

    /// The library's own words for the other faults.
    private static func words(for code: XML_Error) -> String {
        "XML" + (XML_ErrorString(code).map { " (\(String(cString: $0)))" } ?? "")
    }

    /// The rest of the line at an offset.
    private func text(at offset: Int) -> String {
        guard data.indices.contains(data.startIndex + offset) else { return "the end of the file" }
        let rest = data[(data.startIndex + offset)...].prefix(160).prefix { $0 != 0x0A && $0 != 0x0D && $0 != 0 }
        return rest.isEmpty ? "the end of the line" : ResourceFault.quoted(String(decoding: rest, as: UTF8.self))
    }
}
