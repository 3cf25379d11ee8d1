extension UIView {
    var inheritedTintColor: UIColor {
        var view: UIView? = self
        while let current = view {
            if let tint = current.storedTintColor { return tint }
            view = current.superview
        }
        return .systemBlue
    }

    func takeTintColor(_ color: UIColor?) {
        storedTintColor = color
        propagateTintChange()
    }

    /// Tells this view and everything below that inherits from it.
    func propagateTintChange() {
        tintColorDidChange()
        for subview in storedSubviews where subview.storedTintColor == nil { subview.propagateTintChange() }
    }
}
