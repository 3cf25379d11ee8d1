import Foundation
import UIFoundation

/// The look of a button in a bar, or a back button: the item's settings, and for the rest those of the bar's appearance.
struct BarButtonLook {
    /// The item that describes the button; nil for a back button that no item describes.
    let item: UIBarButtonItem?
    /// The item's backgrounds and adjustments: its own, or those of a back button.
    let background: BarButtonBackground
    let appearance: UIBarButtonItemAppearance?
    let isCompact: Bool

    /// Font and colour of the title.
    func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        let given = appearance?.attributes(for: state) ?? [:]
        return given.merging(item?.effectiveAttributes(for: state) ?? [:]) { _, own in own }
    }

    /// The offset of the title from its usual position.
    func titleOffset(for state: UIControl.State) -> UIOffset {
        background.effectiveTitleOffset(isCompact: isCompact) ?? appearance?.titleOffset(for: state) ?? .zero
    }

    /// The picture behind the content, with its displacement.
    func background(for state: UIControl.State) -> (image: UIImage?, offset: UIOffset) {
        let given = appearance?.background(for: state)
        let own = background.effectiveImage(for: state, style: item?.style ?? .plain, isCompact: isCompact)
        let vertical = background.effectiveVerticalOffset(isCompact: isCompact)
        return (
            own ?? given?.image, vertical.map { UIOffset(horizontal: 0, vertical: $0) } ?? given?.offset ?? .zero
        )
    }
}
