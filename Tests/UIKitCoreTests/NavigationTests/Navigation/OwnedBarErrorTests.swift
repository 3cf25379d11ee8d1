import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Bars of containers are the containers' to change.
@Suite(.application) struct OwnedBarErrorTests {
    private final class Delegate: UITabBarDelegate, UINavigationBarDelegate {}

    @Test func `setting the tabs of a tab bar controller's bar stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let tabs = UITabBarController()
                tabs.viewControllers = [UIViewController()]
                tabs.tabBar.items = []
            }
        }

        #expect(
            result.sentence.contains("Directly modifying a tab bar managed by a tab bar controller is not allowed"))
        #expect(result.sentence.contains("set its items"))
    }

    @Test func `giving a tab bar controller's bar another delegate stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (tabs, delegate) = (UITabBarController(), Delegate())
                tabs.tabBar.delegate = delegate
            }
        }

        #expect(result.sentence.contains("change its delegate"))
    }

    @Test func `giving a navigation controller's bar another delegate stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (navigation, delegate) = (UINavigationController(), Delegate())
                navigation.navigationBar.delegate = delegate
            }
        }

        #expect(result.sentence.contains("The navigation bar belongs to UINavigationController"))
        #expect(result.sentence.contains("change its delegate"))
    }

    @Test func `a bar of the app's own takes tabs and a delegate`() {
        let (bar, delegate) = (UITabBar(), Delegate())

        bar.items = [UITabBarItem(title: "One", image: nil, tag: 1)]
        bar.delegate = delegate

        #expect(bar.items?.count == 1)
        #expect(bar.delegate === delegate)
    }
}
