import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import TransitionLab

@MainActor @Suite(.application) struct TransitionLabRandomEventTests {
    private static let events = 3_000

    @Test(arguments: 0..<2) func `whatever happens, nothing is left over`(seed: Int) {
        // A phone, and a wide window.
        let size = seed % 2 == 0 ? CGSize(width: 390, height: 844) : CGSize(width: 1024, height: 768)
        let stage = DemoStage(AppDelegate(), size: size, seed: UInt64(seed))

        let fault = stage.run(Self.events)

        #expect(fault == nil)
    }
}
