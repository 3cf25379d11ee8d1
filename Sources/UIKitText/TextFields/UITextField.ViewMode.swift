extension UITextField {
    /// When a text field shows what stands beside its text.
    public nonisolated enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
}
