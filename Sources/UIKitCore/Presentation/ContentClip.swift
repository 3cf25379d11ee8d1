/// Cuts the content of the view around it, which is not seen while there is no content.
final class ContentClip: UIView {
    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        superview?.isHidden = false
    }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        superview?.isHidden = true
    }
}
