import CoreGraphics
import Foundation
import UIFoundation

/// The presenter's view while the presentation has removed it from its superview.
extension Presentation {
    /// The view of the presenter in the hierarchy: its own, or the one that its own presentation lays out.
    var presenterView: UIView? {
        guard let presenter else { return nil }
        return presenter.ownPresentation?.controller.presentedView ?? presenter.viewIfLoaded
    }

    /// Moves the presenter's view into the container, at the back or onto the page, and stores its superview and index.
    func attachPresenter() {
        guard let container, let view = presenterView, let place = view.superview else { return }
        noteHome(of: view)
        if let page { return page.setFront([view]) }
        let center = place.convert(view.center, to: container)
        container.insertSubview(view, at: 0)
        view.center = center
        leaveInsetsToContainer(view)
    }

    /// In a context the container gets the insets of the outer bars, which then apply to all its views.
    private func leaveInsetsToContainer(_ view: UIView) {
        if let container, container.superview === home { view.containerInsets = .zero }
    }

    /// Stores the present superview and index of the presenter's view.
    func noteHome(of view: UIView) {
        home = view.superview
        homeIndex = view.superview?.subviews.firstIndex { $0 === view } ?? 0
    }

    /// Changes the superview to which the presenter's view will return; it is inserted there at the back.
    func moveHome(to host: UIView) { if home !== host { (home, homeIndex) = (host, 0) } }

    /// Forgets the superview of the presenter's view, which does not show it any more; another one is set before it returns.
    func leaveHome(_ host: UIView?) { if host == nil || home === host { home = nil } }

    /// Puts the presenter's view, which is in no window or on the page, at the back of the container, with its current size.
    func putPresenterBack() {
        guard let container, let home, let view = presenterView else { return }
        var frame = view.frame
        if let own = presenter?.ownPresentation {
            frame = own.controller.frameOfPresentedViewInContainerView
        } else if home is UIWindow {
            frame = home.bounds
        } else if container.superview === home {
            frame = container.frame
        }
        view.frame = container.convert(frame, from: home)
        container.insertSubview(view, at: 0)
        leaveInsetsToContainer(view)
        page?.removeFromSuperview()
        view.resolveSafeArea()
    }

    func bringPresenterHome() {
        guard let home, let view = presenterView, view.superview !== home else { return }
        let center = view.superview.map { home.convert(view.center, from: $0) } ?? view.center
        if let container, container.superview === home { view.containerInsets = container.containerInsets }
        home.insertSubview(view, at: homeIndex)
        view.center = center
    }

    /// Removes the covered view of the presenter from the window; on a page it stays, but its animations and touches end.
    func putPresenterAway() {
        guard let view = presenterView else { return }
        guard let page else { return view.removeFromSuperview() }
        keepPresenterOnPage()
        page.rest()
        view.window?.viewIsLeaving(view)
    }

    // MARK: The page

    /// Whether the presenter's view is to curl up; false when the style was adapted to another one.
    var curls: Bool { presented.modalTransitionStyle == .partialCurl && controller.presentationStyle == .fullScreen }

    /// Makes the page, flat, in front of all views in a container.
    func makePage(in container: UIView) -> PresenterPage {
        let page = PresenterPage(frame: container.bounds) { [weak self] in self?.userTapsOutside() }
        container.addSubview(page)
        return page
    }

    /// Moves the presenter's view onto the page, if it is not there, and the page to the front.
    func keepPresenterOnPage() {
        guard let container, let page, let view = presenterView else { return }
        if page.superview !== container {
            page.frame = container.bounds
            container.addSubview(page)
        }
        guard !page.holds(view) else { return }
        page.setFront([view])
        view.resolveSafeArea()
    }
}
