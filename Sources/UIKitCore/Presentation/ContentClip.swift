/// Clips the presented view inside a card or bubble, and is hidden while there is none.
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
