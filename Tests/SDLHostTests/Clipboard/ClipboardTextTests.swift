import Testing

@testable import SDLHost

@Suite struct ClipboardTextTests {
    @Test(arguments: [ClipboardAtom.utf8PlainText, .utf8String, .plainText])
    func `forms in UTF-8 keep every character`(form: ClipboardAtom) throws {
        let text = "é\u{0}\r\n🙂\u{FEFF}"

        let (bytes, type) = try #require(ClipboardText.encode(text, as: form))

        #expect(bytes == Array(text.utf8))
        #expect(type == form)
        #expect(Array(ClipboardText.decode(bytes, type: type, target: form).utf8) == bytes)
    }

    @Test func `the form of old has one byte for each character and marks those that it lacks`() throws {
        let (bytes, type) = try #require(ClipboardText.encode("aé€\u{FF}", as: .string))

        #expect(bytes == [0x61, 0xE9, 0x3F, 0xFF])
        #expect(type == .string)
        #expect(ClipboardText.decode(bytes, type: .string, target: .string) == "aé?\u{FF}")
    }

    @Test func `a request without a form gets UTF-8 and its name`() throws {
        let (bytes, type) = try #require(ClipboardText.encode("é", as: .text))

        #expect(bytes == [0xC3, 0xA9])
        #expect(type == .utf8String)
    }

    @Test func `invalid UTF-8 is Latin-1 without a character set, and repaired where UTF-8 was promised`() {
        let bytes: [UInt8] = [0x61, 0xE9, 0x62]

        let plain = ClipboardText.decode(bytes, type: .plainText, target: .plainText)
        let promised = ClipboardText.decode(bytes, type: .utf8String, target: .utf8String)
        let answeredOtherwise = ClipboardText.decode(bytes, type: .string, target: .utf8PlainText)

        #expect(plain == "aéb")
        #expect(promised == "a\u{FFFD}b")
        #expect(answeredOtherwise == "aéb")
    }

    @Test func `other forms are not offered`() {
        #expect(ClipboardText.encode("a", as: .timestamp) == nil)
    }
}
