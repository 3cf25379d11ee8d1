import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct FragmentDrawingTests {
    // MARK: Drawing

    @Test func `a fragment draws the same as the layout manager of TextKit 1`() {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 10), .backgroundColor: UIColor.yellow, .foregroundColor: UIColor.red,
        ]
        let stage = FragmentStage("ab\ncd", attributes: attributes)
        let old = TextStage("ab\ncd", attributes: attributes)
        let fragment = stage.fragments()[1]

        let drawn = stage.drawing { fragment.draw(at: CGPoint(x: 5, y: 7), in: $0) }
        let wanted = old.drawing {
            let glyphs = NSRange(location: 3, length: 2)
            old.manager.drawBackground(forGlyphRange: glyphs, at: CGPoint(x: 5, y: -3))
            old.manager.drawGlyphs(forGlyphRange: glyphs, at: CGPoint(x: 5, y: -3))
        }

        #expect(drawn.inkBounds == wanted.inkBounds)
        #expect(drawn.inkBounds.contains(box(5, 7, 20, 10)))
    }

    @Test func `a line is drawn with its baseline at the point`() {
        let stage = FragmentStage("", attributes: TextStage.ten)
        let line = NSTextLineFragment(
            string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10), .backgroundColor: UIColor.red],
            range: NSRange(location: 0, length: 2))

        #expect(
            stage.drawing { line.draw(at: CGPoint(x: 50, y: 57.5), in: $0) }.inkBounds.contains(box(50, 50, 20, 10)))
    }

    @Test func `a rendering surface has the frame and the glyphs beyond it`() {
        let stage = FragmentStage("ab cd", width: 25)
        let fragment = stage.fragments()[0]

        #expect(fragment.renderingSurfaceBounds.contains(box(0, 0, 20, 20)))
    }

    @Test func `the delegate's fragments are used, and made anew when their paragraph changes`() throws {
        let stage = FragmentStage("ab\ncd")
        let maker = FragmentFactory()
        stage.manager.delegate = maker

        let fragments = stage.fragments()
        #expect(fragments.allSatisfy { $0 is ColoredFragment })
        #expect(maker.asked == [0..<3, 3..<5])
        let drawn = stage.drawing { fragments[1].draw(at: CGPoint(x: 20, y: 10), in: $0) }
        #expect(drawn.inkBounds.contains(box(12, 10, 8, 10)))

        stage.storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xy")
        _ = stage.fragments()
        #expect(maker.asked == [0..<3, 3..<5, 0..<4])
        #expect(fragments[1].textElement?.elementRange == stage.range(4, 6))

        stage.manager.delegate = nil
        #expect(!(stage.fragments()[0] is ColoredFragment))
    }

    // MARK: Paragraphs of a delegate

    @Test func `the delegate's paragraph is laid out with its attributes and characters`() {
        let stage = FragmentStage("ab\ncd")
        let delegate = ParagraphDelegate()
        stage.content.delegate = delegate

        let fragments = stage.fragments(.ensuresLayout)
        #expect(fragments.map(\.layoutFragmentFrame) == [box(0, 0, 20, 10), box(0, 10, 40, 20)])
        #expect(fragments[1].textLineFragments[0].attributedString.string == "CD")
        #expect(stage.storage.string == "ab\ncd")
        #expect(
            stage.content.textElements(for: stage.content.documentRange).map {
                stage.content.attributedString(for: $0)?.string
            } == ["ab\n", "CD"])

        stage.content.delegate = nil
        #expect(stage.fragments(.ensuresLayout)[1].layoutFragmentFrame == box(0, 10, 20, 10))
    }

    @Test func `typing in a paragraph of the delegate asks again`() {
        let stage = FragmentStage("ab\ncd")
        let delegate = ParagraphDelegate()
        stage.content.delegate = delegate
        _ = stage.fragments(.ensuresLayout)

        stage.storage.replaceCharacters(in: NSRange(location: 5, length: 0), with: "e")

        #expect(stage.fragments(.ensuresLayout)[1].layoutFragmentFrame == box(0, 10, 60, 20))
    }

    // MARK: Rendering attributes

    private func rendering(_ stage: FragmentStage, from index: Int = 0, reverse: Bool = false) -> [Range<Int>] {
        var result: [Range<Int>] = []
        stage.manager.enumerateRenderingAttributes(from: stage.location(index), reverse: reverse) { _, _, range in
            result.append(stage.indices(range))
            return true
        }
        return result
    }

    @Test func `rendering attributes are drawn and change neither layout nor text`() {
        let stage = FragmentStage("ab\ncd")
        let frames = stage.fragments(.ensuresLayout).map(\.layoutFragmentFrame)

        stage.manager.setRenderingAttributes(
            [.backgroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 50)], for: stage.range(3, 4))

        let fragments = stage.fragments(.ensuresLayout)
        #expect(fragments.map(\.layoutFragmentFrame) == frames)
        #expect(stage.storage.attribute(.backgroundColor, at: 3, effectiveRange: nil) == nil)
        let red = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(stage.drawing { fragments[1].draw(at: .zero, in: $0) }.inkBounds.contains(red))
    }

    @Test func `rendering attributes are set, added, removed and enumerated`() {
        let stage = FragmentStage("abcdefghij")
        stage.manager.setRenderingAttributes([.foregroundColor: UIColor.red], for: stage.range(2, 8))
        stage.manager.addRenderingAttribute(.backgroundColor, value: UIColor.blue, for: stage.range(4, 6))
        #expect(rendering(stage) == [2..<4, 4..<6, 6..<8])
        #expect(rendering(stage, from: 5) == [5..<6, 6..<8])
        #expect(rendering(stage, from: 5, reverse: true) == [4..<5, 2..<4])

        stage.manager.removeRenderingAttribute(.foregroundColor, for: stage.range(0, 5))
        #expect(rendering(stage) == [4..<5, 5..<6, 6..<8])

        stage.manager.invalidateRenderingAttributes(for: stage.range(0, 10))
        #expect(rendering(stage) == [])
    }

    @Test func `rendering attributes move with their characters`() {
        let stage = FragmentStage("abcdefghij")
        _ = stage.fragments()
        stage.manager.setRenderingAttributes([.foregroundColor: UIColor.red], for: stage.range(4, 8))

        stage.storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
        #expect(rendering(stage) == [6..<10])
        stage.storage.replaceCharacters(in: NSRange(location: 7, length: 1), with: "")
        #expect(rendering(stage) == [6..<9])
        stage.storage.replaceCharacters(in: NSRange(location: 5, length: 2), with: "")
        #expect(rendering(stage) == [5..<7])
        stage.storage.replaceCharacters(in: NSRange(location: 0, length: stage.storage.length), with: "")
        #expect(rendering(stage) == [])
    }

    @Test func `the validator is called before a fragment is drawn, and again when it is invalidated`() {
        let stage = FragmentStage("ab\ncd")
        var calls: [Range<Int>] = []
        stage.manager.renderingAttributesValidator = { manager, fragment in
            calls.append(stage.indices(fragment.rangeInElement))
            manager.setRenderingAttributes([.backgroundColor: UIColor.red], for: fragment.rangeInElement)
        }
        let fragment = stage.fragments()[1]

        let first = stage.drawing { fragment.draw(at: .zero, in: $0) }
        _ = stage.drawing { fragment.draw(at: .zero, in: $0) }
        #expect(calls == [3..<5])
        #expect(first.inkBounds.contains(box(0, 0, 20, 10)))

        stage.manager.invalidateRenderingAttributes(for: stage.range(0, 5))
        _ = stage.drawing { fragment.draw(at: .zero, in: $0) }
        #expect(calls == [3..<5, 3..<5])
    }

    // MARK: Viewport

    @Test func `the viewport's fragments are configured from the top down between two calls`() {
        let stage = FragmentStage((0..<100).map { "line \($0)" }.joined(separator: "\n"))
        let recorder = ViewportRecorder(box(0, 205, 100, 20))
        stage.manager.textViewportLayoutController.delegate = recorder

        stage.manager.textViewportLayoutController.layoutViewport()

        #expect(recorder.calls == ["will", "line 20\n", "line 21\n", "line 22\n", "did"])
        #expect(stage.manager.textViewportLayoutController.viewportBounds == box(0, 205, 100, 20))
        #expect(stage.manager.textViewportLayoutController.viewportRange.map(stage.indices) == 150..<174)
    }

    @Test func `a viewport is moved to a location, and has no range without delegate`() {
        let stage = FragmentStage("ab\ncd\nef")
        let controller = stage.manager.textViewportLayoutController

        #expect(controller.relocateViewport(to: stage.location(4)) == 10)
        #expect(controller.relocateViewport(to: stage.location(8)) == 20)
        controller.adjustViewport(byVerticalOffset: 5)
        #expect(controller.viewportBounds.minY == 25)
        controller.layoutViewport()
        #expect(controller.viewportRange == nil)
        #expect(controller.textLayoutManager === stage.manager)
    }

    // MARK: Selections

    @Test func `selections are kept, and parts of them have the same side`() {
        let stage = FragmentStage("abcdef")
        let selection = NSTextSelection(range: stage.range(1, 3), affinity: .upstream, granularity: .word)
        selection.typingAttributes = [.foregroundColor: UIColor.red]
        stage.manager.textSelections = [selection]

        #expect(stage.manager.textSelections == [selection])
        let part = selection.textSelection([stage.range(2, 3)])
        #expect(part.affinity == .upstream)
        #expect(part.granularity == .word)
        #expect(part.typingAttributes[.foregroundColor] as? UIColor == .red)
        #expect(NSTextSelection(stage.location(2), affinity: .downstream).textRanges == [stage.range(2, 2)])
    }
}

/// A fragment that fills an area beyond its left side.
private final class ColoredFragment: NSTextLayoutFragment, @unchecked Sendable {
    override func draw(at point: CGPoint, in context: CGContext) {
        context.fill(CGRect(x: point.x - 8, y: point.y, width: 8, height: 10))
        super.draw(at: point, in: context)
    }
}

private final class FragmentFactory: NSObject, NSTextLayoutManagerDelegate {
    var asked: [Range<Int>] = []

    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment {
        if let range = textElement.elementRange { asked.append(range.indices) }
        return ColoredFragment(textElement: textElement, range: textElement.elementRange)
    }
}

/// Shows the paragraphs that end the text in capitals of twice the size.
private final class ParagraphDelegate: NSObject, NSTextContentStorageDelegate {
    func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? {
        guard let storage = textContentStorage.textStorage, range.upperBound == storage.length else { return nil }
        let text = storage.attributedSubstring(from: range).string.uppercased()
        return NSTextParagraph(
            attributedString: NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    }
}

private final class ViewportRecorder: NSObject, NSTextViewportLayoutControllerDelegate {
    var calls: [String] = []
    private let bounds: CGRect

    init(_ bounds: CGRect) { self.bounds = bounds }

    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect { bounds }

    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) { calls.append((textLayoutFragment.textElement as? NSTextParagraph)?.attributedString.string ?? "") }

    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {
        calls.append("will")
    }

    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {
        calls.append("did")
    }
}
