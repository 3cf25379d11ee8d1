import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import TouchLab

@MainActor @Suite(.application) struct TouchLabRandomEventTests {
    private nonisolated static let walk = WalkLength(steps: 5_000, seeds: [100])

    @Test(arguments: 0..<4, walk.seeds)
    func `random events on a page of the touch lab leave no fault`(page: Int, seed: UInt64) throws {
        let delegate = AppDelegate()
        let stage = DemoStage(delegate, size: CGSize(width: 375, height: 667), seed: seed &+ UInt64(page))
        let tabs = try #require(delegate.window?.rootViewController as? UITabBarController)
        tabs.selectedIndex = page

        let fault = stage.run(Self.walk.steps)

        #expect(fault == nil, "\(tabs.selectedViewController?.title ?? "")")
    }
}
