import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Text of six scripts with marks, joined emoji, flags and both directions is edited by keys and by touches, drawn with the
/// machine's fonts.
@Suite(.application) struct TextViewScriptTests {
    /// A text as its composed characters.
    nonisolated struct Sample: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let characters: [String]
        var isRightToLeft = false

        var text: String { characters.joined() }
        /// The offsets of carets, in UTF-16 units.
        var places: [Int] { characters.reduce(into: [0]) { $0.append($0.last! + $1.utf16.count) } }
    }

    nonisolated static let samples = [
        Sample(testDescription: "Latin", characters: ["e\u{301}", "a", "👨‍👩‍👧‍👦"]),
        Sample(testDescription: "Hebrew", characters: ["ש\u{5C1}", "ל", "ו", "ם"], isRightToLeft: true),
        Sample(testDescription: "Arabic", characters: ["م\u{64E}", "ر", "ح", "ب", "ا"], isRightToLeft: true),
        Sample(testDescription: "Thai", characters: ["คำ", "ว่", "า"]),
        Sample(testDescription: "Devanagari", characters: ["न", "म", "स्ते"]),
        Sample(testDescription: "Japanese", characters: ["か\u{3099}", "日", "🇯🇵", "👍🏽"]),
    ]

    private func finish(_ stage: TextViewStage) {
        stage.view.resignFirstResponder()
        stage.tester.settle()
    }

    private func place(_ stage: TextViewStage) -> Int { stage.view.selectedRange.location }

    /// The middle of the caret at a place, in the window.
    private func caret(_ stage: TextViewStage, _ index: Int) -> CGPoint {
        let rect = stage.view.caretRect(for: stage.position(index))
        return stage.view.convert(CGPoint(x: rect.minX + 0.5, y: rect.midY), to: nil)
    }

    @Test(arguments: samples) func `keys stop at whole characters and delete them`(sample: Sample) {
        let stage = TextViewStage(sample.text, glyphs: .real)
        defer { finish(stage) }
        stage.edit(0)
        let keys: [UIKeyboardHIDUsage] = [.keyboardLeftArrow, .keyboardRightArrow]
        let (forward, backward) = sample.isRightToLeft ? (keys[0], keys[1]) : (keys[1], keys[0])

        func press(_ key: UIKeyboardHIDUsage) -> [Int] {
            sample.characters.map { _ in
                stage.tester.press(key)
                return place(stage)
            }
        }
        let there = press(forward)
        let back = press(backward)
        stage.tester.press(.keyboardDeleteForward)
        let first = stage.text
        stage.tester.press(.keyboardZ, modifiers: .control)
        stage.tester.press(.keyboardEnd, modifiers: .control)
        stage.tester.press(.keyboardDeleteOrBackspace)

        #expect(there == Array(sample.places.dropFirst()))
        #expect(back == Array(sample.places.dropLast().reversed()))
        #expect(first == sample.characters.dropFirst().joined())
        #expect(stage.text == sample.characters.dropLast().joined())
    }

    @Test(arguments: samples) func `a finger that rests sets the caret between any two characters`(sample: Sample) {
        let stage = TextViewStage(sample.text, glyphs: .real)
        defer { finish(stage) }
        stage.edit(0)

        let found = sample.places.map { index in
            let finger = stage.tester.touch(at: caret(stage, index))
            stage.tester.pump(by: 0.6)
            finger.lift()
            stage.tester.pump(by: 1)
            stage.tester.runtime.openMenu?.dismiss(animated: false)
            return place(stage)
        }

        #expect(found == sample.places)
    }

    @Test(arguments: samples) func `two taps and a handle select all of it, and typing replaces it`(sample: Sample) {
        let stage = TextViewStage(sample.text + " x", glyphs: .real)
        defer { finish(stage) }
        stage.edit(0)
        let second = sample.places[1]
        let near = CGPoint(x: (caret(stage, 0).x + caret(stage, second).x) / 2, y: caret(stage, 0).y)

        for _ in 0..<2 { stage.tester.touch(at: near).lift() }
        stage.tester.pump(by: 1)
        stage.tester.runtime.openMenu?.dismiss(animated: false)
        let word = stage.view.selectedRange
        let (held, end) = (caret(stage, word.upperBound), caret(stage, sample.places.last!))
        // The disc of the end's handle is below the line.
        let finger = stage.tester.touch(at: CGPoint(x: held.x, y: held.y + 14))
        stage.tester.pump(by: 0.1)
        stage.tester.move(finger, by: CGVector(dx: end.x - held.x, dy: 0))
        finger.lift()
        stage.tester.pump()
        let selected = stage.view.selectedRange
        stage.tester.type("!")

        #expect(word.location == 0)
        #expect(sample.places.contains(word.length))
        #expect(selected == NSRange(location: 0, length: sample.text.utf16.count))
        #expect(stage.text == "! x")
    }

    @Test(arguments: samples) func `two taps or clicks take the word of the letter, not of the nearer side`(
        sample: Sample
    ) {
        let stage = TextViewStage(sample.text, glyphs: .real)
        defer { finish(stage) }
        stage.edit(0)

        for (start, end) in zip(sample.places, sample.places.dropFirst()) {
            let (left, right) = (caret(stage, start), caret(stage, end))
            var words: Set<NSRange> = []
            for pointer in [TestTouch.Pointer.finger, .mouse] {
                for share in [0.2, 0.5, 0.8] {
                    let point = CGPoint(x: left.x + share * (right.x - left.x), y: left.y)
                    for _ in 0..<2 { stage.tester.touch(at: point, pointer: pointer).lift() }
                    stage.tester.pump(by: 1)
                    stage.tester.runtime.openMenu?.dismiss(animated: false)
                    words.insert(stage.view.selectedRange)
                    stage.view.selectedRange = NSRange(location: 0, length: 0)
                    stage.tester.pump(by: 1)
                }
            }

            #expect(words.count == 1)
            #expect(words.allSatisfy { $0.location <= start && $0.upperBound >= end })
        }
    }

    @Test func `arrows move through both directions as they are seen`() {
        let stage = TextViewStage("abc אבג", glyphs: .real)
        defer { finish(stage) }
        stage.edit(0)

        func press(_ key: UIKeyboardHIDUsage) -> [(x: CGFloat, place: Int)] {
            (0..<7).map { _ in
                stage.tester.press(key)
                return (stage.caret?.minX ?? -1, place(stage))
            }
        }
        let there = press(.keyboardRightArrow)
        let end = place(stage)
        stage.tester.press(.keyboardRightArrow)
        let beyond = stage.caret?.minX
        let back = press(.keyboardLeftArrow)

        // The last character of the Hebrew word is beside the space.
        #expect(there.map(\.place) == [1, 2, 3, 4, 6, 5, 4])
        #expect(zip(there, there.dropFirst()).allSatisfy { $0.x < $1.x })
        #expect((end, beyond) == (4, there.last?.x))
        #expect(zip(back, back.dropFirst()).allSatisfy { $0.x > $1.x })
        #expect(back.last?.place == 0)
    }

    @Test func `a selection over a change of direction has a box in each part`() {
        let stage = TextViewStage("abc אבג", glyphs: .real)
        defer { finish(stage) }
        stage.edit(2, to: 5)

        let boxes = stage.highlights

        #expect(boxes.count == 2)
        // The first Hebrew letter is the rightmost one.
        let edge = stage.view.caretRect(for: stage.position(4)).minX
        #expect(abs((boxes.map(\.maxX).max() ?? 0) - edge) < 1)
    }

    @Test func `typed letters join the text of their own direction`() {
        let stage = TextViewStage("abc אבג", glyphs: .real)
        defer { finish(stage) }
        stage.edit(7)

        stage.tester.type("ד")
        stage.tester.press(.keyboardHome)
        stage.tester.type("x")

        #expect(stage.text == "xabc אבגד")
    }
}
