import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import Catalog

@MainActor @Suite(.application) struct CatalogRandomEventTests {
    /// With those of TouchLab there are more than 200,000 events.
    private static let events = 7_500

    @Test(arguments: 0..<20) func `whatever happens on a page, nothing is left over`(page: Int) throws {
        let delegate = AppDelegate()
        let stage = DemoStage(delegate, size: CGSize(width: 390, height: 844), seed: UInt64(page))
        let navigation = try #require(delegate.window?.rootViewController as? UINavigationController)
        let subjects = Subject.groups.flatMap(\.subjects)
        navigation.pushViewController(subjects[page].makePage(), animated: false)

        let fault = stage.run(Self.events)

        #expect(fault == nil, "\(subjects[page].title)")
        #expect(subjects.count == 20)
    }
}
