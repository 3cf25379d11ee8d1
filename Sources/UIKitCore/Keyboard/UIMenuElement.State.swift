extension UIMenuElement {
    /// The mark beside an element of a menu.
    public enum State: Int, Sendable { case off, on, mixed }
}
