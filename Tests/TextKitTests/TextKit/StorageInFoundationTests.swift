import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct StorageInFoundationTests {
    private let storage: NSTextStorage = {
        let storage = NSTextStorage(string: "ab", attributes: [.kern: 1])
        storage.append(NSAttributedString(string: "cd", attributes: [.kern: 2]))
        return storage
    }()

    private func runs(_ text: NSAttributedString) -> [String] {
        var runs: [String] = []
        text.enumerateAttribute(.kern, in: text.whole) { value, range, _ in
            runs.append("\((text.string as NSString).substring(with: range)) \(value as? Int ?? 0)")
        }
        return runs
    }

    @Test func `texts are made of a storage`() {
        #expect(runs(NSAttributedString(attributedString: storage)) == ["ab 1", "cd 2"])
        #expect(runs(NSMutableAttributedString(attributedString: storage)) == ["ab 1", "cd 2"])
        #expect(runs(NSTextStorage(attributedString: storage)) == ["ab 1", "cd 2"])
    }

    @Test func `texts are changed by a storage`() {
        let text = NSMutableAttributedString(string: "<>")

        text.insert(storage, at: 1)
        text.append(storage)
        #expect(runs(text) == ["< 0", "ab 1", "cd 2", "> 0", "ab 1", "cd 2"])

        text.replaceCharacters(in: NSRange(location: 1, length: 9), with: storage)
        #expect(runs(text) == ["< 0", "ab 1", "cd 2"])
        text.setAttributedString(storage)
        #expect(runs(text) == ["ab 1", "cd 2"])
    }

    @Test func `a storage is changed by another one, and by itself`() {
        let other = NSTextStorage(string: "x")

        other.append(storage)
        other.append(other)

        #expect(runs(other) == ["x 0", "ab 1", "cd 2", "x 0", "ab 1", "cd 2"])
    }

    @Test func `texts are compared with a storage`() {
        let text = NSMutableAttributedString(attributedString: storage)
        #expect(text.isEqual(to: storage))
        #expect(storage.isEqual(to: text))
        #expect(storage.isEqual(to: NSTextStorage(attributedString: storage)))

        text.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: 1))
        #expect(!text.isEqual(to: storage))
        #expect(!storage.isEqual(to: text))
    }

    @Test func `a surrogate pair whose halves differ in attributes is read as one character`() {
        let storage = NSTextStorage(string: "a😀b", attributes: [.kern: 1])
        storage.addAttribute(.kern, value: 2, range: NSRange(location: 2, length: 2))

        let read = storage.text(in: 0..<4)

        #expect(read.string == "a😀b")
        #expect(read.runs.map(\.length) == [3, 1])
        #expect(runs(read.attributed) == ["a😀 1", "b 2"])
    }
}
