extension UIView {
    /// The guides that belong to the view, in the order in which they were added.
    public var layoutGuides: [UILayoutGuide] { attachments?.layoutGuides ?? [] }

    /// Adds a guide, taking it from the view that had it.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        layoutGuide.owner = self
        madeAttachments.layoutGuides.append(layoutGuide)
    }

    /// Removes a guide; one of another view stays there.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner === self else { return }
        layoutGuide.owner = nil
        attachments?.layoutGuides.removeAll { $0 === layoutGuide }
    }
}
