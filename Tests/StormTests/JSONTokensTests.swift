import Testing

@testable import Storm

@Suite struct JSONTokensTests {
    private func texts(_ ranges: [Range<Int>], in line: [UInt8]) -> [String] {
        ranges.map { String(decoding: line[$0], as: UTF8.self) }
    }

    @Test func `values and keys are distinguished`() {
        let line = Array(#"{"t":-0.5,"event":"te\"xt","list":[1,"two",true],"empty":null}"#.utf8)

        let values = texts(JSONTokens.values(in: line), in: line)
        let keys = texts(JSONTokens.keys(in: line), in: line)

        #expect(values == ["-0.5", #""te\"xt""#, "1", #""two""#, "true", "null"])
        #expect(keys == [#""t""#, #""event""#, #""list""#, #""empty""#])
    }

    @Test func `a line that is cut off has the tokens up to there`() {
        let line = Array(#"{"t":1,"text":"abc\"#.utf8)

        let values = texts(JSONTokens.values(in: line), in: line)

        #expect(values == ["1", #""abc\"#])
    }
}
