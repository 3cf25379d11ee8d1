import Foundation
import ResourceFiles
import Testing

@Suite struct JSONScannerTests {
    private func fault(_ text: String) -> ResourceFault? {
        do throws(ResourceFault) {
            _ = try JSONScanner.read(Data(text.utf8), file: "a.json")
            return nil
        } catch {
            return error
        }
    }

    @Test func `values keep the lines that they begin in`() throws {
        let text = "{\n  \"a\": [1,\n    -2.5e1],\n  \"b\": {\"c\": \"x\\u00e9\\n\\ud83d\\ude00\"}\n}"

        let root = try JSONScanner.read(Data(text.utf8), file: "a.json")

        let numbers = try #require(root["a"]).elements(of: "a")
        #expect(numbers.map(\.line) == [2, 3])
        #expect(numbers.map(\.summary) == ["1", "-2.5e1"])
        #expect(root["b"]?.line == 4)
        #expect(try root["b"]?.text("c") == "xé\n😀")
        #expect(try root["b"]?.text("d") == nil)
    }

    @Test(arguments: [
        ("", "a.json:1: found the end of the file, expected a value."),
        ("{\n\"a\": tru}", "a.json:2: found \"tru\", expected a value."),
        ("{\n\"a\" 1}", "a.json:2: found \"1}\", expected \":\" behind the name \"a\"."),
        ("{\"a\": 1\n\"b\": 2}", "a.json:2: found \"\"b\": 2}\", expected \",\" or \"}\"."),
        ("[1,\n]", "a.json:2: found \"]\", expected another value behind \",\"."),
        ("[1\n", "a.json:2: found the end of the file, expected \",\" or \"]\"."),
        ("{a: 1}", "a.json:1: found \"a: 1}\", expected a name in quotes or \"}\"."),
        ("\n\"abc", "a.json:2: found the end of the file, expected the end of a string."),
        ("\"a\nb\"", "a.json:1: found a control character, expected the string to end in its line."),
        ("\"\\q\"", "a.json:1: found \"q\"\", expected one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u."),
        ("\"\\u12\"", "a.json:1: found \"12\"\", expected four hexadecimal digits."),
        ("\"\\u+123\"", "a.json:1: found \"+123\"\", expected four hexadecimal digits."),
        ("1 2", "a.json:1: found \"2\", expected the end of the file."),
        ("1e999", "a.json:1: found \"1e999\", expected a value."),
    ])
    func `a damaged file reports its line, the found and the expected text`(text: String, sentence: String) {
        #expect(fault(text)?.description == sentence)
    }

    @Test func `lists in lists end with a fault before they end the stack`() {
        let text = String(repeating: "[", count: 100_000)

        let sentence = fault(text)?.sentence

        #expect(sentence == "found more than 200 objects and lists in each other, expected at most 200.")
    }

    @Test func `a member of another kind is a fault at its line`() throws {
        let root = try JSONScanner.read(Data("{\n\"a\": 5,\n\"b\": \"x\"}".utf8), file: "a.json")

        #expect(throws: ResourceFault(file: "a.json", line: 2, found: "5", expected: "a string as \"a\"")) {
            try root.text("a")
        }
        #expect(throws: ResourceFault(file: "a.json", line: 3, found: "\"x\"", expected: "a number as \"b\"")) {
            try root.number("b")
        }
        #expect(throws: ResourceFault(file: "a.json", line: 3, found: "\"x\"", expected: "true or false as \"b\"")) {
            try root.flag("b")
        }
    }
}
