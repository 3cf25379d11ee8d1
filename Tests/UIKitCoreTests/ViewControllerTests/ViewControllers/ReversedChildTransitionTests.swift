import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Changes from one child to another that another change follows before they are over.
@Suite(.application) struct ReversedChildTransitionTests {
    private let log = RecordingViewController.Log()

    private func stage(_ names: String...) -> (ViewTester, UIViewController, [RecordingViewController]) {
        let tester = ViewTester()
        let parent = UIViewController()
        let children = names.map { RecordingViewController($0, log: log) }
        tester.show(parent)
        for child in children { parent.addChild(child) }
        parent.view.addSubview(children[0].view)
        for child in children { child.didMove(toParent: parent) }
        tester.pump()
        _ = log.drain()
        return (tester, parent, children)
    }

    @Test(arguments: [UIView.AnimationOptions(), .transitionCrossDissolve, .transitionFlipFromLeft], [0.3, 0])
    func `turned round, the first child is there again`(options: UIView.AnimationOptions, duration: Double) {
        let (tester, parent, children) = stage("A", "B")
        let (a, b) = (children[0], children[1])
        var completions: [String] = []

        parent.transition(from: a, to: b, duration: 0.3, options: options, animations: nil) { _ in
            completions.append("there")
        }
        tester.pump(by: 0.1)
        parent.transition(from: b, to: a, duration: duration, options: options, animations: nil) { _ in
            completions.append("back")
        }
        tester.settle()

        #expect(a.view.superview === parent.view)
        #expect(b.view.superview == nil)
        #expect(Set(completions) == ["there", "back"])
        let calls = log.drain()
        #expect(calls.filter { $0.hasPrefix("A") }.last == "A.viewDidAppear(\(duration > 0))")
        #expect(calls.filter { $0.hasPrefix("B") }.last == "B.viewDidDisappear(\(duration > 0))")
        for call in ["A.viewWillDisappear", "A.viewWillAppear", "B.viewWillAppear", "B.viewWillDisappear"] {
            #expect(calls.filter { $0.hasPrefix(call) }.count == 1)
        }
        #expect(tester.diagnostics.isEmpty)
    }

    @Test func `a third child that follows remains alone`() {
        let (tester, parent, children) = stage("A", "B", "C")

        parent.transition(from: children[0], to: children[1], duration: 0.3, animations: nil)
        tester.pump(by: 0.1)
        parent.transition(from: children[1], to: children[2], duration: 0.3, animations: nil)
        tester.settle()

        #expect(parent.view.subviews.map { $0 === children[2].view } == [true])
        let calls = log.drain()
        #expect(
            ["A", "B", "C"].map { name in calls.last { $0.hasPrefix(name) } }
                == ["A.viewDidDisappear(true)", "B.viewDidDisappear(true)", "C.viewDidAppear(true)"])
        #expect(tester.diagnostics.isEmpty)
    }
}
