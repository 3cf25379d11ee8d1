import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// The dots below pages that scroll sideways, there when the data source counts its pages.
final class PageIndicator {
    /// The height of the strip with the dots, in points.
    static let height: CGFloat = 37

    private unowned let owner: UIPageViewController
    private(set) var control: UIPageControl?
    /// The dot of the page that shows; the control's may be ahead of it.
    private var shown = 0

    init(_ owner: UIPageViewController) { self.owner = owner }

    /// The room that the dots take from the pages.
    var height: CGFloat { control == nil ? 0 : Self.height }

    /// Asks the data source anew.
    func reload() {
        let isPossible = owner.transitionStyle == .scroll && owner.navigationOrientation == .horizontal
        let count = isPossible ? owner.dataSource?.presentationCount(for: owner) ?? 0 : 0
        guard count > 0, let source = owner.dataSource else { return remove() }
        let control = control ?? make()
        control.numberOfPages = count
        control.currentPage = source.presentationIndex(for: owner)
        shown = control.currentPage
    }

    private func make() -> UIPageControl {
        let control = UIPageControl()
        control.addAction(
            UIAction { [unowned self] _ in owner.withExtendedSelf { userDidChoose() } }, for: .valueChanged)
        self.control = control
        if let view = owner.viewIfLoaded { attach(to: view) }
        return control
    }

    private func remove() {
        guard let control else { return }
        self.control = nil
        control.removeFromSuperview()
        owner.viewIfLoaded?.setNeedsLayout()
    }

    /// Puts the dots into the container's view.
    func attach(to view: UIView) {
        guard let control else { return }
        view.addSubview(control)
        view.setNeedsLayout()
    }

    func layOut(in view: UIView) {
        let bottom = view.bounds.height - view.safeAreaInsets.bottom
        control?.frame = CGRect(x: 0, y: bottom - Self.height, width: view.bounds.width, height: Self.height)
    }

    // MARK: Turns

    /// The user has turned a page.
    func pageDidTurn(_ direction: UIPageViewController.NavigationDirection) {
        guard let control else { return }
        // The last page of a cyclic source is followed by the first.
        let count = max(1, control.numberOfPages)
        shown = (shown + (direction == .forward ? 1 : count - 1)) % count
        control.currentPage = shown
    }

    /// The user has chosen another dot: one page is turned in its direction. Where there is none the dot returns.
    private func userDidChoose() {
        guard let control else { return }
        let direction: UIPageViewController.NavigationDirection = control.currentPage > shown ? .forward : .reverse
        owner.stage.runner.cancelOrFinishImmediately()
        if owner.stage.isAtRest, let spread = owner.spread(direction) { owner.stage.turnByUser(spread, direction) }
        if owner.stage.running == nil { control.currentPage = shown }
    }
}
