import Foundation
import Testing
@testable import UIKitCore
@testable import UIKitPages
import UIFoundation
import UIKitTesting

/// Gives a row of pages named A, B, C …, and notes the calls of a data source and delegate in their log.
final class PageGiver: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log = RecordingViewController.Log()
    private(set) var pages: [RecordingViewController] = []
    /// Whether the last page is followed by the first.
    var goesRound = false
    /// The dots; nil for a source that does not count.
    var count: Int?
    var index = 0
    var onFinish: () -> Void = {}
    var onSpine: (UIPageViewController, UIInterfaceOrientation) -> UIPageViewController.SpineLocation = { pages, _ in
        pages.spineLocation
    }

    init(_ names: String = "ABCDE") {
        super.init()
        pages = names.map { name in
            let page = Page(String(name), log: log)
            page.title = String(name)
            return page
        }
    }

    private func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
        let other = index + step
        if goesRound { return pages[(other + pages.count) % pages.count] }
        return pages.indices.contains(other) ? pages[other] : nil
    }

    private func names(_ pages: [UIViewController]) -> String { pages.map { $0.title ?? "?" }.joined() }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        log.calls.append("before \(viewController.title ?? "?")")
        return neighbour(of: viewController, -1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        log.calls.append("after \(viewController.title ?? "?")")
        return neighbour(of: viewController, 1)
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { count ?? 0 }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int { index }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.calls.append("willTransition \(names(pendingViewControllers))") }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        log.calls.append(
            "didFinish \(finished ? "rested" : "cut") \(names(previousViewControllers)) \(completed ? "done" : "back")")
        onFinish()
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { onSpine(pageViewController, orientation) }
}

/// A page that is seen.
private final class Page: RecordingViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }
}

extension PageGiver {
    /// A page controller that shows one of the pages, with this as its data source and delegate.
    func controller(
        _ style: UIPageViewController.TransitionStyle,
        _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
        options: [UIPageViewController.OptionsKey: Any]? = nil, at index: Int = 0, count: Int = 1,
        in tester: ViewTester
    ) -> UIPageViewController {
        let controller = UIPageViewController(
            transitionStyle: style, navigationOrientation: orientation, options: options)
        controller.dataSource = self
        controller.delegate = self
        controller.setViewControllers(Array(pages[index..<(index + count)]), direction: .forward, animated: false)
        tester.show(controller)
        _ = log.drain()
        return controller
    }
}

extension UIPageViewController {
    /// The names of the pages that are shown.
    var shownNames: String { (viewControllers ?? []).map { $0.title ?? "?" }.joined() }

    /// The view that pages slide in.
    var strip: UIScrollView? { view.firstScrollView }
}
