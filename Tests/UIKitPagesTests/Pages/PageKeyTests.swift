import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitPages
import UIKitTesting

@testable import CoreStages

/// Key commands of pages without a first responder.
@Suite(.application) final class PageKeyTests {
    private lazy var tester = ViewTester(size: CGSize(width: 1024, height: 768), idiom: .pad)
    private var calls: [String] = []

    private func controller(_ name: String) -> UIViewController {
        CommandController(name) { [unowned self] in calls.append($0) }
    }

    private func press(_ keys: UIKeyboardHIDUsage...) -> [String] {
        calls = []
        for key in keys { tester.press(key) }
        return calls
    }

    @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func `the page that is shown hears of a key`(style: UIPageViewController.TransitionStyle) {
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        pages.setViewControllers([controller("a")], direction: .forward, animated: false)
        tester.show(pages)

        let first = press(.keyboardK)
        pages.setViewControllers([controller("b")], direction: .forward, animated: false)
        tester.pump()
        let second = press(.keyboardK, .keyboardA)

        #expect(first == ["a: k"])
        #expect(second == ["b: k"])
    }

    @Test func `both pages of an open book hear of a key, the first one first`() {
        let book = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid])
        book.setViewControllers([controller("a"), controller("b")], direction: .forward, animated: false)
        tester.show(book)

        let heard = press(.keyboardK, .keyboardB)

        #expect(heard == ["a: k", "b: b"])
    }

    @Test func `containers inside each other are looked through down to the last one`() {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([controller("a")], direction: .forward, animated: false)
        split.setViewController(controller("p"), for: .primary)
        split.setViewController(pages, for: .secondary)
        tester.show(split)
        tester.settle()

        let heard = press(.keyboardK, .keyboardA, .keyboardP)

        #expect(heard == ["a: k", "a: a", "p: p"])
    }
}
