import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitTesting

/// Random edits, after which the layout is the one of a text that was there from the beginning.
@Suite(.application) struct TextWalkTests {
    private static let pieces = [
        "a", "word ", "\n", "two words", "\r", "\r\n", "ö", "\u{2029}", "é", "longerwithoutspaces", "  ", "\u{2028}",
        "\n\n",
    ]

    private func containers(_ kind: Int) -> [NSTextContainer] {
        let sizes: [CGSize] =
            kind == 1
            ? [CGSize(width: 80, height: 45), CGSize(width: 120, height: 200)]
            : [CGSize(width: 100, height: kind == 2 ? 120 : 0)]
        let containers = sizes.map { NSTextContainer(size: $0) }
        if kind == 2 {
            containers[0].exclusionPaths = [UIBezierPath(rect: CGRect(x: 40, y: 12, width: 30, height: 30))]
        }
        return containers
    }

    private func change(_ stage: TextStage, _ model: NSMutableString, _ numbers: inout SeededNumbers) {
        let start = numbers.below(model.length + 1)
        let length = numbers.below(min(numbers.below(6) == 0 ? 40 : 4, model.length - start) + 1)
        let range = NSRange(location: start, length: length)
        if numbers.below(5) == 0 {
            let style = NSMutableParagraphStyle()
            style.lineSpacing = CGFloat(numbers.below(3))
            style.firstLineHeadIndent = CGFloat(numbers.below(2) * 10)
            stage.storage.addAttribute(.paragraphStyle, value: style, range: range)
        } else {
            let count = numbers.below(3)
            let new = (0..<count).map { _ in Self.pieces[numbers.below(Self.pieces.count)] }.joined()
            stage.storage.replaceCharacters(in: range, with: new)
            model.replaceCharacters(in: range, with: new)
        }
    }

    /// Makes a random query, so that the layout is complete to some position and not behind it.
    private func look(_ stage: TextStage, _ numbers: inout SeededNumbers) {
        guard stage.storage.length > 0 else { return }
        let index = numbers.below(stage.storage.length)
        switch numbers.below(4) {
        case 0: _ = stage.manager.lineFragmentRect(forGlyphAt: index, effectiveRange: nil)
        case 1: _ = stage.manager.usedRect(for: stage.container)
        case 2: _ = stage.manager.glyphIndex(for: CGPoint(x: 20, y: CGFloat(index)), in: stage.container)
        default: break
        }
    }

    private func expectSame(_ stage: TextStage, _ kind: Int, _ model: NSMutableString, _ step: String) {
        #expect(stage.storage.string.utf16.elementsEqual((model as String).utf16), "\(step)")
        let fresh = TextStage(NSTextStorage(attributedString: stage.storage), containers: containers(kind))
        #expect(stage.ranges == fresh.ranges, "\(step)")
        #expect(stage.rects == fresh.rects, "\(step)")
        #expect(stage.manager.extraLineFragmentRect == fresh.manager.extraLineFragmentRect, "\(step)")
        for (container, other) in zip(stage.containers, fresh.containers) {
            #expect(stage.manager.usedRect(for: container) == fresh.manager.usedRect(for: other), "\(step)")
        }
        expectTiles(stage, isWhole: kind == 0)
    }

    /// Lines follow each other in the text and downwards.
    private func expectTiles(_ stage: TextStage, isWhole: Bool) {
        let (ranges, rects) = (stage.ranges, stage.rects)
        var end = 0
        for range in ranges {
            #expect(range.location == end)
            #expect(range.length > 0)
            end = range.upperBound
        }
        guard isWhole else { return }
        #expect(end == stage.storage.length)
        #expect(zip(rects, rects.dropFirst()).allSatisfy { $0.maxY == $1.minY })
    }

    @Test(arguments: [0, 1, 2]) func `edits lay out the same lines as a new layout`(_ kind: Int) {
        let walk = WalkLength(steps: 150, seeds: [3, 11])
        for seed in walk.seeds {
            var numbers = SeededNumbers(seed: seed)
            let storage = NSTextStorage(string: "Begin here.\nOr there", attributes: TextStage.ten)
            let stage = TextStage(storage, containers: containers(kind))
            stage.manager.allowsNonContiguousLayout = seed % 2 == 1 && kind == 0
            let model = NSMutableString(string: storage.string)
            for step in 0..<walk.steps {
                stage.storage.beginEditing()
                for _ in 0...numbers.below(3) { change(stage, model, &numbers) }
                stage.storage.endEditing()
                look(stage, &numbers)
                if step % 5 == 0 { stage.manager.ensureLayout(for: stage.container) }
                if step % 3 == 0 { expectSame(stage, kind, model, "kind \(kind), seed \(seed), step \(step)") }
            }
        }
    }
}
