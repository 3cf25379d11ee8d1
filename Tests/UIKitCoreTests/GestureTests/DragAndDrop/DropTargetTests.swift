import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

@Suite(.application) final class DropTargetTests {
    private lazy var stage = DragStage()
    private lazy var inner = DropTaker("inner ", note: { [unowned self] in stage.note($0) })

    /// Puts a view for drops of its own into the one that there is.
    private func addInner() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.goal.addSubview(view)
        view.addInteraction(UIDropInteraction(delegate: inner))
        return view
    }

    @Test func `the innermost view that can handle the items gets them`() {
        _ = addInner()
        let touch = stage.drag(to: CGPoint(x: 330, y: 430))
        _ = stage.consumeCalls()

        touch.move(to: DragStage.inside)
        let deeper = stage.consumeCalls()
        touch.move(to: CGPoint(x: 330, y: 430))
        let outer = stage.consumeCalls()
        touch.lift()
        stage.tester.settle()

        #expect(deeper == ["move", "inner can handle", "exit", "inner enter", "inner update"])
        #expect(outer == ["move", "inner exit", "enter", "update"])
    }

    @Test func `a view that cannot handle them leaves them to those around, and is asked once`() {
        inner.canHandle = false
        _ = addInner()

        let touch = stage.drag(to: DragStage.inside)
        touch.move(to: CGPoint(x: 251, y: 351))
        touch.lift()
        stage.tester.settle()

        #expect(stage.calls.filter { $0.hasPrefix("inner") } == ["inner can handle"])
        #expect(stage.calls.contains("drop"))
    }

    @Test func `views without user interaction accept no drop`() {
        stage.goal.isUserInteractionEnabled = false

        let touch = stage.drag(to: DragStage.inside)
        touch.lift()
        stage.tester.settle()

        #expect(!stage.calls.contains("can handle"))
    }

    @Test func `an interaction that is taken off its view has the items leave`() {
        let touch = stage.drag(to: DragStage.inside)
        _ = stage.consumeCalls()

        stage.goal.removeInteraction(stage.dropInteraction)
        let calls = stage.consumeCalls()
        touch.lift()
        stage.tester.settle()

        #expect(calls == ["exit"])
        #expect(stage.calls.contains("will end cancel"))
    }

    @Test func `dropped objects are loaded in the items' order in a later turn`() {
        stage.giver.texts = ["one", "two"]
        var texts: [String]?
        stage.taker.perform = { session in
            session.loadObjects(ofClass: String.self) { texts = $0 }
            #expect(texts == nil)
        }

        let touch = stage.drag(to: DragStage.inside)
        touch.lift()
        stage.tester.settle()

        #expect(texts == ["one", "two"])
        #expect(stage.calls.last == "transferred")
    }

    @Test func `before the drop no object is loaded, and a diagnostic reports it`() {
        var texts: [String]?
        let touch = stage.drag(to: DragStage.inside)

        stage.taker.session?.loadObjects(ofClass: String.self) { texts = $0 }
        touch.lift()
        stage.tester.settle()

        #expect(texts == [])
        #expect(stage.tester.diagnostics.filter { $0.contains("before the drop") }.count == 1)
    }

    @Test func `a session answers for its items`() throws {
        let touch = stage.drag(to: DragStage.inside)
        let session = try #require(stage.taker.session)

        #expect(session.canLoadObjects(ofClass: String.self))
        #expect(session.canLoadObjects(ofClass: NSString.self))
        #expect(!session.canLoadObjects(ofClass: UIImage.self))
        #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.text"]))
        #expect(!session.hasItemsConforming(toTypeIdentifiers: ["public.image"]))
        #expect(session.items.map { $0.localObject as? String } == ["one"])
        #expect(session.localDragSession === stage.giver.session)
        #expect(session.location(in: stage.goal) == CGPoint(x: 50, y: 50))
        touch.lift()
        stage.tester.settle()
    }

    @Test func `a scroll view that is dragged with a mouse scrolls where no item can be dragged`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 500, width: 375, height: 160))
        scroll.contentSize = CGSize(width: 375, height: 1000)
        stage.tester.window.rootViewController?.view.addSubview(scroll)
        let other = UIDragInteraction(delegate: stage.giver)
        scroll.addInteraction(other)
        stage.tester.pump()

        stage.giver.texts = []
        let first = stage.tester.touch(at: CGPoint(x: 100, y: 640), pointer: .mouse)
        stage.tester.move(first, by: CGVector(dx: 0, dy: -100))
        stage.tester.pump(by: 0.2)
        first.lift()
        stage.tester.settle()
        let scrolled = scroll.contentOffset.y
        stage.giver.texts = ["one"]
        let second = stage.tester.touch(at: CGPoint(x: 100, y: 640), pointer: .mouse)
        stage.tester.move(second, by: CGVector(dx: 0, dy: -100))
        second.lift()
        stage.tester.settle()

        #expect(scrolled > 50)
        #expect(scroll.contentOffset.y == scrolled)
    }
}
