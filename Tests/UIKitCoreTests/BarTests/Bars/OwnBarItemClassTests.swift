import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Classes that an app makes below those of bars and menus.
@Suite(.application) struct OwnBarItemClassTests {
    private final class NamedItem: UIBarButtonItem {
        var name = "item"
    }

    private final class RedAppearance: UINavigationBarAppearance {
        override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

        override init(barAppearance: UIBarAppearance) {
            super.init(barAppearance: barAppearance)
            backgroundColor = .red
        }
    }

    private final class CountingElement: UIDeferredMenuElement {}

    @Test func `spaces that a subclass makes are of the subclass`() {
        _ = ViewTester()

        let (fixed, flexible) = (NamedItem.fixedSpace(20), NamedItem.flexibleSpace())

        #expect(fixed.name == "item" && fixed.width == 20)
        #expect(flexible.name == "item" && flexible.width == 0)
    }

    @Test func `the copy of an appearance is made by the initializer of its own class`() throws {
        _ = ViewTester()
        let appearance = RedAppearance(idiom: .phone)
        appearance.shadowColor = .green
        appearance.backgroundColor = .blue

        let copy = try #require(appearance.copy() as? RedAppearance)

        #expect(copy.backgroundColor == .red)
        #expect(copy.shadowColor == .green)
        #expect(appearance.backgroundColor == .blue)
    }

    @Test func `an overridden setter of backgrounds is called with the value`() {
        final class Item: UIBarButtonItem {
            var offsets: [CGFloat] = []

            override func setBackgroundVerticalPositionAdjustment(
                _ adjustment: CGFloat, for barMetrics: UIBarMetrics
            ) { offsets.append(adjustment) }
        }
        let item = Item()

        (item as UIBarButtonItem).setBackgroundVerticalPositionAdjustment(3, for: .default)

        #expect(item.offsets == [3])
        #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 0)
    }

    @Test func `uncached elements of a subclass are of the subclass`() {
        let element = CountingElement.uncached { deliver in deliver([]) }

        #expect(type(of: element) == CountingElement.self)
    }
}
