import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

/// Other fingers that tap during a drag.
@Suite(.application) final class DragAddingTests {
    private lazy var stage = DragStage()

    /// Drags to the goal, and taps where the source is.
    private func dragAndTap() -> TestTouch {
        let touch = stage.drag(to: DragStage.inside)
        stage.tester.pump(by: 0.5)
        _ = stage.consumeCalls()
        stage.tester.tap(at: CGPoint(x: 50, y: 40))
        stage.tester.pump(by: 0.6)
        return touch
    }

    @Test func `a tap adds items, whose pictures join the others`() throws {
        stage.giver.additions = ["two", "three"]

        let touch = dragAndTap()
        let calls = stage.consumeCalls()
        let transaction = try #require(stage.transaction)
        let centers = transaction.scenery.dragged.map(\.picture.center)
        let badge = transaction.scenery.badgeText
        touch.lift()
        let dropped = stage.consumeCalls()
        stage.tester.settle()

        #expect(calls == ["add at 30 20", "will add 2", "preview", "preview", "update"])
        #expect(transaction.session.items.count == 3)
        #expect(badge.contains("3"))
        // Each lies 6 points behind the one before.
        #expect(centers.count == 3)
        #expect(centers[1] == CGPoint(x: centers[0].x + 6, y: centers[0].y + 6))
        #expect(centers[2] == CGPoint(x: centers[0].x + 12, y: centers[0].y + 12))
        #expect(dropped.filter { $0 == "drop preview" }.count == 3)
        #expect(stage.consumeCalls().filter { $0.hasPrefix("did end") } == ["did end copy"])
    }

    @Test func `added items return as well`() {
        stage.giver.additions = ["two"]
        stage.giver.texts = ["one"]
        let touch = stage.drag(to: DragStage.between)
        stage.tester.tap(at: CGPoint(x: 50, y: 40))
        stage.tester.pump(by: 0.6)
        _ = stage.consumeCalls()

        touch.lift()
        let calls = stage.consumeCalls()
        stage.tester.settle()

        #expect(calls.filter { $0 == "cancel preview" }.count == 2)
        #expect(stage.consumeCalls().filter { $0 == "cancelled end" }.count == 2)
    }

    @Test func `a tap without additions leaves the drag as it is`() {
        let touch = dragAndTap()
        let calls = stage.consumeCalls()
        touch.lift()
        stage.tester.settle()

        #expect(calls == ["add at 30 20"])
    }

    @Test func `without a drag a tap adds no items`() {
        stage.giver.additions = ["two"]

        stage.tester.tap(at: DragStage.start)
        stage.tester.settle()

        #expect(stage.calls == [])
    }

    @Test func `a view whose interaction is disabled adds no items`() {
        let other = DragGiver(note: { [unowned self] in stage.note("other \($0)") })
        other.additions = ["two"]
        let view = UIView(frame: CGRect(x: 20, y: 500, width: 100, height: 100))
        stage.source.superview?.addSubview(view)
        let interaction = UIDragInteraction(delegate: other)
        view.addInteraction(interaction)
        interaction.isEnabled = false
        let touch = stage.drag(to: DragStage.inside)
        _ = stage.consumeCalls()

        stage.tester.tap(at: CGPoint(x: 60, y: 550))
        let added = stage.consumeCalls()
        touch.lift()
        stage.tester.settle()

        #expect(added == [])
    }

    @Test func `another view adds items, and hears of the end`() {
        let other = DragGiver(note: { [unowned self] in stage.note("other \($0)") })
        other.additions = ["two"]
        let view = UIView(frame: CGRect(x: 20, y: 500, width: 100, height: 100))
        stage.source.superview?.addSubview(view)
        view.addInteraction(UIDragInteraction(delegate: other))
        let touch = stage.drag(to: DragStage.inside)
        _ = stage.consumeCalls()

        stage.tester.tap(at: CGPoint(x: 60, y: 550))
        let added = stage.consumeCalls()
        touch.lift()
        stage.tester.settle()

        #expect(added == ["other add at 40 50", "will add 1", "other preview", "update"])
        #expect(stage.calls.filter { $0.contains("did end") } == ["did end copy", "other did end copy"])
    }
}
