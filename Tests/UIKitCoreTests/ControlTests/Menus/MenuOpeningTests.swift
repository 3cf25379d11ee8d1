import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import CoreStages
@testable import UIKitCore

@Suite(.application) struct MenuOpeningTests {
    @Test func `a touch opens the menu at once where it is the control's primary action`() {
        let stage = MenuStage()
        let recorder = ActionRecorder(of: stage.button)

        let touch = stage.tester.touch(at: CGPoint(x: 50, y: 115))
        let isOpen = stage.open != nil
        touch.lift()
        stage.tester.settle()

        #expect(isOpen && stage.open != nil)
        #expect(stage.titles == ["One", "Two", "Three"])
        #expect(recorder.events == [.touchDown, .menuActionTriggered, .touchCancel])
        #expect(stage.button.isHighlighted)
    }

    @Test func `otherwise a press of half a second does, and takes the touch from the control`() {
        let stage = MenuStage(showsMenuAtOnce: false)
        let recorder = ActionRecorder(of: stage.button)

        let touch = stage.tester.touch(at: CGPoint(x: 50, y: 115))
        stage.tester.pump(by: 0.45)
        let early = stage.open != nil
        stage.tester.pump(by: 0.1)
        let late = stage.open != nil
        touch.lift()
        stage.tester.settle()

        #expect(!early && late)
        #expect(stage.open != nil)
        #expect(recorder.events == [.touchDown, .touchCancel, .menuActionTriggered])
        #expect(stage.calls.isEmpty)
    }

    @Test func `a tap is the control's where the menu waits for a press`() throws {
        let stage = MenuStage(showsMenuAtOnce: false)
        let recorder = ActionRecorder(of: stage.button, for: .touchUpInside)

        try stage.tester.tap(.view(stage.button))
        stage.tester.settle()

        #expect(recorder.events == [.touchUpInside])
        #expect(stage.open == nil)
    }

    @Test func `the secondary button opens the menu with its corner at the pointer`() {
        let stage = MenuStage(showsMenuAtOnce: false)

        stage.tester.secondaryClick(at: CGPoint(x: 50, y: 115))
        stage.tester.settle()

        #expect(stage.open?.levels.first?.panel.frame == CGRect(x: 50, y: 115, width: 250, height: 134))
    }

    @Test func `it hangs below its button, inside of the window`() throws {
        let stage = MenuStage()

        try stage.openMenu()
        // Three rows of 44 and two lines of a pixel; six points below the button, whose left edge is near the window's.
        let frame = stage.open?.levels.first?.panel.frame

        #expect(frame == CGRect(x: 20, y: 136, width: 250, height: 134))
    }

    @Test func `a disabled control has no menu`() throws {
        let stage = MenuStage()
        stage.button.isEnabled = false

        try stage.tester.tap(.view(stage.button))
        stage.tester.secondaryClick(at: CGPoint(x: 50, y: 115))
        stage.tester.settle()

        #expect(stage.open == nil)
    }

    @Test func `an empty menu stays closed and the control sends its action`() throws {
        let stage = MenuStage { stage in UIMenu(children: [stage.action("Hidden", attributes: .hidden)]) }
        let recorder = ActionRecorder(of: stage.button, for: .touchUpInside)

        try stage.tester.tap(.view(stage.button))
        stage.tester.settle()

        #expect(stage.open == nil)
        #expect(recorder.events == [.touchUpInside])
    }

    @Test func `in a scroll view a quick tap opens the menu and a drag scrolls`() throws {
        let stage = MenuStage()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
        scrollView.contentSize = CGSize(width: 375, height: 2000)
        stage.tester.show(scrollView)
        scrollView.addSubview(stage.button)
        stage.tester.pump()

        try stage.tester.drag(.view(stage.button), by: CGVector(dx: 0, dy: -60), over: 0.1)
        let afterDrag = (stage.open == nil, scrollView.contentOffset.y)
        scrollView.contentOffset = .zero
        stage.tester.settle()
        try stage.tester.tap(.view(stage.button))
        stage.tester.settle()

        #expect(afterDrag.0)
        #expect(afterDrag.1 > 0)
        #expect(stage.open != nil)
        stage.open?.dismiss(animated: false)
        stage.tester.settle()
    }

    @Test func `the key for the control's primary action opens the menu`() {
        let stage = MenuStage()

        stage.button.performPrimaryAction()
        stage.tester.settle()

        #expect(stage.open != nil)
    }

    @Test func `rows that are loaded later are laid out at once while the panel grows`() throws {
        var deliver: ([UIMenuElement]) -> Void = { _ in }
        let stage = MenuStage { stage in
            UIMenu(children: [stage.action("One"), UIDeferredMenuElement { deliver = $0 }])
        }
        try stage.openMenu()

        deliver([stage.action("Two"), stage.action("Three")])
        stage.tester.pump()
        let shown = stage.rows.map { ($0.layer.presentation() ?? $0.layer).frame }
        let isGrowing = stage.open?.levels.last?.panel.layer.animationKeys()?.isEmpty == false
        stage.tester.settle()

        #expect(stage.titles == ["One", "Two", "Three"])
        #expect(isGrowing)
        #expect(shown == stage.rows.map(\.frame))
    }
}
