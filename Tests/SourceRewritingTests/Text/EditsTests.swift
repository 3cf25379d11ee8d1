import Testing

@testable import SourceRewriting

@Suite struct EditsTests {
    private static func applied(to text: String, _ edit: (inout Edits) -> Void) -> String {
        var edits = Edits(of: Array(text.utf8))
        edit(&edits)
        return String(decoding: edits.applied(), as: UTF8.self)
    }

    @Test func `a shorter text is padded to the width of the range, and a longer one moves the text behind`() {
        let copy = Self.applied(to: "abcdef\n") {
            $0.replace(0..<3, with: "x")
            $0.replace(3..<6, with: "12345")
        }

        #expect(copy == "x  12345\n")
    }

    @Test func `line breaks of a range stay, and the column behind its last line too`() {
        let copy = Self.applied(to: "ab\ncd\n  ef, g\n") { $0.replace(1..<10, with: "x") }

        #expect(copy == "ax\n\n    , g\n")
    }

    @Test func `texts at one offset stay in the order in which they were inserted`() {
        let copy = Self.applied(to: "ab") {
            $0.insert("1", at: 1)
            $0.insert("2", at: 1)
        }

        #expect(copy == "a12b")
    }

    @Test func `a text inserted at the beginning of a replaced range is before it, in either order of the edits`() {
        let copy = Self.applied(to: "abcd") {
            $0.replace(1..<3, with: "xy")
            $0.insert("1", at: 1)
            $0.insert("2", at: 3)
        }

        #expect(copy == "a1xy2d")
    }

    @Test func `a moved range leaves its line breaks, and has the edits inside of it with it`() {
        var edits = Edits(of: Array("a(b\nc)d".utf8))

        edits.replace(2..<3, with: "x")
        edits.insert("!", at: 6)
        edits.move(1..<6)

        #expect(String(decoding: edits.applied(), as: UTF8.self) == "a\nd")
        #expect(String(decoding: edits.text(of: 1..<6), as: UTF8.self) == "(x\nc)!")
    }
}
