import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import CoreStages
@testable import UIKitCore

@Suite(.application) struct MenuClosingTests {
    @Test func `a tap beside the menu closes it and reaches no other view`() throws {
        let stage = MenuStage()
        let other = RecordingView(frame: CGRect(x: 300, y: 500, width: 50, height: 50))
        stage.tester.show(other)
        try stage.openMenu()
        other.calls = []

        stage.tester.tap(at: CGPoint(x: 320, y: 520))
        stage.tester.settle()
        let whileOpen = other.calls
        stage.tester.tap(at: CGPoint(x: 320, y: 520))

        #expect(stage.open == nil)
        #expect(whileOpen.isEmpty)
        #expect(other.calls == ["began(1)", "ended(1)"])
        #expect(stage.calls.isEmpty)
    }

    @Test func `touches reach the app while the menu is closing`() throws {
        let stage = MenuStage()
        let other = RecordingView(frame: CGRect(x: 300, y: 500, width: 50, height: 50))
        stage.tester.show(other)
        try stage.openMenu()
        other.calls = []

        stage.tester.press(.keyboardEscape)
        stage.tester.tap(at: CGPoint(x: 320, y: 520))
        stage.tester.settle()

        #expect(other.calls == ["began(1)", "ended(1)"])
    }

    @Test func `escape closes it`() throws {
        let stage = MenuStage()
        try stage.openMenu()

        stage.tester.press(.keyboardEscape)
        stage.tester.settle()

        #expect(stage.open == nil)
        #expect(!stage.tester.window.subviews.contains { $0 is MenuOverlay })
    }

    @Test func `another size of the window closes it at once`() throws {
        let stage = MenuStage()
        try stage.openMenu()

        stage.tester.resize(to: CGSize(width: 400, height: 700))

        #expect(stage.open == nil)
        #expect(!stage.tester.window.subviews.contains { $0 is MenuOverlay })
        stage.tester.settle()
    }

    @Test func `it closes when its button is removed, and when the window loses the keyboard`() throws {
        let stage = MenuStage()
        try stage.openMenu()
        stage.tester.loseFocus()
        let afterFocus = stage.open == nil
        stage.tester.gainFocus()
        try stage.openMenu()

        stage.button.removeFromSuperview()

        #expect(afterFocus)
        #expect(stage.open == nil)
        stage.tester.settle()
    }

    @Test func `opening one closes the other`() throws {
        let stage = MenuStage()
        let other = UIButton(frame: CGRect(x: 20, y: 400, width: 100, height: 30))
        other.menu = stage.menu("Other")
        stage.tester.show(other)
        try stage.openMenu()

        #expect(other.contextMenuInteraction?.openMenu(at: nil) == true)
        stage.tester.settle()

        #expect(stage.titles == ["Other"])
        #expect(stage.tester.window.subviews.filter { $0 is MenuOverlay }.count == 1)
        #expect(!stage.button.isHighlighted)
    }

    @Test func `the delegate is notified of opening and closing, and its animations run along`() {
        final class Owner: UIView, UIContextMenuInteractionDelegate {
            var calls: [String] = []
            let menu = UIMenu(children: [UIAction(title: "One") { _ in }])

            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                calls.append("asked at \(Int(location.x)) \(Int(location.y))")
                return UIContextMenuConfiguration(actionProvider: { [menu] _ in menu })
            }

            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {
                calls.append("will display")
                animator?.addCompletion { [weak self] in self?.calls.append("displayed") }
            }

            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {
                calls.append("will end")
                animator?.addAnimations { [weak self] in self?.alpha = 0.5 }
                animator?.addCompletion { [weak self] in self?.calls.append("ended") }
            }
        }
        let tester = ViewTester()
        let owner = Owner(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let interaction = UIContextMenuInteraction(delegate: owner)
        owner.addInteraction(interaction)
        tester.show(owner)

        tester.secondaryClick(at: CGPoint(x: 120, y: 130))
        tester.settle()
        let appearance = interaction.menuAppearance
        interaction.dismissMenu()
        tester.settle()

        #expect(owner.calls == ["asked at 20 30", "will display", "displayed", "will end", "ended"])
        #expect(appearance == .compact)
        #expect(interaction.menuAppearance == .unknown)
        #expect(owner.alpha == 0.5)
        #expect(interaction.location(in: owner) == CGPoint(x: 20, y: 30))
    }
}
