import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// The window of a delegate that is known by its protocol alone, as sources of iOS apps read it.
@Suite(.application) struct DelegateWindowTests {
    private final class Keeper: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
    }

    private final class Forgetful: UIResponder, UIApplicationDelegate {}

    @Test func `it is found through one more optional`() {
        let tester = ViewTester()
        let keeper = Keeper()
        keeper.window = tester.window
        let delegate: (any UIApplicationDelegate)? = keeper

        delegate?.window??.rootViewController = UIViewController()

        #expect(delegate?.window??.rootViewController === tester.window.rootViewController)
        #expect(tester.window.rootViewController != nil)
    }

    @Test func `it can be set, and taken away with either nil`() {
        let tester = ViewTester()
        let keeper = Keeper()
        let delegate: any UIApplicationDelegate = keeper

        delegate.window = tester.window
        let first = keeper.window
        delegate.window = .some(nil)
        let second = keeper.window
        delegate.window = tester.window
        delegate.window = nil

        #expect(first === tester.window)
        #expect(second == nil && keeper.window == nil)
    }

    @Test func `a delegate without the property has none`() {
        let tester = ViewTester()
        let delegate: any UIApplicationDelegate = Forgetful()

        delegate.window = tester.window

        #expect((delegate.window ?? nil) == nil)
    }
}
