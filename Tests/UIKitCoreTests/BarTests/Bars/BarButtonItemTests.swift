import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
import UIFoundation
import UIKitTesting

@Suite(.application) struct BarButtonItemTests {
    private func show(_ item: UIBarButtonItem, in tester: ViewTester) -> UIViewController {
        let controller = TappedViewController()
        controller.navigationItem.rightBarButtonItem = item
        tester.show(UINavigationController(rootViewController: controller))
        return controller
    }

    @Test func `a tap calls the target's method with the item as sender`() throws {
        let tester = ViewTester()
        let target = TapCounter()
        let item = UIBarButtonItem(title: "Go", style: .plain, target: target, action: TapCounter.tapped)
        _ = show(item, in: tester)

        try tester.tap(.text("Go"))
        tester.settle()

        #expect(target.senders.map(ObjectIdentifier.init) == [ObjectIdentifier(item)])
    }

    @Test func `a tap performs the primary action`() throws {
        let tester = ViewTester()
        var count = 0
        let item = UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in count += 1 })
        _ = show(item, in: tester)

        try tester.tap(.text("Go"))
        tester.settle()

        #expect(count == 1)
        #expect(item.title == "Go")
    }

    @Test func `among the system items those that finish a task have the done style`() {
        let items: [UIBarButtonItem.SystemItem] = [.done, .save, .cancel, .edit, .add]

        let styles = items.map { UIBarButtonItem(systemItem: $0).style }

        #expect(styles == [.done, .done, .plain, .plain, .plain])
    }

    @Test func `a tap shows the menu of a button without an action`() throws {
        let tester = ViewTester()
        var senders: [ObjectIdentifier] = []
        let choice = UIAction(title: "Red") { action in
            if let item = action.sender as? UIBarButtonItem { senders.append(ObjectIdentifier(item)) }
        }
        let item = UIBarButtonItem(title: "Go", menu: UIMenu(children: [choice]))
        _ = show(item, in: tester)

        try tester.tap(.text("Go"))
        tester.settle()
        try tester.tap(.text("Red"))
        tester.settle()

        #expect(senders == [ObjectIdentifier(item)])
        #expect(tester.runtime.openMenu == nil)
    }

    @Test func `a button with an action shows its menu after a long press`() throws {
        let tester = ViewTester()
        var count = 0
        let item = UIBarButtonItem(
            primaryAction: UIAction(title: "Go") { _ in count += 1 },
            menu: UIMenu(children: [UIAction(title: "Red") { _ in }]))
        _ = show(item, in: tester)

        try tester.tap(.text("Go"))
        tester.settle()
        let afterTap = tester.exists(.text("Red"))
        try tester.longPress(.text("Go"))
        tester.settle()

        #expect(!afterTap)
        #expect(count == 1)
        #expect(tester.exists(.text("Red")))
    }

    @Test func `without a target the responder chain is searched from the bar`() throws {
        let tester = ViewTester()
        let item = UIBarButtonItem(
            title: "Go", style: .plain, target: nil, action: Selector(TappedNavigationController.tapped))
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = item
        let navigation = TappedNavigationController(rootViewController: controller)
        tester.show(navigation)

        try tester.tap(.text("Go"))
        tester.settle()

        #expect(navigation.taps == 1)
    }

    @Test func `a deallocated target gets no action, and no other object gets it`() throws {
        let tester = ViewTester()
        let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        let navigation = TappedNavigationController(rootViewController: UIViewController())
        do {
            let other = TappedNavigationController()
            item.target = other
            item.action = Selector(TappedNavigationController.tapped)
        }
        navigation.topViewController?.navigationItem.rightBarButtonItem = item
        tester.show(navigation)

        try tester.tap(.text("Go"))
        tester.settle()

        #expect(navigation.taps == 0)
    }

    @Test func `a disabled item does not react`() throws {
        let tester = ViewTester()
        let target = TapCounter()
        let item = UIBarButtonItem(title: "Go", style: .plain, target: target, action: TapCounter.tapped)
        item.isEnabled = false
        _ = show(item, in: tester)

        try tester.tap(.text("Go"))
        tester.settle()

        #expect(target.senders.isEmpty)
    }

    @Test func `a pressed item fades to a fifth and returns to full opacity`() throws {
        let tester = ViewTester()
        _ = show(UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil), in: tester)

        let touch = try tester.touch(.text("Go"))
        let pressed = try tester.view(.text("Go")).alpha
        touch.lift()
        tester.settle()

        #expect(abs(pressed - 0.2) < 0.001)
        #expect(try tester.view(.text("Go")).alpha == 1)
    }

    @Test func `system items show their word or a picture of 24 points`() {
        let tester = ViewTester()
        let controller = show(UIBarButtonItem(barButtonSystemItem: .save, target: nil, action: nil), in: tester)
        let hasWord = tester.drawnTexts.contains("Save")

        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .trash, target: nil, action: nil)
        tester.pump()

        #expect(hasWord)
        #expect((try? tester.view(.type(BarGlyph.self)))?.bounds.size == CGSize(width: 24, height: 24))
    }

    @Test func `a custom view keeps its size and its touches`() throws {
        let tester = ViewTester()
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        let actions = ActionRecorder(of: control)
        _ = show(UIBarButtonItem(customView: control), in: tester)

        try tester.tap(.view(control))

        #expect(control.convert(control.bounds, to: nil) == CGRect(x: 309, y: 27, width: 50, height: 30))
        #expect(actions.events == [.touchDown, .touchUpInside])
    }

    @Test func `an item's changes show at once`() {
        let tester = ViewTester()
        let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        _ = show(item, in: tester)

        item.title = "Stop"
        tester.pump()

        #expect(tester.drawnTexts.contains("Stop"))
        #expect(!tester.drawnTexts.contains("Go"))
    }

    @Test func `titles take the tint of the bar unless the item has its own`() throws {
        let tester = ViewTester()
        let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        let controller = show(item, in: tester)
        controller.navigationController?.navigationBar.tintColor = .systemGreen
        let label = try #require(try tester.view(.text("Go")) as? UILabel)

        let inherited = label.textColor
        item.tintColor = .systemRed

        #expect(inherited == .systemGreen)
        #expect(label.textColor == .systemRed)
    }
}

private class TappedViewController: UIViewController {}

private final class TappedNavigationController: UINavigationController {
    var taps = 0
    func tapped() { taps += 1 }
}

private final class TapCounter {
    var senders: [UIBarButtonItem] = []
    func tapped(_ sender: UIBarButtonItem) { senders.append(sender) }
}
