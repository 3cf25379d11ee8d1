import QuartzCore

extension UIView {
    /// Keeps a view visible that was just hidden in an animation block, until the block's animations have ended.
    ///
    /// It counts as hidden all the while, and touches do not find it. Has no effect outside of blocks.
    @_spi(Subclassing) public func vanishAfterAnimations() {
        guard layer.isHidden, let animation = ViewAnimation.current, animation.duration > 0 else { return }
        viewFlags.insert(.isVanishing)
        layer.isHidden = false
        animation.atEnd { [weak self] in
            guard let self, viewFlags.contains(.isVanishing) else { return }
            viewFlags.remove(.isVanishing)
            layer.isHidden = true
        }
    }
}
