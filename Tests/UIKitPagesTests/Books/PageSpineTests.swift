import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
@testable import UIKitPages
import UIKitTesting

@Suite(.application) struct PageSpineTests {
    @Test func `the delegate opens the book when the phone is turned, and closes it again`() {
        let tester = ViewTester()
        let giver = PageGiver()
        let controller = giver.controller(.pageCurl, in: tester)
        giver.onSpine = { controller, orientation in
            let pages = giver.pages
            // As in Apple's template for page-based apps.
            if orientation.isPortrait {
                controller.setViewControllers(
                    [controller.viewControllers![0]], direction: .forward, animated: true)
                controller.isDoubleSided = false
                return .min
            }
            controller.setViewControllers([pages[0], pages[1]], direction: .forward, animated: true)
            return .mid
        }

        tester.rotate(toTheLeft: true)
        tester.settle()
        let open = (controller.spineLocation, controller.shownNames, controller.isDoubleSided)
        let places = giver.pages[0...1].map { $0.view.convert($0.view.bounds, to: nil) }
        tester.rotate(toTheLeft: false)
        tester.settle()

        #expect(open.0 == .mid && open.1 == "AB" && open.2)
        #expect(places[0].maxX == places[1].minX && places[0].width + places[1].width == 667)
        #expect(controller.spineLocation == .min && controller.shownNames == "A" && !controller.isDoubleSided)
        #expect(giver.pages[0].view.frame == controller.view.bounds)
        #expect(giver.pages[1].appearance.state == .disappeared && giver.pages[1].parent == nil)
    }

    @Test func `without an answer the spine stays, and pages that scroll have none`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        let book = giver.controller(.pageCurl, in: tester)
        tester.rotate(toTheLeft: true)
        tester.settle()
        let strip = giver.controller(.scroll, in: tester)

        #expect(book.spineLocation == .min)
        #expect(strip.spineLocation == .none)
        #expect(strip.gestureRecognizers.isEmpty)
    }

    @Test func `options may be enumerated values or numbers, and those of the other style do not count`() {
        typealias Pages = UIPageViewController
        let values: [Any] = [Pages.SpineLocation.mid, 2, NSNumber(value: 2), 2.0]
        for value in values {
            let pages = Pages(
                transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                options: [.spineLocation: value, .interPageSpacing: 10])
            #expect(pages.spineLocation == .mid && pages.isDoubleSided && pages.pageSpacing == 0)
        }
        let strip = Pages(
            transitionStyle: .scroll, navigationOrientation: .vertical,
            options: [.spineLocation: 2, .interPageSpacing: NSNumber(value: 12)])
        #expect(strip.spineLocation == .none && strip.pageSpacing == 12)
        #expect(Pages().transitionStyle == .pageCurl && Pages().spineLocation == .min)
    }

    @Test func `the page that is shown decides about orientations and the status bar, unless the delegate does`() {
        final class Page: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeLeft }
            override var prefersStatusBarHidden: Bool { true }
        }
        final class Boss: UIPageViewControllerDelegate {
            func pageViewControllerSupportedInterfaceOrientations(
                _ pageViewController: UIPageViewController
            ) -> UIInterfaceOrientationMask { .portrait }
        }
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let (page, boss) = (Page(), Boss())
        pages.setViewControllers([page], direction: .forward, animated: false)
        let byPage = pages.supportedInterfaceOrientations

        pages.delegate = boss

        #expect(byPage == .landscapeLeft)
        #expect(pages.supportedInterfaceOrientations == .portrait)
        #expect(pages.childForStatusBarHidden === page && pages.childForStatusBarStyle === page)
    }
}
