import CoreGraphics
import Foundation
import UIKitCore

/// The user's ways to edit the text of a view: touches, keys and commands, a menu, the pointer; with the caret and the highlights
/// that show the selection.
///
/// A view owns one and passes on to it the calls that it gets. The view alone decides when editing begins and ends.
final class TextInteraction {
    unowned let view: any EditableTextView
    /// The part of the view with the text, the caret and the highlights; the view inserts it and lays it out.
    let canvas: TextCanvas
    private var pointer: BeamPointer?
    private var menu: TextMenu?
    /// The offer of what keys have selected.
    var pendingOffer: DeadlineQueue.Deadline?
    /// The selection with which editing begins: chosen by a tap, or that of the last launch.
    var chosenSelection: TextSelection?
    private(set) var drag: TextDrag?
    /// Whether the user selects by fingers, so that a selection has handles.
    var selectsByFinger = false { didSet { if selectsByFinger != oldValue { canvas.setNeedsLayout() } } }
    /// Whether the touch has closed the menu that it would have opened.
    var wasMenuClosed = false
    var closesMenu: Bool { menu?.wasJustClosed == true }
    var handles: (start: SelectionHandle, end: SelectionHandle)?
    /// From the finger to the middle of the caret or the handle that it moves.
    var grip = CGVector.zero
    var loupe: TextLoupe?
    /// Whether the finger that rests moves the caret.
    var pressMovesCaret = false
    private(set) lazy var press = TextPressRecognizer(of: self)
    /// The next step of scrolling towards a mouse that rests beside the text.
    var scrolling: DeadlineQueue.Deadline?

    /// Makes an interaction of a view with the subview in which its text is drawn.
    init(of view: any EditableTextView, drawingIn textView: UIView) {
        self.view = view
        canvas = TextCanvas(of: view, showing: textView)
        pointer = BeamPointer(over: view)
        canvas.onLayout = { [unowned self] in layOutHandles() }
        view.addGestureRecognizer(press)
        menu = TextMenu(of: self)
        view.addGestureRecognizer(
            MiddlePressRecognizer { [unowned self] in pastePrimary(at: $0.location(in: self.view)) })
    }

    var editing: TextEditing { view.editing }
    var geometry: any TextGeometry { view.geometry }

    /// Opens the menu for what is selected by a finger.
    func openMenu() { menu?.open() }
    /// Opens it unless another tap follows.
    func openMenuSoon() { menu?.openSoon() }
    /// Closes it, for what it was opened for has changed.
    func closeMenu() { menu?.close() }

    /// Begins or goes on with a selection by a touch; nil ends it.
    func setDrag(_ drag: TextDrag?) {
        self.drag = drag
        grip = .zero
        guard drag == nil else { return }
        scrolling?.cancel()
        if !press.state.isActive { hideLoupe() }
    }

    /// Selects by the user's choice, which takes back that everything is about to be replaced.
    func select(_ selection: TextSelection) {
        view.clearsOnInsertion = false
        editing.select(selection)
    }
}
