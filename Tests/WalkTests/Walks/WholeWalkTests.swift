import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
import UIKitTesting

/// Pushes, pops, presentations, dismissals, selections, turns and memory warnings in the middle of each other's transitions;
/// after each of them the whole app is checked.
@Suite(.application) struct WholeWalkTests {
    /// The seeds are those that have found faults.
    private nonisolated static let walk = WalkLength(steps: 400, seeds: [11, 13, 29, 36])

    @Test(arguments: walk.seeds)
    func `no operation in the middle of any transition leaves an intermediate state`(seed: UInt64) {
        let tester = ViewTester()
        let book = AppearanceBook()
        let ledger = TransitionLedger(of: tester)
        var roll: [WeakController] = []
        do {
            let walk = WholeWalk(tester, book, seed: seed)
            for step in 1...Self.walk.steps {
                walk.step()
                let faults = walk.inspect() + ledger.drainFaults() + book.complaints
                #expect(faults == [], "after step \(step): \(walk.history)\n\(walk.outline)")
                // A fault does not disappear again.
                if !faults.isEmpty { break }
            }
            walk.rest()
            #expect(walk.inspect(isAtRest: true) == [])
            roll = walk.roll
            tester.window.rootViewController = UIViewController()
            tester.settle()
        }

        #expect(ledger.open == [])
        #expect(book.complaints == [] && book.living == 0)
        #expect(roll.compactMap { $0.controller.map { ObjectNames.className(of: $0) } } == [])
    }
}

/// Knows a controller as long as it lives.
struct WeakController {
    weak var controller: UIViewController?
}
