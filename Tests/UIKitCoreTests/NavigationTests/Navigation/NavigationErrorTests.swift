import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct NavigationErrorTests {
    @Test func `pushing an instance that is in the stack stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = UIViewController()
                UINavigationController(rootViewController: root).pushViewController(root, animated: false)
            }
        }

        #expect(result.sentence.contains("Pushing the same view controller instance more than once is not supported"))
    }

    @Test func `pushing a navigation controller stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UINavigationController().pushViewController(UINavigationController(), animated: false)
            }
        }

        #expect(result.sentence.contains("Pushing a navigation controller is not supported"))
    }

    @Test func `a stack with a controller in it twice stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let controller = UIViewController()
                UINavigationController().viewControllers = [controller, controller]
            }
        }

        #expect(result.sentence.contains("may hold each controller once"))
    }

    @Test func `popping to a controller outside the stack stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.popToViewController(UIViewController(), animated: false)
            }
        }

        #expect(result.sentence.contains("Tried to pop to a view controller that does not exist"))
    }

    @Test func `editing the items of a container's bar stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.navigationBar.pushItem(UINavigationItem(title: "X"), animated: false)
            }
        }

        #expect(result.sentence.contains("The navigation bar belongs to UINavigationController"))
    }

    @Test func `the same controller in two tabs stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let controller = UIViewController()
                UITabBarController().viewControllers = [controller, controller]
            }
        }

        #expect(result.sentence.contains("was given UIViewController twice"))
    }

    @Test func `selecting a controller that is no tab stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let tabs = UITabBarController()
                tabs.viewControllers = [UIViewController()]
                tabs.selectedViewController = UIViewController()
            }
        }

        #expect(result.sentence.contains("can select only one of its viewControllers"))
    }
}
