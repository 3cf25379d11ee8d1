import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct TextContainerTests {
    private func container(_ width: CGFloat, _ height: CGFloat) -> NSTextContainer {
        let container = NSTextContainer(size: CGSize(width: width, height: height))
        container.lineFragmentPadding = 0
        return container
    }

    private func stage(_ string: String, _ containers: [NSTextContainer]) -> TextStage {
        TextStage(NSTextStorage(string: string, attributes: TextStage.ten), containers: containers)
    }

    @Test func `the defaults are Apple's`() {
        let container = NSTextContainer()

        #expect(container.size == .zero)
        #expect(container.lineFragmentPadding == 5)
        #expect(container.maximumNumberOfLines == 0)
        #expect(container.lineBreakMode == .byWordWrapping)
        #expect(!container.widthTracksTextView && !container.heightTracksTextView)
        #expect(container.isSimpleRectangular)
    }

    @Test func `text flows on in the next container and moves on when the first shrinks`() {
        let containers = [container(100, 20), container(100, 20)]
        let stage = stage("a\nb\nc", containers)
        #expect(containers.map { stage.manager.glyphRange(for: $0) } == [NSRange(0..<4), NSRange(4..<5)])
        #expect(stage.manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil).minY == 0)

        containers[0].size.height = 10

        #expect(containers.map { stage.manager.glyphRange(for: $0) } == [NSRange(0..<2), NSRange(2..<5)])
        #expect(stage.manager.textContainer(forGlyphAt: 2, effectiveRange: nil) === containers[1])
    }

    @Test func `text that does not fit into the last container is not laid out`() {
        let stage = stage("a\nb\nc", [container(100, 25)])

        #expect(stage.lines == ["a\n", "b\n"])
        #expect(stage.manager.glyphRange(for: stage.container) == NSRange(0..<4))
        #expect(stage.manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil) == .zero)
        #expect(stage.manager.textContainer(forGlyphAt: 4, effectiveRange: nil) == nil)
        #expect(stage.manager.usedRect(for: stage.container) == CGRect(x: 0, y: 0, width: 10, height: 20))
    }

    @Test func `the last line of a number ends in an ellipsis`() {
        let container = container(25, 0)
        container.maximumNumberOfLines = 2
        container.lineBreakMode = .byTruncatingTail
        let stage = stage("aa bb cc dd", [container])

        #expect(stage.rects.count == 2)
        #expect(stage.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 3) == NSRange(location: 4, length: 7))
        #expect(stage.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
        #expect(stage.manager.glyphRange(for: container) == NSRange(0..<11))
        let list = stage.drawing { stage.manager.drawGlyphs(forGlyphRange: stage.storage.whole, at: .zero) }
        #expect(list.texts == ["aa", "b…"])
    }

    @Test func `a number of lines without an ellipsis leaves the rest out`() {
        let container = container(25, 0)
        container.maximumNumberOfLines = 1
        let stage = stage("aa bb", [container])

        #expect(stage.lines == ["aa "])
    }

    @Test func `the last line above the container's end has the ellipsis`() {
        let container = container(25, 20)
        container.lineBreakMode = .byTruncatingTail
        let stage = stage("aa bb cc dd", [container])

        #expect(stage.rects.count == 2)
        #expect(stage.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 3) == NSRange(location: 4, length: 7))
    }

    // MARK: Exclusions

    @Test func `lines lie below an exclusion of the full width`() {
        let container = container(100, 0)
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 10, width: 100, height: 15))]
        let stage = stage("a\nb\nc", [container])

        #expect(stage.rects.map(\.minY) == [0, 25, 35])
    }

    @Test func `lines are shorter beside an exclusion`() {
        let container = container(100, 0)
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20))]
        let stage = stage("abcdefgh ijkl", [container])

        #expect(stage.lines == ["abcdef", "gh ", "ijkl"])
        #expect(stage.rects.map(\.minX) == [40, 40, 0])
        #expect(stage.rects.map(\.width) == [60, 60, 100])
    }

    @Test func `a line is split around an exclusion in the middle`() {
        let container = container(100, 0)
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 40, y: 0, width: 20, height: 10))]
        let stage = stage("abcd efgh ijkl", [container])

        #expect(stage.lines == ["abcd ", "efgh ", "ijkl"])
        #expect(stage.rects.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 60, y: 0), CGPoint(x: 0, y: 10)])
        #expect(stage.manager.glyphIndex(for: CGPoint(x: 75, y: 5), in: container) == 6)
    }

    @Test(arguments: [40, 0]) func `where the rest of a row is blocked text continues below`(_ height: CGFloat) {
        let container = container(100, height)
        container.exclusionPaths = [
            UIBezierPath(rect: CGRect(x: 40, y: 0, width: 20, height: 10)),
            UIBezierPath(rect: CGRect(x: 60, y: 10, width: 40, height: 90)),
        ]
        let text = NSMutableAttributedString(string: "abcd EF ghij", attributes: TextStage.ten)
        // These are 20 points high, which the room behind the first wall is not.
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 5, length: 2))
        let stage = TextStage(NSTextStorage(attributedString: text), containers: [container])

        #expect(stage.lines == ["abcd ", "EF ", "ghij"])
        #expect(stage.rects.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 30)])
        #expect(stage.rects.map(\.width) == [40, 60, 60])
    }

    @Test func `text fills the hole of a path by the even-odd rule`() {
        let container = container(100, 0)
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50))
        path.append(UIBezierPath(rect: CGRect(x: 20, y: 10, width: 30, height: 40)))
        path.usesEvenOddFillRule = true
        container.exclusionPaths = [path]
        let stage = stage("abc def", [container])

        #expect(stage.lines == ["abc ", "def"])
        #expect(stage.rects.map(\.origin) == [CGPoint(x: 20, y: 10), CGPoint(x: 20, y: 20)])
    }

    @Test func `a subclass gives lines another shape`() {
        nonisolated final class Stairs: NSTextContainer, @unchecked Sendable {
            override func lineFragmentRect(
                forProposedRect proposedRect: CGRect, at characterIndex: Int,
                writingDirection baseWritingDirection: NSWritingDirection,
                remaining remainingRect: UnsafeMutablePointer<CGRect>?
            ) -> CGRect {
                var rect = super.lineFragmentRect(
                    forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
                    remaining: remainingRect)
                rect.origin.x += rect.minY
                rect.size.width -= rect.minY
                return rect
            }
        }
        let stairs = Stairs(size: CGSize(width: 40, height: 0))
        stairs.lineFragmentPadding = 0
        let stage = stage("abcd efg hi", [stairs])

        #expect(stage.lines == ["abcd ", "efg ", "hi"])
        #expect(stage.rects.map(\.minX) == [0, 10, 20])
    }

    @Test func `an added container takes text for which the others had no room`() {
        let stage = stage("a\nb\nc\n", [container(100, 20)])
        #expect(stage.lines == ["a\n", "b\n"])

        stage.manager.addTextContainer(container(100, 20))
        #expect(stage.lines == ["a\n", "b\n", "c\n"])
        #expect(stage.manager.extraLineFragmentTextContainer === stage.manager.textContainers[1])

        stage.storage.append(NSAttributedString(string: "d\ne", attributes: TextStage.ten))
        stage.manager.addTextContainer(container(100, 0))
        #expect(stage.lines.last == "e")
        #expect(stage.manager.textContainer(forGlyphAt: 8, effectiveRange: nil) === stage.manager.textContainers[2])
    }

    @Test func `an ellipsis is removed when a container follows`() {
        let container = container(25, 20)
        container.lineBreakMode = .byTruncatingTail
        let stage = stage("aa bb cc dd", [container])
        #expect(stage.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 3).location == 4)

        stage.manager.addTextContainer(self.container(25, 0))

        #expect(stage.lines == ["aa ", "bb ", "cc ", "dd"])
        #expect(stage.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 3).location == NSNotFound)
    }

    @Test func `another layout manager takes over text and containers`() {
        let stage = stage("abc", [container(100, 0)])
        let other = NSLayoutManager()

        stage.container.replaceLayoutManager(other)

        #expect(stage.manager.textStorage == nil)
        #expect(stage.manager.textContainers.isEmpty)
        #expect(other.textStorage === stage.storage)
        #expect(stage.container.layoutManager === other)
        #expect(other.usedRect(for: stage.container) == CGRect(x: 0, y: 0, width: 30, height: 10))
    }
}
