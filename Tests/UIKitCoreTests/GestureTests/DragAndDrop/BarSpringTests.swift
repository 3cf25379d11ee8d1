import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

/// The buttons and tabs of bars that are activated by what is dragged over them.
@Suite(.application) final class BarSpringTests {
    private lazy var stage = DragStage()
    private var calls: [String] = []

    private func item(_ title: String, menu: UIMenu? = nil) -> UIBarButtonItem {
        let action = UIAction { [unowned self] _ in calls.append(title) }
        return UIBarButtonItem(title: title, primaryAction: menu == nil ? action : nil, menu: menu)
    }

    /// Shows a toolbar with items, of which all are spring-loaded.
    private func showToolbar(_ items: [UIBarButtonItem]) -> UIToolbar {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 600, width: 375, height: 44))
        toolbar.items = items
        for item in items { item.isSpringLoaded = true }
        stage.goal.superview?.addSubview(toolbar)
        stage.tester.pump()
        return toolbar
    }

    private func middle(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    private func drop(_ touch: TestTouch) {
        touch.lift()
        stage.tester.settle()
    }

    // MARK: Buttons

    @Test(arguments: [true, false])
    func `a spring-loaded bar button performs its action while it is enabled`(isEnabled: Bool) throws {
        let item = item("Add")
        #expect(!item.isSpringLoaded)
        let button = try #require(showToolbar([item]).descendants(BarButton.self).first)
        item.isEnabled = isEnabled
        let touch = stage.drag(to: middle(of: button))
        stage.tester.pump(by: 0.3)
        let isHighlighted = button.isHighlighted
        stage.tester.pump(by: 1)
        drop(touch)

        #expect(isHighlighted == isEnabled)
        #expect(calls == (isEnabled ? ["Add"] : []))
        #expect(!button.isHighlighted)
    }

    @Test func `a bar button without springs, one with a menu alone and a custom view are left alone`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        let custom = UIBarButtonItem(customView: view)
        custom.primaryAction = UIAction { [unowned self] _ in calls.append("custom") }
        let off = item("Off")
        let menu = item("Menu", menu: UIMenu(children: [UIAction(title: "One") { _ in }]))
        let toolbar = showToolbar([off, menu, custom])
        off.isSpringLoaded = false
        var states: [Bool] = []
        let touch = stage.drag(to: DragStage.between)
        for button in toolbar.descendants(BarButton.self) {
            touch.move(to: middle(of: button))
            stage.tester.pump(by: 0.3)
            states.append(button.isHighlighted)
            stage.tester.pump(by: 1)
        }
        let isMenuOpen = stage.tester.runtime.openMenu != nil
        drop(touch)

        #expect(states == [false, false, false])
        #expect(calls == [])
        #expect(!isMenuOpen)
    }

    @Test func `an item keeps its spring in another bar`() throws {
        let item = item("Add")
        let first = showToolbar([item])
        first.items = []
        let second = showToolbar([item])
        let button = try #require(second.descendants(BarButton.self).first)
        let touch = stage.drag(to: middle(of: button))
        stage.tester.pump(by: 1.2)
        drop(touch)

        #expect(calls == ["Add"])
        #expect(first.descendants(BarButton.self).isEmpty)
    }

    @Test func `the button of a navigation bar is activated at the edge that reacts to a finger`() throws {
        let page = UIViewController()
        let source = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
        page.loadViewIfNeeded()
        page.view.addSubview(source)
        source.addInteraction(stage.dragInteraction)
        let item = item("+")
        item.isSpringLoaded = true
        page.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: page)
        stage.tester.show(navigation)
        let button = try #require(navigation.navigationBar.descendants(BarButton.self).first { $0.item === item })
        let frame = button.convert(button.bounds, to: nil)

        let touch = stage.tester.touch(at: CGPoint(x: 150, y: 250))
        stage.tester.pump(by: 0.6)
        // The title is narrower than 44 points, for which it reacts.
        touch.move(to: CGPoint(x: frame.minX - 4, y: frame.midY))
        stage.tester.pump(by: 1.2)
        drop(touch)

        #expect(frame.width < 36)
        #expect(calls == ["+"])
    }

    // MARK: Tabs

    private final class Chooser: NSObject, UITabBarDelegate, UITabBarControllerDelegate {
        var allows = true
        var chosen: [String] = []

        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.title ?? "") }

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool { allows }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) { chosen.append(viewController.tabBarItem.title ?? "") }
    }

    private let chooser = Chooser()

    private func showTabs() -> UITabBar {
        let bar = UITabBar(frame: CGRect(x: 0, y: 600, width: 375, height: 49))
        bar.items = ["one", "two", "three"].enumerated().map { index, title in
            UITabBarItem(title: title, image: nil, tag: index)
        }
        bar.selectedItem = bar.items?[0]
        bar.items?[2].isEnabled = false
        bar.delegate = chooser
        stage.goal.superview?.addSubview(bar)
        stage.tester.pump()
        return bar
    }

    @Test func `a spring-loaded tab bar selects the tab below the items, with a light on it until then`() {
        let bar = showTabs()
        #expect(!bar.isSpringLoaded)
        bar.isSpringLoaded = true
        let parts = bar.buttons.map(\.subviews.count)
        let touch = stage.drag(to: middle(of: bar.buttons[1]))
        stage.tester.pump(by: 0.3)
        let lit = bar.buttons.map(\.subviews.count)
        stage.tester.pump(by: 1)
        let after = bar.buttons.map(\.subviews.count)
        drop(touch)

        #expect(lit == [parts[0], parts[1] + 1, parts[2]])
        #expect(after == parts)
        #expect(chooser.chosen == ["two"])
        #expect(bar.selectedItem === bar.items?[1])
        bar.isSpringLoaded = false
        #expect(!bar.isSpringLoaded)
    }

    @Test func `the selected tab, one that is disabled and tabs without springs are left alone`() {
        let bar = showTabs()
        let touch = stage.drag(to: middle(of: bar.buttons[1]))
        stage.tester.pump(by: 1.2)
        bar.isSpringLoaded = true
        for index in [0, 2] {
            touch.move(to: middle(of: bar.buttons[index]))
            stage.tester.pump(by: 1.2)
        }
        drop(touch)

        #expect(chooser.chosen.isEmpty)
        #expect(bar.selectedItem === bar.items?[0])
    }

    @Test func `a tab that is removed while the items rest above it is not selected`() {
        let bar = showTabs()
        bar.isSpringLoaded = true
        let touch = stage.drag(to: middle(of: bar.buttons[1]))
        stage.tester.pump(by: 0.5)
        bar.items = [bar.items![0]]
        stage.tester.pump(by: 2)
        drop(touch)

        #expect(chooser.chosen.isEmpty)
    }

    @Test(arguments: [true, false])
    func `the tabs of a controller are selected as by a tap, and the drag continues`(allows: Bool) {
        let pages = ["one", "two"].map { title in
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return page
        }
        pages[0].view.addSubview(stage.source)
        pages[1].view.addSubview(stage.goal)
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        tabs.delegate = chooser
        chooser.allows = allows
        stage.tester.show(tabs)
        #expect(!tabs.isSpringLoaded)
        tabs.isSpringLoaded = true
        stage.taker.operation = .copy

        let touch = stage.drag(to: middle(of: tabs.tabBar.buttons[1]))
        stage.tester.pump(by: 1.2)
        let selected = tabs.selectedIndex
        touch.move(to: DragStage.inside)
        drop(touch)

        #expect(tabs.tabBar.isSpringLoaded)
        #expect(selected == (allows ? 1 : 0))
        #expect(chooser.chosen == (allows ? ["two"] : []))
        #expect(stage.calls.contains("did end \(UIDropOperation.copy)") == allows)
    }
}
