import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// The sizes with which controllers are called whose views end at the bars around them.
@Suite(.application) struct BarSizeTests {
    private final class Page: UIViewController {
        var told: [CGSize] = []
        var turns = 0

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            told.append(size)
            super.viewWillTransition(to: size, with: coordinator)
        }

        override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            turns += 1
            super.willRotate(to: toInterfaceOrientation, duration: duration)
        }
    }

    enum Container: CaseIterable { case navigation, toolbar, tabs, navigationInTabs }

    private func container(_ kind: Container, for page: Page) -> UIViewController {
        guard kind != .tabs else {
            let tabs = UITabBarController()
            tabs.viewControllers = [page]
            return tabs
        }
        let navigation = UINavigationController(rootViewController: page)
        navigation.setToolbarHidden(kind != .toolbar, animated: false)
        guard kind == .navigationInTabs else { return navigation }
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        return tabs
    }

    @Test(arguments: Container.allCases)
    func `a page that ends at bars is notified of its own size when the phone turns, and back`(
        kind: Container
    ) {
        let tester = ViewTester()
        let page = Page()
        page.edgesForExtendedLayout = []
        tester.show(container(kind, for: page))
        let upright = page.view.bounds.size

        tester.rotate(toTheLeft: true)
        tester.settle()
        let turned = page.view.bounds.size
        tester.rotate(toTheLeft: false)
        tester.settle()

        #expect(page.told == [turned, upright])
        #expect(turned.width == 667)
        #expect(page.view.bounds.size == upright)
        #expect(page.turns == 2)
    }
}
