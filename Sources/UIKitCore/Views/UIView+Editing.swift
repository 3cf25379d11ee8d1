extension UIView {
    func giveUpKeyboard(force: Bool) -> Bool {
        guard let responder = window?.storedFirstResponder, let view = responder.firstResponderView,
            view.isDescendant(of: self)
        else { return false }
        if force ? responder.resignFirstResponder() : responder.resignIfAllowed() { return true }
        return force && responder.giveUpFirstResponder()
    }
}
