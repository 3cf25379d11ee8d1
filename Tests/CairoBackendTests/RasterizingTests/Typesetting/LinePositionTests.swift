import CairoBackend
import CoreGraphics
import CoreText
import Foundation
import Testing

/// Positions in a line are found by search, and are those that a scan of the whole line finds.
@Suite struct LinePositionTests {
    /// A group of glyphs of a line, as a scan of all of them finds it.
    private struct Group {
        var range: Range<Int>
        var left: CGFloat
        var right: CGFloat
        var isRightToLeft: Bool
    }

    private static let typesetter = PangoTypesetter()
    private static let texts = [
        "Hello, World", "", " ", "שלום עולם", "abc שלום 123 def", "אב 12 ג", "क्षaनि", "e\u{301}e\u{308}x", "fi ffi 👨‍👩‍👧 🇦🇹!",
        "سلام x",
    ]

    private func line(_ string: String) throws -> TextLine {
        try #require(Self.typesetter.layout(TextRequest(string, font: FontRequest(size: 17))).lines.first)
    }

    private func groups(of line: TextLine) -> [Group] {
        line.runs.flatMap { run in
            let clusters = run.clusters
            return clusters.indices.map { index in
                let next = run.isRightToLeft ? index - 1 : index + 1
                let begin = Int(clusters[index].offset)
                let end = clusters.indices.contains(next) ? Int(clusters[next].offset) : run.range.upperBound
                return Group(
                    range: begin..<max(begin, end), left: run.x + CGFloat(clusters[index].x),
                    right: run.x + (index + 1 < clusters.count ? CGFloat(clusters[index + 1].x) : run.glyphs.width),
                    isRightToLeft: run.isRightToLeft)
            }
        }
    }

    @Test(arguments: texts)
    func `a caret is at the edge of the group with its character`(text: String) throws {
        let line = try line(text)

        for group in groups(of: line) {
            let leading = group.isRightToLeft ? group.right : group.left
            #expect(line.caretX(at: group.range.lowerBound) == leading)
            guard !group.range.isEmpty else { continue }
            let trailing = group.isRightToLeft ? group.left : group.right
            #expect(line.caretX(at: group.range.upperBound, isUpstream: true) == trailing)
        }
    }

    @Test(arguments: texts)
    func `a point within a group gives one of its ends or a position between`(text: String) throws {
        let line = try line(text)

        for group in groups(of: line) where group.right > group.left {
            let middle = (group.left + group.right) / 2
            let index = line.position(atX: middle + 0.01).index
            #expect(group.range.lowerBound <= index && index <= group.range.upperBound, "\(group)")
            #expect(line.characterIndex(atX: middle).map(group.range.contains) == true, "\(group)")
        }
        #expect(line.characterIndex(atX: -1) == nil)
        #expect(line.characterIndex(atX: line.width + 1) == nil)
    }

    @Test(arguments: texts)
    func `a selection takes the room of its groups`(text: String) throws {
        let line = try line(text)
        let groups = groups(of: line)

        for first in groups {
            for last in groups where last.range.lowerBound >= first.range.lowerBound {
                let selected = first.range.lowerBound..<last.range.upperBound
                let expected = groups.filter { $0.range.overlaps(selected) }.reduce(0) { $0 + $1.right - $1.left }
                let stretches = line.stretches(of: selected)
                #expect(abs(stretches.reduce(0) { $0 + $1.upperBound - $1.lowerBound } - expected) < 0.01)
                #expect(zip(stretches, stretches.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
            }
        }
    }

    @Test func `spaces at the end count with their width from both directions`() throws {
        let (left, right) = (try line("ab  "), try line("אב  "))

        let space = try line("ab   ").width - left.width

        #expect(abs(left.trailingWhitespaceWidth - 2 * space) < 0.01)
        #expect(right.trailingWhitespaceWidth > 0)
        #expect(try line("ab").trailingWhitespaceWidth == 0)
    }

    /// A scan of the text for each of its characters would take hours.
    @Test func `every position in a line of fifty thousand characters is found`() throws {
        let count = 50_000
        let line = try line(String(repeating: "0123456789", count: count / 10))

        let edges = stride(from: 0, through: count, by: 10).map { line.caretX(at: $0) }

        #expect(zip(edges, edges.dropFirst()).allSatisfy { $0 < $1 })
        #expect(edges.last == line.width)
        #expect(line.stretches(of: 0..<count) == [0...line.width])
        #expect(line.position(atX: edges[500] + 0.1).index == 5000)
    }
}
