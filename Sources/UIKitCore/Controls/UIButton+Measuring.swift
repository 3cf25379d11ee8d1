extension UIButton {
    /// Has the button measured and laid out again.
    func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
