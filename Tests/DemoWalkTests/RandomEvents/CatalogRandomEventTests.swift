import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import Catalog

@MainActor @Suite(.application) struct CatalogRandomEventTests {
    private nonisolated static let walk = WalkLength(steps: 500, seeds: [0])

    @Test(arguments: 0..<20, walk.seeds)
    func `random events on a page of the catalog leave no fault`(page: Int, seed: UInt64) throws {
        let delegate = AppDelegate()
        let stage = DemoStage(delegate, size: CGSize(width: 390, height: 844), seed: seed &+ UInt64(page))
        let navigation = try #require(delegate.window?.rootViewController as? UINavigationController)
        let subjects = Subject.groups.flatMap(\.subjects)
        navigation.pushViewController(subjects[page].makePage(), animated: false)

        let fault = stage.run(Self.walk.steps)

        #expect(fault == nil, "\(subjects[page].title)")
        #expect(subjects.count == 20)
    }
}
