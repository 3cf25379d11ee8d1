import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct EditMenuClosingTests {
    private let stage = EditMenuStage()

    @Test func `resigning first responder closes the menu`() {
        stage.page.becomeFirstResponder()
        stage.present()

        stage.page.resignFirstResponder()
        stage.tester.settle()

        #expect(stage.titles == [])
        #expect(stage.page.calls.suffix(2) == ["will dismiss", "dismissed"])
    }

    @Test func `another first responder closes the menu controller's menu`() {
        let other = EditMenuStage.Page(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.tester.window.addSubview(other)
        stage.page.becomeFirstResponder()
        UIMenuController.shared.showMenu(from: stage.page, rect: CGRect(x: 100, y: 300, width: 20, height: 20))
        stage.tester.settle()
        let wasVisible = UIMenuController.shared.isMenuVisible

        other.becomeFirstResponder()
        stage.tester.settle()

        #expect(wasVisible)
        #expect(!UIMenuController.shared.isMenuVisible)
        #expect(stage.titles == [])
    }

    @Test func `a menu without first responder stays when its view becomes that`() {
        stage.page.onPresent = { [unowned page = stage.page] in page.becomeFirstResponder() }

        stage.present()

        #expect(stage.titles == ["Copy", "Select All"])
    }

    @Test func `a tap beside the menu closes it before the next one is requested`() {
        stage.present()

        stage.tester.tap(at: CGPoint(x: 20, y: 600))
        stage.tester.settle()
        stage.present()

        #expect(
            stage.page.calls == [
                "menu one", "will present", "presented", "will dismiss", "dismissed", "menu one", "will present",
                "presented",
            ])
    }

    @Test func `another menu closes the open one first`() {
        stage.present()

        stage.present(at: CGPoint(x: 80, y: 200))

        #expect(
            stage.page.calls == [
                "menu one", "will present", "presented", "will dismiss", "dismissed", "menu one", "will present",
                "presented",
            ])
        #expect(stage.frame.origin == CGPoint(x: 80, y: 200))
    }

    @Test func `a menu that the delegate closes while it opens does not show`() {
        stage.page.onPresent = { [unowned page = stage.page] in page.interaction.dismissMenu() }

        stage.present()

        #expect(stage.titles == [])
        #expect(stage.page.calls == ["menu one", "will present", "will dismiss", "dismissed"])
        #expect(!stage.tester.window.subviews.contains { $0 is MenuOverlay })
    }

    @Test func `closing without a menu has no effect`() {
        stage.page.interaction.dismissMenu()
        stage.page.interaction.reloadVisibleMenu()
        stage.page.interaction.updateVisibleMenuPosition(animated: true)
        UIMenuController.shared.hideMenu()
        UIMenuController.shared.update()
        stage.tester.settle()

        #expect(stage.page.calls == [])
    }

    @Test func `a rotation of the window closes the menu`() {
        stage.present()

        stage.tester.rotate(toTheLeft: true)
        stage.tester.settle()

        #expect(stage.titles == [])
        #expect(stage.page.calls.suffix(2) == ["will dismiss", "dismissed"])
    }

    @Test func `an interaction that leaves its view closes the menu`() {
        stage.present()

        stage.page.removeInteraction(stage.page.interaction)

        #expect(stage.titles == [])
        #expect(stage.page.interaction.view == nil)
    }
}
