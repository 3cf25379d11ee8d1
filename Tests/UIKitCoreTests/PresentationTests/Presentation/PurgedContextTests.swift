import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// Contexts whose controllers' views were released for lack of memory, in windows that turn meanwhile.
@Suite(.application) final class PurgedContextTests {
    private lazy var tester = ViewTester()
    private lazy var page = UIViewController()
    private lazy var presented = UIViewController()
    private lazy var other = UIViewController()
    private let landscape = CGRect(x: 0, y: 0, width: 667, height: 375)

    private func container(_ name: String) -> UIViewController {
        switch name {
        case "stack", "moving stack": return UINavigationController(rootViewController: page)
        case "own":
            let container = UIViewController()
            container.addChild(page)
            container.view.addSubview(page.view)
            page.didMove(toParent: container)
            return container
        case "split":
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(page, for: .primary)
            split.setViewController(other, for: .secondary)
            return split
        default:
            let tabs = UITabBarController()
            tabs.viewControllers = [page, other]
            return tabs
        }
    }

    private func present(_ style: UIModalPresentationStyle) {
        page.definesPresentationContext = true
        presented.modalPresentationStyle = style
        page.present(presented, animated: false)
        tester.settle()
        UIApplication.shared.purgesOffscreenViewsOnMemoryWarning = true
    }

    /// Presents one more over the presented controller.
    private func presentSecond() -> UIViewController {
        let second = UIViewController()
        second.modalPresentationStyle = .currentContext
        presented.present(second, animated: false)
        tester.settle()
        return second
    }

    private func purgeAndTurn() {
        tester.warnOfLowMemory()
        tester.rotate(toTheLeft: true)
        tester.settle()
    }

    /// Shows another page of a container than the one with the context, or that one again.
    private func leave(in container: UIViewController) {
        if let tabs = container as? UITabBarController { tabs.selectedIndex = 1 }
        (container as? UINavigationController)?.pushViewController(other, animated: false)
        tester.settle()
    }

    private func comeBack(in container: UIViewController, animated: Bool = false) {
        if let tabs = container as? UITabBarController { tabs.selectedIndex = 0 }
        (container as? UINavigationController)?.popViewController(animated: animated)
        tester.settle()
    }

    @Test(
        arguments: ["stack", "moving stack", "tabs"], [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func `a page that is off screen in a turn has its frame when it returns`(
        name: String, style: UIModalPresentationStyle
    ) {
        let animated = name == "moving stack"
        let container = container(name)
        tester.show(container)
        present(style)
        leave(in: container)

        purgeAndTurn()
        comeBack(in: container, animated: animated)
        let covering = presented.shownFrame
        page.dismiss(animated: animated)
        tester.settle()

        #expect(covering == landscape)
        #expect(page.shownFrame == landscape && presented.shownFrame == nil)
        #expect(page.view.safeAreaInsets == presented.view.safeAreaInsets)
        #expect(tester.diagnostics.isEmpty)
    }

    @Test(arguments: ["stack", "tabs", "own"], [true, false])
    func `a page that is covered in a turn has its frame when it is uncovered`(name: String, animated: Bool) {
        tester.show(container(name))
        present(.currentContext)

        tester.warnOfLowMemory()
        let wasReleased = !page.isViewLoaded
        tester.rotate(toTheLeft: true)
        tester.settle()
        let covering = presented.shownFrame
        page.dismiss(animated: animated)
        tester.settle()

        #expect(wasReleased)
        #expect(covering == landscape && page.shownFrame == landscape)
    }

    @Test(arguments: ["stack", "tabs", "own"])
    func `a page that is covered twice in a turn has its frame when it is uncovered`(name: String) {
        tester.show(container(name))
        present(.currentContext)
        let second = presentSecond()

        purgeAndTurn()
        let top = second.shownFrame
        presented.dismiss(animated: false)
        tester.settle()
        let middle = presented.shownFrame
        page.dismiss(animated: false)
        tester.settle()

        #expect(top == landscape && middle == landscape && page.shownFrame == landscape)
    }

    @Test(arguments: ["stack", "tabs", "own"])
    func `a page that is covered by two has its frame when the lower one is dismissed`(name: String) {
        tester.show(container(name))
        present(.currentContext)
        let second = presentSecond()

        purgeAndTurn()
        page.dismiss(animated: false)
        tester.settle()

        #expect(page.shownFrame == landscape && presented.shownFrame == nil && second.shownFrame == nil)
    }

    @Test(arguments: ["stack", "tabs"])
    func `a page that is uncovered while off screen has its frame when it returns`(name: String) {
        let container = container(name)
        tester.show(container)
        present(.currentContext)
        leave(in: container)

        purgeAndTurn()
        page.dismiss(animated: false)
        tester.warnOfLowMemory()
        tester.settle()
        comeBack(in: container)

        #expect(page.shownFrame == landscape && presented.shownFrame == nil)
        #expect(tester.diagnostics.isEmpty)
    }

    @Test(arguments: [UIModalPresentationStyle.formSheet, .pageSheet, .fullScreen, .overFullScreen], [true, false])
    func `a page that is itself presented has its frame when it is uncovered`(
        style: UIModalPresentationStyle, inStack: Bool
    ) {
        let tester = ViewTester(size: CGSize(width: 1024, height: 768), idiom: .pad)
        tester.show(other)
        let sheet = inStack ? UINavigationController(rootViewController: page) : page
        sheet.modalPresentationStyle = style
        other.present(sheet, animated: false)
        tester.settle()
        sheet.definesPresentationContext = true
        presented.modalPresentationStyle = .currentContext
        page.present(presented, animated: false)
        tester.settle()
        UIApplication.shared.purgesOffscreenViewsOnMemoryWarning = true

        tester.warnOfLowMemory()
        tester.rotate(toTheLeft: true)
        tester.settle()
        let covering = presented.shownFrame
        page.dismiss(animated: false)
        tester.settle()
        let uncovered = sheet.shownFrame
        let reference = UIViewController()
        reference.modalPresentationStyle = style
        other.dismiss(animated: false)
        other.present(reference, animated: false)
        tester.settle()

        #expect(covering == reference.shownFrame)
        #expect(uncovered == reference.shownFrame)
    }

    @Test func `a column has its frame when it is uncovered`() {
        let padTester = ViewTester(size: CGSize(width: 1024, height: 768), idiom: .pad)
        let split = container("split")
        padTester.show(split)
        page.definesPresentationContext = true
        presented.modalPresentationStyle = .currentContext
        page.present(presented, animated: false)
        padTester.settle()
        UIApplication.shared.purgesOffscreenViewsOnMemoryWarning = true
        let before = presented.shownFrame

        padTester.warnOfLowMemory()
        padTester.resize(to: CGSize(width: 1100, height: 800))
        padTester.settle()
        let after = presented.shownFrame
        page.dismiss(animated: false)
        padTester.settle()

        #expect(before?.height == 768 && after?.height == 800)
        #expect(page.shownFrame == after && page.shownFrame?.width == before?.width)
    }
}
