import UIKit

/// An interaction that edits the text of an app's view.
class ClientTextInteraction: UITextInteraction {
    override var delegate: (any UITextInteractionDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var gesturesForFailureRequirements: [UIGestureRecognizer] { super.gesturesForFailureRequirements }
    override var textInput: (any UIResponder & UITextInput)? {
        get { super.textInput }
        set { super.textInput = newValue }
    }
    override var view: UIView? { super.view }

    override func didMove(to view: UIView?) { super.didMove(to: view) }
    override func willMove(to view: UIView?) { super.willMove(to: view) }
}

/// The selection of such a view.
class ClientTextSelectionDisplayInteraction: UITextSelectionDisplayInteraction {
    override init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
        super.init(textInput: textInput, delegate: delegate)
    }

    override var cursorView: any UIView & UITextCursorView {
        get { super.cursorView }
        set { super.cursorView = newValue }
    }
    override var delegate: (any UITextSelectionDisplayInteractionDelegate)? { super.delegate }
    override var handleViews: [any UIView & UITextSelectionHandleView] {
        get { super.handleViews }
        set { super.handleViews = newValue }
    }
    override var highlightView: any UIView & UITextSelectionHighlightView {
        get { super.highlightView }
        set { super.highlightView = newValue }
    }
    override var isActivated: Bool {
        get { super.isActivated }
        set { super.isActivated = newValue }
    }
    override var textInput: (any UITextInput)? { super.textInput }
    override var view: UIView? { super.view }

    override func didMove(to view: UIView?) { super.didMove(to: view) }
    override func layoutManagedSubviews() { super.layoutManagedSubviews() }
    override func setNeedsSelectionUpdate() { super.setNeedsSelectionUpdate() }
    override func willMove(to view: UIView?) { super.willMove(to: view) }
}

/// A loupe over such a view.
class ClientTextLoupeSession: UITextLoupeSession {
    override class func begin(
        at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
    ) -> Self? { super.begin(at: point, fromSelectionWidgetView: selectionWidget, in: interactionView) }

    override func invalidate() { super.invalidate() }
    override func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {
        super.move(to: point, withCaretRect: caretRect, trackingCaret: tracksCaret)
    }
}
