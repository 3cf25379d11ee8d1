import CoreGraphics
import CoreText
import Foundation
import HostInterface
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Texts that nobody writes cost no more than a part of them; work is counted in characters that are laid out.
@Suite(.application) struct TextViewHostileTests {
    private let typesetter = CountingTypesetter()

    private func stage(_ text: String) -> TextViewStage {
        let stage = TextViewStage()
        installedTextSystem.install(TextSystem(typesetter: typesetter))
        stage.view.text = text
        stage.edit()
        return stage
    }

    /// The units laid out for a key at a place, with the frame that shows it.
    private func cost(of text: String, at place: Int, in stage: TextViewStage) -> Int {
        stage.view.selectedRange = NSRange(location: place, length: 0)
        stage.tester.send(.text(text))
        stage.tester.pump()
        _ = typesetter.drainUnitCount()
        stage.tester.send(.text(text))
        stage.tester.pump()
        return typesetter.drainUnitCount()
    }

    @Test func `a key in a line of a megabyte costs no more than in a tenth of it`() {
        let costs = [100_000, 1_000_000].map { length in
            let stage = stage(String(repeating: "words in a row ", count: length / 15))
            let loading = typesetter.drainUnitCount()
            let count = stage.view.textStorage.length
            let keys = [0, count / 2, count].map { cost(of: "x", at: $0, in: stage) }
            #expect(stage.view.textStorage.length == count + 6)
            return [loading] + keys
        }

        // What shows, and pieces of 16 384 units at the places that are typed in.
        #expect(costs[1][0] <= 4 * 16_384, "\(costs)")
        for (few, many) in zip(costs[0], costs[1]) {
            #expect(many <= max(few, 2 * 16_384), "\(costs)")
        }
    }

    @Test func `ten megabytes in one line are pasted, typed into and taken back`() {
        let stage = stage("ab")
        stage.edit(1)
        stage.tester.clipboardText = String(repeating: "words in a row ", count: 700_000)
        _ = typesetter.drainUnitCount()

        stage.tester.press(.keyboardV, modifiers: .control)
        stage.tester.pump()

        #expect(stage.view.textStorage.length == 10_500_002)
        #expect(typesetter.drainUnitCount() <= 4 * 16_384)
        #expect(cost(of: "x", at: 5_000_000, in: stage) <= 2 * 16_384)
        stage.tester.press(.keyboardZ, modifiers: .control)
        stage.tester.press(.keyboardZ, modifiers: .control)
        #expect(stage.shown == "a|b")
        #expect(typesetter.drainUnitCount() <= 4 * 16_384)
    }

    @Test func `a letter with a hundred thousand marks is typed behind, and taken away piece by piece`() {
        let stage = stage("e" + String(repeating: "\u{301}", count: 100_000))
        // Lines of 4096 units are laid out once where they are visible or near: 15 of them, and where they are cut.
        #expect(typesetter.drainUnitCount() <= 16 * 4096)
        let count = stage.view.textStorage.length

        #expect(cost(of: "x", at: count, in: stage) <= 2 * 16_384)
        for _ in 0..<3 { stage.tester.press(.keyboardDeleteOrBackspace) }

        #expect(stage.view.textStorage.length < count)
        #expect(typesetter.drainUnitCount() <= 6 * 16_384)
        stage.view.selectAll(nil)
        stage.tester.press(.keyboardDeleteOrBackspace)
        #expect(stage.shown == "|")
    }

    @Test func `halves of pairs are copied, pasted and typed beside`() {
        let stage = stage("a😀b😀c")
        stage.view.textStorage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "")
        stage.view.textStorage.replaceCharacters(in: NSRange(location: 3, length: 1), with: "")
        stage.edit(0, to: 5)

        stage.tester.press(.keyboardC, modifiers: .control)
        stage.tester.press(.keyboardRightArrow)
        stage.tester.press(.keyboardV, modifiers: .control)
        stage.tester.send(.text("x"))
        let pasted = stage.view.textStorage.length
        for _ in 0..<11 { stage.tester.press(.keyboardDeleteOrBackspace) }

        #expect(pasted == 11)
        #expect(stage.shown == "|")
    }

    @Test func `directions that are turned and never turned back are typed into paragraph by paragraph`() {
        let turns = ["\u{202E}", "\u{202B}", "\u{2067}", "\u{2068}", "\u{202D}"]
        let paragraph = (0..<40).map { turns[$0 % 5] + "ab אב " }.joined()
        let stage = stage(Array(repeating: paragraph, count: 500).joined(separator: "\n"))
        let length = paragraph.utf16.count
        #expect(typesetter.drainUnitCount() <= 20 * length)

        let cost = cost(of: "x", at: 250 * (length + 1) + 10, in: stage)

        #expect(cost <= 2 * (length + 2))
        let caret = stage.caret ?? .null
        #expect(stage.view.bounds.contains(caret), "\(caret) in \(stage.view.bounds)")
    }

    // MARK: Memory

    /// The address sanitizer keeps freed memory for a while.
    private nonisolated static let returnsMemory = ProcessInfo.processInfo.environment["ASAN_OPTIONS"] == nil

    /// The bytes by which pasting a text and further work raise the most memory that the process has had in use. The fonts and
    /// the framework's own state are there before.
    private static func growth(pasting text: String, _ work: @MainActor (TextViewStage) -> Void) -> Int {
        let stage = TextViewStage("", glyphs: .real)
        stage.edit()
        paste("words in a row e\u{301} ab אב 😀", into: stage)
        let before = memory("VmRSS")
        paste(text, into: stage)
        work(stage)
        stage.tester.pump()
        return memory("VmHWM") - before
    }

    private static func paste(_ text: String, into stage: TextViewStage) {
        stage.tester.clipboardText = text
        stage.tester.press(.keyboardV, modifiers: .control)
        stage.tester.pump()
    }

    /// A number of bytes that the system keeps for the process: VmRSS, the memory in use, or VmHWM, the most there was.
    private static func memory(_ name: String) -> Int {
        let status = FileManager.default.contents(atPath: "/proc/self/status")
        let lines = status.map { String(decoding: $0, as: UTF8.self).split(separator: "\n") } ?? []
        let line = lines.first { $0.hasPrefix(name + ":") }
        return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 * 1024 } ?? 0
    }

    @Test(.enabled(if: returnsMemory))
    func `ten megabytes in one line take a few times their bytes`() async {
        await #expect(processExitsWith: .success) {
            let line = String(repeating: "words in a row ", count: 700_000)
            let growth = await TextViewHostileTests.growth(pasting: line) {
                for place in [0, 5_000_000, 10_500_000] {
                    $0.edit(place)
                    $0.tester.send(.text("x"))
                }
            }
            // The clipboard, the text and what undo keeps; glyphs with their positions and clusters would be 40 times the bytes.
            exit(growth < 12 * 10_500_000 ? 0 : 1)
        }
    }

    @Test(.enabled(if: returnsMemory))
    func `a letter with a hundred thousand marks takes memory for the marks that are seen`() async {
        await #expect(processExitsWith: .success) {
            let growth = await TextViewHostileTests.growth(pasting: "e" + String(repeating: "\u{301}", count: 100_000))
            {
                $0.tester.send(.text("x"))
                for _ in 0..<3 { $0.tester.press(.keyboardDeleteOrBackspace) }
            }
            exit(growth < 8 << 20 ? 0 : 1)
        }
    }

    @Test(.enabled(if: returnsMemory))
    func `halves of surrogate pairs are pasted and cut again and again in the memory of one text`() async {
        await #expect(processExitsWith: .success) {
            let halves = String(decoding: [UInt16](repeating: 0xD83D, count: 1_000_000), as: UTF16.self)
            let growth = await TextViewHostileTests.growth(pasting: halves) { stage in
                for _ in 0..<4 {
                    stage.view.selectAll(nil)
                    stage.tester.press(.keyboardX, modifiers: .control)
                    stage.tester.press(.keyboardV, modifiers: .control)
                    stage.tester.pump()
                }
            }
            exit(growth < 80 << 20 ? 0 : 1)
        }
    }

    @Test(.enabled(if: returnsMemory))
    func `directions that are turned in one line take memory for what is seen`() async {
        await #expect(processExitsWith: .success) {
            let turns = ["\u{202E}", "\u{202B}", "\u{2067}", "\u{2068}", "\u{202D}"]
            let line = (0..<200_000).map { turns[$0 % 5] + "ab אב " }.joined()
            let growth = await TextViewHostileTests.growth(pasting: line) {
                $0.edit(line.utf16.count / 2)
                $0.tester.send(.text("x"))
            }
            exit(growth < 32 << 20 ? 0 : 1)
        }
    }

    // MARK: Ranges and sizes that mean none

    private static let none = NSRange(location: NSNotFound, length: 0)

    @Test func `a selection that was not found is the caret at the end`() {
        let stage = TextViewStage("abc")
        stage.edit(0)

        stage.view.selectedRange = Self.none
        #expect(stage.shown == "abc|")
        stage.view.selectedRange = NSRange(location: 1, length: NSNotFound)
        #expect(stage.shown == "a[bc]")
    }

    @Test func `scrolling to a range that was not found shows the end`() {
        let stage = TextViewStage(String(repeating: "a\n", count: 50))

        stage.view.scrollRangeToVisible(Self.none)
        stage.tester.settle()

        let bottom = stage.view.contentOffset.y + stage.view.bounds.height
        #expect(bottom <= stage.view.contentSize.height)
        #expect(bottom >= stage.view.contentSize.height - 8)
    }

    @Test func `a composed text whose selection was not found has its caret at the beginning`() {
        let stage = TextViewStage("ab")
        stage.edit(1)

        stage.view.setMarkedText("xy", selectedRange: Self.none)

        #expect(stage.text == "axyb")
        #expect(stage.view.selectedRange.length == 0)
    }

    @Test func `a size without numbers is as good as an unlimited one`() {
        let stage = TextViewStage("abc")
        let unlimited = stage.view.sizeThatFits(
            CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))

        #expect(stage.view.sizeThatFits(CGSize(width: CGFloat.nan, height: .nan)) == unlimited)
        #expect(stage.view.sizeThatFits(CGSize(width: -1, height: 0)) == unlimited)
        #expect(unlimited.width.isFinite && unlimited.height.isFinite)
    }
}
