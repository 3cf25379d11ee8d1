import Foundation

/// How a way back looks: as the item that it leads to says, and for the rest as the bar's appearance says.
struct BackLook {
    /// What the item that it leads to says about it.
    let item: UIBarButtonItem?
    let appearance: UIBarButtonItemAppearance?
    let isCompact: Bool
    /// The picture in place of the arrow head.
    let indicator: UIImage?

    /// Nil where nobody asks for anything.
    init?(item: UIBarButtonItem?, appearance: UIBarButtonItemAppearance?, isCompact: Bool, indicator: UIImage?) {
        if item == nil, appearance == nil, indicator == nil { return nil }
        (self.item, self.appearance, self.isCompact, self.indicator) = (item, appearance, isCompact, indicator)
    }

    func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        let given = appearance?.attributes(for: state) ?? [:]
        return given.merging(item?.effectiveAttributes(for: state) ?? [:]) { _, own in own }
    }

    func titleOffset(for state: UIControl.State) -> UIOffset {
        item?.backGround.effectiveTitleOffset(isCompact: isCompact) ?? appearance?.titleOffset(for: state) ?? .zero
    }

    func background(for state: UIControl.State) -> (image: UIImage?, offset: UIOffset) {
        let given = appearance?.background(for: state)
        let own = item?.backGround.effectiveImage(for: state, style: .plain, isCompact: isCompact)
        let vertical = item?.backGround.effectiveVerticalOffset(isCompact: isCompact)
        return (
            own ?? given?.image, vertical.map { UIOffset(horizontal: 0, vertical: $0) } ?? given?.offset ?? .zero
        )
    }
}
