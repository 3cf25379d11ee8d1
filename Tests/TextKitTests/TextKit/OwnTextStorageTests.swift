import Foundation
import Testing
import UIFoundation
import UIKitTesting

/// A storage as apps write them, with a text of its own.
nonisolated private final class OwnTextStorage: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")
    var declaredDelta: Int?

    override var string: String { backing.string }

    override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }

    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        backing.replaceCharacters(in: range, with: str)
        edited(
            .editedCharacters, range: range,
            changeInLength: declaredDelta ?? (str as NSString).length - range.length)
        endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }
}

@Suite(.application) struct OwnTextStorageTests {
    private func stage(_ string: String) -> (OwnTextStorage, TextStage) {
        let storage = OwnTextStorage()
        let container = NSTextContainer(size: CGSize(width: 50, height: 0))
        container.lineFragmentPadding = 0
        let stage = TextStage(storage, containers: [container])
        storage.append(NSAttributedString(string: string, attributes: TextStage.ten))
        return (storage, stage)
    }

    @Test func `all members reach a subclass's own text`() {
        let (storage, stage) = stage("abc def")

        storage.insert(NSAttributedString(string: "X", attributes: [.kern: 3]), at: 1)
        storage.addAttribute(.ligature, value: 0, range: NSRange(location: 0, length: 1))

        #expect(storage.string == "aXbc def")
        #expect(storage.length == 8)
        #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 3)
        #expect(storage.attribute(.ligature, at: 0, effectiveRange: nil) as? Int == 0)
        #expect(stage.lines == ["aXbc ", "def"])
    }

    @Test func `its changes are laid out`() {
        let (storage, stage) = stage("abc def")
        #expect(stage.lines == ["abc ", "def"])

        storage.replaceCharacters(in: NSRange(location: 3, length: 1), with: "\n\n")

        #expect(stage.lines == ["abc\n", "\n", "def"])
    }

    @Test func `a wrong change of length stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (storage, stage) = OwnTextStorageTests().stage("abc def")
                _ = stage.lines
                storage.declaredDelta = 5
                storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "x")
            }
        }

        let text = result.sentence
        #expect(text.contains("differs by 1, but edited(_:range:changeInLength:) was told 5"))
    }
}
