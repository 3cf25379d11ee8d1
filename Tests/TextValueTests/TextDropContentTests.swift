import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// The content of items that are dropped on text.
@Suite(.application) struct TextDropContentTests {
    private let stage = TextDragStage()
    private let paster = DropPaster()

    /// Drops items at the end of the second text, or of another view's.
    private func drop(_ objects: [any NSItemProviderWriting], on view: (any UITextInput & UIView)? = nil) {
        drop(objects.map { UIDragItem(itemProvider: NSItemProvider(object: $0)) }, on: view)
    }

    private func drop(_ items: [UIDragItem], on view: (any UITextInput & UIView)? = nil) {
        stage.edit(0, to: 5)
        stage.view.textDragDelegate = stage.recorder
        stage.recorder.items = { _ in items }
        stage.drag(1, to: stage.point(of: 5, in: view ?? stage.other)).lift()
        stage.tester.settle()
    }

    private var picture: UIImage { UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { _ in } }

    @Test func `several items are dropped on a line each`() {
        drop(["one" as NSString, "two" as NSString])

        #expect(stage.otherShown == "other[one\ntwo]")
        stage.other.undoManager?.undo()
        #expect(stage.other.text == "other")
    }

    @Test func `an address is dropped as its characters`() throws {
        drop([try #require(NSURL(string: "https://example.com/a"))])

        #expect(stage.otherShown == "other[https://example.com/a]")
    }

    @Test func `a picture is dropped as an attachment where the user may edit attributes`() throws {
        drop([picture])
        #expect(stage.other.text == "other")

        stage.other.allowsEditingTextAttributes = true
        drop([picture])

        try #require(stage.otherShown == "other[\u{FFFC}]")
        let attachment = stage.other.textStorage.attribute(.attachment, at: 5, effectiveRange: nil) as? NSTextAttachment
        #expect(attachment?.image?.size == CGSize(width: 8, height: 6))
        drop([picture], on: stage.field)
        #expect(stage.field.text == "field")
    }

    @Test func `plain text gets the style of the text around it`() throws {
        stage.other.textStorage.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: 5))

        drop(["new" as NSString])

        try #require(stage.otherShown == "other[new]")
        let kern = stage.other.textStorage.attribute(.kern, at: 7, effectiveRange: nil) as? Int
        #expect(kern == 3)
    }

    @Test func `the delegate for pasting changes what is dropped, and knows the local objects`() {
        stage.other.pasteDelegate = paster
        let item = UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))
        item.localObject = "local"

        drop([item])

        #expect(stage.otherShown == "other[<local>]")
        stage.other.undoManager?.undo()
        #expect(stage.other.text == "other")
    }

    @Test func `a delegate for pasting is not asked for a move within its text, unless the proposal wants it to be`() {
        stage.view.pasteDelegate = paster
        stage.edit(6, to: 9)
        stage.drag(7, to: stage.point(of: 0)).lift()
        stage.tester.settle()
        #expect(stage.shown == "[big]hello  world")

        stage.view.textDropDelegate = stage.recorder
        stage.recorder.proposal = {
            $0.suggestedProposal.useFastSameViewOperations = false
            return $0.suggestedProposal
        }
        stage.drag(1, to: stage.point(of: 15)).lift()
        stage.tester.settle()

        #expect(stage.shown == "hello  world[<>]")
        stage.view.undoManager?.undo()
        #expect(stage.view.text == "bighello  world")
    }

    @Test func `only items of the types that the app accepts are dropped`() {
        stage.other.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
        drop(["text" as NSString])
        #expect(stage.other.text == "other")

        stage.other.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        drop(["text" as NSString])
        #expect(stage.otherShown == "other[text]")
    }

    @Test func `a refused drop that would replace all text leaves it as it is`() {
        stage.other.delegate = stage.recorder
        stage.other.textDropDelegate = stage.recorder
        stage.recorder.mayChange = { _ in false }
        stage.recorder.proposal = {
            $0.suggestedProposal.dropAction = .replaceAll
            return $0.suggestedProposal
        }
        stage.other.selectedRange = NSRange(location: 2, length: 1)

        drop(["text" as NSString])

        #expect(stage.otherShown == "other|")
    }

    @Test func `items that take their time are inserted when they are loaded`() {
        let (late, item) = (LateText(), UIDragItem(itemProvider: NSItemProvider()))
        late.register(with: item.itemProvider)
        drop([item])
        let before = stage.otherShown

        late.arrive("late")
        stage.tester.settle()

        #expect(before == "other|")
        #expect(stage.otherShown == "other[late]")
    }

    @Test func `a view that is not edited any more when its items are loaded gets none`() {
        let (late, item) = (LateText(), UIDragItem(itemProvider: NSItemProvider()))
        late.register(with: item.itemProvider)
        drop([item])
        #expect(stage.other.text == "other")
        stage.other.resignFirstResponder()

        late.arrive("late")
        stage.tester.settle()

        #expect(stage.other.text == "other")
    }
}

/// Pastes the local object of each item in angle brackets.
final class DropPaster: NSObject, UITextPasteDelegate {
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) { item.setResult(string: "<\(item.localObject as? String ?? "")>") }
}

/// Text that an item provides when the test wants it to.
final class LateText {
    private var handler: ((Data?, (any Error)?) -> Void)?

    deinit {}

    func register(with provider: NSItemProvider) {
        provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) { handler in
            MainActor.assumeIsolated { self.handler = handler }
            return nil
        }
    }

    func arrive(_ text: String) {
        handler?(Data(text.utf8), nil)
        handler = nil
    }
}
