import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

extension UINavigationController {
    func makeToolbar() -> UIToolbar {
        let bar = UIResponder.make(barClasses.toolbar)
        bar.frame = CGRect(x: 0, y: 0, width: 0, height: 44)
        own(bar)
        return bar
    }

    /// Has the toolbar for its own.
    func own(_ bar: UIToolbar) {
        storedToolbar = bar
        bar.owner = self
        bar.absence.byContainer = true
    }

    /// Whether the toolbar is out of sight: it is switched off, or what is shown hides the bars at the bottom.
    var hidesToolbar: Bool { isToolbarHidden || stage.hidesToolbar }

    /// The room that the toolbar takes above the safe area's bottom.
    var toolbarInset: CGFloat { hidesToolbar || toolbar.absence.byApp ? 0 : toolbarHeight }

    private var toolbarHeight: CGFloat { toolbar.sizeThatFits(view.bounds.size).height }

    /// Puts the toolbar to the bottom, or just below it.
    func layOutToolbar() {
        let (bounds, height) = (view.bounds, toolbarHeight)
        // What hides the tab bar around has its room.
        let bottom = view.safeAreaInsets.bottom - (stage.hidesBottomBar ? view.containerInsets.bottom : 0)
        toolbar.bottomExtension = bottom
        // Out of sight means one point further, for the hairline.
        toolbar.frame = CGRect(
            x: 0, y: hidesToolbar ? bounds.height + 1 : bounds.height - bottom - height, width: bounds.width,
            height: height)
    }

    func hideToolbar(_ hidden: Bool, animated: Bool) {
        guard hidden != storedIsToolbarHidden else { return }
        storedIsToolbarHidden = hidden
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil else { return }
        toolbarMotions += 1
        toolbar.absence.byContainer = false
        UIView.animate(withDuration: Self.hideShowBarDuration) { [self] in
            // In the middle of a transition only the bar moves; the pages get their insets with the layout.
            if stage.runner.isCallingOut { layOutToolbar() } else { view.layoutIfNeeded() }
        } completion: { [weak self] _ in
            guard let self else { return }
            toolbarMotions -= 1
            showOrHideToolbar()
        }
    }

    /// Takes a toolbar that is out of sight out of the picture, unless it is moving.
    func showOrHideToolbar() {
        let isAway = hidesToolbar && toolbarMotions == 0
        if toolbar.absence.byContainer != isAway { toolbar.absence.byContainer = isAway }
    }

    /// A child of the stack has other items.
    func toolbarItemsDidChange(of child: UIViewController, animated: Bool) {
        guard child === stage.page?.child, isViewLoaded else { return }
        toolbar.setItems(child.toolbarItems, animated: animated)
    }
}
