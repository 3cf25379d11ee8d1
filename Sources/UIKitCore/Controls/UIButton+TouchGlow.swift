extension UIButton {
    func showGlow(_ shows: Bool) {
        guard shows != (glow != nil) else { return }
        glow?.removeFromSuperview()
        glow = shows ? TouchGlow(in: self) : nil
        glow?.isLit = isHighlighted
    }
}
