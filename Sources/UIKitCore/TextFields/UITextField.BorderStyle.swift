extension UITextField {
    /// What a text field has around it.
    public nonisolated enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
}
