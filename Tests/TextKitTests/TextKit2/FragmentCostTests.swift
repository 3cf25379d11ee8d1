import CoreGraphics
import CoreText
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct FragmentCostTests {
    private let typesetter = CountingTypesetter()

    private func stage(_ count: Int) -> FragmentStage {
        FragmentStage((0..<count).map { "line \($0)" }.joined(separator: "\n"), width: 200, typesetter: typesetter)
    }

    @Test func `asking for fragments and usage bounds lays nothing out`() {
        let stage = stage(1000)
        let fragments = stage.fragments()

        #expect(fragments.count == 1000)
        #expect(fragments.allSatisfy { $0.state == .estimatedUsageBounds })
        #expect(fragments[500].layoutFragmentFrame.minY == 5000)
        #expect(stage.manager.usageBoundsForTextContainer.height == 10_000)
        #expect(typesetter.drainUnitCount() == 0)
    }

    @Test func `a fragment in the middle is laid out alone`() {
        let stage = stage(100_000)
        let fragment = stage.manager.textLayoutFragment(for: CGPoint(x: 0, y: 500_005))

        #expect(fragment?.textLineFragments.count == 1)
        #expect(fragment?.state == .layoutAvailable)
        #expect(typesetter.layoutCount(of: "line 50000") == 1)
        #expect(typesetter.drainUnitCount() < 100)
    }

    @Test func `usage bounds are an estimate until all is laid out`() {
        let stage = FragmentStage("aaaa bbbb\ncc", width: 50, typesetter: typesetter)

        // 10 units of half the font's size are as wide as the container.
        #expect(stage.manager.usageBoundsForTextContainer.height == 20)
        stage.manager.ensureLayout(for: stage.content.documentRange)
        #expect(stage.manager.usageBoundsForTextContainer == box(0, 0, 40, 30))
    }

    @Test func `a range and a rectangle lay out their lines`() {
        let stage = stage(100)

        stage.manager.ensureLayout(for: stage.range(0, 10))
        #expect(typesetter.layoutCount(of: "line 0") == 1)
        #expect(typesetter.layoutCount(of: "line 1") == 1)
        #expect(typesetter.layoutCount(of: "line 2") == 0)
        stage.manager.ensureLayout(for: box(0, 505, 10, 10))
        #expect(typesetter.layoutCount(of: "line 50") == 1)
        #expect(typesetter.layoutCount(of: "line 51") == 1)
        #expect(typesetter.layoutCount(of: "line 52") == 0)
    }

    @Test func `a keystroke lays out its paragraph alone`() {
        let stage = stage(1000)
        stage.manager.ensureLayout(for: stage.content.documentRange)
        _ = typesetter.drainUnitCount()

        stage.storage.replaceCharacters(in: NSRange(location: 4000, length: 0), with: "x")
        let fragment = stage.manager.textLayoutFragment(for: stage.location(4000))

        #expect(fragment?.textLineFragments.count == 1)
        #expect(typesetter.drainUnitCount() <= 9)
    }

    @Test func `a paragraph of a megabyte has fragments of some thousand characters`() throws {
        let stage = FragmentStage(
            Array(repeating: "words in a row ", count: 70_000).joined(), width: 200, typesetter: typesetter)
        let fragment = try #require(stage.manager.textLayoutFragment(for: stage.location(500_000)))
        let range = stage.indices(fragment.rangeInElement)

        #expect(range.contains(500_000))
        #expect(range.count <= 4096)
        #expect(fragment.textLineFragments.first?.characterRange.location == range.lowerBound)
        #expect(typesetter.drainUnitCount() <= 4096)
    }

    @Test func `a delegate is asked once for a long paragraph that is laid out in parts, and again after a change`() {
        let stage = FragmentStage(
            Array(repeating: "words in a row ", count: 4000).joined(), width: 200, typesetter: typesetter)
        let delegate = CountingParagraphDelegate()
        stage.content.delegate = delegate

        stage.manager.ensureLayout(for: stage.content.documentRange)
        #expect(typesetter.drainUnitCount() == 60_000)
        #expect(delegate.count == 1)

        stage.storage.replaceCharacters(in: NSRange(location: 30_000, length: 0), with: "x")
        stage.manager.ensureLayout(for: stage.content.documentRange)
        #expect(delegate.count == 2)
    }

    @Test func `very many fragments are not kept, and still answer`() {
        let stage = stage(5000)
        let fragments = stage.fragments()
        let frames = fragments.map(\.layoutFragmentFrame)

        #expect(frames.last?.minY == 49_990)
        #expect(stage.manager.textLayoutFragment(for: stage.location(stage.storage.length - 1)) === fragments.last)
        #expect(fragments.first?.state == NSTextLayoutFragment.State.none)
        #expect(stage.fragments().first !== fragments.first)
    }
}

/// Shows paragraphs as they are.
private final class CountingParagraphDelegate: NSObject, NSTextContentStorageDelegate {
    private(set) var count = 0

    func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? {
        count += 1
        return nil
    }
}
