import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Text views by way of TextKit 2.
@Suite(.application) struct TextViewFragmentTests {
    private func fragments(_ view: UITextView) -> [NSTextLayoutFragment] {
        var result: [NSTextLayoutFragment] = []
        view.textLayoutManager?.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) {
            result.append($0)
            return true
        }
        return result
    }

    // MARK: Which TextKit

    @Test func `a text view has a layout manager of TextKit 2 with its text and container`() throws {
        let stage = ItemStage("ab\ncd")
        let manager = try #require(stage.view.textLayoutManager)

        #expect(manager.textContainer === stage.view.textContainer)
        #expect((manager.textContentManager as? NSTextContentStorage)?.textStorage === stage.view.textStorage)
        #expect(manager.textContentManager?.primaryTextLayoutManager === manager)
        #expect(stage.view.textLayoutManager === manager)
        #expect(
            fragments(stage.view).map(\.layoutFragmentFrame) == [
                CGRect(x: 5, y: 0, width: 20, height: 10), CGRect(x: 5, y: 10, width: 20, height: 10),
            ])
    }

    @Test func `the first use of the layout manager of TextKit 1 takes the other away, and the picture stays`() throws {
        let stage = ItemStage("ab\ncd")
        let manager = try #require(stage.view.textLayoutManager)
        let before = try stage.tester.png()

        let old = stage.view.layoutManager
        stage.tester.settle()

        #expect(stage.view.textLayoutManager == nil)
        #expect(stage.view.layoutManager === old)
        #expect(old.textStorage === stage.view.textStorage)
        #expect(try stage.tester.png() == before)
        #expect(manager.textContainer == nil)
        #expect(manager.usageBoundsForTextContainer == .zero)
    }

    @Test func `reading the layout manager of the view's container takes TextKit 2 away too`() throws {
        let stage = ItemStage("ab\ncd")
        let container = stage.view.textContainer
        #expect(stage.view.textLayoutManager != nil)

        let old = try #require(container.layoutManager)

        #expect(stage.view.textLayoutManager == nil)
        #expect(stage.view.layoutManager === old)
    }

    @Test func `a view says with which TextKit it is made`() {
        #expect(UITextView(usingTextLayoutManager: true).textLayoutManager != nil)
        #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
        #expect(UITextView().textLayoutManager != nil)
        #expect(UITextView(frame: .zero, textContainer: NSTextContainer()).textLayoutManager != nil)
    }

    @Test func `a second view of a container leaves the first one its layout manager of TextKit 2`() {
        let first = UITextView()
        #expect(first.textLayoutManager != nil)

        let second = UITextView(frame: .zero, textContainer: first.textContainer)

        #expect(first.textLayoutManager != nil)
        #expect(second.textLayoutManager == nil)
    }

    @Test func `a view retains a layout manager of TextKit 2 that has no content manager`() {
        var manager: NSTextLayoutManager? = NSTextLayoutManager()
        weak var kept = manager
        let container = NSTextContainer()
        manager?.textContainer = container
        let view = UITextView(frame: .zero, textContainer: container)
        manager = nil

        #expect(kept != nil)
        #expect(view.textLayoutManager === kept)
    }

    @Test func `a container with a layout manager of TextKit 1 makes such a view`() {
        let storage = NSTextStorage(string: "ab")
        let manager = NSLayoutManager()
        let container = NSTextContainer()
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)

        let view = UITextView(frame: .zero, textContainer: container)

        #expect(view.textLayoutManager == nil)
        #expect(view.layoutManager === manager)
    }

    @Test func `a container of a layout manager of TextKit 2 makes a view of its document`() {
        let content = NSTextContentStorage()
        let manager = NSTextLayoutManager()
        let container = NSTextContainer()
        content.addTextLayoutManager(manager)
        manager.textContainer = container
        content.attributedString = NSAttributedString(string: "ab\ncd")

        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: container)

        #expect(view.text == "ab\ncd")
        #expect(view.textLayoutManager === manager)
        #expect(view.textStorage === content.textStorage)
        view.text = "c"
        #expect(content.attributedString?.string == "c")
    }

    // MARK: Changes

    @Test func `typing changes the document, and the selection is the view's`() throws {
        let stage = ItemStage("ab\ncd")
        let manager = try #require(stage.view.textLayoutManager)
        stage.view.isEditable = true
        let last = fragments(stage.view)[1]
        stage.view.becomeFirstResponder()
        stage.view.selectedRange = NSRange(location: 1, length: 0)

        stage.view.insertText("x")

        #expect(manager.textContentManager?.documentRange.indices == 0..<6)
        #expect(last.rangeInElement.indices == 4..<6)
        #expect(fragments(stage.view)[1] === last)
        #expect(manager.textSelections.map { $0.textRanges.map(\.indices) } == [[2..<2]])

        let range = try #require(manager.textContentManager?.documentRange)
        manager.textSelections = [NSTextSelection(range: range, affinity: .downstream, granularity: .character)]
        #expect(stage.view.selectedRange == NSRange(location: 0, length: 6))
    }

    @Test func `the viewport is the visible part of the text`() throws {
        let stage = ItemStage((0..<100).map { "line \($0)" }.joined(separator: "\n"))
        stage.view.contentOffset.y = 208
        stage.tester.settle()
        let controller = try #require(stage.view.textLayoutManager?.textViewportLayoutController)

        #expect(controller.viewportBounds == CGRect(x: 0, y: 200, width: 200, height: 100))
        // The lines 20 to 29, each of 8 characters with its mark.
        #expect(controller.viewportRange?.indices == 150..<230)
    }

    // MARK: Drawing

    @Test func `the delegate's fragments draw the text of a view`() throws {
        let stage = ItemStage("ab\ncd")
        let maker = BarFactory()
        stage.view.textLayoutManager?.delegate = maker
        stage.tester.settle()

        // The bar is 4 points wide at the left of the second line: the view is at (20, 100), its text at (25, 108).
        #expect(maker.drawn.contains(CGPoint(x: 5, y: 18)))
        #expect(stage.tester.drawnTexts.contains("cd"))

        maker.drawn = []
        stage.view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "x\n")
        stage.tester.settle()
        #expect(maker.drawn.contains(CGPoint(x: 5, y: 28)))
    }

    @Test func `rendering attributes are drawn by a view`() throws {
        let stage = ItemStage("ab\ncd")
        let before = try stage.tester.png()
        let manager = try #require(stage.view.textLayoutManager)
        let range = try #require(manager.textContentManager?.documentRange)

        manager.addRenderingAttribute(.backgroundColor, value: UIColor.red, for: range)
        stage.tester.settle()
        #expect(try stage.tester.png() != before)

        manager.invalidateRenderingAttributes(for: range)
        stage.tester.settle()
        #expect(try stage.tester.png() == before)
    }

    // MARK: Views of attachments

    private func stageWithView(_ text: String = "ab", tracks: Bool = true) -> (ItemStage, NSTextAttachment) {
        NSTextAttachment.registerViewProviderClass(BoxProvider.self, forFileType: "test.box")
        let stage = ItemStage()
        let attachment = NSTextAttachment(data: nil, ofType: "test.box")
        if !tracks { attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 20) }
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
        let string = NSMutableAttributedString(string: text, attributes: attributes)
        string.append(NSAttributedString(attachment: attachment))
        stage.view.attributedText = string
        stage.tester.settle()
        return (stage, attachment)
    }

    @Test func `a registered provider's view is shown at its attachment, as large as the view`() throws {
        let (stage, attachment) = stageWithView()
        let view = try #require(stage.view.subviews.first { $0 is BoxView })

        #expect(attachment.usesTextAttachmentView)
        #expect(NSTextAttachment.textAttachmentViewProviderClass(forFileType: "test.box") == BoxProvider.self)
        // Behind two letters of 10 points, on the top of the line that it heightens.
        #expect(view.frame == CGRect(x: 25, y: 8, width: 40, height: 25))

        attachment.bounds = CGRect(x: 0, y: 0, width: 5, height: 5)
        stage.view.textStorage.insert(NSAttributedString(string: "x"), at: 0)
        stage.tester.settle()
        #expect(view.frame.minX > 25)
    }

    @Test func `a view that does not track has its attachment's bounds`() throws {
        let (stage, _) = stageWithView(tracks: false)

        #expect(stage.view.subviews.first { $0 is BoxView }?.frame.size == CGSize(width: 30, height: 20))
    }

    @Test func `a view is touched before the text`() throws {
        let (stage, _) = stageWithView()
        let view = try #require(stage.view.subviews.first { $0 is BoxView } as? BoxView)

        stage.tester.tap(at: view.convert(CGPoint(x: 10, y: 10), to: nil))

        #expect(view.touchCount == 1)
    }

    @Test func `a view outside of the viewport is none of the subviews, and comes back`() throws {
        let (stage, _) = stageWithView(String(repeating: "line\n", count: 100))
        #expect(!stage.view.subviews.contains { $0 is BoxView })

        stage.view.contentOffset.y = stage.view.contentSize.height - 100
        stage.tester.settle()
        #expect(stage.view.subviews.contains { $0 is BoxView })

        stage.view.contentOffset.y = 0
        stage.tester.settle()
        #expect(!stage.view.subviews.contains { $0 is BoxView })
    }

    @Test func `a removed attachment takes its view away`() {
        let (stage, _) = stageWithView()

        stage.view.text = "ab"
        stage.tester.settle()

        #expect(!stage.view.subviews.contains { $0 is BoxView })
    }

    @Test func `TextKit 1 and attachments of other file types show no view`() {
        let (stage, _) = stageWithView()

        _ = stage.view.layoutManager
        stage.tester.settle()
        #expect(!stage.view.subviews.contains { $0 is BoxView })

        #expect(!NSTextAttachment(data: nil, ofType: "test.other").usesTextAttachmentView)
    }
}

private final class BoxView: UIView {
    var touchCount = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchCount += 1 }
}

private final class BoxProvider: NSTextAttachmentViewProvider {
    override func loadView() {
        view = BoxView(frame: CGRect(x: 0, y: 0, width: 40, height: 25))
        tracksTextAttachmentViewBounds = textAttachment?.bounds.isEmpty == true
    }
}

private final class BarFragment: NSTextLayoutFragment, @unchecked Sendable {
    weak var maker: BarFactory?

    override func draw(at point: CGPoint, in context: CGContext) {
        MainActor.assumeIsolated { maker?.drawn.append(point) }
        super.draw(at: point, in: context)
    }
}

private final class BarFactory: NSObject, NSTextLayoutManagerDelegate {
    var drawn: [CGPoint] = []

    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment {
        let fragment = BarFragment(textElement: textElement, range: textElement.elementRange)
        fragment.maker = self
        return fragment
    }
}
