import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct LayoutFragmentTests {
    @Test func `each paragraph has a fragment, one below the other`() {
        let stage = FragmentStage("ab cd\nef\n\ngh", width: 35, padding: 5)
        let fragments = stage.fragments(.ensuresLayout)

        #expect(fragments.map { stage.indices($0.rangeInElement) } == [0..<6, 6..<9, 9..<10, 10..<12])
        #expect(
            fragments.map(\.layoutFragmentFrame) == [
                box(5, 0, 20, 20), box(5, 20, 20, 10), box(5, 30, 0, 10), box(5, 40, 20, 10),
            ])
        #expect(fragments.allSatisfy { $0.state == .layoutAvailable && $0.textLayoutManager === stage.manager })
    }

    @Test func `lines are seen from their fragment, and their characters from the paragraph`() {
        let stage = FragmentStage("ab\ncd ef\u{2028}g", width: 25)
        let lines = stage.fragments()[1].textLineFragments

        #expect(
            lines.map(\.characterRange) == [
                NSRange(location: 0, length: 3), NSRange(location: 3, length: 3), NSRange(location: 6, length: 1),
            ])
        #expect(lines.map(\.typographicBounds) == [box(0, 0, 20, 10), box(0, 10, 20, 10), box(0, 20, 10, 10)])
        #expect(lines.map(\.glyphOrigin) == Array(repeating: CGPoint(x: 0, y: 7.5), count: 3))
        #expect(lines[1].attributedString.string == "cd ef\u{2028}g")
        #expect(lines[1].locationForCharacter(at: 4) == CGPoint(x: 10, y: 7.5))
        #expect(lines[1].characterIndex(for: CGPoint(x: 12, y: 3)) == 4)
        #expect(lines[1].fractionOfDistanceThroughGlyph(for: CGPoint(x: 12.5, y: 3)) == 0.25)
        #expect(lines[1].characterIndex(for: CGPoint(x: -9, y: 0)) == 3)
    }

    @Test func `spacing belongs to frames and not to typographic bounds`() {
        let attributes = NSMutableParagraphStyle.made {
            $0.lineSpacing = 2
            $0.paragraphSpacing = 5
            $0.paragraphSpacingBefore = 3
        }
        let stage = FragmentStage("aa bb\ncc", width: 25, attributes: attributes)
        let fragments = stage.fragments(.ensuresLayout)

        #expect(fragments.map(\.layoutFragmentFrame) == [box(0, 0, 20, 29), box(0, 29, 20, 15)])
        #expect(fragments[0].textLineFragments.map(\.typographicBounds) == [box(0, 0, 20, 10), box(0, 12, 20, 10)])
        #expect(fragments[1].textLineFragments.map(\.typographicBounds) == [box(0, 3, 20, 10)])
    }

    @Test func `aligned lines are at their positions in the container`() {
        let attributes = NSMutableParagraphStyle.made { $0.alignment = .right }
        let stage = FragmentStage("abc de", width: 40, attributes: attributes)
        let fragment = stage.fragments()[0]

        #expect(fragment.textLineFragments.map(\.typographicBounds) == [box(0, 0, 30, 10), box(10, 10, 20, 10)])
        #expect(fragment.layoutFragmentFrame == box(10, 0, 30, 20))
    }

    // MARK: Finding

    @Test func `a fragment is found by location, and none at the document's end`() {
        let stage = FragmentStage("ab\ncd")

        #expect(stage.manager.textLayoutFragment(for: stage.location(4))?.rangeInElement == stage.range(3, 5))
        #expect(stage.manager.textLayoutFragment(for: stage.location(2))?.rangeInElement == stage.range(0, 3))
        #expect(stage.manager.textLayoutFragment(for: stage.location(5)) == nil)
    }

    @Test func `a fragment is found by height, and none above and below the text`() {
        let stage = FragmentStage("ab\ncd\n")
        func found(_ y: CGFloat) -> NSTextRange? {
            stage.manager.textLayoutFragment(for: CGPoint(x: 80, y: y))?.rangeInElement
        }

        #expect(found(0) == stage.range(0, 3))
        #expect(found(10) == stage.range(3, 6))
        #expect(found(25) == stage.range(3, 6))
        #expect(found(30) == nil)
        #expect(found(-1) == nil)
    }

    @Test func `the same paragraph has the same fragment until it changes`() {
        let stage = FragmentStage("ab\ncd\nef")
        let fragments = stage.fragments()
        let again = stage.fragments()

        #expect(zip(fragments, again).allSatisfy { $0 === $1 })

        stage.storage.replaceCharacters(in: NSRange(location: 4, length: 1), with: "xyz")

        let changed = stage.fragments()
        #expect(changed[0] === fragments[0])
        #expect(changed[1] !== fragments[1])
        #expect(changed[2] === fragments[2])
        #expect(changed[2].rangeInElement == stage.range(8, 10))
        #expect(changed[2].textElement?.elementRange == stage.range(8, 10))
        #expect(fragments[1].state == .none)
    }

    @Test func `a fragment moves when paragraphs above become higher`() {
        let stage = FragmentStage("ab\ncd\nef", width: 25)
        let last = stage.fragments(.ensuresLayout)[2]

        #expect(last.layoutFragmentFrame.minY == 20)
        stage.storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "xx yy ")
        stage.manager.ensureLayout(for: stage.content.documentRange)

        #expect(last.layoutFragmentFrame.minY == 40)
        #expect(last.textLineFragments[0].characterRange == NSRange(location: 0, length: 2))
    }

    @Test func `a fragment whose paragraph was changed keeps its last frame`() {
        let stage = FragmentStage("ab\ncd")
        let first = stage.fragments()[0]
        let frame = first.layoutFragmentFrame

        stage.storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "")

        #expect(first.state == .none)
        #expect(first.layoutFragmentFrame == frame)
    }

    @Test func `invalidated layout is made anew by another fragment`() {
        let stage = FragmentStage("ab\ncd")
        let fragments = stage.fragments(.ensuresLayout)

        fragments[0].invalidateLayout()

        let again = stage.fragments()
        #expect(again[0] !== fragments[0])
        #expect(again[1] === fragments[1])
        #expect(again[0].state == .estimatedUsageBounds)
    }

    // MARK: Enumerating

    @Test func `an enumeration forwards begins with the fragment of its location`() {
        let stage = FragmentStage("ab\ncd\nef")

        #expect(stage.fragments(from: 4).map { stage.indices($0.rangeInElement) } == [3..<6, 6..<8])
        #expect(stage.fragments(from: 8).isEmpty)
    }

    @Test func `an enumeration backwards begins in front of the fragment with its location`() {
        let stage = FragmentStage("ab\ncd\nef")
        func found(_ index: Int?) -> [Range<Int>] {
            stage.fragments(from: index, .reverse).map { stage.indices($0.rangeInElement) }
        }

        #expect(found(nil) == [6..<8, 3..<6, 0..<3])
        #expect(found(8) == [6..<8, 3..<6, 0..<3])
        #expect(found(7) == [3..<6, 0..<3])
        #expect(found(1) == [])
    }

    @Test func `an enumeration ends when the closure returns false, and returns the edge`() {
        let stage = FragmentStage("ab\ncd\nef")
        let first = stage.manager.enumerateTextLayoutFragments(from: nil) { _ in false }
        let last = stage.manager.enumerateTextLayoutFragments(from: nil, options: .reverse) { _ in false }

        #expect(first?.isEqual(stage.location(3)) == true)
        #expect(last?.isEqual(stage.location(6)) == true)
        #expect(stage.manager.enumerateTextLayoutFragments(from: stage.location(8)) { _ in true } == nil)
    }

    @Test func `the closure of an enumeration may change the text`() {
        let stage = FragmentStage("ab\ncd\nef")
        var seen: [String] = []

        stage.manager.enumerateTextLayoutFragments(from: nil) { fragment in
            seen.append((fragment.textElement as? NSTextParagraph)?.attributedString.string ?? "")
            if seen.count == 1 { stage.storage.replaceCharacters(in: NSRange(location: 3, length: 3), with: "x\n") }
            return true
        }

        #expect(seen == ["ab\n", "x\n", "ef"])
    }

    @Test func `an empty document has a fragment only when its empty line is wanted`() throws {
        let stage = FragmentStage("")

        #expect(stage.fragments().isEmpty)
        let fragment = try #require(stage.fragments(.ensuresExtraLineFragment).first)
        #expect(fragment.rangeInElement.isEmpty)
        #expect(fragment.textLineFragments.map(\.characterRange) == [NSRange(location: 0, length: 0)])
        #expect(fragment.layoutFragmentFrame.height > 0)
        #expect(stage.manager.textLayoutFragment(for: stage.location(0)) == nil)
    }

    @Test func `the empty line behind the last mark is the last line of the last fragment`() {
        let stage = FragmentStage("ab\ncd\n")
        let fragments = stage.fragments([.ensuresLayout, .ensuresExtraLineFragment])

        #expect(fragments.count == 2)
        #expect(fragments[0].textLineFragments.count == 1)
        #expect(
            fragments[1].textLineFragments.map(\.characterRange) == [
                NSRange(location: 0, length: 3), NSRange(location: 3, length: 0),
            ])
        #expect(fragments[1].textLineFragments.map(\.typographicBounds) == [box(0, 0, 20, 10), box(0, 10, 0, 10)])
        #expect(fragments[1].layoutFragmentFrame == box(0, 10, 20, 20))
        #expect(stage.fragments(from: 6, .ensuresExtraLineFragment) == [fragments[1]])
        #expect(stage.fragments(from: 6).isEmpty)
    }

    @Test func `the empty line has the height that the whole paragraph's font gives it`() {
        let stage = FragmentStage("ab\n", attributes: [.font: UIFont.systemFont(ofSize: 30)])

        #expect(stage.fragments()[0].textLineFragments.map(\.typographicBounds.height) == [30, 30])
        #expect(stage.manager.usageBoundsForTextContainer.height == 60)
    }

    // MARK: Containers

    @Test func `without container there are no fragments`() {
        let stage = FragmentStage("ab")
        stage.manager.textContainer = nil

        #expect(stage.fragments().isEmpty)
        #expect(stage.manager.usageBoundsForTextContainer == .zero)
        #expect(stage.container.textLayoutManager == nil)
        #expect(stage.boxes(0, 2).isEmpty)
    }

    @Test func `another width lays the text out anew`() {
        let stage = FragmentStage("ab cd", width: 25)
        #expect(stage.fragments()[0].textLineFragments.count == 2)

        stage.container.size.width = 100

        #expect(stage.fragments()[0].textLineFragments.count == 1)
    }

    @Test func `text flows around exclusions, and a container with a height is full at its end`() {
        let stage = FragmentStage("ab cd ef gh", width: 25, height: 35)
        let fragment = stage.fragments(.ensuresLayout)[0]
        #expect(fragment.textLineFragments.map(\.characterRange.length) == [3, 3, 3])

        stage.container.exclusionPaths = [UIBezierPath(rect: box(0, 0, 25, 10))]
        let lower = stage.fragments(.ensuresLayout)[0]
        #expect(lower.layoutFragmentFrame == box(0, 10, 20, 20))
    }

    @Test func `a container is taken from the layout manager that filled it`() {
        let stage = FragmentStage("ab")
        let other = FragmentStage("c\nd")

        other.manager.textContainer = stage.container

        #expect(stage.manager.textContainer == nil)
        #expect(stage.container.textLayoutManager === other.manager)
        #expect(other.fragments().count == 2)
    }

    // MARK: Lines of fragments

    @Test func `a line is found by height, exactly or the nearest below`() {
        let attributes = NSMutableParagraphStyle.made { $0.lineSpacing = 5 }
        let stage = FragmentStage("ab cd", width: 25, attributes: attributes)
        let fragment = stage.fragments()[0]
        func found(_ y: CGFloat, _ isExact: Bool) -> Int? {
            fragment.textLineFragment(forVerticalOffset: y, requiresExactMatch: isExact)?.characterRange.location
        }

        #expect([found(0, true), found(9, true), found(15, true)] == [0, 0, 3])
        #expect([found(12, true), found(-1, true), found(50, true)] == [nil, nil, nil])
        #expect([found(12, false), found(-1, false), found(50, false)] == [3, 0, 3])
    }

    @Test func `a line is found by location, where it breaks by the side`() {
        let stage = FragmentStage("x\nabcdef", width: 35)
        let fragment = stage.fragments()[1]
        func found(_ index: Int, _ isUpstream: Bool) -> Int? {
            fragment.textLineFragment(for: stage.location(index), isUpstreamAffinity: isUpstream)?.characterRange
                .location
        }

        #expect([found(2, false), found(5, false), found(8, false)] == [0, 3, 3])
        #expect(found(5, true) == 0)
        #expect(found(1, false) == nil)
    }

    @Test func `a line can be made of a text alone`() {
        _ = FragmentStage("")
        let text = NSAttributedString(string: "abcd", attributes: TextStage.ten)
        let line = NSTextLineFragment(attributedString: text, range: NSRange(location: 1, length: 2))

        #expect(line.characterRange == NSRange(location: 1, length: 2))
        #expect(line.typographicBounds == box(0, 0, 20, 10))
        #expect(line.glyphOrigin == CGPoint(x: 0, y: 7.5))
        #expect(line.locationForCharacter(at: 2) == CGPoint(x: 10, y: 7.5))
        #expect(line.attributedString === text)
        let plain = NSTextLineFragment(string: "ab", attributes: TextStage.ten, range: NSRange(location: 0, length: 2))
        #expect(plain.typographicBounds.width == 20)
    }

    @Test func `an attachment has a frame in its fragment`() {
        let stage = FragmentStage("")
        let attachment = NSTextAttachment()
        attachment.bounds = box(0, -5, 30, 20)
        let text = NSMutableAttributedString(string: "ab\ncd", attributes: TextStage.ten)
        text.append(NSAttributedString(attachment: attachment))
        stage.content.attributedString = text
        let fragment = stage.fragments()[1]

        let frame = fragment.frameForTextAttachment(at: stage.location(5))
        let baseline = fragment.textLineFragments[0].glyphOrigin.y
        #expect(frame == box(20, baseline - 15, 30, 20))
        #expect(fragment.frameForTextAttachment(at: stage.location(4)) == .zero)
    }
}
