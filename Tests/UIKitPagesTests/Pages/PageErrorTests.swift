import Foundation
import Testing
import UIKitCore
import UIKitPages
import UIKitTesting

@Suite(.application) struct PageErrorTests {
    @Test func `no page stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                    .setViewControllers([], direction: .forward, animated: false)
            }
        }

        #expect(
            result.sentence.contains(
                "The number of view controllers provided (0) doesn't match the number required (1) for the requested "
                    + "transition"))
    }

    @Test func `all pages at once stop the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                    .setViewControllers(
                        [UIViewController(), UIViewController()], direction: .forward, animated: false)
            }
        }

        #expect(result.sentence.contains("provided (2) doesn't match the number required (1)"))
    }

    @Test func `one page for a spine in the middle stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIPageViewController(
                    transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: [.spineLocation: 2]
                ).setViewControllers([UIViewController()], direction: .forward, animated: false)
            }
        }

        #expect(result.sentence.contains("provided (1) doesn't match the number required (2)"))
    }

    @Test func `an animated turn of a page with two sides without its back stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
                pages.isDoubleSided = true
                pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
                pages.setViewControllers([UIViewController()], direction: .forward, animated: true)
            }
        }

        #expect(result.sentence.contains("provided (1) doesn't match the number required (2)"))
    }

    @Test func `one side for a spine in the middle stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIPageViewController(
                    transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: [.spineLocation: 2]
                ).isDoubleSided = false
            }
        }

        #expect(result.sentence.contains("isDoubleSided"))
    }

    @Test func `a data source that gives half a pair stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Source: UIPageViewControllerDataSource {
                    var next: UIViewController? = UIViewController()
                    func pageViewController(
                        _ pageViewController: UIPageViewController,
                        viewControllerBefore viewController: UIViewController
                    ) -> UIViewController? { nil }
                    func pageViewController(
                        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
                    ) -> UIViewController? {
                        defer { next = nil }
                        return next
                    }
                }
                let (tester, source) = (ViewTester(), Source())
                let pages = UIPageViewController(
                    transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: [.spineLocation: 2])
                pages.setViewControllers(
                    [UIViewController(), UIViewController()], direction: .forward, animated: false)
                pages.dataSource = source
                tester.show(pages)
                tester.tap(at: CGPoint(x: 370, y: 300))
            }
        }

        #expect(result.sentence.contains("provided (1) doesn't match the number required (2)"))
    }
}
