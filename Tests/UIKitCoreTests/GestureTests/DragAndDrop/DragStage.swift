import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

/// A view to drag from, at (20, 20) to (120, 120), and one to drop on, at (200, 300) to (350, 450), with all calls noted in
/// order.
final class DragStage {
    let tester: ViewTester
    let source = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    let goal = UIView(frame: CGRect(x: 200, y: 300, width: 150, height: 150))
    private(set) var calls: [String] = []
    private(set) lazy var giver = DragGiver(note: { [unowned self] in note($0) })
    private(set) lazy var taker = DropTaker("", note: { [unowned self] in note($0) })
    private(set) lazy var dragInteraction = UIDragInteraction(delegate: giver)
    private(set) lazy var dropInteraction = UIDropInteraction(delegate: taker)

    init() {
        tester = ViewTester()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        source.backgroundColor = .systemBlue
        goal.backgroundColor = .systemYellow
        root.addSubview(source)
        root.addSubview(goal)
        tester.show(root)
        source.addInteraction(dragInteraction)
        goal.addInteraction(dropInteraction)
    }

    func note(_ call: String) { calls.append(call) }

    func consumeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    static let start = CGPoint(x: 70, y: 70)
    static let between = CGPoint(x: 150, y: 200)
    static let inside = CGPoint(x: 250, y: 350)

    var transaction: DragTransaction? { tester.runtime.drag as? DragTransaction }

    /// Presses the source until its items are lifted.
    func lift() -> TestTouch {
        let touch = tester.touch(at: Self.start)
        tester.pump(by: 0.6)
        return touch
    }

    /// Lifts the items and moves them to a point.
    func drag(to point: CGPoint) -> TestTouch {
        let touch = lift()
        touch.move(to: point)
        return touch
    }
}
