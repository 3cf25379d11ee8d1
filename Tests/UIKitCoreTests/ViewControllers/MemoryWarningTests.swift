import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite struct MemoryWarningTests {
    private let log = RecordingViewController.Log()

    private func controller(_ name: String) -> RecordingViewController { RecordingViewController(name, log: log) }

    @Test func `a warning reaches every living controller and releases no view`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: controller("A"))
        tester.show(navigation)
        navigation.pushViewController(controller("B"), animated: false)
        tester.settle()
        _ = log.take()

        tester.warnOfLowMemory()

        #expect(log.take() == ["A.didReceiveMemoryWarning", "B.didReceiveMemoryWarning"])
        #expect(navigation.viewControllers[0].isViewLoaded)
    }

    @Test func `the older behaviour releases a view below the top, which is loaded again by the pop`() {
        let tester = ViewTester()
        UIApplication.shared.purgesOffscreenViewsOnMemoryWarning = true
        let navigation = UINavigationController(rootViewController: controller("A"))
        tester.show(navigation)
        navigation.pushViewController(controller("B"), animated: false)
        tester.settle()
        _ = log.take()

        tester.warnOfLowMemory()
        let warned = log.take()
        let isLoaded = navigation.viewControllers[0].isViewLoaded
        navigation.popViewController(animated: true)
        tester.settle()

        #expect(
            warned == [
                "A.didReceiveMemoryWarning", "A.viewWillUnload", "A.viewDidUnload", "B.didReceiveMemoryWarning",
            ])
        #expect(!isLoaded)
        #expect(
            log.take() == [
                "B.willMove(nil)", "A.loadView", "A.viewDidLoad", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
                "A.viewIsAppearing(true)", "B.viewDidDisappear(true)", "A.viewDidAppear(true)", "B.didMove(nil)",
            ])
    }

    @Test func `the older behaviour releases the view of a tab that was shown before`() {
        let tester = ViewTester()
        UIApplication.shared.purgesOffscreenViewsOnMemoryWarning = true
        let tabs = UITabBarController()
        tabs.viewControllers = [controller("A"), controller("B")]
        tester.show(tabs)
        tabs.selectedIndex = 1
        tester.settle()
        _ = log.take()

        tester.warnOfLowMemory()
        let warned = log.take()
        tabs.selectedIndex = 0
        tester.settle()

        #expect(
            warned == [
                "A.didReceiveMemoryWarning", "A.viewWillUnload", "A.viewDidUnload", "B.didReceiveMemoryWarning",
            ])
        #expect(log.take().prefix(2) == ["A.loadView", "A.viewDidLoad"])
    }

    @Test func `a stack in a tab off screen shows its top again after its views were released`() {
        let tester = ViewTester()
        UIApplication.shared.purgesOffscreenViewsOnMemoryWarning = true
        let navigation = UINavigationController(rootViewController: controller("A"))
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, controller("B")]
        tester.show(tabs)
        tabs.selectedIndex = 1
        tester.settle()

        tester.warnOfLowMemory()
        tabs.selectedIndex = 0
        tester.settle()

        #expect(navigation.topViewController?.view.window === tester.window)
        #expect(navigation.navigationBar.window === tester.window)
    }

    @Test func `a view that the app assigned is not released, since nobody could make it again`() {
        let tester = ViewTester()
        UIApplication.shared.purgesOffscreenViewsOnMemoryWarning = true
        let controller = controller("A")
        controller.view = UIView()

        tester.warnOfLowMemory()

        #expect(controller.isViewLoaded)
        #expect(log.take() == ["A.didReceiveMemoryWarning"])
    }

    @Test func `no view is released in the middle of a transition`() {
        let tester = ViewTester()
        UIApplication.shared.purgesOffscreenViewsOnMemoryWarning = true
        let navigation = UINavigationController(rootViewController: controller("A"))
        tester.show(navigation)
        navigation.pushViewController(controller("B"), animated: true)
        tester.pump(by: 0.1)

        tester.warnOfLowMemory()

        #expect(navigation.viewControllers.map(\.isViewLoaded) == [true, true])
        tester.settle()
    }
}
