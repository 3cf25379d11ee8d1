import Foundation
import ResourceFiles
import Testing

@Suite struct StringTableTests {
    private func table(_ text: String) -> StringTable { StringTable(Data(text.utf8), file: "a.strings") }

    @Test func `keys and texts are read between comments, with escapes and line ends`() {
        let text = """
            /* A greeting; with = and "quotes". */
            "hello" = "Hallo \\"Welt\\"\\n\\U00e9\\Ud83d\\Ude00\\t\\101";
            // Without quotes
            plain.key_1 = word;
            "two
            lines" = 'single "quotes"';
            alone;
            """

        let table = table(text)

        #expect(table.faults.isEmpty)
        #expect(
            table.texts == [
                "hello": "Hallo \"Welt\"\né😀\tA", "plain.key_1": "word", "two\nlines": "single \"quotes\"",
                "alone": "alone",
            ])
    }

    @Test func `braces around a table, an empty one and line ends of other systems are right`() {
        #expect(table("{ a = b; }").texts == ["a": "b"])
        #expect(table("").faults.isEmpty)
        #expect(table("\"a\" = \"b\";\r\n\"c\" = \"d\";\r\n").texts == ["a": "b", "c": "d"])
    }

    @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf8])
    func `text may be in UTF-8 and UTF-16`(encoding: String.Encoding) throws {
        let data = try #require("\"a\" = \"é😀\";\n".data(using: encoding))

        let table = StringTable(data, file: "a.strings")

        #expect(table.texts == ["a": "é😀"])
        #expect(table.faults.isEmpty)
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func `a table may be a property list`(format: PropertyListSerialization.PropertyListFormat) throws {
        let data = try PropertyListSerialization.data(
            fromPropertyList: ["a": "b", "c": 5] as [String: Any], format: format, options: 0)

        let table = StringTable(data, file: "a.strings")

        #expect(table.texts == ["a": "b"])
        #expect(
            table.faults.map(\.sentence) == ["found 5, expected a text for the key \"c\"."])
        #expect(table.faults.first?.line == (format == .xml ? 7 : nil))
    }

    @Test(arguments: [
        (
            "\"a\" = \"1\"\n\"b\" = \"2\";\n\"c\" = \"3\";",
            "a.strings:2: found \"\"b\" = \"2\";\", expected \";\" behind the text of the key \"a\".",
            ["a": "1", "b": "2", "c": "3"]
        ),
        (
            "\"a\" \"1\";\n\"b\" = \"2\";", "a.strings:1: found \"\"1\";\", expected \"=\" behind the key \"a\".",
            ["b": "2"]
        ),
        (
            "\"a\" = \"1\";\n\"b\" = ;\n\"c\" = \"3\";",
            "a.strings:2: found \";\", expected the text of the key \"b\" in quotes.", ["a": "1", "c": "3"]
        ),
        (
            "\"a\" = \"1\";\n\"b\" = \"2;\n",
            "a.strings:2: found no end of what begins with \"2; \", expected another "
                + "quotation mark.", ["a": "1"]
        ),
        ("\"a\" = \"1\";\n/* b", "a.strings:2: found a comment without an end, expected \"*/\".", ["a": "1"]),
        ("\"a\" = \"1\";\n= 5;", "a.strings:2: found \"= 5;\", expected a key in quotes.", ["a": "1"]),
        ("{ a = b;\n", "a.strings:2: found the end of the file, expected \"}\".", ["a": "b"]),
        (
            "\"a\" = \"1\";\n\"a\" = \"2\";",
            "a.strings:2: found the key \"a\" once more, with another text than in line 1, expected each key once.",
            ["a": "2"]
        ),
    ])
    func `a damaged table reports its line, and keeps the valid texts`(
        text: String, sentence: String, texts: [String: String]
    ) {
        let table = table(text)

        #expect(table.faults.map(\.description) == [sentence])
        #expect(table.texts == texts)
    }

    @Test func `bytes that are no text are a fault`() {
        let table = StringTable(Data([0x22, 0x61, 0xFF, 0xC0, 0x22]), file: "a.strings")

        #expect(
            table.faults.map(\.description) == [
                "a.strings: found bytes that are no text, expected text in UTF-8 or UTF-16."
            ])
    }

    @Test func `a damaged property list says its line`() {
        let table = table("<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict><key>a</key></dict>\n</plist>")

        #expect(
            table.faults.map(\.description) == [
                "a.strings:3: found \"Value missing for key inside <dict>\", expected a property list."
            ])
    }

    @Test func `a file that was made of texts has the same texts`() {
        let texts = ["a \"quoted\" key": "line\nline\t\\", "é": "%1$@ %2$lld"]

        let table = StringTable(StringTable.file(of: texts), file: "a.strings")

        #expect(table.texts == texts)
        #expect(table.faults.isEmpty)
    }

    @Test func `no bytes make the reader stop the program`() {
        var generator = SystemRandomNumberGenerator()
        let pieces = ["\"", "a", "=", ";", "\\", "\\U", "/*", "*/", "//", "\n", "{", "}", "'", "\u{FEFF}", "<", "1"]
        for _ in 0..<2000 {
            let text = (0..<20).map { _ in pieces.randomElement(using: &generator)! }.joined()

            let table = table(text)

            #expect(table.faults.allSatisfy { ($0.line ?? 1) >= 1 }, "\(text)")
        }
    }
}
