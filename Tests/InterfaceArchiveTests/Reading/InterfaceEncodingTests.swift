import Foundation
import InterfaceArchive
import ResourceFiles
import Testing

@Suite struct InterfaceEncodingTests {
    private func document(_ bytes: [UInt8]) throws(ResourceFault) -> InterfaceDocument {
        try InterfaceDocument(Data(bytes), file: "A.xib")
    }

    private func refusal(_ bytes: [UInt8]) -> String? {
        do throws(ResourceFault) {
            _ = try document(bytes)
            return nil
        } catch {
            return error.description
        }
    }

    @Test func `a byte order mark is no part of the text`() throws {
        let document = try document([0xEF, 0xBB, 0xBF] + Array(InterfaceSample.texts.utf8))

        #expect(document.element("x-4")?["text"] == "ö ü 图")
    }

    @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian], [true, false])
    func `a file in UTF-16 is read, with a mark and without`(encoding: String.Encoding, isMarked: Bool) throws {
        let mark: [UInt8] = encoding == .utf16LittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
        let bytes = [UInt8](try #require(InterfaceSample.texts.data(using: encoding)))

        let document = try document((isMarked ? mark : []) + bytes)

        #expect(document.element("x-4")?["text"] == "ö ü 图")
        #expect(document.element("x-4")?.line == 10)
    }

    @Test func `bytes that are no text are refused at their line`() {
        #expect(
            refusal([]) == "A.xib:1: found an empty file, expected the XML of an interface file of iOS.")
        #expect(
            refusal(Array("<a>\n<b".utf8) + [0xC3, 0x28] + Array("/></a>".utf8))
                == "A.xib:2: found \"\u{FFFD}(/></a>\", expected XML (not well-formed (invalid token)).")
        #expect(
            refusal(Array("NIBArchive".utf8) + [0, 0, 0, 1])
                == "A.xib: found a nib that Xcode compiled, expected the XML of an interface file of iOS.")
    }
}
