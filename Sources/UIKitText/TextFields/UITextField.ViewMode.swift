extension UITextField {
    /// The times at which a text field shows an overlay view.
    public nonisolated enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
}
