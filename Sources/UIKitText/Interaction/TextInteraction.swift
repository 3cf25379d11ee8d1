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
    /// The selection with which editing begins: chosen by a tap, or that of the last launch.
    var chosenSelection: TextSelection?
    private(set) var drag: TextDrag?
    /// The next step of scrolling towards a mouse that rests beside the text.
    var scrolling: DeadlineQueue.Deadline?

    /// Makes an interaction of a view with the subview in which its text is drawn.
    init(of view: any EditableTextView, drawingIn textView: UIView) {
        self.view = view
        canvas = TextCanvas(of: view, showing: textView)
        pointer = BeamPointer(over: view)
        menu = TextMenu(of: self)
    }

    var editing: TextEditing { view.editing }
    var geometry: any TextGeometry { view.geometry }

    /// Begins or goes on with a selection by a touch; nil ends it.
    func setDrag(_ drag: TextDrag?) {
        self.drag = drag
        if drag == nil { scrolling?.cancel() }
    }

    /// Selects by the user's choice, which takes back that everything is about to be replaced.
    func select(_ selection: TextSelection) {
        view.clearsOnInsertion = false
        editing.select(selection)
    }
}
