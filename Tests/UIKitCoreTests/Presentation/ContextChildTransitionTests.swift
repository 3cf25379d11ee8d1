import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Children that an app's own container exchanges take along their context's presentations.
@Suite struct ContextChildTransitionTests {
    private let tester = ViewTester()
    private let book = AppearanceBook()
    private let (parent, presented): (UIViewController, BookedViewController)
    private let (a, b): (BookedViewController, BookedViewController)

    init() {
        parent = UIViewController()
        (a, b) = (BookedViewController(book), BookedViewController(book))
        presented = BookedViewController(book)
        for child in [a, b] { parent.addChild(child) }
        parent.view.addSubview(a.view)
        for child in [a, b] { child.didMove(toParent: parent) }
        tester.show(parent)
        a.definesPresentationContext = true
    }

    private func exchange(_ old: UIViewController, for new: UIViewController, animated: Bool) {
        parent.transition(from: old, to: new, duration: animated ? 0.3 : 0, animations: nil)
        tester.settle()
    }

    private func expectShown(_ shown: BookedViewController, sourceLocation: SourceLocation = #_sourceLocation) {
        for controller in [a, b, presented] {
            let isShown = controller === shown
            #expect((controller.viewIfLoaded?.window != nil) == isShown, sourceLocation: sourceLocation)
            #expect(
                controller.appearance.state == (isShown ? .appeared : .disappeared), sourceLocation: sourceLocation)
        }
        #expect(book.complaints == [], sourceLocation: sourceLocation)
        #expect(tester.diagnostics.isEmpty, sourceLocation: sourceLocation)
    }

    @Test(arguments: [true, false])
    func `what covers a child goes and comes back with it`(animated: Bool) {
        presented.modalPresentationStyle = .currentContext
        a.present(presented, animated: false)
        tester.settle()

        exchange(a, for: b, animated: animated)
        expectShown(b)
        exchange(b, for: a, animated: animated)

        expectShown(presented)
        a.dismiss(animated: animated)
        tester.settle()
        expectShown(a)
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func `what is on its way over a child goes with it`(style: UIModalPresentationStyle) {
        presented.modalPresentationStyle = style
        a.present(presented, animated: true)
        tester.pump(by: 0.1)

        exchange(a, for: b, animated: true)

        expectShown(b)
    }
}
