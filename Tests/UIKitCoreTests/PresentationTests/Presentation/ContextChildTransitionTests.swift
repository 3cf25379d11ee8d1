import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Children that an app's own container exchanges take along their context's presentations.
@Suite(.application) struct ContextChildTransitionTests {
    /// A container with two children, and a controller to present in the context of one.
    @MainActor private struct Scene {
        let tester = ViewTester()
        let book = AppearanceBook()
        let (parent, presented): (UIViewController, BookedViewController)
        let (a, b): (BookedViewController, BookedViewController)

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

        func exchange(_ old: UIViewController, for new: UIViewController, animated: Bool) {
            parent.transition(from: old, to: new, duration: animated ? 0.3 : 0, animations: nil)
            tester.settle()
        }

        func expectShown(_ shown: BookedViewController, sourceLocation: SourceLocation = #_sourceLocation) {
            for controller in [a, b, presented] {
                let isShown = controller === shown
                #expect((controller.viewIfLoaded?.window != nil) == isShown, sourceLocation: sourceLocation)
                #expect(
                    controller.appearance.state == (isShown ? .appeared : .disappeared), sourceLocation: sourceLocation)
            }
            #expect(book.complaints == [], sourceLocation: sourceLocation)
            #expect(tester.diagnostics.isEmpty, sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: [true, false])
    func `a presentation over a child leaves and returns with it`(animated: Bool) {
        let scene = Scene()
        scene.presented.modalPresentationStyle = .currentContext
        scene.a.present(scene.presented, animated: false)
        scene.tester.settle()

        scene.exchange(scene.a, for: scene.b, animated: animated)
        scene.expectShown(scene.b)
        scene.exchange(scene.b, for: scene.a, animated: animated)

        scene.expectShown(scene.presented)
        scene.a.dismiss(animated: animated)
        scene.tester.settle()
        scene.expectShown(scene.a)
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func `a presentation in transition over a child leaves with it`(style: UIModalPresentationStyle) {
        let scene = Scene()
        scene.presented.modalPresentationStyle = style
        scene.a.present(scene.presented, animated: true)
        scene.tester.pump(by: 0.1)

        scene.exchange(scene.a, for: scene.b, animated: true)

        scene.expectShown(scene.b)
    }
}
