/// A view whose value keys change while it has the focus.
package protocol KeyOperated: UIView {
    /// The outline of the ring around the focused view.
    var focusShape: FocusShape { get }

    /// The step that an arrow key makes of the value; nil when it leads on to other views.
    func keyboardStep(_ heading: UIFocusHeading) -> (() -> Void)?
}
