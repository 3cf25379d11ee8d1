extension UIView {
    /// Whether all outer scroll views allow this view to get new touches.
    func mayReceiveContentTouches(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool {
        var next = superview
        while let around = next?.nearest(where: { $0.viewFlags.contains(.isScrollView) }) as? UIScrollView {
            guard around.touchesShouldBegin(touches, with: event, in: self) else { return false }
            next = around.superview
        }
        return true
    }
}
