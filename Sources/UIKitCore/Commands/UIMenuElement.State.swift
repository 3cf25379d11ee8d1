extension UIMenuElement {
    /// The mark beside an element of a menu.
    public nonisolated enum State: Int, Sendable { case off, on, mixed }
}
