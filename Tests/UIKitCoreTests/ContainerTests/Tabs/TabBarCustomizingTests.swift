import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
import UIKitTesting

/// A bar of the app's own whose tabs the user chooses.
@Suite(.application) struct TabBarCustomizingTests {
    private let items = ["A", "B", "C", "D", "E"].map { UITabBarItem(title: $0, image: nil, tag: 0) }

    private func bar(in tester: ViewTester) -> UITabBar {
        let bar = UITabBar(frame: CGRect(x: 0, y: 618, width: 375, height: 49))
        bar.items = Array(items.prefix(3))
        tester.show(bar)
        tester.pump()
        return bar
    }

    private func sheet(of bar: UITabBar) -> TabSheet? {
        bar.superview?.subviews.lazy.compactMap { $0 as? TabSheet }.first
    }

    private func drop(_ item: UITabBarItem, on tab: Int, of bar: UITabBar, _ tester: ViewTester) throws {
        let cell = try #require(sheet(of: bar)?.cell(of: item))
        let (from, to) = (
            cell.convert(cell.bounds, to: nil), bar.buttons[tab].convert(bar.buttons[tab].bounds, to: nil)
        )
        let touch = tester.touch(at: CGPoint(x: from.midX, y: from.midY))
        tester.pump(by: 0.05)
        tester.move(touch, by: CGVector(dx: to.midX - from.midX, dy: to.midY - from.midY))
        touch.lift()
        tester.settle()
    }

    @Test func `the delegate is called at begin and end, and the bar has the chosen items`() throws {
        let tester = ViewTester()
        let bar = bar(in: tester)
        let delegate = CustomizingRecorder()
        bar.delegate = delegate

        bar.beginCustomizingItems(items)
        let before = (bar.isCustomizing, delegate.calls)
        tester.settle()
        try drop(items[4], on: 0, of: bar, tester)
        let changed = bar.endCustomizing(animated: true)
        let beforeDidEnd = delegate.calls.count
        tester.settle()

        #expect(before.0 && before.1 == ["will begin ABCDE"])
        #expect(changed)
        #expect(bar.items?.map(\.title) == ["E", "B", "C"])
        #expect(beforeDidEnd == 3)
        #expect(
            delegate.calls == ["will begin ABCDE", "did begin ABCDE", "will end EBCDA true", "did end EBCDA true"])
        #expect(!bar.isCustomizing && sheet(of: bar) == nil)
    }

    @Test func `tabs that the delegate sets before it begins are those that it begins with`() throws {
        let tester = ViewTester()
        let bar = bar(in: tester)
        let delegate = CustomizingRecorder()
        delegate.onWillBegin = { [items] in $0.items = [items[3], items[4]] }
        bar.delegate = delegate

        bar.beginCustomizingItems(items)
        tester.settle()
        try drop(items[0], on: 1, of: bar, tester)
        let dropped = bar.items?.map(\.title)
        bar.endCustomizing(animated: false)
        delegate.onWillBegin = { $0.removeFromSuperview() }
        bar.beginCustomizingItems(items)

        #expect(dropped == ["D", "A"])
        #expect(bar.items?.map(\.title) == ["D", "A"])
        #expect(!bar.isCustomizing && delegate.calls.last == "will begin ABCDE")
    }

    @Test func `removing the selected tab deselects it, and its return selects it again`() throws {
        let tester = ViewTester()
        let bar = bar(in: tester)
        bar.selectedItem = items[0]

        bar.beginCustomizingItems(items)
        tester.settle()
        try drop(items[4], on: 0, of: bar, tester)
        let during = bar.items?.map(\.title)
        try drop(items[0], on: 0, of: bar, tester)
        let unchanged = bar.endCustomizing(animated: false)
        let kept = bar.selectedItem
        bar.beginCustomizingItems(items)
        tester.settle()
        try drop(items[4], on: 0, of: bar, tester)
        bar.endCustomizing(animated: false)

        #expect(during == ["E", "B", "C"])
        #expect(!unchanged)
        #expect(kept === items[0])
        #expect(bar.selectedItem == nil)
        tester.settle()
    }

    @Test func `tabs that are not offered stay`() throws {
        let tester = ViewTester()
        let bar = bar(in: tester)

        bar.beginCustomizingItems([items[1], items[4]])
        tester.settle()
        try drop(items[4], on: 0, of: bar, tester)
        try drop(items[4], on: 1, of: bar, tester)

        #expect(bar.items?.map(\.title) == ["A", "E", "C"])
        bar.endCustomizing(animated: false)
    }

    @Test func `other tabs of the app's end it, and the bar in another view too`() {
        let tester = ViewTester()
        let bar = bar(in: tester)

        bar.beginCustomizingItems(items)
        tester.settle()
        bar.items = [items[3]]
        let afterItems = bar.isCustomizing
        bar.beginCustomizingItems(items)
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        bar.superview?.addSubview(other)
        other.addSubview(bar)
        tester.settle()

        #expect(!afterItems)
        #expect(bar.items?.map(\.title) == ["D"])
        #expect(!bar.isCustomizing)
        #expect(other.superview?.subviews.contains { $0 is TabSheet } == false)
    }

    @Test func `without items to choose from Done is shown all the same`() throws {
        let tester = ViewTester()
        let bar = bar(in: tester)

        bar.beginCustomizingItems([])
        tester.settle()
        try tester.tap(.text("Done"))
        tester.settle()

        #expect(!bar.isCustomizing)
        #expect(bar.items?.count == 3)
    }

    @Test func `many items are scrolled by a quick finger and taken by one that stays`() throws {
        let tester = ViewTester(size: CGSize(width: 320, height: 300))
        let bar = UITabBar(frame: CGRect(x: 0, y: 268, width: 320, height: 32))
        bar.items = items
        tester.show(bar)
        bar.beginCustomizingItems(items + (0..<20).map { UITabBarItem(title: "\($0)", image: nil, tag: 0) })
        tester.settle()
        let cell = try #require(sheet(of: bar)?.cells.first)
        let scrollView = try #require(cell.superview as? UIScrollView)
        let start = scrollView.contentOffset.y

        try tester.drag(.view(cell), by: CGVector(dx: 0, dy: -60))
        tester.settle()
        let scrolled = scrollView.contentOffset.y - start
        let touch = tester.touch(at: CGPoint(x: 160, y: 150))
        tester.pump(by: 0.3)
        let carried = sheet(of: bar)?.cells.filter(\.isAway).count
        touch.lift()
        tester.settle()

        #expect(scrolled > 30)
        #expect(carried == 1)
        bar.endCustomizing(animated: false)
    }

    @Test func `customising a controller's bar or a bar without a superview stops the program`() async {
        let owned = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let tabs = UITabBarController()
                tabs.tabBar.beginCustomizingItems([])
                withExtendedLifetime(tabs) {}
            }
        }
        let loose = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UITabBar(frame: .zero).beginCustomizingItems([]) }
        }

        #expect(owned.sentence.contains("The tab bar belongs to UITabBarController"))
        #expect(loose.sentence.contains("The tab bar has no superview"))
    }
}

private final class CustomizingRecorder: UITabBarDelegate {
    var calls: [String] = []
    var onWillBegin: (UITabBar) -> Void = { _ in }

    private func note(_ call: String, _ items: [UITabBarItem]) {
        calls.append("\(call) \(items.map { $0.title ?? "" }.joined())")
    }

    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        note("will begin", items)
        onWillBegin(tabBar)
    }
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { note("did begin", items) }

    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        note("will end", items)
        calls[calls.count - 1] += " \(changed)"
    }

    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        note("did end", items)
        calls[calls.count - 1] += " \(changed)"
    }
}
