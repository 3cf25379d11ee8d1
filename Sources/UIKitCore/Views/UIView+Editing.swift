extension UIView {
    /// Asks the first responder in this view to give the keyboard up; with force it has to. True when it did.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let responder = window?.storedFirstResponder, let view = responder.firstResponderView,
            view.isDescendant(of: self)
        else { return false }
        if force || responder.canResignFirstResponder, responder.resignFirstResponder() { return true }
        return force && responder.giveUpFirstResponder()
    }
}
