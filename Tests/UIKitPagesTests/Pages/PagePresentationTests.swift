import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitPages
import UIKitTesting

/// Presentations in the own context of a page.
@Suite(.application) struct PagePresentationTests {
    @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func `over a page that was released it turns with the device like any other`(
        style: UIPageViewController.TransitionStyle
    ) {
        let (tester, child, presented) = (ViewTester(), UIViewController(), UIViewController())
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        pages.setViewControllers([child], direction: .forward, animated: false)
        tester.show(pages)
        child.definesPresentationContext = true
        presented.modalPresentationStyle = .currentContext
        child.present(presented, animated: false)
        tester.settle()
        UIApplication.shared.purgesOffscreenViewsOnMemoryWarning = true

        tester.warnOfLowMemory()
        let wasReleased = !child.isViewLoaded
        tester.rotate(toTheLeft: true)
        tester.settle()
        let place = presented.view.convert(presented.view.bounds, to: nil)
        let insets = presented.view.safeAreaInsets
        child.dismiss(animated: false)
        tester.settle()

        #expect(wasReleased)
        #expect(place == CGRect(x: 0, y: 0, width: 667, height: 375))
        #expect(child.view.convert(child.view.bounds, to: nil) == place && child.view.window != nil)
        #expect(insets == child.view.safeAreaInsets)
    }
}
