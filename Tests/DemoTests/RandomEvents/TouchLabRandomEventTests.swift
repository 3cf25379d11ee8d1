import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import TouchLab

@MainActor @Suite(.application) struct TouchLabRandomEventTests {
    /// With those of Catalog there are 200,000 events.
    private static let events = 16_250

    @Test(arguments: 0..<4) func `whatever happens on a page, nothing is left over`(page: Int) throws {
        let delegate = AppDelegate()
        let stage = DemoStage(delegate, size: CGSize(width: 375, height: 667), seed: UInt64(100 + page))
        let tabs = try #require(delegate.window?.rootViewController as? UITabBarController)
        tabs.selectedIndex = page

        let fault = stage.run(Self.events)

        #expect(fault == nil, "\(tabs.selectedViewController?.title ?? "")")
    }
}
