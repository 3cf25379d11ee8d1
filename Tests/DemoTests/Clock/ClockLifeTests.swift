import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import Clock

@MainActor @Suite(.application) struct ClockLifeTests {
    /// An object that must be released, with its name.
    private struct Witness {
        let name: String
        weak var object: AnyObject?
    }

    private func witnesses(of controller: UIViewController) -> [Witness] {
        [Witness(name: "\(type(of: controller))", object: controller)]
            + controller.children.flatMap { witnesses(of: $0) }
    }

    /// Starts the app and looks at every page of it.
    private func start() throws -> (tester: ViewTester, delegate: AppDelegate) {
        let delegate = AppDelegate()
        let tester = ViewTester(size: CGSize(width: 375, height: 667), delegate: delegate)
        tester.leavesWorkBehind = true
        let tabs = try #require(delegate.window?.rootViewController as? UITabBarController)
        for tab in 0..<4 {
            tabs.selectedIndex = tab
            tester.pump(by: 2)
        }
        return (tester, delegate)
    }

    @Test func `pages are released with their root`() throws {
        let (tester, delegate) = try start()
        let pages = witnesses(of: try #require(delegate.window?.rootViewController))

        delegate.window?.rootViewController = UIViewController()
        tester.pump(by: 2)

        #expect(pages.count == 7)
        #expect(pages.filter { $0.object != nil }.map(\.name) == [])
    }

    /// The objects of an app that has run, and whose last owners have released it.
    private func remains() throws -> [Witness] {
        let (_, delegate) = try start()
        let window = try #require(delegate.window)
        let root = try #require(window.rootViewController)
        return [Witness(name: "window", object: window)] + witnesses(of: root)
    }

    @Test func `all of the app is released when another begins`() throws {
        let remains = try remains()

        let other = ViewTester()

        #expect(remains.count == 8)
        #expect(remains.filter { $0.object != nil }.map(\.name) == [])
        #expect(other.isAtRest)
    }
}
