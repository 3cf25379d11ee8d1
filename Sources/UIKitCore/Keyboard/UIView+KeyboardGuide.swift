extension UIView {
    /// The guide of the view that follows the keyboard's area at the window's bottom.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        for case let guide as UIKeyboardLayoutGuide in layoutGuides { return guide }
        return UIKeyboardLayoutGuide(of: self)
    }
}
