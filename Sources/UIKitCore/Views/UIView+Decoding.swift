extension UIView {
    /// Reads the view's geometry, looks and subviews.
    func decodeView(from coder: InterfaceCoder) {
    }
}
