import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
import UIFoundation
import UIKitTesting

@Suite(.application) struct NavigationBarTests {
    private func show(_ titles: String?..., in tester: ViewTester) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = titles.map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        tester.show(navigation)
        return navigation
    }

    @Test func `the bar shows the top's title and the way back`() {
        let tester = ViewTester()

        let navigation = show("One", "Two", in: tester)

        #expect(tester.drawnTexts.contains("Two"))
        #expect(tester.drawnTexts.contains("One"))
        #expect(navigation.navigationBar.topItem === navigation.viewControllers[1].navigationItem)
        #expect(navigation.navigationBar.backItem === navigation.viewControllers[0].navigationItem)
    }

    @Test func `a tap on the way back pops`() throws {
        let tester = ViewTester()
        let navigation = show("One", "Two", in: tester)

        try tester.tap(.type(BackButton.self))
        tester.settle()

        #expect(navigation.viewControllers.count == 1)
        #expect(!tester.drawnTexts.contains("Two"))
    }

    @Test func `a container that is its bar's delegate may refuse a tap on the way back`() throws {
        let tester = ViewTester()
        let navigation = RefusingNavigationController()
        navigation.viewControllers = [UIViewController(), UIViewController()]
        tester.show(navigation)

        try tester.tap(.type(BackButton.self))
        tester.settle()

        #expect(navigation.viewControllers.count == 2)
        #expect(navigation.questions == 1)
    }

    @Test func `a back action replaces the pop, and disables the swipe`() throws {
        let tester = ViewTester()
        let navigation = show("One", "Two", in: tester)
        var count = 0
        navigation.topViewController?.navigationItem.backAction = UIAction { _ in count += 1 }

        try tester.tap(.type(BackButton.self))
        tester.settle()
        let touch = tester.touch(at: CGPoint(x: 5, y: 400))
        tester.move(touch, by: CGVector(dx: 300, dy: 0), over: 0.2)
        touch.lift()
        tester.settle()

        #expect(count == 1)
        #expect(navigation.viewControllers.count == 2)
    }

    @Test func `the button given for the way back says how it looks and whether it reacts`() throws {
        let tester = ViewTester()
        let navigation = show("One", "Two", in: tester)
        let item = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
        item.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
        navigation.viewControllers[0].navigationItem.backBarButtonItem = item
        tester.pump()
        let label = try #require(tester.view(.type(BackButton.self)).subviews.compactMap { $0 as? UILabel }.first)
        let color = label.textColor

        item.isEnabled = false
        tester.pump()
        try tester.tap(.type(BackButton.self))
        tester.settle()

        #expect(label.text == "Home")
        #expect(color == .systemRed)
        #expect(label.textColor == .tertiaryLabel)
        #expect(navigation.viewControllers.count == 2)
    }

    @Test func `the word on the way back is the button's, then the given one, then the title, then Back`() {
        let item = UINavigationItem(title: "Title")
        let nameless = UINavigationItem()

        let byTitle = BackTitles.words(for: item)
        item.backButtonTitle = "Given"
        let byGiven = BackTitles.words(for: item)
        item.backBarButtonItem = UIBarButtonItem(title: "Button", style: .plain, target: nil, action: nil)
        let byButton = BackTitles.words(for: item)
        item.backButtonDisplayMode = .generic
        let generic = BackTitles.words(for: item)
        item.backButtonDisplayMode = .minimal
        let minimal = BackTitles.words(for: item)

        #expect(byTitle == ["Title", "Back"])
        #expect(byGiven == ["Given", "Back"])
        #expect(byButton == ["Button", "Back"])
        #expect(generic == ["Back"])
        #expect(minimal == [])
        #expect(BackTitles.words(for: nameless) == ["Back"])
    }

    @Test func `a changed title shows at once in the bar`() {
        let tester = ViewTester()
        let navigation = show("One", in: tester)

        navigation.topViewController?.title = "Changed"
        tester.pump()

        #expect(tester.drawnTexts.contains("Changed"))
        #expect(!tester.drawnTexts.contains("One"))
    }

    @Test func `left items replace the back button unless they supplement it`() {
        let tester = ViewTester()
        let navigation = show("One", "Two", in: tester)
        let item = navigation.viewControllers[1].navigationItem

        item.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
        tester.pump()
        let replaced = !tester.exists(.type(BackButton.self))
        item.leftItemsSupplementBackButton = true
        tester.pump()
        let supplemented = tester.exists(.type(BackButton.self))
        item.hidesBackButton = true
        tester.pump()

        #expect(replaced)
        #expect(supplemented)
        #expect(!tester.exists(.type(BackButton.self)))
    }

    @Test func `a title view replaces the title in its own size`() {
        let tester = ViewTester()
        let navigation = show("One", in: tester)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

        navigation.topViewController?.navigationItem.titleView = view
        tester.pump()

        // The middle of 375 less half of 100, to whole pixels; of the bar from 20 to 64, less half of 30.
        #expect(view.convert(view.bounds, to: nil) == CGRect(x: 138, y: 27, width: 100, height: 30))
        #expect(!tester.drawnTexts.contains("One"))
    }

    @Test func `a bar of the app's own pushes and pops items when its delegate lets it`() {
        let tester = ViewTester()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 375, height: 44))
        let delegate = ItemRecorder()
        bar.delegate = delegate
        tester.show(bar)

        bar.pushItem(UINavigationItem(title: "One"), animated: false)
        bar.pushItem(UINavigationItem(title: "Two"), animated: true)
        tester.settle()
        let popped = bar.popItem(animated: true)
        tester.settle()

        #expect(popped?.title == "Two")
        #expect(bar.items?.map(\.title) == ["One"])
        #expect(delegate.calls == ["didPush One", "didPush Two", "didPop Two"])
        #expect(tester.drawnTexts.contains("One"))
        #expect(!tester.drawnTexts.contains("Two"))
    }

    @Test func `a delegate hears of a pushed and a popped item when the motion is over`() {
        let tester = ViewTester()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 375, height: 44))
        let delegate = ItemRecorder()
        bar.delegate = delegate
        bar.items = [UINavigationItem(title: "One")]
        tester.show(bar)

        bar.pushItem(UINavigationItem(title: "Two"), animated: true)
        tester.pump(by: 0.1)
        let onTheWay = delegate.calls
        tester.settle()
        let pushed = delegate.calls
        bar.popItem(animated: true)
        tester.pump(by: 0.1)
        let onTheWayBack = delegate.calls
        bar.pushItem(UINavigationItem(title: "Three"), animated: false)
        let interrupted = delegate.calls
        tester.settle()

        #expect(onTheWay.isEmpty)
        #expect(pushed == ["didPush Two"])
        #expect(onTheWayBack == pushed)
        #expect(interrupted == pushed + ["didPop Two", "didPush Three"])
        #expect(delegate.calls == interrupted)
    }

    @Test func `a controller's title reaches its items and not the reverse`() {
        let controller = UIViewController()
        let (item, tab) = (controller.navigationItem, controller.tabBarItem)

        controller.title = "Title"
        let titles = [item.title, tab?.title]
        item.title = "Other"

        #expect(titles == ["Title", "Title"])
        #expect(controller.title == "Title")
        #expect(tab?.title == "Title")
    }
}

private final class RefusingNavigationController: UINavigationController, UINavigationBarDelegate {
    var questions = 0

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        questions += 1
        return false
    }
}

private final class ItemRecorder: UINavigationBarDelegate {
    var calls: [String] = []

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        calls.append("didPush \(item.title ?? "")")
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        calls.append("didPop \(item.title ?? "")")
    }
}
