import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
import UIFoundation
import UIKitTesting

/// Seven controllers in the tabs of a phone, of which the user chooses four.
final class CustomizedTabs: UITabBarControllerDelegate {
    let tester: ViewTester
    let log = RecordingViewController.Log()
    let tabs = UITabBarController()
    let all: [UIViewController]
    private(set) var calls: [String] = []
    /// Run when the delegate is called before customising ends.
    var onWillEnd: () -> Void = {}

    init(
        size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 1,
        appearance: UIUserInterfaceStyle = .light, idiom: UIUserInterfaceIdiom = .phone,
        direction: UIUserInterfaceLayoutDirection = .leftToRight, text: ViewTester.Text = .boxes
    ) {
        tester = ViewTester(
            size: size, scale: scale, appearance: appearance, idiom: idiom, direction: direction, text: text)
        let symbols = ["house", "star", "clock", "person", "heart", "bell", "book"]
        let titles = ["Home", "Stars", "Hours", "People", "Likes", "Options", "Books"]
        all = zip(titles, symbols).map { [log] title, symbol in
            let controller = RecordingViewController(title, log: log)
            controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
            return controller
        }
        tabs.viewControllers = all
        tabs.delegate = self
        tester.show(tabs)
    }

    /// Opens the list and taps "Edit".
    func open() throws {
        try tester.tap(.view(tabButton("More")))
        tester.settle()
        try tester.tap(.text("Edit"))
        tester.settle()
        _ = log.drain()
    }

    func done() throws {
        try tester.tap(.text("Done"))
        tester.settle()
    }

    var sheet: TabSheet? { tabs.view.subviews.lazy.compactMap { $0 as? TabSheet }.first }

    func cell(_ title: String) throws -> TabSheetCell {
        try #require(sheet?.cells.first { $0.item.title == title })
    }

    func tabButton(_ title: String) throws -> TabButton {
        try #require(tabs.tabBar.buttons.first { $0.item.title == title })
    }

    func middle(of view: UIView) -> CGPoint { view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) }

    /// Takes an item to a tab, where the finger stays.
    func take(_ item: UIView, to tab: String) throws -> TestTouch {
        let touch = try tester.touch(.view(item))
        tester.pump(by: 0.05)
        let (from, to) = (middle(of: item), middle(of: try tabButton(tab)))
        tester.move(touch, by: CGVector(dx: to.x - from.x, dy: to.y - from.y))
        return touch
    }

    /// Drops an item of the screen on a tab.
    func drop(_ item: String, on tab: String) throws {
        try take(try cell(item), to: tab).lift()
        tester.settle()
    }

    var shownTabs: [String?] { tabs.tabBar.items?.map(\.title) ?? [] }

    /// The titles of all controllers in order.
    var order: [String?] { names(tabs.viewControllers ?? []) }

    private func names(_ controllers: [UIViewController]) -> [String?] { controllers.map(\.tabBarItem.title) }

    private func list(_ controllers: [UIViewController]) -> String {
        controllers.map { $0.tabBarItem.title ?? "" }.joined(separator: " ")
    }

    // MARK: UITabBarControllerDelegate

    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) { calls.append("will begin \(list(viewControllers))") }

    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
        calls.append("will end \(list(viewControllers)) \(changed)")
        onWillEnd()
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { calls.append("did end \(list(viewControllers)) \(changed)") }
}
