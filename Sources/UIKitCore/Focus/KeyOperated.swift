/// A view whose value keys change while it has the focus.
protocol KeyOperated: UIView {
    /// What the ring around the focused view follows.
    var focusShape: FocusShape { get }

    /// What an arrow key does to the value; nil when it leads on to other views.
    func keyboardStep(_ heading: UIFocusHeading) -> (() -> Void)?
}
