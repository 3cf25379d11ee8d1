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

    /// Stores the toolbar and becomes its owner.
    func own(_ bar: UIToolbar) {
        storedToolbar = bar
        bar.owner = self
        bar.absence.byContainer = true
    }

    /// Whether the toolbar is hidden by `isToolbarHidden` or by the shown page.
    var hidesToolbar: Bool { isToolbarHidden || stage.hidesToolbar }

    /// The height that the toolbar covers above the safe area's bottom.
    var toolbarInset: CGFloat { hidesToolbar || toolbar.absence.byApp ? 0 : toolbarHeight }

    private var toolbarHeight: CGFloat { toolbar.sizeThatFits(view.bounds.size).height }

    /// Moves the toolbar to the bottom, or just below it when it is hidden.
    func layOutToolbar() {
        let (bounds, height) = (view.bounds, toolbarHeight)
        // A page that hides the tab bar also covers the tab bar's inset.
        let bottom = view.safeAreaInsets.bottom - (stage.hidesBottomBar ? view.containerInsets.bottom : 0)
        toolbar.bottomExtension = bottom
        // A hidden bar lies one point further, so that its hairline is hidden, too.
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
            // During a transition only the bar moves; the pages get their insets with the next layout.
            if stage.runner.isCallingOut { layOutToolbar() } else { view.layoutIfNeeded() }
        } completion: { [weak self] _ in
            guard let self else { return }
            toolbarMotions -= 1
            showOrHideToolbar()
        }
    }

    /// Hides a toolbar that lies outside the container, unless it is animating.
    func showOrHideToolbar() {
        let isAway = hidesToolbar && toolbarMotions == 0
        if toolbar.absence.byContainer != isAway { toolbar.absence.byContainer = isAway }
    }

    /// Called when the toolbar items of a child of the stack have changed.
    func toolbarItemsDidChange(of child: UIViewController, animated: Bool) {
        guard child === stage.page?.child, isViewLoaded else { return }
        toolbar.setItems(child.toolbarItems, animated: animated)
    }
}
