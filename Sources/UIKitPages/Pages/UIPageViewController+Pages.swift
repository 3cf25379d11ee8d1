import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The number of pages, and the ones that follow.
extension UIPageViewController {
    private var isMid: Bool { spineLocation == .mid }

    /// The pages to turn to and the page on the back of the one that is turned; nil at the end.
    func spread(_ direction: NavigationDirection) -> PageSpread? {
        func next(to page: UIViewController?) -> UIViewController? {
            guard let page, let dataSource else { return nil }
            return direction == .forward
                ? dataSource.pageViewController(self, viewControllerAfter: page)
                : dataSource.pageViewController(self, viewControllerBefore: page)
        }
        let pages = stage.shown
        guard let near = next(to: direction == .forward ? pages.last : pages.first) else { return nil }
        guard transitionStyle == .pageCurl, isMid || isDoubleSided else {
            return checked(PageSpread(pages: [near]), after: pages)
        }
        guard let far = next(to: near), far !== near else {
            fatalError(
                "The data source of \(ObjectNames.label(of: self)) gave \(ObjectNames.label(of: near)) and no page "
                    + "beyond it: the number of view controllers provided (1) doesn't match the number required (2), since "
                    + "pages have \(isMid ? "their spine in the middle" : "two sides"). Give pages in pairs.")
        }
        guard isMid else { return checked(PageSpread(pages: [far], back: near), after: pages) }
        return checked(PageSpread(pages: direction == .forward ? [near, far] : [far, near]), after: pages)
    }

    /// The data source's answer; nil when that is already shown, as from a cyclic source, or when it has set other
    /// pages meanwhile.
    private func checked(_ spread: PageSpread, after pages: [UIViewController]) -> PageSpread? {
        func isShown(_ page: UIViewController) -> Bool { stage.shown.holds(page) }
        let isNew = !spread.pages.allSatisfy(isShown) && spread.back.map(isShown) != true
        return isNew && pages.elementsEqual(stage.shown, by: ===) ? spread : nil
    }

    /// The pages with the one on a back; stops the program when the number of controllers is wrong for the change.
    func checkedSpread(_ controllers: [UIViewController]?, animated: Bool) -> PageSpread {
        let controllers = controllers ?? []
        let hasBack = transitionStyle == .pageCurl && !isMid && isDoubleSided
        let required = isMid || hasBack && animated ? 2 : 1
        // Without animation no back is seen, but it may be given.
        guard controllers.count == required || hasBack && controllers.count == 2 else {
            fatalError(
                "The number of view controllers provided (\(controllers.count)) doesn't match the number required (\(required)) "
                    + "for the requested transition of \(ObjectNames.label(of: self)). "
                    + (required == 2
                        ? isMid
                            ? "With the spine in the middle give both pages."
                            : "Of pages with two sides give the one to be shown and the one for the back of the page that is turned."
                        : "Give the one page to be shown; the others come from the data source."))
        }
        if controllers.count == 2, controllers[0] === controllers[1] {
            fatalError(
                "\(ObjectNames.label(of: self)) was given \(ObjectNames.label(of: controllers[0])) twice. Give two pages."
            )
        }
        return hasBack
            ? PageSpread(pages: [controllers[0]], back: controllers.dropFirst().first)
            : PageSpread(pages: controllers)
    }

    /// Stops when pages with their spine in the middle are to have one side.
    func checkSides() {
        guard isMid, !isDoubleSided else { return }
        fatalError(
            "isDoubleSided of \(ObjectNames.label(of: self)) was set to false while the spine is in the middle, where the "
                + "back of a page is the next one. Give another spine location first.")
    }

    // MARK: Spine

    /// Asks the delegate for the spine's location in another orientation; a value that it sets meanwhile counts as its answer.
    func askForSpine(in orientation: UIInterfaceOrientation) {
        guard transitionStyle == .pageCurl, let delegate else { return }
        stage.runner.cancelOrFinishImmediately()
        spineChange = SpineChange()
        let answer = delegate.pageViewController(self, spineLocationFor: orientation)
        let change = spineChange
        spineChange = nil
        let former = spineLocation
        setSpine(answer == .none ? .min : answer, isDoubleSided: change?.isDoubleSided)
        if let request = change?.request {
            setViewControllers(
                request.pages, direction: request.direction, animated: false, completion: request.completion)
        } else if former != spineLocation, !shownControllers.isEmpty {
            _ = checkedSpread(shownControllers, animated: false)
        }
        viewIfLoaded?.setNeedsLayout()
    }

    /// The delegate's settings while it is asked for the spine.
    struct SpineChange {
        var request: PageRequest?
        var isDoubleSided: Bool?
    }

    // MARK: Decisions

    var ownSupportedOrientations: UIInterfaceOrientationMask {
        shownControllers.first?.supportedInterfaceOrientations
            ?? (UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
    }

    var ownPreferredOrientation: UIInterfaceOrientation {
        OrientationDecision.preferred(in: supportedInterfaceOrientations, current: interfaceOrientation)
    }
}
