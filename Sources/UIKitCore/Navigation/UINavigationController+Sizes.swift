import CoreGraphics
import Foundation
import UIFoundation

extension UINavigationController {
    /// The size of a page's view in a container of another size, in which the heights of the bars may differ.
    ///
    /// A large title counts with its present height; a compact height has none.
    func pageSize(of child: any UIContentContainer, in size: CGSize) -> CGSize {
        guard let page = stage.page, page.child === child, let own = viewIfLoaded, let view = page.child.viewIfLoaded,
            view.bounds.size != own.bounds.size
        else { return usualSize(of: child, in: size) }
        var bars = own.bounds.height - view.bounds.height
        let isLow = UIScreen.main.traits(for: size).verticalSizeClass == .compact
        if isLow != navigationBar.isCompact {
            if view.frame.minY > 0 {
                bars += UINavigationBar.rowHeight(isCompact: isLow) - navigationBar.rowHeight + statusBarGrowth(isLow)
                if isLow { bars -= page.scrolling?.inset ?? 0 }
            }
            if view.frame.maxY < page.bounds.height { bars += lowerBarGrowth(isLow) }
        }
        return CGSize(
            width: size.width - (own.bounds.width - view.bounds.width), height: max(0, size.height - bars))
    }

    /// The change of the status bar's height when the container's height becomes compact or regular.
    private func statusBarGrowth(_ isLow: Bool) -> CGFloat {
        guard let own = viewIfLoaded, own.convert(own.bounds.origin, to: nil).y <= 0 else { return 0 }
        if isLow { return -own.safeAreaInsets.top }
        return topViewController?.prefersStatusBarHidden == true ? 0 : StatusBarView.height
    }

    /// The change of the height of the bars below the page: the toolbar and the tab bar.
    private func lowerBarGrowth(_ isLow: Bool) -> CGFloat {
        var growth: CGFloat = 0
        if toolbarInset > 0 { growth += UIToolbar.height(isCompact: isLow) - UIToolbar.height(isCompact: !isLow) }
        if let inset = viewIfLoaded?.containerInsets.bottom, inset > 0, !stage.hidesBottomBar {
            growth += UITabBar.height(isCompact: isLow) - UITabBar.height(isCompact: !isLow)
        }
        return growth
    }
}
