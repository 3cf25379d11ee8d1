import CoreGraphics
import Foundation
import HostInterface
import Testing
@testable import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) struct SplitTouchTests {
    @Test func `the button is in the secondary column's bar and shows and hides the primary one`() throws {
        let scene = SplitScene()
        let button = scene.split.displayModeButtonItem

        #expect(scene.split.ownButtons(in: .secondary) == [button])
        scene.tester.tap(at: CGPoint(x: 348, y: 42))
        scene.tester.settle()
        let hidden = scene.split.displayMode
        scene.tester.tap(at: CGPoint(x: 28, y: 42))
        scene.tester.settle()

        #expect(hidden == .secondaryOnly)
        #expect(scene.split.displayMode == .oneBesideSecondary)
    }

    @Test func `the button is hidden when the gesture is off`() {
        let scene = SplitScene()

        scene.split.presentsWithGesture = false
        let without = scene.split.ownButtons(in: .secondary)
        scene.split.displayModeButtonVisibility = .always
        let always = scene.split.ownButtons(in: .secondary)
        scene.split.displayModeButtonVisibility = .never

        #expect(without.isEmpty)
        #expect(always.count == 1)
        #expect(scene.split.ownButtons(in: .secondary).isEmpty)
    }

    @Test func `with three columns the button is in the one beside which the next is shown`() {
        let scene = SplitScene(.tripleColumn) { $0.showsSecondaryOnlyButton = true }

        #expect(scene.split.ownButtons(in: .supplementary) == [scene.split.displayModeButtonItem])
        #expect(scene.split.ownButtons(in: .secondary).count == 1)
        scene.split.hide(.supplementary)
        scene.tester.settle()

        #expect(scene.split.ownButtons(in: .secondary).first === scene.split.displayModeButtonItem)
    }

    @Test func `a finger from the edge brings the primary column along`() {
        let scene = SplitScene(size: SplitScene.portrait)

        let finger = scene.tester.touch(at: CGPoint(x: 5, y: 500))
        finger.move(by: CGVector(dx: 12, dy: 0))
        finger.move(by: CGVector(dx: 160, dy: 0))
        let middle = scene.shownX(scene.primary)
        scene.tester.pump(by: 0.3)
        finger.move(by: CGVector(dx: 40, dy: 0))
        scene.tester.pump(by: 0.3)
        finger.lift()
        scene.tester.settle()

        // It follows from where the gesture was recognized.
        #expect(middle.map { abs($0 + 160) < 15 } == true)
        #expect(scene.split.displayMode == .oneOverSecondary)
        #expect(
            scene.recorder.drain() == ["gesture begins", "mode oneOverSecondary", "show primary", "gesture ended"])
        #expect(scene.log.drain().suffix(1) == ["P.viewDidAppear(true)"])
    }

    @Test func `a drag that pulls the column beyond its end and returns hides it`() {
        let scene = SplitScene(size: SplitScene.portrait)

        let finger = scene.tester.touch(at: CGPoint(x: 5, y: 500))
        finger.move(by: CGVector(dx: 12, dy: 0))
        finger.move(by: CGVector(dx: 340, dy: 0))
        scene.tester.pump(by: 0.5)
        let middle = scene.shownX(scene.primary)
        scene.tester.move(finger, by: CGVector(dx: -330, dy: 0), over: 0.5)
        scene.tester.pump(by: 0.3)
        finger.lift()
        scene.tester.settle()

        #expect(middle == 0)
        #expect(scene.split.displayMode == .secondaryOnly)
        #expect(scene.frame(scene.primary) == nil && !scene.isDimmed)
        #expect(scene.recorder.drain().last == "gesture ended")
    }

    @Test func `a drag that is reversed leaves the columns as they were`() {
        let scene = SplitScene(size: SplitScene.portrait)

        let finger = scene.tester.touch(at: CGPoint(x: 5, y: 500))
        finger.move(by: CGVector(dx: 12, dy: 0))
        finger.move(by: CGVector(dx: 60, dy: 0))
        scene.tester.pump(by: 0.3)
        finger.lift()
        scene.tester.settle()

        #expect(scene.split.displayMode == .secondaryOnly)
        #expect(scene.frame(scene.primary) == nil)
        #expect(!scene.isDimmed)
        #expect(scene.split.preferences.chosen == nil)
        #expect(
            scene.log.drain().suffix(2) == ["P.viewWillDisappear(true)", "P.viewDidDisappear(true)"])
        #expect(
            scene.recorder.drain() == [
                "gesture begins", "mode oneOverSecondary", "show primary", "mode secondaryOnly", "hide primary",
                "gesture ended",
            ])
    }

    @Test func `the swipe back of a stack precedes that of the columns`() {
        let scene = SplitScene(size: SplitScene.portrait)
        scene.secondary.navigationController?.pushViewController(UIViewController(), animated: false)
        scene.tester.settle()

        let finger = scene.tester.touch(at: CGPoint(x: 5, y: 500))
        finger.move(by: CGVector(dx: 12, dy: 0))
        finger.move(by: CGVector(dx: 700, dy: 0))
        finger.lift()
        scene.tester.settle()

        #expect(scene.secondary.navigationController?.viewControllers.count == 1)
        #expect(scene.split.displayMode == .secondaryOnly)
    }

    @Test func `a tap beside columns that lie over takes them away`() {
        let scene = SplitScene(size: SplitScene.portrait)
        scene.split.show(.primary)
        scene.tester.settle()

        scene.tester.tap(at: CGPoint(x: 600, y: 500))
        scene.tester.settle()

        #expect(scene.split.displayMode == .secondaryOnly)
    }

    @Test func `a drag beside columns that lie over takes them along`() {
        let scene = SplitScene(size: SplitScene.portrait)
        scene.split.show(.primary)
        scene.tester.settle()

        let finger = scene.tester.touch(at: CGPoint(x: 600, y: 500))
        finger.move(by: CGVector(dx: -12, dy: 0))
        finger.move(by: CGVector(dx: -100, dy: 0))
        let middle = scene.shownX(scene.primary)
        finger.move(by: CGVector(dx: -150, dy: 0))
        finger.lift()
        scene.tester.settle()

        #expect(middle.map { abs($0 + 100) < 15 } == true)
        #expect(scene.split.displayMode == .secondaryOnly)
    }

    @Test func `the line between columns is dragged, as far as the column may be`() {
        let scene = SplitScene { $0.maximumPrimaryColumnWidth = 400 }

        let finger = scene.tester.touch(at: CGPoint(x: 342, y: 300))
        finger.move(by: CGVector(dx: 30, dy: 0))
        let dragged = scene.frame(scene.primary)?.width
        finger.move(by: CGVector(dx: 300, dy: 0))
        let widest = scene.frame(scene.primary)?.width
        finger.move(by: CGVector(dx: -600, dy: 0))
        finger.lift()

        // From a third of the width.
        #expect(dragged == 371)
        #expect(widest == 400)
        #expect(scene.frame(scene.primary)?.width == 200)
        #expect(scene.frame(scene.secondary)?.minX == 200)
    }

    @Test func `over the line the pointer says that it can be dragged`() {
        let scene = SplitScene()

        scene.tester.hover(at: CGPoint(x: 322, y: 400))
        let over = scene.tester.cursor
        scene.tester.hover(at: CGPoint(x: 600, y: 400))

        #expect(over == .resizing)
        #expect(scene.tester.cursor == .arrow)
    }
}
