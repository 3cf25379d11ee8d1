import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// The second half of a sequence in another size of window than the first: controllers that were off screen meanwhile return in
/// the new one.
@Suite(.application) struct ResizedBetweenTests {
    private let log = RecordingViewController.Log()
    private let (a, b): (RecordingViewController, RecordingViewController)

    init() {
        (a, b) = (RecordingViewController("A", log: log), RecordingViewController("B", log: log))
        a.notesLayout = true
    }

    /// Callbacks of appearance and layout since the last time, the latter once.
    private func calls() -> [String] {
        var seen: Set<String> = []
        return log.drain().filter {
            $0.contains(".view") && (!$0.hasSuffix("LayoutSubviews") || seen.insert($0).inserted)
        }
    }

    private let layoutOfA = ["A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews"]

    @Test(arguments: [CGSize(width: 667, height: 375), CGSize(width: 330, height: 480)], [true, false])
    func `a pop lays the lower page out in the new size before it has appeared`(size: CGSize, animated: Bool) {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: a)
        tester.show(navigation)
        navigation.pushViewController(b, animated: animated)
        tester.settle()
        tester.resize(to: size)
        tester.settle()
        _ = log.drain()

        navigation.popViewController(animated: animated)
        tester.settle()

        #expect(
            calls() == [
                "B.viewWillDisappear(\(animated))", "A.viewWillAppear(\(animated))", "A.viewIsAppearing(\(animated))",
            ] + layoutOfA + ["B.viewDidDisappear(\(animated))", "A.viewDidAppear(\(animated))"])
        #expect(a.view.frame.size == size)
    }

    @Test(arguments: [CGSize(width: 667, height: 375), CGSize(width: 330, height: 480)], [true, false])
    func `a dismissal brings the presenter back in the new size`(size: CGSize, animated: Bool) {
        let tester = ViewTester()
        b.modalPresentationStyle = .fullScreen
        tester.show(a)
        a.present(b, animated: animated)
        tester.settle()
        tester.resize(to: size)
        tester.settle()
        _ = log.drain()

        a.dismiss(animated: animated)
        tester.settle()

        #expect(
            calls() == [
                "B.viewWillDisappear(\(animated))", "A.viewWillAppear(\(animated))", "A.viewIsAppearing(\(animated))",
            ] + layoutOfA + ["A.viewDidAppear(\(animated))", "B.viewDidDisappear(\(animated))"])
        #expect(a.view.frame.size == size)
    }

    @Test(arguments: [CGSize(width: 667, height: 375), CGSize(width: 330, height: 480)])
    func `a tab that was off screen returns in the new size`(size: CGSize) {
        let tester = ViewTester()
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        tester.show(tabs)
        tabs.selectedIndex = 1
        tester.settle()
        tester.resize(to: size)
        tester.settle()
        _ = log.drain()

        tabs.selectedIndex = 0
        tester.settle()

        #expect(
            calls() == ["A.viewWillAppear(false)", "B.viewWillDisappear(false)", "A.viewIsAppearing(false)"]
                + layoutOfA + ["B.viewDidDisappear(false)", "A.viewDidAppear(false)"])
        #expect(a.view.frame.size == size)
    }
}
