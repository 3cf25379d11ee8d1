public import Foundation
public import UIKitCore

/// Lets the user select and edit the text of an app's own `UITextInput` as in a text view.
///
/// It shows the caret, highlights, handles, the loupe, the edit menu and the pointer, and handles the keys that move and delete.
///
/// Add it to the view and set `textInput`. Offsets between positions of the text input are counted in UTF-16 units. A touch makes
/// the text input first responder if it can become that. The menu offers the standard actions that the text input can perform.
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction {
    /// Decides about touches.
    open weak var delegate: (any UITextInteractionDelegate)?

    /// The object with the text.
    open weak var textInput: (any UIResponder & UITextInput)? {
        didSet { if textInput !== oldValue { connect() } }
    }

    /// Whether the user may change the text.
    public let textInteractionMode: UITextInteractionMode

    /// The view that it was added to.
    open private(set) weak var view: UIView?

    private(set) var text: InputText?
    private var touches: TextTouchRecognizer?

    /// Makes an interaction without a text input.
    public init(for mode: UITextInteractionMode) { textInteractionMode = mode }

    /// The gesture recognizers that select. Other recognizers that must wait until a touch does not select require them to fail.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] {
        [touches, text?.interaction.press].compactMap(\.self)
    }

    /// Removes all that the interaction has added to its view.
    open func willMove(to view: UIView?) { disconnect() }

    /// Stores the view, and shows the selection in it.
    open func didMove(to view: UIView?) {
        self.view = view
        connect()
    }

    private func connect() {
        disconnect()
        guard let view, let textInput else { return }
        let text = InputText(of: textInput, for: self)
        let touches = TextTouchRecognizer(of: text)
        (self.text, self.touches) = (text, touches)
        view.addGestureRecognizer(touches)
        text.show()
    }

    private func disconnect() {
        touches.map { $0.view?.removeGestureRecognizer($0) }
        text?.leave()
        (text, touches) = (nil, nil)
    }
}

extension UITextInteraction: TextKeyInput {
    package var acceptsTabs: Bool { true }
    package var acceptsKeys: Bool { textInteractionMode == .editable }
    package func perform(_ command: TextCommand) { text?.perform(command) }
    package func performByUser(_ deed: () -> Void) { text.map { $0.performByUser(deed) } ?? deed() }
    package func keyDidSelect() { text?.keyDidSelect() }
    package func firstResponderDidChange() { text?.firstResponderDidChange() }
}
