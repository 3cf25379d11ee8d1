import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct StyleOverrideTests {
    /// Keeps the styles before each call.
    private final class TellingView: UIView {
        var former: [UIUserInterfaceStyle] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            former.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
        }
    }

    private final class TellingController: UIViewController {
        var styles: [UIUserInterfaceStyle] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            styles.append(traitCollection.userInterfaceStyle)
        }
    }

    @Test func `a window that turns dark notifies all its views and controllers`() {
        let tester = ViewTester()
        let controller = TellingController()
        let view = TellingView()
        controller.view.addSubview(view)
        tester.show(controller)

        tester.window.overrideUserInterfaceStyle = .dark
        tester.window.overrideUserInterfaceStyle = .light

        #expect(view.former == [.light, .dark])
        #expect(controller.styles == [.dark, .light])
    }

    @Test func `a view with a style of its own is not notified`() {
        let tester = ViewTester()
        let (own, inner) = (TellingView(), TellingView())
        own.overrideUserInterfaceStyle = .dark
        own.addSubview(inner)
        tester.show(own)
        (own.former, inner.former) = ([], [])

        tester.window.overrideUserInterfaceStyle = .dark

        #expect(own.former.isEmpty && inner.former.isEmpty)
    }

    @Test func `an override with the present style notifies no view`() {
        let tester = ViewTester()
        let view = TellingView()
        tester.show(view)

        view.overrideUserInterfaceStyle = .light

        #expect(view.former.isEmpty)
    }

    @Test func `a controller's override reaches its view, unless that has one`() {
        let tester = ViewTester()
        let controller = TellingController()
        tester.show(controller)

        controller.overrideUserInterfaceStyle = .dark
        let dark = controller.view.traitCollection.userInterfaceStyle
        controller.view.overrideUserInterfaceStyle = .light

        #expect(dark == .dark)
        #expect(controller.view.traitCollection.userInterfaceStyle == .light)
        #expect(controller.styles == [.dark, .light])
    }

    @Test func `the status bar is as dark as the controller that decides about it`() {
        let tester = ViewTester()
        let controller = UIViewController()
        tester.show(controller)
        let bar = tester.runtime.scene.windowStack.first { $0 is StatusBarWindow }

        tester.window.overrideUserInterfaceStyle = .dark
        let dark = bar?.traitCollection.userInterfaceStyle
        controller.overrideUserInterfaceStyle = .light
        let light = bar?.traitCollection.userInterfaceStyle
        controller.overrideUserInterfaceStyle = .unspecified
        tester.window.overrideUserInterfaceStyle = .unspecified
        tester.setAppearance(.dark)

        #expect((dark, light, bar?.traitCollection.userInterfaceStyle) == (.dark, .light, .dark))
    }

    @Test func `a controller that is not shown yet takes the style of its parent`() {
        let tester = ViewTester()
        let (parent, child) = (UIViewController(), UIViewController())
        tester.show(parent)
        tester.window.overrideUserInterfaceStyle = .dark

        parent.addChild(child)

        #expect(child.view.superview == nil)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
    }
}
