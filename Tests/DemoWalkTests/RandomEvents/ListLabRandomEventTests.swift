import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import ListLab

@MainActor @Suite(.application) struct ListLabRandomEventTests {
    private nonisolated static let walk = WalkLength(steps: 1_500, seeds: [0, 1])

    private nonisolated static let pages = 0..<8

    @Test func `every page has its walks`() { #expect(Subject.all.indices == Self.pages) }

    @Test(arguments: pages, walk.seeds)
    func `random events on a page of the list lab leave no fault`(page: Int, seed: UInt64) throws {
        let delegate = AppDelegate()
        // A phone, and a wide window.
        let size = seed % 2 == 0 ? CGSize(width: 375, height: 667) : CGSize(width: 1024, height: 768)
        let stage = DemoStage(delegate, size: size, seed: seed &+ UInt64(page))
        let navigation = try #require(delegate.window?.rootViewController as? UINavigationController)
        navigation.pushViewController(Subject.all[page].makePage(), animated: false)

        let fault = stage.run(Self.walk.steps)

        #expect(fault == nil, "\(Subject.all[page].title)")
    }
}
