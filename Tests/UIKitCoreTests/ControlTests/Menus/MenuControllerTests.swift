import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct MenuControllerTests {
    private let stage = EditMenuStage()
    private let controller = UIMenuController.shared
    private let rect = CGRect(x: 150, y: 300, width: 80, height: 20)

    /// The ends of the names of notifications posted during some work.
    private func posted(_ work: () -> Void) -> [String] {
        nonisolated(unsafe) var names: [String] = []
        let tokens = [
            UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
            UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
            UIMenuController.menuFrameDidChangeNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: controller, queue: nil) {
                names.append(String($0.name.rawValue.dropFirst("UIMenuController".count)))
            }
        }
        work()
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        return names
    }

    private func show() {
        controller.showMenu(from: stage.page, rect: rect)
        stage.tester.settle()
    }

    @Test func `the menu shows only for the first responder's chain`() {
        show()
        #expect(!controller.isMenuVisible)
        #expect(stage.titles == [])

        stage.page.becomeFirstResponder()
        show()

        #expect(controller.isMenuVisible)
        #expect(stage.titles == ["Copy", "Select All"])
        #expect(controller.menuFrame == stage.frame)
        #expect(stage.frame.maxY == 294)
    }

    @Test func `opening and closing the menu are posted`() {
        stage.page.becomeFirstResponder()

        let shown = posted(show)
        let hidden = posted {
            controller.hideMenu()
            stage.tester.settle()
        }

        #expect(shown == ["WillShowMenuNotification", "DidShowMenuNotification"])
        #expect(hidden == ["WillHideMenuNotification", "DidHideMenuNotification"])
        #expect(!controller.isMenuVisible)
        #expect(controller.menuFrame == .zero)
    }

    @Test func `the app's items are behind the standard ones where they can be performed`() {
        let (mark, other) = (Selector(EditMenuStage.Page.mark, name: "mark"), Selector("other"))
        controller.menuItems = [UIMenuItem(title: "Other", action: other), UIMenuItem(title: "Mark", action: mark)]
        defer { controller.menuItems = nil }
        stage.page.actions.append(mark)
        stage.page.becomeFirstResponder()

        show()
        let titles = stage.titles
        stage.choose("Mark")

        #expect(titles == ["Copy", "Select All", "Mark"])
        #expect(stage.page.calls == ["mark"])
    }

    @Test func `only the view that it was shown from hides it`() {
        stage.page.becomeFirstResponder()
        show()

        controller.hideMenu(from: stage.tester.window)
        let isVisible = controller.isMenuVisible
        controller.hideMenu(from: stage.page)
        stage.tester.settle()

        #expect(isVisible)
        #expect(!controller.isMenuVisible)
    }

    @Test func `the menu of a deallocated controller can be closed`() {
        stage.page.becomeFirstResponder()
        var own: UIMenuController? = UIMenuController()
        own?.showMenu(from: stage.page, rect: rect)
        stage.tester.settle()
        let titles = stage.titles

        own = nil
        stage.page.resignFirstResponder()
        stage.tester.settle()

        #expect(titles == ["Copy", "Select All"])
        #expect(stage.titles == [])
    }

    @Test func `an update shows the actions that can be performed now`() {
        stage.page.becomeFirstResponder()
        show()

        stage.page.actions = [.paste]
        let names = posted {
            controller.update()
            stage.tester.settle()
        }

        #expect(stage.titles == ["Paste"])
        #expect(names == ["MenuFrameDidChangeNotification"])
    }

    @Test func `items set while the menu opens show after an update`() {
        let mark = Selector(EditMenuStage.Page.mark, name: "mark")
        defer { controller.menuItems = nil }
        stage.page.actions.append(mark)
        stage.page.becomeFirstResponder()
        let token = NotificationCenter.default.addObserver(
            forName: UIMenuController.willShowMenuNotification, object: controller, queue: nil
        ) { _ in
            MainActor.assumeIsolated {
                UIMenuController.shared.menuItems = [UIMenuItem(title: "Mark", action: mark)]
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }

        show()
        let titles = stage.titles
        controller.update()
        stage.tester.settle()

        #expect(titles == ["Copy", "Select All"])
        #expect(stage.titles == ["Copy", "Select All", "Mark"])
    }

    @Test func `an update without changes leaves the frame as it is`() {
        stage.page.becomeFirstResponder()
        show()

        #expect(posted { controller.update() } == [])
        stage.tester.settle()
    }

    @Test func `outside of a window no menu shows`() {
        stage.page.becomeFirstResponder()
        stage.page.removeFromSuperview()

        #expect(posted(show) == [])
        #expect(!controller.isMenuVisible)
    }

    @Test func `the deprecated methods show the menu too`() {
        stage.page.becomeFirstResponder()
        controller.setTargetRect(rect, in: stage.page)

        controller.isMenuVisible = true
        stage.tester.settle()
        let frame = stage.frame
        controller.setMenuVisible(false, animated: false)

        #expect(frame.maxY == 294)
        #expect(stage.titles == [])
    }
}
