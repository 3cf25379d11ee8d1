import CoreGraphics

extension UIButton {
    /// The title's baselines in a button of its natural size, whose content stays in the middle of the height of larger ones; nil
    /// without a title.
    var titleBaselines: TextBaselines? {
        guard let label = titleLabel, let baselines = label.baselines(inWidth: nil) else { return nil }
        let size = intrinsicContentSize
        let title = titleRect(forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
        let shift = title.midY - size.height / 2
        return TextBaselines(
            from: .middle, first: baselines.first + shift, last: baselines.last + shift, height: title.height)
    }
}
