extension UIView {
    /// Whether all scroll views around let this view have new touches.
    func mayTakeContentTouches(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool {
        var view = superview
        while let current = view {
            if let scrollView = current as? UIScrollView,
                !scrollView.touchesShouldBegin(touches, with: event, in: self)
            {
                return false
            }
            view = current.superview
        }
        return true
    }
}
