import Foundation
import Testing
import UIKitTesting

@testable import UIKitText

/// In any order of edits, the text of a text view is the one that the delegate was asked for, with its carets and boxes on it.
@Suite(.application) struct TextViewWalkTests {
    private nonisolated static let walk = WalkLength(steps: 300, seeds: [1, 2, 3])

    private func walk(_ text: ViewTester.Text, seed: UInt64) {
        let walk = TextViewWalk(text, seed: seed)
        defer { walk.tester.settle() }
        for step in 0..<Self.walk.steps {
            walk.step()
            let fault = walk.fault() ?? (step % 20 == 19 ? walk.differenceFromNew() : nil)
            if let fault {
                Issue.record("Seed \(seed), step \(step): \(fault).\nLast: \(walk.deeds.joined(separator: "; "))")
                return
            }
        }
        if let fault = walk.faultOfUndoing() { Issue.record("Seed \(seed), at the end: \(fault).") }
    }

    @Test(arguments: walk.seeds) func `characters of one width are edited by keys, touches and the app`(seed: UInt64) {
        walk(.boxes, seed: seed)
    }

    @Test(arguments: walk.seeds) func `characters of six scripts and both directions are edited`(seed: UInt64) {
        walk(.real, seed: seed)
    }
}
