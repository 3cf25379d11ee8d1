import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// The finger of a walk, which moves down, sideways and up at random.
final class WalkFinger {
    private let tester: ViewTester
    private var numbers: WalkNumbers
    private var touch: TestTouch?

    init(in tester: ViewTester, _ numbers: WalkNumbers) { (self.tester, self.numbers) = (tester, numbers) }

    /// Puts a finger to the edge or somewhere else, or moves or lifts the one that is there.
    func step() {
        guard let touch else {
            let x = CGFloat.random(in: 0...340, using: &numbers)
            return self.touch = tester.touch(at: CGPoint(x: Bool.random(using: &numbers) ? 3 : x, y: 300))
        }
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0: touch.cancel()
        case 1: touch.lift()
        default:
            let way = CGFloat.random(in: 0...90, using: &numbers)
            // A drag from the edge moves on; other fingers move both ways.
            let isBack = touch.location.x > 120 && Bool.random(using: &numbers)
            return touch.move(by: CGVector(dx: isBack ? -1.5 * way : way, dy: 0))
        }
        self.touch = nil
    }

    func lift() {
        touch?.lift()
        touch = nil
    }
}
