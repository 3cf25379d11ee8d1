import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct LayoutDelegateTests {
    private final class Spacing: NSObject, NSLayoutManagerDelegate {
        func layoutManager(
            _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat { CGFloat(glyphIndex) }
    }

    private final class ExactHeights: NSObject, NSLayoutManagerDelegate {
        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
            lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
            in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
        ) -> Bool {
            lineFragmentRect.pointee.size.height = 30
            lineFragmentUsedRect.pointee.size.height = 30
            baselineOffset.pointee = 20
            return true
        }
    }

    private final class Together: NSObject, NSLayoutManagerDelegate {
        var refused: Set<Int> = []
        var isComplete: [Bool] = []

        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
        ) -> Bool { !refused.contains(charIndex) }

        func layoutManager(
            _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
            atEnd layoutFinishedFlag: Bool
        ) { isComplete.append(textContainer != nil && layoutFinishedFlag) }
    }

    /// Notes which containers are full, and adds some.
    private final class Pages: NSObject, NSLayoutManagerDelegate {
        var calls: [String] = []
        var rest = 0

        func layoutManager(
            _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
            atEnd layoutFinishedFlag: Bool
        ) {
            let number = layoutManager.textContainers.firstIndex { $0 === textContainer }.map { "\($0)" } ?? "none"
            calls.append(number + (layoutFinishedFlag ? " at end" : ""))
            guard textContainer == nil, !layoutFinishedFlag, rest > 0 else { return }
            rest -= 1
            layoutManager.addTextContainer(NSTextContainer(size: CGSize(width: 100, height: 20)))
        }
    }

    @Test func `the delegate's distances count`() {
        let stage = TextStage("a\nb\nc")
        let delegate = Spacing()

        stage.manager.delegate = delegate

        #expect(stage.rects.map(\.height) == [11, 13, 14])
    }

    @Test func `the delegate sets heights and baselines`() {
        let stage = TextStage("a\nb")
        let delegate = ExactHeights()

        stage.manager.delegate = delegate

        #expect(stage.rects.map(\.minY) == [0, 30])
        #expect(stage.manager.location(forGlyphAt: 2).y == 20)
        #expect(stage.manager.usedRect(for: stage.container).height == 60)
    }

    @Test func `a line does not end where the delegate forbids it`() {
        let stage = TextStage("aa bb cc", width: 55)
        let delegate = Together()
        delegate.refused = [6]
        #expect(stage.lines == ["aa bb ", "cc"])

        stage.manager.delegate = delegate

        #expect(stage.lines == ["aa ", "bb cc"])
    }

    @Test func `the delegate is called for each full container, and when none is left`() {
        let stage = TextStage("a\nb\nc\nd\ne", height: 20)
        stage.manager.addTextContainer(NSTextContainer(size: CGSize(width: 100, height: 20)))
        let delegate = Pages()
        stage.manager.delegate = delegate

        stage.manager.ensureLayout(for: stage.container)
        #expect(delegate.calls == ["0"])

        stage.manager.ensureLayout(forCharacterRange: stage.storage.whole)
        #expect(delegate.calls == ["0", "1", "none"])

        delegate.calls = []
        stage.storage.deleteCharacters(in: NSRange(location: 4, length: 2))
        stage.manager.ensureLayout(forCharacterRange: stage.storage.whole)
        // The line in front of a change is laid out anew, too: a word may fit there now.
        #expect(delegate.calls == ["0", "1 at end"])
    }

    @Test func `a delegate makes containers until all text is laid out`() {
        let stage = TextStage("a\nb\nc\nd\ne", height: 20)
        let delegate = Pages()
        delegate.rest = 9
        stage.manager.delegate = delegate

        stage.manager.ensureLayout(forCharacterRange: stage.storage.whole)

        #expect(delegate.calls == ["0", "none", "1", "none", "2 at end"])
        #expect(stage.manager.textContainers.count == 3)
        #expect(stage.lines.count == 5)
    }

    @Test func `the end of layout is reported once after a change`() {
        let stage = TextStage("aa bb cc", width: 25)
        let delegate = Together()
        stage.manager.delegate = delegate

        stage.manager.ensureLayout(for: stage.container)
        stage.manager.ensureLayout(for: stage.container)
        #expect(delegate.isComplete == [true])

        stage.storage.deleteCharacters(in: NSRange(location: 0, length: 1))
        stage.manager.ensureLayout(forCharacterRange: stage.storage.whole)
        #expect(delegate.isComplete == [true, true])
    }
}
