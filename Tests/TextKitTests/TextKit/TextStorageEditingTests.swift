import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct TextStorageEditingTests {
    /// Writes down the calls of a storage's delegate.
    private final class Listener: NSObject, NSTextStorageDelegate {
        var calls: [String] = []
        var onWill: ((NSTextStorage) -> Void)?

        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            calls.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
            onWill?(textStorage)
        }

        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { calls.append("did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }
    }

    @Test func `each change outside of editing is processed at once`() {
        let storage = NSTextStorage(string: "abc")
        let listener = Listener()
        storage.delegate = listener

        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
        storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 2))

        #expect(storage.string == "axyzc")
        #expect(listener.calls == ["will 2 1+3 2", "did 2 1+3 2", "will 1 0+2 0", "did 1 0+2 0"])
        #expect(storage.editedMask == [])
        #expect(storage.editedRange.location == NSNotFound)
        #expect(storage.changeInLength == 0)
    }

    @Test func `changes between beginEditing and endEditing are united in ranges of the new text`() {
        let storage = NSTextStorage(string: "0123456789")
        let listener = Listener()
        storage.delegate = listener

        storage.beginEditing()
        storage.deleteCharacters(in: NSRange(location: 6, length: 2))
        storage.beginEditing()
        storage.insert(NSAttributedString(string: "ab"), at: 2)
        storage.endEditing()
        #expect(listener.calls.isEmpty)
        #expect(storage.editedRange == NSRange(location: 2, length: 6))
        storage.endEditing()

        #expect(storage.string == "01ab234589")
        #expect(listener.calls == ["will 3 2+6 0", "did 3 2+6 0"])
    }

    @Test func `text that the delegate adds before processing widens the range`() {
        let storage = NSTextStorage(string: "abc")
        let listener = Listener()
        storage.delegate = listener
        listener.onWill = { storage in
            listener.onWill = nil
            storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "AA")
        }

        storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: "d")

        #expect(storage.string == "AAbcd")
        #expect(listener.calls == ["will 2 3+1 1", "did 2 0+5 2"])
    }

    @Test func `attributes that a layout manager changes are processed next`() {
        nonisolated final class Painter: NSLayoutManager, @unchecked Sendable {
            nonisolated(unsafe) var ranges: [NSRange] = []

            override func processEditing(
                for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
                changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
            ) {
                ranges.append(newCharRange)
                super.processEditing(
                    for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
                    invalidatedRange: invalidatedCharRange)
                guard editMask.contains(.editedCharacters) else { return }
                textStorage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 1))
            }
        }
        let (storage, listener, manager) = (NSTextStorage(string: "abc"), Listener(), Painter())
        storage.addLayoutManager(manager)
        storage.delegate = listener

        storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: "d")

        #expect(listener.calls == ["will 2 3+1 1", "did 2 3+1 1", "will 1 0+1 0", "did 1 0+1 0"])
        #expect(manager.ranges == [NSRange(location: 3, length: 1), NSRange(location: 0, length: 1)])
        #expect(storage.editedMask == [])
        #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    }

    @Test func `notifications are posted before the delegate is called`() {
        let storage = NSTextStorage(string: "abc")
        nonisolated(unsafe) var names: [String] = []
        let tokens = [NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification].map {
            name in
            NotificationCenter.default.addObserver(forName: name, object: storage, queue: nil) {
                names.append($0.name.rawValue)
            }
        }

        storage.append(NSAttributedString(string: "d"))
        for token in tokens { NotificationCenter.default.removeObserver(token) }

        #expect(
            names == ["NSTextStorageWillProcessEditingNotification", "NSTextStorageDidProcessEditingNotification"])
    }

    @Test func `new characters take the attributes of those that they replace, else of those around`() {
        let storage = NSTextStorage(string: "ab", attributes: [.kern: 1])
        storage.append(NSAttributedString(string: "cd", attributes: [.kern: 2]))

        storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "XY")
        storage.replaceCharacters(in: NSRange(location: 2, length: 0), with: "-")
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "+")

        #expect(storage.string == "+ab-XYd")
        var range = NSRange()
        #expect(storage.attribute(.kern, at: 0, effectiveRange: &range) as? Int == 1)
        #expect(range == NSRange(location: 0, length: 4))
        #expect(storage.attribute(.kern, at: 4, effectiveRange: &range) as? Int == 2)
        #expect(range == NSRange(location: 4, length: 3))
    }

    @Test func `members of attributed strings work`() {
        let storage = NSTextStorage(attributedString: NSAttributedString(string: "abcdef", attributes: [.kern: 1]))

        storage.setAttributes([.ligature: 0], range: NSRange(location: 2, length: 2))
        storage.addAttributes([.kern: 5], range: NSRange(location: 3, length: 2))
        storage.removeAttribute(.kern, range: NSRange(location: 5, length: 1))
        _ = storage.mutableString.replaceOccurrences(
            of: "b", with: "BB", options: [], range: NSRange(location: 0, length: storage.length))

        #expect(storage.string == "aBBcdef")
        #expect(storage.length == 7)
        var runs: [String] = []
        storage.enumerateAttribute(.kern, in: storage.whole) { value, range, _ in
            runs.append("\(value as? Int ?? 0):\(range.location)+\(range.length)")
        }
        #expect(runs == ["1:0+3", "0:3+1", "5:4+2", "0:6+1"])
        #expect(storage.attributedSubstring(from: NSRange(location: 3, length: 2)).string == "cd")
        #expect((storage.copy() as? NSAttributedString).map(storage.isEqual(to:)) == true)
        #expect((storage.copy() as? NSAttributedString)?.string == storage.string)
        let other = NSTextStorage(string: "x")
        other.setAttributedString(storage)
        #expect(other.isEqual(to: storage))
    }

    @Test func `surrogates and line ends keep their units`() {
        let storage = NSTextStorage(string: "a😀\r\nb")

        storage.replaceCharacters(in: NSRange(location: 5, length: 0), with: "é")

        #expect(storage.length == 7)
        #expect(storage.string == "a😀\r\néb")
        #expect(storage.mutableString.character(at: 1) == 0xD83D)
    }

    // MARK: Errors

    @Test func `a range beyond the text stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                NSTextStorage(string: "abc").deleteCharacters(in: NSRange(location: 2, length: 2))
            }
        }

        #expect(result.sentence.contains("lies beyond a NSTextStorage of length 3"))
    }

    @Test func `endEditing without beginEditing stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { NSTextStorage(string: "abc").endEditing() }
        }

        #expect(result.sentence.contains("without beginEditing()"))
    }

    @Test func `a container of two layout managers stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let container = NSTextContainer(size: .zero)
                let (first, second) = (NSLayoutManager(), NSLayoutManager())
                first.addTextContainer(container)
                second.addTextContainer(container)
                withExtendedLifetime(first) {}
            }
        }

        #expect(result.sentence.contains("NSTextContainer was added to a second layout manager"))
    }
}
