import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

/// Paragraphs that a document's delegate leaves out.
@Suite(.application) struct LeftOutParagraphTests {
    /// Leaves out paragraphs that begin with a sign.
    private final class Delegate: NSObject, NSTextContentStorageDelegate {
        var leavesOut = true
        var asked: [NSTextContentManager.EnumerationOptions] = []

        func textContentManager(
            _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
            options: NSTextContentManager.EnumerationOptions
        ) -> Bool {
            asked.append(options)
            let text = (textElement as? NSTextParagraph)?.attributedString.string ?? ""
            return !leavesOut || !text.hasPrefix("#")
        }
    }

    private let delegate = Delegate()

    private func stage(_ text: String, height: CGFloat = 0) -> FragmentStage {
        let stage = FragmentStage(text, height: height)
        stage.content.delegate = delegate
        return stage
    }

    private func texts(_ stage: FragmentStage, _ options: NSTextContentManager.EnumerationOptions = []) -> [String] {
        var texts: [String] = []
        stage.content.enumerateTextElements(from: nil, options: options) {
            texts.append(($0 as? NSTextParagraph)?.attributedString.string ?? "")
            return true
        }
        return texts
    }

    private func frames(_ stage: FragmentStage) -> [CGRect] {
        stage.manager.ensureLayout(for: stage.content.documentRange)
        return stage.fragments().map(\.layoutFragmentFrame)
    }

    @Test func `they are not enumerated`() {
        let stage = stage("ab\n#c\n#d\nef")

        #expect(texts(stage) == ["ab\n", "ef"])
        #expect(texts(stage, .reverse) == ["ef", "ab\n"])
        #expect(delegate.asked.contains(.reverse))
    }

    @Test func `they have no fragments and take no room`() {
        let stage = stage("ab\n#c\n#d\nef")

        #expect(frames(stage) == [box(0, 0, 20, 10), box(0, 10, 20, 10)])
        #expect(stage.fragments(from: nil, .reverse).map(\.layoutFragmentFrame.minY) == [10, 0])
        #expect(stage.manager.usageBoundsForTextContainer.height == 20)
        #expect(stage.manager.textLayoutFragment(for: stage.location(4)) == nil)
        let found = stage.manager.textLayoutFragment(for: CGPoint(x: 0, y: 15))
        #expect(found.map { stage.indices($0.rangeInElement) } == 9..<11)
        #expect(stage.storage.length == 11)
    }

    @Test(arguments: ["#a\nbc", "bc\n#a", "#a\nbc\n#d"])
    func `at the beginning and at the end they take no room either`(text: String) {
        let stage = stage(text)

        #expect(frames(stage) == [box(0, 0, 20, 10)])
        #expect(stage.manager.usageBoundsForTextContainer.height == 10)
        #expect(stage.manager.textLayoutFragment(for: CGPoint(x: 0, y: 12)) == nil)
    }

    @Test func `a document of them alone is empty to see`() {
        let stage = stage("#a\n#b")

        #expect(frames(stage) == [])
        #expect(texts(stage) == [])
        #expect(stage.manager.usageBoundsForTextContainer.height == 0)
    }

    @Test func `they take no room beside an exclusion`() {
        let stage = stage("ab\n#c\nef")
        stage.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 50, y: 0, width: 50, height: 100))]

        #expect(frames(stage).map(\.minY) == [0, 10])
        #expect(stage.manager.usageBoundsForTextContainer.height == 20)
    }

    @Test func `the line in front of one is truncated where no more lines have room`() {
        let stage = stage("ab\n#cdef\ngh", height: 10)
        stage.container.lineBreakMode = .byTruncatingTail

        #expect(frames(stage).first == box(0, 0, 30, 10))
    }

    @Test func `a recorded edit asks again`() {
        let stage = stage("ab\n#c\nef")
        #expect(frames(stage).count == 2)

        delegate.leavesOut = false
        stage.content.recordEditAction(in: stage.content.documentRange, newTextRange: stage.content.documentRange)

        #expect(frames(stage).map(\.minY) == [0, 10, 20])
        #expect(texts(stage).count == 3)
    }

    @Test func `a long one that is laid out in parts is asked for once`() {
        let stage = stage("#" + String(repeating: "words in a row ", count: 4000) + "\nab")

        #expect(frames(stage) == [box(0, 0, 20, 10)])
        #expect(stage.manager.usageBoundsForTextContainer.height == 10)
    }

    @Test func `the carets in one are at its place, without height`() {
        let stage = stage("ab\n#c\nef")
        stage.manager.ensureLayout(for: stage.content.documentRange)

        #expect(stage.boxes(3, 5).allSatisfy { $0.height == 0 && $0.minY == 10 })
        #expect(stage.boxes(6, 8) == [box(0, 10, 20, 10)])
    }
}
