import CoreGraphics
import Foundation
import UIFoundation

extension UINavigationBar {
    /// The appearance for an item: the item's or the bar's for these surroundings; nil for the older properties.
    func look(of item: UINavigationItem, atScrollEdge: Bool) -> UINavigationBarAppearance? {
        let own = item.givenAppearances
        guard own != nil || !appearances.isEmpty else { return nil }
        for place in BarAppearances<UINavigationBarAppearance>.positions(
            atScrollEdge: atScrollEdge, isCompact: isCompact)
        {
            if let found = own?[place] ?? appearances[place] { return found }
        }
        return nil
    }

    /// Whether an item or the bar looks different while no content is below the bar.
    func knowsScrollEdge(of item: UINavigationItem) -> Bool {
        let isCompact = isCompact
        return appearances.knowsScrollEdge(isCompact: isCompact)
            || item.givenAppearances?.knowsScrollEdge(isCompact: isCompact) == true
    }

    /// Lays out the background below the bar and the status bar; a title without content below it is on the page's
    /// own background.
    func layOutBackground() {
        let position = barPosition
        let isAttached = owner == nil && position == .topAttached
        let above = isAttached ? max(topExtension, roomBelowStatusBar) : topExtension
        background.edge = position.isTop ? .bottom : .top
        background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        background.image = backgroundImageInForce
        guard let contents else { return }
        let item = contents.item
        let isUnfolded = contents.isLarge && item.largeTitleExtent > 0
        let isAtEdge = isUnfolded || item.isAtScrollEdge
        let found = look(of: item, atScrollEdge: isAtEdge)
        if contents.builtAppearance !== found { contents.lookDidChange() }
        background.show(
            found, above: isUnfolded ? 0 : owner == nil ? nil : item.contentBelow,
            hasLookAtEdge: knowsScrollEdge(of: item))
    }

    private var backgroundImageInForce: UIImage? {
        backgroundImages.isEmpty ? nil : backgroundImages.image(at: barPosition, metrics: metrics)
    }

    /// The offset of the title by the older properties, in points.
    var olderTitleOffset: UIOffset {
        guard !titleVerticalOffsets.isEmpty else { return .zero }
        let offset = metrics.lazy.compactMap { [titleVerticalOffsets] in titleVerticalOffsets[$0] }.first
        return UIOffset(horizontal: 0, vertical: offset ?? 0)
    }

    /// The kinds of bars that this one is of now, the nearest first.
    private var metrics: [UIBarMetrics] {
        switch (topItem?.prompt?.isEmpty == false, isCompact) {
        case (true, true): [.compactPrompt, .compact, .defaultPrompt, .default]
        case (true, false): [.defaultPrompt, .default]
        case (false, true): [.compact, .default]
        case (false, false): [.default]
        }
    }

    func backgroundDidChange() {
        setNeedsLayout()
        ownerNeedsLayout()
    }

    func appearanceDidChange() {
        background.showLook()
        contents?.lookDidChange()
        setNeedsLayout()
        ownerNeedsLayout()
    }
}
