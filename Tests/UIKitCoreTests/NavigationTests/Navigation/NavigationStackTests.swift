import Foundation
import Testing
@testable import UIKitCore
import UIKitTesting

@Suite(.application) struct NavigationStackTests {
    private let log = RecordingViewController.Log()

    private func navigation(_ names: String..., in tester: ViewTester) -> UINavigationController {
        tester.showStack(names, log)
    }

    @Test(arguments: Surroundings.allCases, [true, false])
    func `a stack with another top that is new is pushed`(surroundings: Surroundings, animated: Bool) {
        let tester = surroundings.makeTester()
        let navigation = navigation("A", "B", in: tester)
        let a = navigation.viewControllers[0]

        navigation.setViewControllers([a, log.controller("C"), log.controller("D")], animated: animated)
        tester.settle()

        #expect(
            log.drain() == [
                "C.willMove(parent)", "D.willMove(parent)", "B.willMove(nil)", "D.loadView", "D.viewDidLoad",
                "B.viewWillDisappear(\(animated))", "D.viewWillAppear(\(animated))", "D.viewIsAppearing(\(animated))",
                "B.viewDidDisappear(\(animated))", "D.viewDidAppear(\(animated))", "C.didMove(parent)",
                "D.didMove(parent)", "B.didMove(nil)",
            ])
        #expect(!navigation.viewControllers[1].isViewLoaded)
    }

    @Test(arguments: Surroundings.allCases, [true, false])
    func `a stack whose top was below the former top is popped to`(surroundings: Surroundings, animated: Bool) {
        let tester = surroundings.makeTester()
        let navigation = navigation("A", "B", "C", in: tester)
        let b = navigation.viewControllers[1]

        navigation.setViewControllers([log.controller("D"), b], animated: animated)
        tester.settle()

        #expect(
            log.drain() == [
                "D.willMove(parent)", "A.willMove(nil)", "C.willMove(nil)", "B.loadView", "B.viewDidLoad",
                "C.viewWillDisappear(\(animated))", "B.viewWillAppear(\(animated))", "B.viewIsAppearing(\(animated))",
                "C.viewDidDisappear(\(animated))", "B.viewDidAppear(\(animated))", "D.didMove(parent)",
                "A.didMove(nil)", "C.didMove(nil)",
            ])
    }

    @Test func `a stack with the same top changes without a transition`() {
        let tester = ViewTester()
        let navigation = navigation("A", "B", in: tester)
        let b = navigation.viewControllers[1]

        navigation.setViewControllers([log.controller("C"), b], animated: true)

        #expect(log.drain() == ["C.willMove(parent)", "A.willMove(nil)", "C.didMove(parent)", "A.didMove(nil)"])
        #expect(navigation.navigationBar.items?.count == 2)
        tester.settle()
    }

    @Test func `an empty stack releases the last controller`() {
        let tester = ViewTester()
        let navigation = navigation("A", in: tester)

        navigation.setViewControllers([], animated: true)
        tester.settle()

        #expect(
            log.drain() == [
                "A.willMove(nil)", "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "A.didMove(nil)",
            ])
        #expect(navigation.topViewController == nil)
    }

    @Test func `the difference of two stacks has the added, the removed, and the kind of the top's change`() {
        let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
        func kind(_ old: [UIViewController], _ new: [UIViewController]) -> StackChange.Kind? {
            StackChange(from: old, to: new).kind
        }

        let change = StackChange(from: [a, b], to: [a, c])

        #expect(change.added.map(ObjectIdentifier.init) == [ObjectIdentifier(c)])
        #expect(change.removed.map(ObjectIdentifier.init) == [ObjectIdentifier(b)])
        #expect(kind([a], [a, b]) == .push)
        #expect(kind([a, b, c], [a]) == .pop)
        #expect(kind([a, b], [c]) == .push)
        #expect(kind([a, b], [b]) == nil)
        #expect(kind([a], []) == .pop)
        #expect(kind([], [a]) == .push)
    }
}
