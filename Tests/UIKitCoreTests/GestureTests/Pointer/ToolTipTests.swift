import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct ToolTipTests {
    private final class Guide: UIToolTipInteractionDelegate {
        func toolTipInteraction(
            _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
        ) -> UIToolTipConfiguration? {
            guard point.x >= 50 else { return nil }
            return UIToolTipConfiguration(toolTip: "Right", in: CGRect(x: 50, y: 0, width: 50, height: 100))
        }
    }

    private func shown(_ tester: ViewTester) -> String? { tester.runtime.pointerTracker.toolTips.shown?.text }

    private func showButton(in tester: ViewTester) -> UIButton {
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
        button.toolTip = "Does it"
        tester.show(button)
        return button
    }

    @Test func `without tips no timer waits for the pointer to rest`() {
        let tester = ViewTester()
        tester.show(UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100)))
        tester.settle()
        let before = tester.runtime.clock.deadlines.nextTime

        tester.hover(at: CGPoint(x: 50, y: 350))

        #expect(tester.runtime.clock.deadlines.nextTime == before)
    }

    @Test func `a tip appears where the pointer rests, and disappears when it leaves`() {
        let tester = ViewTester()
        _ = showButton(in: tester)

        tester.hover(at: CGPoint(x: 150, y: 320))
        tester.pump(by: 0.7)
        let early = shown(tester)
        tester.pump(by: 0.2)
        let late = shown(tester)
        let drawn = tester.drawnTexts
        tester.hover(at: CGPoint(x: 160, y: 325))
        let moved = shown(tester)
        tester.hover(at: CGPoint(x: 10, y: 10))

        #expect(early == nil)
        #expect(late == "Does it")
        #expect(drawn.contains("Does it"))
        #expect(moved == "Does it")
        #expect(shown(tester) == nil)
    }

    @Test func `a pointer that keeps moving shows no tip`() {
        let tester = ViewTester()
        _ = showButton(in: tester)

        tester.hover(at: CGPoint(x: 150, y: 320))
        tester.pump(by: 0.6)
        tester.hover(at: CGPoint(x: 160, y: 320))
        tester.pump(by: 0.6)

        #expect(shown(tester) == nil)
    }

    @Test func `a press takes the tip away until the pointer has been elsewhere`() {
        let tester = ViewTester()
        _ = showButton(in: tester)
        tester.hover(at: CGPoint(x: 150, y: 320))
        tester.pump(by: 1)

        tester.tap(at: CGPoint(x: 150, y: 320))
        let pressed = shown(tester)
        tester.hover(at: CGPoint(x: 155, y: 320))
        tester.pump(by: 1)
        let still = shown(tester)
        tester.hover(at: CGPoint(x: 10, y: 10))
        tester.hover(at: CGPoint(x: 155, y: 320))
        tester.pump(by: 1)

        #expect(pressed == nil && still == nil)
        #expect(shown(tester) == "Does it")
    }

    @Test func `a control without a text has no interaction`() {
        let tester = ViewTester()
        let button = showButton(in: tester)
        let interaction = button.toolTipInteraction
        tester.hover(at: CGPoint(x: 150, y: 320))
        tester.pump(by: 1)

        button.toolTip = nil

        #expect(interaction?.defaultToolTip == "Does it")
        #expect(interaction?.view == nil)
        #expect(button.toolTipInteraction == nil && button.toolTip == nil)
        #expect(shown(tester) == nil)
    }

    @Test func `a delegate says where in a view there is which text`() {
        let tester = ViewTester()
        let guide = Guide()
        let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
        let interaction = UIToolTipInteraction(defaultToolTip: "All")
        interaction.delegate = guide
        view.addInteraction(interaction)
        tester.show(view)

        tester.hover(at: CGPoint(x: 120, y: 350))
        tester.pump(by: 1)
        let left = shown(tester)
        tester.hover(at: CGPoint(x: 180, y: 350))
        tester.pump(by: 1)
        let right = shown(tester)
        tester.hover(at: CGPoint(x: 120, y: 350))
        let back = shown(tester)
        interaction.isEnabled = false
        tester.hover(at: CGPoint(x: 180, y: 350))
        tester.pump(by: 1)

        #expect([left, right, back] == [nil, "Right", nil])
        #expect(shown(tester) == nil)
    }

    @Test func `a label that cuts its text shows all of it where that is asked for`() {
        let tester = ViewTester()
        let label = UILabel(frame: CGRect(x: 100, y: 300, width: 60, height: 20))
        label.text = "Much too long"
        tester.show(label)
        tester.hover(at: CGPoint(x: 120, y: 310))
        tester.pump(by: 1)
        let usual = shown(tester)

        label.showsExpansionTextWhenTruncated = true
        tester.hover(at: CGPoint(x: 121, y: 310))
        tester.pump(by: 1)
        let cut = shown(tester)
        tester.hover(at: CGPoint(x: 10, y: 10))
        label.text = "Ok"
        tester.hover(at: CGPoint(x: 120, y: 310))
        tester.pump(by: 1)

        #expect(usual == nil)
        #expect(cut == "Much too long")
        #expect(shown(tester) == nil)
    }
}
