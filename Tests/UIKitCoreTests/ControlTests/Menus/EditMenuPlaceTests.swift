import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct EditMenuPlaceTests {
    private func present(_ rect: CGRect, _ stage: EditMenuStage) {
        stage.page.rect = rect
        stage.present()
    }

    private func placement(_ rect: CGRect, in view: UIView, _ stage: EditMenuStage) -> MenuPlacement {
        EditMenuTarget(rect: rect, isBelow: false).placement(in: view, stage.tester.window)
    }

    @Test func `near the window's edges the menu keeps its margin`() {
        let stage = EditMenuStage()

        present(CGRect(x: 370, y: 300, width: 2, height: 20), stage)
        // The window is 375 points wide, the margin 8, and the menu 250.
        #expect((stage.frame.minX, stage.frame.maxX) == (117, 367))

        present(CGRect(x: 3, y: 300, width: 0, height: 20), stage)
        #expect((stage.frame.minX, stage.frame.maxX) == (8, 258))
    }

    @Test func `a menu for a rectangle larger than the window is in its middle`() {
        let stage = EditMenuStage()
        let window = stage.tester.window

        present(CGRect(x: 0, y: -500, width: 375, height: 3000), stage)

        #expect(stage.frame.midY == window.bounds.inset(by: window.safeAreaInsets).midY)
        #expect(stage.frame.midX == 187.5)
    }

    @Test func `a menu is for the part of a rectangle that a scroll view shows`() {
        let stage = EditMenuStage()
        let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        view.contentSize = CGSize(width: 300, height: 1000)
        stage.page.addSubview(view)

        view.contentOffset.y = 50
        #expect(
            placement(CGRect(x: 10, y: 0, width: 100, height: 90), in: view, stage).anchor
                == CGRect(x: 10, y: 100, width: 100, height: 40))
        // Pulled down, as for a refresh.
        view.contentOffset.y = -30
        #expect(
            placement(CGRect(x: 10, y: 0, width: 100, height: 20), in: view, stage).anchor
                == CGRect(x: 10, y: 130, width: 100, height: 20))
    }

    @Test func `from right to left a pointer's menu is at its left`() {
        let stage = EditMenuStage(direction: .rightToLeft)

        stage.present(at: CGPoint(x: 300, y: 100))
        #expect((stage.frame.maxX, stage.frame.minY) == (300, 100))

        stage.present(at: CGPoint(x: 60, y: 100))
        #expect((stage.frame.minX, stage.frame.minY) == (60, 100))
    }

    @Test func `a menu of many items scrolls within the window, and keys reach the last one`() {
        let stage = EditMenuStage()
        let page = stage.page
        let actions = (1...40).map { number in
            UIAction(title: "\(number)") { [unowned page] _ in page.note("did \(number)") }
        }
        page.makeMenu = { _ in UIMenu(children: actions) }
        let window = stage.tester.window

        present(CGRect(x: 100, y: 300, width: 80, height: 20), stage)
        let frame = stage.frame
        stage.tester.press(.keyboardUpArrow)
        stage.tester.press(.keyboardReturnOrEnter, "\r")
        stage.tester.settle()

        #expect(frame.height == window.bounds.inset(by: window.safeAreaInsets).height - 16)
        #expect(page.calls.last == "did 40")
    }

    @Test func `an open menu moves along with its target, and shrinks to where it is then`() {
        let stage = EditMenuStage()
        present(CGRect(x: 150, y: 300, width: 80, height: 20), stage)

        stage.page.rect.origin = CGPoint(x: 100, y: 500)
        stage.page.interaction.updateVisibleMenuPosition(animated: true)
        stage.tester.settle()

        #expect((stage.frame.midX, stage.frame.maxY) == (140, 494))
        #expect(stage.tester.runtime.openMenu?.levels.first?.origin == CGPoint(x: 140, y: 494))
    }

    @Test func `the location is converted to any view`() {
        let stage = EditMenuStage()
        let other = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        stage.page.addSubview(other)

        stage.present(at: CGPoint(x: 50, y: 100))

        #expect(stage.page.interaction.location(in: other) == CGPoint(x: 40, y: 80))
        #expect(stage.page.interaction.location(in: stage.page) == CGPoint(x: 50, y: 100))
    }
}
