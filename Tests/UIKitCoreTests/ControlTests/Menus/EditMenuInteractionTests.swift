import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct EditMenuInteractionTests {
    @Test func `the menu offers possible actions and closes before the chosen one is performed`() {
        let stage = EditMenuStage()

        stage.present()
        let titles = stage.titles
        stage.choose("Copy")

        #expect(titles == ["Copy", "Select All"])
        #expect(
            stage.page.calls == ["menu one", "will present", "presented", "will dismiss", "dismissed", "copy"])
    }

    @Test func `Cut replaces Delete in the menu`() {
        let stage = EditMenuStage()
        stage.page.actions = [.delete, .paste]
        stage.present()
        let (titles, actions) = (stage.titles, [Selector.cut, .delete])

        stage.page.actions = actions
        stage.present()

        #expect(titles == ["Paste", "Delete"])
        #expect(stage.titles == ["Cut"])
    }

    @Test func `the first responder is asked before the view`() {
        let stage = EditMenuStage()
        let field = EditMenuStage.Page(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
        field.actions = [.toggleBoldface]
        stage.tester.window.addSubview(field)
        field.becomeFirstResponder()

        stage.present()

        #expect(stage.titles == ["Copy", "Select All", "Bold"])
    }

    @Test func `the delegate adds to the menu, and an empty menu does not open`() {
        let stage = EditMenuStage()
        let page = stage.page
        page.makeMenu = { UIMenu(children: $0 + [UIAction(title: "Mark") { _ in page.note("mark") }]) }
        stage.present()
        let titles = stage.titles
        stage.choose("Mark")

        page.makeMenu = { _ in UIMenu(children: []) }
        stage.present()

        #expect(titles == ["Copy", "Select All", "Mark"])
        #expect(page.calls.suffix(2) == ["mark", "menu one"])
        #expect(stage.titles == [])
    }

    @Test func `a point has the menu beside it`() {
        let stage = EditMenuStage()

        stage.present(at: CGPoint(x: 50, y: 100))

        #expect(stage.frame.origin == CGPoint(x: 50, y: 100))
        #expect(stage.page.interaction.location(in: nil) == CGPoint(x: 50, y: 100))
    }

    @Test func `a rectangle has the menu above it, and below it where there is no room`() {
        let stage = EditMenuStage()
        stage.page.rect = CGRect(x: 150, y: 300, width: 80, height: 20)
        stage.present()
        // The gap is 6 points.
        #expect(stage.frame.maxY == 294)
        #expect(stage.frame.midX == 190)

        stage.page.rect.origin.y = 30
        stage.page.interaction.updateVisibleMenuPosition(animated: false)
        #expect(stage.frame.minY == 56)
    }

    @Test func `an arrow at the upper side has the menu below`() {
        let stage = EditMenuStage()
        stage.page.rect = CGRect(x: 150, y: 300, width: 80, height: 20)
        let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
        configuration.preferredArrowDirection = .up

        stage.page.interaction.presentEditMenu(with: configuration)
        stage.tester.settle()

        #expect(stage.frame.minY == 326)
    }

    @Test func `an open menu shows the possible actions after a reload, and closes without any`() {
        let stage = EditMenuStage()
        stage.present()

        stage.page.actions = [.paste]
        stage.page.interaction.reloadVisibleMenu()
        stage.tester.settle()
        #expect(stage.titles == ["Paste"])

        stage.page.actions = []
        stage.page.interaction.reloadVisibleMenu()
        stage.tester.settle()
        #expect(stage.titles == [])
        #expect(stage.page.calls.last == "dismissed")
    }

    @Test func `a view that leaves its window closes its menu`() {
        let stage = EditMenuStage()
        stage.present()

        stage.page.removeFromSuperview()

        #expect(stage.titles == [])
        #expect(stage.page.calls.suffix(2) == ["will dismiss", "dismissed"])
    }

    @Test func `outside of a window no menu shows`() {
        let stage = EditMenuStage()
        stage.page.removeFromSuperview()

        stage.present()

        #expect(stage.page.calls == [])
    }
}
