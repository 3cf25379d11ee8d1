import QuartzCore
import Testing
import UIKitTesting

@testable import UIFoundation

@Suite(.application) struct PieceTreeTests {
    private func runs(_ lengths: [Int]) -> [StyleRun] { lengths.map { StyleRun(length: $0, style: TextStyle([:])) } }

    @Test func `pieces are found by their characters`() {
        let tree = PieceTree(runs([3, 1, 4]))

        #expect(tree.sum.length == 8)
        #expect((0..<8).map { tree.piece(at: $0).range } == [0..<3, 0..<3, 0..<3, 3..<4, 4..<8, 4..<8, 4..<8, 4..<8])
        #expect(tree.last?.range == 4..<8)
        #expect(PieceTree<StyleRun>().first { $0.length > 0 } == nil)
    }

    @Test func `replacing pieces at random is as in an array`() {
        var numbers = SeededNumbers(seed: 5)
        var tree = PieceTree<StyleRun>()
        var model: [Int] = []
        for _ in 0..<500 {
            let first = numbers.below(model.count + 1)
            let end = first + numbers.below(min(4, model.count - first) + 1)
            let new = (0..<numbers.below(4)).map { _ in 1 + numbers.below(9) }
            let start = model[..<first].reduce(0, +)

            tree.replace(start..<start + model[first..<end].reduce(0, +), with: runs(new))
            model.replaceSubrange(first..<end, with: new)

            #expect(tree.pieces.map(\.length) == model)
            #expect(tree.sum.length == model.reduce(0, +))
        }
    }

    @Test func `pieces from one on are visited in their order, until that is enough`() {
        let tree = PieceTree(runs(Array(1...40)))

        // The sum of the first seven is 28.
        var visited: [Range<Int>] = []
        tree.forEach(from: { $0.length > 28 }) {
            visited.append($0.range)
            return visited.count < 3
        }
        #expect(visited == [28..<36, 36..<45, 45..<55])

        var count = 0
        tree.forEach(from: { _ in true }) { _ in
            count += 1
            return true
        }
        tree.forEach(from: { _ in false }) { _ in
            count += 100
            return true
        }
        #expect(count == 40)
    }

    @Test func `pieces in a range are changed where a condition holds, and sums with them`() {
        var tree = PieceTree(
            (0..<200).map { _ in
                ParagraphPiece(length: 10, startsParagraph: true, markLength: 1, endsParagraph: true)
            })
        for offset in [5, 995, 1005, 1995] { tree.update(at: offset) { $0.lines = PieceLines([]) } }
        #expect(tree.sum.unlaidCount == 196)

        // The ranges of the second and the third piece with lines are 990..<1000 and 1000..<1010.
        var changes = 0
        tree.update(in: 999..<1001, where: { $0.left < .infinity }) {
            $0.lines = nil
            changes += 1
        }
        #expect((changes, tree.sum.unlaidCount) == (2, 198))
        tree.update(in: 0..<2000, where: { $0.left < .infinity }) { $0.lines = nil }
        #expect(tree.sum.unlaidCount == 200)
        #expect(tree.sum.left == .infinity)
    }

    @Test func `pieces that were removed are not kept`() {
        weak var style: TextStyle?
        var tree = PieceTree(runs([1, 1, 1]))
        do {
            let removed = TextStyle([:])
            style = removed
            tree.replace(1..<2, with: [StyleRun(length: 5, style: removed)])
        }
        #expect(style != nil)

        tree.replace(1..<6, with: [])

        #expect(style == nil)
        #expect(tree.sum.length == 2)
    }

    @Test func `characters replaced at random are as in an array`() {
        var numbers = SeededNumbers(seed: 6)
        var text = StyledUnits()
        var model: [UInt16] = []
        for step in 0..<300 {
            let start = numbers.below(model.count + 1)
            let end = start + numbers.below(min(step % 7 == 0 ? 9000 : 20, model.count - start) + 1)
            let new = (0..<numbers.below(step % 5 == 0 ? 6000 : 12)).map { _ in UInt16(numbers.below(100)) }

            text.replace(start..<end, with: String(decoding: new, as: UTF16.self))
            model.replaceSubrange(start..<end, with: new)

            #expect(text.length == model.count)
            #expect(text.units(in: 0..<text.length) == model)
            if !model.isEmpty { #expect(text.style(at: model.count - 1).range == 0..<model.count) }
        }
    }

    @Test func `long paragraphs are cut behind spaces`() {
        let words = Array(repeating: "word ", count: 8000).joined()
        var splitter = PieceSplitter(startsParagraph: true)

        splitter.append(Array(words.utf16))
        splitter.finish()

        #expect(splitter.pieces.map(\.length).reduce(0, +) == 40_000)
        // Twice, three parts of 16 384 units are made, and the rest is less than another three.
        #expect(splitter.pieces.map(\.startsParagraph) == [true] + Array(repeating: false, count: 6))
        #expect(splitter.pieces.dropLast().allSatisfy { $0.length <= 4096 && $0.length > 4090 && $0.length % 5 == 0 })
    }

    @Test func `a carriage return at a part's end waits for the line feed`() {
        var splitter = PieceSplitter(startsParagraph: true)

        splitter.append(Array("a\r".utf16))
        splitter.append(Array("\nb\r".utf16))
        splitter.finish()

        #expect(splitter.pieces.map(\.length) == [3, 2])
        #expect(splitter.pieces.map(\.markLength) == [2, 1])
    }
}
