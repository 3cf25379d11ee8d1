import Foundation
import HostInterface
import QuartzCore
import Testing
@testable import UIKitCore
@testable import UIKitPages
import UIKitTesting

/// Makes page controllers of every kind with pages without end, turns them, and checks the conditions that must always hold.
final class PageKeeper: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private let book: AppearanceBook
    private var generator: SeededNumbers
    private(set) var controllers: [WeakPages] = []

    init(_ book: AppearanceBook, _ generator: SeededNumbers) { (self.book, self.generator) = (book, generator) }

    var living: [UIPageViewController] { controllers.compactMap(\.controller) }

    func make() -> UIPageViewController {
        let isScroll = Bool.random(using: &generator)
        let isVertical = Int.random(in: 0..<4, using: &generator) == 0
        let pages = UIPageViewController(
            transitionStyle: isScroll ? .scroll : .pageCurl,
            navigationOrientation: isVertical ? .vertical : .horizontal,
            options: [.spineLocation: Int.random(in: 1...3, using: &generator), .interPageSpacing: 10])
        pages.dataSource = self
        pages.delegate = self
        if !isScroll, pages.spineLocation != .mid { pages.isDoubleSided = Bool.random(using: &generator) }
        controllers = controllers.filter { $0.controller != nil } + [WeakPages(controller: pages)]
        turn(pages, animated: false) {}
        return pages
    }

    private func newPages(_ count: Int) -> [UIViewController] { (0..<count).map { _ in BookedViewController(book) } }

    private func count(_ pages: UIPageViewController, animated: Bool) -> Int {
        pages.spineLocation == .mid || pages.isDoubleSided && animated ? 2 : 1
    }

    /// Sets other pages, now and then the same ones.
    func turn(_ pages: UIPageViewController, animated: Bool, completion: @escaping () -> Void) {
        let isBack = Bool.random(using: &generator)
        let count = count(pages, animated: animated)
        var next = newPages(count)
        if let shown = pages.viewControllers, shown.count == count, Int.random(in: 0..<6, using: &generator) == 0 {
            next = count == 2 && isBack ? shown.reversed() : shown
        }
        pages.setViewControllers(next, direction: isBack ? .reverse : .forward, animated: animated) { _ in completion()
        }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbour(in: pageViewController) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbour(in: pageViewController) }

    private func neighbour(in pages: UIPageViewController) -> UIViewController? {
        let isInPairs = pages.transitionStyle == .pageCurl && (pages.spineLocation == .mid || pages.isDoubleSided)
        return !isInPairs && Int.random(in: 0..<5, using: &generator) == 0 ? nil : newPages(1)[0]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        if Int.random(in: 0..<12, using: &generator) == 0 { turn(pageViewController, animated: true) {} }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        let spine = UIPageViewController.SpineLocation(rawValue: Int.random(in: 1...3, using: &generator)) ?? .min
        pageViewController.setViewControllers(
            newPages(spine == .mid ? 2 : 1), direction: .forward, animated: Bool.random(using: &generator))
        return spine
    }

    // MARK: Checks

    func check(_ pages: UIPageViewController, isAtRest: Bool) {
        let shown = pages.viewControllers ?? []
        #expect(shown.allSatisfy { $0.parent === pages })
        #expect(shown.count == (pages.spineLocation == .mid ? 2 : 1))
        guard isAtRest else { return }
        #expect(pages.stage.running == nil && pages.runningCoordinator == nil)
        #expect(pages.children.count == shown.count)
        let isShown = pages.appearance.state == .appeared
        #expect(isShown || pages.appearance.state == .disappeared)
        for (index, page) in shown.enumerated() {
            #expect(page.appearance.state == pages.appearance.state)
            #expect((page.viewIfLoaded?.window != nil) == isShown)
            guard isShown else { continue }
            let place = page.view.convert(page.view.bounds, to: pages.view)
            #expect(place == (pages.stage.presenter as? PageBook)?.geometry.frame(of: index) ?? pages.view.bounds)
        }
        // No view of a removed page remains, nor of a page in the air.
        let content = pages.stage.content
        let holder = pages.transitionStyle == .scroll ? content.firstScrollView : content
        let views = holder?.subviews.filter { $0.controller != nil || $0 is CurlingPageView } ?? []
        #expect(views.allSatisfy { view in shown.contains { $0.viewIfLoaded === view } })
    }
}
