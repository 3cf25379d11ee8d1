import QuartzCore

extension UIView {
    /// Sets the mask view, removing it from its superview.
    func applyMask(_ mask: UIView?) {
        guard mask !== self.mask else { return }
        mask?.removeFromSuperview()
        layer.mask = mask?.layer
        madeAttachments.mask = mask
    }
}
