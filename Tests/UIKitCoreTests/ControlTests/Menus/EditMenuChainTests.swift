import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// The responders that are asked for the commands of an edit menu, and perform them.
@Suite(.application) struct EditMenuChainTests {
    /// Of a class that may or may not override the actions, as far as anyone knows.
    private final class Quiet: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test func `a responder behind a view offers the actions that the view refuses`() {
        let stage = EditMenuStage()
        let label = EditMenuStage.Page(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
        (label.actions, stage.page.actions) = ([.copy], [.selectAll])
        stage.page.addSubview(label)
        label.addInteraction(label.interaction)

        label.interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        stage.tester.settle()
        let titles = stage.titles
        stage.choose("Select All")

        #expect(titles == ["Copy", "Select All"])
        #expect(stage.page.calls == ["select all"])
        #expect(!label.calls.contains("select all"))
    }

    @Test func `a view that can perform no action has no menu of its own`() {
        let stage = EditMenuStage()
        stage.page.actions = []
        let view = Quiet(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
        stage.page.addSubview(view)
        view.becomeFirstResponder()

        stage.present()

        #expect(stage.titles == [])
        #expect(stage.page.calls == ["menu one"])
    }

    @Test func `the chosen action is performed by a responder that is known to implement it`() {
        let stage = EditMenuStage()
        let view = Quiet(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
        stage.tester.window.addSubview(view)
        view.becomeFirstResponder()

        stage.present()
        stage.choose("Copy")

        #expect(stage.page.calls.last == "copy")
    }

    @Test func `commands are their own senders`() {
        let stage = EditMenuStage()

        stage.present()
        stage.choose("Copy")

        #expect(stage.page.senders == ["UICommand"])
    }

    @Test func `the menu controller is the sender of its commands`() {
        let stage = EditMenuStage()
        stage.page.becomeFirstResponder()

        UIMenuController.shared.showMenu(from: stage.page, rect: CGRect(x: 100, y: 300, width: 20, height: 20))
        stage.tester.settle()
        stage.choose("Copy")

        #expect(stage.page.calls == ["copy"])
        #expect(stage.page.senders == ["UIMenuController"])
    }

    @Test func `an action that keeps the menu presented updates the open menu`() {
        let stage = EditMenuStage()
        let page = stage.page
        page.makeMenu = { [unowned page] suggested in
            let action = UIAction(title: "More", attributes: .keepsMenuPresented) { _ in page.actions = [.copy] }
            return UIMenu(children: suggested + [action])
        }

        stage.present()
        stage.choose("More")

        #expect(stage.titles == ["Copy", "Select All", "More"])
        #expect(stage.enabledTitles == ["Copy", "More"])
        #expect(!page.calls.contains("will dismiss"))
    }

    @Test func `configurations without an identifier have one of their own each`() {
        let identifiers = (0..<2).map { _ in
            UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero).identifier
        }

        #expect(identifiers[0] != identifiers[1])
        #expect(UIEditMenuConfiguration(identifier: 7, sourcePoint: .zero).identifier == AnyHashable(7))
    }
}
