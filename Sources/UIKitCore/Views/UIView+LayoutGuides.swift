extension UIView {
    func attach(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        layoutGuide.owner = self
        madeAttachments.layoutGuides.append(layoutGuide)
    }

    func detach(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner === self else { return }
        layoutGuide.leaveContainerOfConstraints()
        layoutGuide.owner = nil
        attachments?.layoutGuides.removeAll { $0 === layoutGuide }
    }
}
