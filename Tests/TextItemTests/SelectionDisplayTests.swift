import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting
import UIKitText

/// Caret, highlight, handles and loupe without touches.
@Suite(.application) struct SelectionDisplayTests {
    @MainActor private final class Rig: NSObject, UITextSelectionDisplayInteractionDelegate {
        let tester = ViewTester()
        let view = CellTextView("one two", frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        private(set) lazy var display = UITextSelectionDisplayInteraction(textInput: view, delegate: self)
        var container: UIView?

        override init() {
            super.init()
            view.addInteraction(display)
            tester.show(view, at: CGPoint(x: 50, y: 300))
            display.isActivated = true
            tester.pump()
        }

        deinit {}

        func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? {
            container
        }

        func select(_ start: Int, _ end: Int) throws {
            let ends = try [start, end].map { try #require(view.position(from: view.beginningOfDocument, offset: $0)) }
            view.selectedTextRange = view.textRange(from: ends[0], to: ends[1])
        }
    }

    /// A caret as high as half of the line.
    private final class HalfCaret: UIView, UITextCursorView {
        var isBlinking = true
        var resets = 0
        func resetBlinkAnimation() { resets += 1 }
    }

    @Test func `the caret shows once the display is activated and reported to have changed`() throws {
        let rig = Rig()
        try rig.select(3, 3)
        let before = rig.display.cursorView.frame

        rig.display.setNeedsSelectionUpdate()
        rig.tester.pump()

        #expect(before == CGRect(x: 0, y: 0, width: 2, height: 20))
        #expect(rig.display.cursorView.frame == CGRect(x: 30, y: 0, width: 2, height: 20))
        #expect(rig.display.cursorView.superview === rig.view)
        #expect(!rig.display.cursorView.isHidden)
        #expect(rig.display.handleViews.map(\.isHidden) == [true, true])
        rig.display.isActivated = false
        rig.tester.pump()
        #expect(rig.display.cursorView.isHidden)
    }

    @Test func `a selection has a highlight in the chosen view and handles at its ends`() throws {
        let rig = Rig()
        let below = UIView(frame: rig.view.bounds)
        rig.container = below
        try rig.select(4, 7)

        rig.display.layoutManagedSubviews()

        #expect(rig.display.cursorView.isHidden)
        #expect(rig.display.highlightView.superview === below)
        #expect(rig.display.highlightView.selectionRects.map(\.rect) == [CGRect(x: 40, y: 0, width: 30, height: 20)])
        #expect(rig.display.handleViews.map(\.direction) == [.leading, .trailing])
        // Discs of 12 above the start and below the end overlap the stem by a point.
        #expect(
            rig.display.handleViews.map(\.frame) == [
                CGRect(x: 35, y: -11, width: 12, height: 31), CGRect(x: 65, y: 0, width: 12, height: 31),
            ])
    }

    @Test func `an app's caret takes the place of the own one`() throws {
        let rig = Rig()
        let (former, caret) = (rig.display.cursorView, HalfCaret())
        try rig.select(2, 2)

        rig.display.cursorView = caret
        rig.tester.pump()

        #expect(former.superview == nil)
        #expect(caret.superview === rig.view)
        #expect(caret.frame == CGRect(x: 20, y: 0, width: 2, height: 20))
        #expect(caret.resets == 1)
    }

    @Test func `the views leave with the interaction`() throws {
        let rig = Rig()

        rig.view.removeInteraction(rig.display)

        #expect(rig.view.subviews.isEmpty)
    }

    @Test func `a loupe shows above the caret until its session is invalidated`() throws {
        let rig = Rig()
        let count = rig.tester.window.subviews.count

        let session = try #require(
            UITextLoupeSession.begin(at: CGPoint(x: 60, y: 10), fromSelectionWidgetView: nil, in: rig.view))
        let loupe = try #require(rig.tester.window.subviews.last)
        session.move(
            to: CGPoint(x: 90, y: 10), withCaretRect: CGRect(x: 80, y: 0, width: 2, height: 20), trackingCaret: false)
        let byFinger = loupe.center.x
        session.move(
            to: CGPoint(x: 90, y: 10), withCaretRect: CGRect(x: 80, y: 0, width: 2, height: 20), trackingCaret: true)

        // The view begins at x 50.
        #expect(byFinger == 140)
        #expect(loupe.center.x == 131)
        #expect(loupe.frame.maxY < 300)
        session.invalidate()
        #expect(rig.tester.window.subviews.count == count)
        #expect(UITextLoupeSession.begin(at: .zero, fromSelectionWidgetView: nil, in: UIView()) == nil)
    }
}
