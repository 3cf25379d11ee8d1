import CoreGraphics
import Foundation
import UIKitCore

/// Handles the user's editing of a view's text: touches, keys, commands, the menu and the pointer. Shows caret and selection.
///
/// A view owns one interaction and forwards its events to it. The view decides when editing begins and ends.
final class TextInteraction {
    unowned let view: any EditableText
    /// The subview with the text, the caret and the highlights; the view inserts it and lays it out.
    let canvas: TextCanvas
    private var pointer: BeamPointer?
    private var menu: TextMenu?
    /// The deadline at which text selected by keys becomes the primary selection.
    var pendingOffer: DeadlineQueue.Deadline?
    /// The selection with which editing begins: set by a tap or by state restoration.
    var chosenSelection: TextSelection?
    private(set) var drag: TextDrag?
    /// Whether fingers made the selection. Then it has handles.
    var selectsByFinger = false { didSet { if selectsByFinger != oldValue { canvas.setNeedsLayout() } } }
    /// Whether the touch closed a menu. Then its tap does not open one again.
    var wasMenuClosed = false
    var closesMenu: Bool { menu?.wasJustClosed == true }
    var handles: (start: SelectionHandle, end: SelectionHandle)?
    /// The offset from the finger to the centre of the caret or handle that it drags.
    var grip = CGVector.zero
    var loupe: UITextLoupeSession?
    /// Whether the long press moves the caret.
    var pressMovesCaret = false
    private(set) lazy var press = TextPressRecognizer(of: self)
    private lazy var middlePress = MiddlePressRecognizer { [unowned self] in
        pastePrimary(at: $0.location(in: host))
    }
    /// The drags of the selected text and the drops on the text; nil in views without them.
    private(set) var dragging: TextDragging?
    private(set) var dropping: TextDropping?
    /// The touch that began last.
    weak var lastTouch: UITouch?
    /// The deadline of the next scrolling step, while a mouse drag is beyond the visible text.
    var scrolling: DeadlineQueue.Deadline?

    /// Makes an interaction for a text and the subview that draws it; nil if the text's view draws it itself.
    init(of view: any EditableText, drawingIn textView: UIView?) {
        self.view = view
        canvas = TextCanvas(of: view, showing: textView)
        pointer = BeamPointer(over: host) { [unowned self] in dragging?.mayLift(at: $0) == true }
        canvas.onLayout = { [unowned self] in layOutHandles() }
        host.addGestureRecognizer(press)
        menu = TextMenu(of: self)
        host.addGestureRecognizer(middlePress)
        if let view = view.draggableView { enableDragging(in: view) }
    }

    private func enableDragging(in view: any PastingTextView & UITextDraggable & UITextDroppable) {
        let (dragging, dropping) = (TextDragging(of: self, in: view), TextDropping(of: self, in: view))
        (self.dragging, self.dropping) = (dragging, dropping)
        view.addInteraction(dragging.interaction)
        view.addInteraction(dropping.interaction)
    }

    /// Whether a finger is on the view.
    var hasFinger: Bool {
        guard let lastTouch, !lastTouch.isPointer else { return false }
        return lastTouch.phase != .ended && lastTouch.phase != .cancelled
    }

    /// Ends all that the interaction does, and takes from the view what it has added.
    func leave() {
        setDrag(nil)
        endEditing()
        handles?.start.removeFromSuperview()
        handles?.end.removeFromSuperview()
        canvas.removeFromSuperview()
        pointer?.leave()
        menu?.leave()
        host.removeGestureRecognizer(press)
        host.removeGestureRecognizer(middlePress)
    }

    /// The view that shows the text.
    var host: UIView { view.host }
    var editing: TextEditing { view.editing }
    var geometry: any TextGeometry { view.geometry }

    /// Opens the edit menu at the selection.
    func openMenu() { menu?.open() }
    /// Opens the edit menu after a delay, unless another tap occurs in it.
    func openMenuSoon() { menu?.openSoon() }
    /// Keeps the edit menu of the last tap from opening.
    func cancelMenuOpening() { menu?.cancelOpening() }
    /// Closes the edit menu.
    func closeMenu() { menu?.close() }
    /// The user begins to scroll the text.
    func scrollingWillBegin() { menu?.scrollingWillBegin() }
    /// The text rests after it was scrolled.
    func scrollingDidEnd() { menu?.scrollingDidEnd() }

    /// Begins or updates a drag; nil ends it.
    func setDrag(_ drag: TextDrag?) {
        self.drag = drag
        grip = .zero
        guard drag == nil else { return }
        scrolling?.cancel()
        if !press.state.isActive { hideLoupe() }
    }

    /// Sets the selection for the user. The next insertion then replaces the selection only, not all text.
    func select(_ selection: TextSelection) {
        view.clearsOnInsertion = false
        editing.select(selection)
    }
}
