import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct TabBarItemAppearanceTests {
    @Test func `the bar looks as the selected tab says`() {
        let tester = ViewTester()
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 375, height: 49))
        let items = ["A", "B"].enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
        let (standard, edge) = (UITabBarAppearance(), UITabBarAppearance())
        (standard.backgroundColor, edge.backgroundColor) = (.red, .green)
        items[1].standardAppearance = standard
        items[1].scrollEdgeAppearance = edge
        (bar.items, bar.selectedItem) = (items, items[0])
        tester.show(bar)

        let plain = bar.appearanceInForce
        bar.selectedItem = items[1]
        let own = bar.appearanceInForce?.backgroundColor
        items[1].standardAppearance?.backgroundColor = .blue
        tester.pump()

        #expect(plain == nil)
        #expect(own == .red || own == .green)
        #expect(items[1].scrollEdgeAppearance?.backgroundColor == .green)
        #expect(items[1].standardAppearance?.backgroundColor == .blue)
    }

    @Test func `the default configuration resets the appearance`() {
        let appearance = UITabBarItemAppearance(style: .inline)
        appearance.normal.iconColor = .red
        appearance.selected.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)

        appearance.configureWithDefault(for: .compactInline)

        #expect(appearance.normal.iconColor == nil)
        #expect(appearance.selected.titlePositionAdjustment == .zero)
    }
}
