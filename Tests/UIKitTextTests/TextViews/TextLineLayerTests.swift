import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// How much of a text view is drawn again, and that its lines look as if they were drawn at once.
@Suite(.application) struct TextLineLayerTests {
    private func rows(_ view: UITextView) -> [TextLineLayer] {
        (view.tile.layer.sublayers ?? []).compactMap { $0 as? TextLineLayer }
    }

    /// The versions of the drawings of lines, in the order of the lines.
    private func versions(_ stage: TextViewStage) -> [UInt64] {
        var versions: [UInt64] = []
        func collect(_ node: RenderNode) {
            if case .drawing(let drawing) = node.style.contents, node.name == "TextLineLayer" {
                versions.append(drawing.version)
            }
            for child in node.children { collect(child) }
        }
        for root in stage.tester.lastFrame?.roots ?? [] { collect(root) }
        return versions
    }

    private var tenLines: String { (0..<10).map { "line \($0)" }.joined(separator: "\n") }

    @Test func `a key draws the line that it changes, and no other`() {
        let stage = TextViewStage(tenLines)
        stage.edit(18)
        let before = versions(stage)

        stage.tester.type("x")
        let after = versions(stage)

        #expect(before.count == 10)
        #expect(zip(before, after).map { $0 == $1 } == [true, true, false] + Array(repeating: true, count: 7))
        #expect(rows(stage.view)[2].recordedDrawing?.texts == ["linex 2"])
    }

    @Test func `a key in a paragraph of many lines draws those alone whose glyphs change`() {
        let stage = TextViewStage("aaaaaaaa aaaaaaaa bbbbb ccccc dddddddd dddddddd ee")
        let count = versions(stage).count
        #expect(count > 2)

        stage.edit(stage.view.textStorage.length)
        let before = versions(stage)
        stage.tester.type("x")
        let after = versions(stage)
        #expect(before.count == count)
        #expect(zip(before, after).map { $0 == $1 } == Array(repeating: true, count: count - 1) + [false])

        stage.edit(0, to: 1)
        stage.tester.type("b")
        let last = versions(stage)
        #expect(zip(after, last).map { $0 == $1 } == [false] + Array(repeating: true, count: count - 1))
        #expect(rows(stage.view).first?.recordedDrawing?.texts.first?.hasPrefix("baaaaaaa") == true)
    }

    @Test func `lines below a new one move and are not drawn`() {
        let stage = TextViewStage(tenLines)
        stage.edit(18)
        let before = versions(stage)
        let places = rows(stage.view).map(\.frame.minY)

        stage.tester.type("\n")
        let after = versions(stage)

        #expect(after.count == 11)
        #expect(Set(after).subtracting(before).count == 2)
        #expect(after.suffix(7) == before.suffix(7))
        #expect(rows(stage.view).suffix(7).map(\.frame.minY) == places.suffix(7).map { $0 + 10 })
    }

    @Test func `lines below a new one keep their layers where as many are ready as before`() {
        let stage = TextViewStage((0..<200).map { "line \($0)" }.joined(separator: "\n"))
        stage.edit(18)
        let before = rows(stage.view)
        let places = before.map(\.frame.minY)

        stage.tester.type("\n")
        let after = rows(stage.view)

        #expect(after.count == before.count)
        #expect(zip(after.dropFirst(4), before.dropFirst(3)).allSatisfy { $0 === $1 })
        #expect(after.map(\.frame.minY) == places)
        #expect(after[2...4].map { $0.recordedDrawing?.texts } == [["line"], [" 2"], ["line 3"]])
    }

    @Test func `lines above a deleted one are kept, and those below move up`() {
        let stage = TextViewStage(tenLines)
        stage.edit(14, to: 28)
        let before = versions(stage)

        stage.tester.press(.keyboardDeleteOrBackspace)
        let after = versions(stage)

        #expect(stage.text == "line 0\nline 1\n" + (4..<10).map { "line \($0)" }.joined(separator: "\n"))
        #expect(after.count == 8)
        #expect(after.prefix(2) == before.prefix(2))
        #expect(after.suffix(5) == before.suffix(5))
    }

    @Test func `only lines that come near are drawn by scrolling`() {
        let stage = TextViewStage((0..<200).map { "line \($0)" }.joined(separator: "\n"))
        let (before, drawn) = (rows(stage.view), versions(stage))

        stage.view.contentOffset.y = 60
        stage.tester.pump()
        let after = rows(stage.view)

        // 100 points are visible, and 50 on each side of them are ready: lines 0 to 14 first, then lines 0 to 20.
        #expect((before.count, after.count) == (15, 21))
        #expect(zip(before, after).allSatisfy { $0 === $1 })
        // Lines 5 to 9 are visible before and after.
        #expect(Set(versions(stage)).intersection(drawn).count >= 5)
    }

    @Test func `a caret that blinks and a selection draw no line`() {
        let stage = TextViewStage(tenLines)
        stage.edit(18)
        let before = versions(stage)

        stage.tester.pump(by: 2)
        stage.view.selectedRange = NSRange(location: 3, length: 20)
        stage.tester.pump()

        #expect(versions(stage) == before)
    }

    @Test(arguments: [(0..<0, "a new line\n"), (0..<9, "")])
    func `a line with a rule that is drawn again after text above it has changed looks as before`(
        change: (range: Range<Int>, text: String)
    ) {
        let stage = TextViewStage("line one\nline two\nline three\nlast")
        let range = NSRange(location: 18, length: 10)
        stage.view.textStorage.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: range)
        stage.view.textStorage.addAttribute(.strikethroughStyle, value: NSUnderlineStyle.single.rawValue, range: range)
        stage.tester.pump()
        let row = rows(stage.view)[2]
        let before = row.recordedDrawing

        stage.view.textStorage.replaceCharacters(in: NSRange(change.range), with: change.text)
        stage.tester.pump()
        let kept = row.recordedDrawing
        row.setNeedsDisplay()
        stage.tester.pump()

        #expect(before?.texts == ["line three"])
        #expect(before?.commands.contains { if case .fill = $0 { true } else { false } } == true)
        #expect(kept == before)
        #expect(row.superlayer != nil)
        #expect(row.recordedDrawing == before)
    }

    @Test func `a text without lines has no layers`() {
        let stage = TextViewStage(tenLines)

        stage.view.text = ""
        stage.tester.pump()

        #expect(rows(stage.view).isEmpty)
    }

    // MARK: Looks

    /// The layout of a text that is drawn at once, because a subclass might draw anything.
    private final class DrawnAtOnce: NSLayoutManager, @unchecked Sendable {}

    private func text(_ tester: ViewTester) -> NSAttributedString {
        let text = NSMutableAttributedString(
            string: "Plain words, and more of them than fit into a line of the view.\nBold, שלום and 👍🏽 in one.\n",
            attributes: [.font: UIFont.systemFont(ofSize: 17)])
        func add(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
            text.append(
                NSAttributedString(
                    string: string,
                    attributes: [.font: UIFont.systemFont(ofSize: 17)]
                        .merging(attributes) { $1 }))
        }
        add("Underlined and ", [.underlineStyle: NSUnderlineStyle.single.rawValue])
        add("struck, ", [.strikethroughStyle: NSUnderlineStyle.thick.rawValue, .foregroundColor: UIColor.red])
        add("raised", [.baselineOffset: 4.3])
        add(" marked ", [.backgroundColor: UIColor.yellow])
        add("large\n", [.font: UIFont.boldSystemFont(ofSize: 31)])
        let close = NSMutableParagraphStyle()
        close.maximumLineHeight = 12
        add("Lines as close\u{2028}as these jy\u{2028}overlap gÄ", [.paragraphStyle: close])
        add("\nThe end ", [.kern: 1.5])
        add("casts a shadow.\n\nLast line", [.shadow: NSShadow()])
        return text
    }

    /// The pictures of a view that does things, after each of them.
    private func pictures(
        atOnce: Bool, scale: CGFloat, _ deeds: [(UITextView, ViewTester) -> Void]
    ) -> [Data] {
        let tester = ViewTester(scale: scale, text: .real)
        let container = NSTextContainer(size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
        let (storage, manager) = (NSTextStorage(), atOnce ? DrawnAtOnce() : NSLayoutManager())
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 20, y: 40, width: 200, height: 160), textContainer: container)
        view.attributedText = text(tester)
        tester.show(view)
        view.becomeFirstResponder()
        tester.pump()
        #expect(rows(view).isEmpty == atOnce)
        return deeds.map { deed in
            deed(view, tester)
            tester.pump()
            return (try? tester.png()) ?? Data()
        }
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func `lines that are drawn one by one look as if they were drawn at once`(scale: CGFloat) {
        let deeds: [(UITextView, ViewTester) -> Void] = [
            { view, _ in view.selectedRange = NSRange() },
            { _, tester in tester.type("a") },
            { _, tester in tester.type("\n") },
            { view, _ in view.selectedRange = NSRange(location: 90, length: 12) },
            { _, tester in tester.press(.keyboardDeleteOrBackspace) },
            { view, _ in view.contentOffset.y = 37.3 },
            { view, _ in view.contentOffset.y = 130.25 },
            { view, _ in
                view.textStorage.addAttribute(
                    .foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 20))
            },
            { view, _ in view.textContainerInset.top = 3.3 },
            { view, _ in view.setMarkedText("marked", selectedRange: NSRange(location: 6, length: 0)) },
            { view, _ in view.overrideUserInterfaceStyle = .dark },
            { view, _ in view.contentOffset.y = 0 },
        ]

        let one = pictures(atOnce: true, scale: scale, deeds)
        let other = pictures(atOnce: false, scale: scale, deeds)

        #expect(zip(one, other).map { $0 == $1 } == deeds.map { _ in true })
        #expect(Set(one).count > 8)
    }
}
