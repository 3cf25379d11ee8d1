import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import Contacts

@MainActor @Suite(.application) struct ContactsRandomEventTests {
    private nonisolated static let walk = WalkLength(steps: 3_000, seeds: [0, 1])

    @Test(arguments: walk.seeds) func `random events in Contacts leave no fault`(seed: UInt64) {
        // A phone, and a wide window.
        let size = seed % 2 == 0 ? CGSize(width: 390, height: 844) : CGSize(width: 1024, height: 768)
        let stage = DemoStage(AppDelegate(), size: size, seed: seed)

        let fault = stage.run(Self.walk.steps)

        #expect(fault == nil)
    }
}
