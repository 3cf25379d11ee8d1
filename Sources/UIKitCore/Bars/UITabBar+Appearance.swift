import CoreGraphics
import Foundation

extension UITabBar {
    var contentBelow: CGFloat? { owner == nil || isCustomizing ? nil : scrolling.contentBelow }

    /// Whether the bar or the selected tab looks different while no content is below the bar.
    var knowsScrollEdge: Bool {
        appearances.knowsScrollEdge(isCompact: isCompact)
            || selectedItem?.givenAppearances?.knowsScrollEdge(isCompact: isCompact) == true
    }

    var appearanceInForce: UITabBarAppearance? {
        let own = selectedItem?.givenAppearances
        let isAtEdge = knowsScrollEdge && scrolling.isAtEdge && !isCustomizing
        let atEdge = isAtEdge ? own?[.scrollEdge] ?? appearances[.scrollEdge] : nil
        return atEdge ?? own?[.standard] ?? appearances[.standard]
    }

    func appearanceDidChange() {
        setNeedsLayout()
        if background.appearance === appearanceInForce { background.showLook() }
        showBackground()
        updateButtons()
        ownerNeedsLayout()
    }
}
