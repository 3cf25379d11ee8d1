import Testing

@testable import SourceScanning

@Suite struct SwiftLexerTests {
    private func words(_ text: String) -> [String] {
        SwiftLexer(text).tokens.filter { $0.kind == .word }.map(\.text)
    }

    private func strings(_ text: String) -> [String] {
        SwiftLexer(text).tokens.filter { $0.kind == .string }.map(\.text)
    }

    @Test func `comments are no code`() {
        #expect(words("a // b\n/* c /* d */ e */ f") == ["a", "f"])
    }

    @Test func `comments are kept by line`() {
        let comments = SwiftLexer("/// One\nlet a = 1 // two\n/* three\nfour */").comments

        #expect(comments == [1: "/// One", 2: "// two", 3: "/* three", 4: "four */"])
    }

    @Test func `strings are no code, but their interpolations are`() {
        #expect(words(#"f("a \(b(c("d"))) e") // g"#) == ["f", "b", "c"])
        #expect(strings(#"f("a \(b) e")"#) == ["a ", " e"])
    }

    @Test func `escaped quotes do not end a string`() {
        #expect(strings(#"f("a\"b") + g"#) == [#"a\"b"#])
        #expect(words(#"f("a\"b") + g"#) == ["f", "g"])
    }

    @Test func `raw strings keep backslashes and quotes`() {
        #expect(strings(##"f(#"a "b" \(c)"#)"##) == [#"a "b" \(c)"#])
        #expect(words(##"f(#"a \#(b)"#)"##) == ["f", "b"])
    }

    @Test func `strings over several lines end at three quotes`() {
        let text = "let a = \"\"\"\n  say \"b\"\n  \"\"\"\nc"

        #expect(words(text) == ["let", "a", "c"])
        #expect(SwiftLexer(text).tokens.last?.line == 4)
    }

    @Test func `names in back-ticks are one word`() {
        #expect(words("func `it's // no \"comment\"`()") == ["func", "it's // no \"comment\""])
    }

    @Test func `attributes and directives are words with their sign`() {
        #expect(words("@MainActor #if DEBUG") == ["@MainActor", "#if", "DEBUG"])
    }
}
