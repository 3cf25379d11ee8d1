import QuartzCore

extension UIView {
    /// Has another view mask this one, taking it from where it was.
    func applyMask(_ mask: UIView?) {
        guard mask !== self.mask else { return }
        mask?.removeFromSuperview()
        layer.mask = mask?.layer
        madeAttachments.mask = mask
    }
}
