import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// A text view at (20, 100) and below it another one and a field, whose characters are squares of 10 points, with what their
/// delegates are told.
final class TextDragStage {
    let tester = ViewTester()
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    let other = UITextView(frame: CGRect(x: 20, y: 300, width: 200, height: 100))
    let field = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 40))
    let recorder = TextDragRecorder()

    init(_ text: String = "hello big world") {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        for view in [view, other] {
            view.font = .systemFont(ofSize: 10)
            root.addSubview(view)
        }
        view.text = text
        other.text = "other"
        field.font = .systemFont(ofSize: 10)
        field.text = "field"
        root.addSubview(field)
        tester.show(root)
    }

    deinit {}

    /// Begins editing the first view with a part of its text selected.
    func edit(_ start: Int, to end: Int) {
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: start, length: end - start)
        tester.pump()
    }

    /// The point at the left edge of a character, in the window.
    func point(of index: Int, in view: (any UITextInput & UIView)? = nil) -> CGPoint {
        let view = view ?? self.view
        let rect = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: index)!)
        return view.convert(CGPoint(x: rect.minX, y: rect.midY), to: nil)
    }

    /// Presses a mouse within a character and moves it to a point.
    func drag(_ index: Int, to end: CGPoint) -> TestTouch {
        let start = point(of: index)
        let mouse = tester.touch(at: CGPoint(x: start.x + 5, y: start.y), pointer: .mouse)
        tester.move(mouse, by: CGVector(dx: end.x - start.x - 5, dy: end.y - start.y))
        return mouse
    }

    private func shown(_ text: String, _ range: Range<Int>) -> String {
        let units = Array(text.utf16)
        let parts = [0..<range.lowerBound, range, range.upperBound..<units.count].map {
            String(decoding: units[$0], as: UTF16.self)
        }
        return range.isEmpty ? "\(parts[0])|\(parts[2])" : "\(parts[0])[\(parts[1])]\(parts[2])"
    }

    /// The text of a view with the caret or the selection drawn in.
    var shown: String { shown(view.text, view.editing.selection.range) }
    var otherShown: String { shown(other.text, other.editing.selection.range) }
    var fieldShown: String { shown(field.text ?? "", field.editing.selection.range) }

    /// The caret at the position of the drop, in the view's space.
    func dropCaret(in view: UITextView) -> CGRect? {
        view.interaction.canvas.subviews.first { $0 is DropCaret }?.frame
    }

    var isDragging: Bool { tester.runtime.drag != nil }
}

/// Notes what the delegates of drags, drops and texts are told.
final class TextDragRecorder: NSObject, UITextDragDelegate, UITextDropDelegate, UITextViewDelegate {
    private var calls: [String] = []
    /// How many proposals were asked for.
    private(set) var proposals = 0
    /// The preview that dropped items had by default.
    private(set) var dropPreview: UITargetedDragPreview?
    var items: (([UIDragItem]) -> [UIDragItem])?
    var proposal: ((any UITextDropRequest) -> UITextDropProposal)?
    var editability = UITextDropEditability.no
    /// Answers whether a text may be inserted, or with an empty one deleted.
    var mayChange: (String) -> Bool = { _ in true }

    func drain() -> [String] {
        defer { calls = [] }
        // The calls for each movement are noted once.
        return calls.reduce(into: []) {
            let isRepeated = ["proposal", "update"].contains($1) && $0.suffix(2) == ["proposal", "update"]
            if !isRepeated { $0.append($1) }
        }
    }

    private func note(_ call: String) { calls.append(call) }

    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
        note("items")
        return items?(dragRequest.suggestedItems) ?? dragRequest.suggestedItems
    }
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        note("preview")
        return nil
    }
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) { note("lift") }
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) { note("begin") }
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) { note("end \(operation)") }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop dropRequest: any UITextDropRequest
    ) -> UITextDropEditability {
        note("editable?")
        return editability
    }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
        note("proposal")
        proposals += 1
        return proposal?(drop) ?? drop.suggestedProposal
    }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) { note("perform") }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        note("drop preview")
        dropPreview = defaultPreview
        return defaultPreview
    }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) { note("enter") }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) { note("update") }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) { note("exit") }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) { note("session end") }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        note("shouldChange \(range.location)+\(range.length) '\(text)'")
        return mayChange(text)
    }
    func textViewDidChange(_ textView: UITextView) { note("didChange") }
}
