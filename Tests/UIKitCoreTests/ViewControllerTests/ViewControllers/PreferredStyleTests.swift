import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct PreferredStyleTests {
    private final class Styled: UIViewController {
        var style = UIUserInterfaceStyle.unspecified
        var decider: UIViewController?
        override var preferredUserInterfaceStyle: UIUserInterfaceStyle { style }
        override var childViewControllerForUserInterfaceStyle: UIViewController? { decider }
    }

    @Test func `a controller is shown as it prefers, and otherwise after it said so`() {
        let tester = ViewTester()
        let controller = Styled()
        controller.style = .dark

        tester.show(controller)
        let first = controller.view.traitCollection.userInterfaceStyle
        controller.style = .light
        let unasked = controller.view.traitCollection.userInterfaceStyle
        controller.setNeedsUserInterfaceAppearanceUpdate()

        #expect((first, unasked) == (.dark, .dark))
        #expect(controller.view.traitCollection.userInterfaceStyle == .light)
        #expect(tester.window.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `a child decides for the parent that leaves it the choice, whose other views follow`() {
        let tester = ViewTester()
        let (parent, child, plain) = (Styled(), Styled(), UIView())
        parent.addChild(child)
        parent.decider = child
        tester.show(parent)
        parent.view.addSubview(plain)

        child.style = .dark
        child.setNeedsUserInterfaceAppearanceUpdate()
        let followed = plain.traitCollection.userInterfaceStyle
        parent.decider = nil
        parent.setNeedsUserInterfaceAppearanceUpdate()

        #expect(followed == .dark)
        #expect(plain.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `an override precedes the preferred style`() {
        let tester = ViewTester()
        let controller = Styled()
        controller.overrideUserInterfaceStyle = .light
        controller.style = .dark

        tester.show(controller)
        let overridden = controller.view.traitCollection.userInterfaceStyle
        controller.overrideUserInterfaceStyle = .unspecified

        #expect(overridden == .light)
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `the name of UIKit's exception is there to compare`() {
        let name = UIViewController.hierarchyInconsistencyException

        #expect(name.rawValue == "UIViewControllerHierarchyInconsistency")
    }
}
