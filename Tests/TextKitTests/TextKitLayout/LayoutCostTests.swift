import CoreGraphics
import CoreText
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct LayoutCostTests {
    private let typesetter = CountingTypesetter()

    private func stage(_ count: Int) -> TextStage {
        let string = (0..<count).map { "line \($0)" }.joined(separator: "\n")
        let stage = TextStage(string, width: 200)
        installedTextSystem.install(TextSystem(typesetter: typesetter))
        stage.manager.allowsNonContiguousLayout = true
        return stage
    }

    @Test func `only the visible part is laid out`() {
        let stage = stage(100_000)

        let range = stage.manager.glyphRange(
            forBoundingRect: CGRect(x: 0, y: 500_000, width: 200, height: 30), in: stage.container)

        #expect(range.length > 0)
        #expect(stage.manager.lineFragmentRect(forGlyphAt: range.location, effectiveRange: nil).minY > 499_000)
        #expect(typesetter.layoutCount(of: "line 0") == 0)
        #expect(stage.manager.hasNonContiguousLayout)
        #expect(stage.manager.firstUnlaidCharacterIndex() == 0)
    }

    @Test func `a keystroke lays out its paragraph alone and moves the others`() {
        let stage = stage(1000)
        stage.manager.ensureLayout(for: stage.container)
        let place = (stage.storage.string as NSString).range(of: "line 500\n")

        stage.storage.replaceCharacters(
            in: NSRange(location: place.upperBound - 1, length: 0), with: " is longer than 200")

        let last = stage.storage.length - 1
        #expect(stage.manager.usedRect(for: stage.container).height == 10_010)
        #expect(stage.manager.lineFragmentRect(forGlyphAt: last, effectiveRange: nil).minY == 10_000)
        #expect(typesetter.layoutCount(of: "line 500 is longer than 200") == 1)
        #expect(typesetter.layoutCount(of: "line 499") == 1)
        #expect(typesetter.layoutCount(of: "line 501") == 1)
        #expect(typesetter.layoutCount(of: "line 999") == 1)
    }

    @Test func `a change of attributes lays out its paragraph alone`() {
        let stage = stage(10)
        stage.manager.ensureLayout(for: stage.container)

        stage.storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 0, length: 6))

        #expect(stage.manager.usedRect(for: stage.container).height == 110)
        #expect(typesetter.layoutCount(of: "line 0") == 2)
        #expect(typesetter.layoutCount(of: "line 1") == 1)
    }

    @Test func `without gaps a position in the middle lays out all above`() {
        let stage = stage(100)
        stage.manager.allowsNonContiguousLayout = false

        _ = stage.manager.lineFragmentRect(forGlyphAt: 80, effectiveRange: nil)

        #expect(typesetter.layoutCount(of: "line 0") == 1)
        #expect(typesetter.layoutCount(of: "line 99") == 0)
        #expect(!stage.manager.hasNonContiguousLayout)
    }

    @Test func `one paragraph of a megabyte is laid out part by part`() {
        let stage = TextStage(Array(repeating: "words in a row ", count: 70_000).joined(), width: 200)
        stage.manager.allowsNonContiguousLayout = true

        stage.storage.replaceCharacters(in: NSRange(location: 500_000, length: 0), with: "x")

        var range = NSRange()
        let rect = stage.manager.lineFragmentRect(forGlyphAt: 500_000, effectiveRange: &range)
        #expect(rect.height == 10)
        #expect(NSLocationInRange(500_000, range))
        #expect(range.length <= 21)
    }
}
