import CoreGraphics
import Foundation
import UIFoundation

/// Where the presenter's view is while the presentation has taken it out of its place.
extension Presentation {
    /// The view of the presenter in the view tree: its own, or the one that its own presentation lays out.
    var presenterView: UIView? {
        guard let presenter else { return nil }
        return presenter.ownPresentation?.controller.presentedView ?? presenter.viewIfLoaded
    }

    /// Moves the presenter's view into the container, behind everything or onto the page, remembering its place.
    func attachPresenter() {
        guard let container, let view = presenterView, let place = view.superview else { return }
        noteHome(of: view)
        if let page { return page.setFront([view]) }
        let center = place.convert(view.center, to: container)
        container.insertSubview(view, at: 0)
        view.center = center
        leaveInsetsToContainer(view)
    }

    /// In a context the container has the bars around as safe area, for everything in it.
    private func leaveInsetsToContainer(_ view: UIView) {
        if let container, container.superview === home { view.containerInsets = .zero }
    }

    /// Remembers the place of the presenter's view, in which it is now.
    func noteHome(of view: UIView) {
        home = view.superview
        homeIndex = view.superview?.subviews.firstIndex { $0 === view } ?? 0
    }

    /// The presenter's view, which is out of its place, belongs at the back of another view by now.
    func moveHome(to host: UIView) { if home !== host { (home, homeIndex) = (host, 0) } }

    /// The place that the presenter's view is out of does not show it any more; it gets another one when it comes back.
    func leaveHome(_ host: UIView?) { if host == nil || home === host { home = nil } }

    /// Puts the presenter's view, which is in no window or on the page, behind everything in the container, in the size that it
    /// has by now.
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

    /// Takes the presenter's view, which is covered from now on, out of the window; on a page it stays, but nothing in it goes
    /// on.
    func putPresenterAway() {
        guard let view = presenterView else { return }
        guard let page else { return view.removeFromSuperview() }
        keepPresenterOnPage()
        page.rest()
        view.window?.viewIsLeaving(view)
    }

    // MARK: The page

    /// Whether the presenter's view is to curl up: not where the surroundings have asked for another style.
    var curls: Bool { presented.modalTransitionStyle == .partialCurl && controller.presentationStyle == .fullScreen }

    /// The page, flat, in front of everything in a container.
    func makePage(in container: UIView) -> PresenterPage {
        let page = PresenterPage(frame: container.bounds) { [weak self] in self?.userTapsOutside() }
        container.addSubview(page)
        return page
    }

    /// Puts the presenter's view on the page, if it is not there, and the page in front.
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
