import CoreGraphics
import Foundation

extension UINavigationBar {
    /// The appearance that counts for what is shown: the item's or the bar's for these surroundings; nil for the older properties.
    func appearance(for item: UINavigationItem, atScrollEdge: Bool) -> UINavigationBarAppearance? {
        let own = item.givenAppearances
        guard own != nil || !appearances.isEmpty else { return nil }
        for place in BarAppearances<UINavigationBarAppearance>.places(atScrollEdge: atScrollEdge, isCompact: isCompact)
        {
            if let found = own?[place] ?? appearances[place] { return found }
        }
        return nil
    }

    /// Whether an item or the bar looks different while no content is below the bar.
    func knowsScrollEdge(of item: UINavigationItem) -> Bool {
        appearances.knowsScrollEdge || item.givenAppearances?.knowsScrollEdge == true
    }

    /// Puts the ground below the bar and the status bar; a title that no content has come below stands on the page's own.
    func layOutGround() {
        background.frame = CGRect(
            x: 0, y: -topExtension, width: bounds.width, height: bounds.height + topExtension)
        background.image = backgroundImageInForce
        guard let contents else { return }
        let item = contents.item
        let isUnfolded = contents.isLarge && item.largeTitleExtent > 0
        let isAtEdge = isUnfolded || item.isAtScrollEdge
        let found = appearance(for: item, atScrollEdge: isAtEdge)
        if builtAppearance !== found {
            builtAppearance = found
            contents.lookDidChange()
        }
        background.show(
            found, above: isUnfolded ? 0 : owner == nil ? nil : item.contentBelow,
            hasLookAtEdge: knowsScrollEdge(of: item))
    }

    private var backgroundImageInForce: UIImage? {
        guard !backgroundImages.isEmpty else { return nil }
        let hasPrompt = topItem?.prompt?.isEmpty == false
        let metrics: [UIBarMetrics] =
            switch (hasPrompt, isCompact) {
            case (true, true): [.compactPrompt, .compact, .defaultPrompt]
            case (true, false): [.defaultPrompt]
            case (false, true): [.compact]
            case (false, false): []
            }
        for kind in metrics { if let image = backgroundImages[kind] { return image } }
        return backgroundImages[.default]
    }

    /// Some appearance is another one, or was changed.
    func appearanceDidChange() {
        background.showLook()
        contents?.lookDidChange()
        setNeedsLayout()
        owner?.viewIfLoaded?.setNeedsLayout()
    }
}
